// What Lighthouse says of a page:  node tools/lighthouse.mjs ADDRESS desktop|mobile
// One line of JSON: the scores of the categories, some figures, and every audit that is not met.
// The browser is the one that CHROME_PATH names.

import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";

const [address, kind] = process.argv.slice(2);
const chrome = await launch({ chromeFlags: ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage"] });
try {
  const { lhr } = await lighthouse(address, { port: chrome.port, output: "json", logLevel: "error" },
    kind === "desktop" ? desktopConfig : undefined);
  const ids = (category) => category.auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id);
  const short = ({ score }) => score !== null && score < 1;
  const scores = {}, lacking = {};
  for (const [name, category] of Object.entries(lhr.categories)) {
    scores[name] = Math.round(100 * category.score);
    lacking[name] = ids(category).filter((id) => short(lhr.audits[id]))
      .map((id) => `${id}: ${lhr.audits[id].displayValue ?? lhr.audits[id].title}`);
  }
  const figure = (id) => lhr.audits[id].numericValue;
  console.log(JSON.stringify({
    scores, lacking, shift: figure("cumulative-layout-shift"), paint: figure("largest-contentful-paint"),
    blocked: figure("total-blocking-time"), bytes: figure("total-byte-weight"),
  }));
} finally {
  await chrome.kill();
}
