// @ts-check
// What Lighthouse says of a page:  node tools/lighthouse.mjs ADDRESS desktop|mobile [devtools]
// One line of JSON: the scores of the categories, some figures, and every audit that is not met.
// The browser is the one that CHROME_PATH names.

import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig } from "lighthouse";

const SLOWER = { desktop: 1, mobile: 4 };      // than this processor, as Lighthouse supposes
const LONG = 50;                               // ms of a task that nobody feels
const [address, kind, method = "simulate"] = process.argv.slice(2);
const throttlingMethod = /** @type {"devtools" | "simulate"} */ (method);

/** ms that tasks after the first paint block, by the time of the processor: whatever else runs. */
function blocking(events, slower) {
  const paint = events.find(({ name }) => name === "firstContentfulPaint");
  const tasks = events.filter((one) => one.name === "RunTask" && one.ph === "X" && one.tdur
    && one.pid === paint.pid && one.tid === paint.tid && one.ts > paint.ts);
  return tasks.map(({ tdur }) => Math.max(0, slower * tdur / 1000 - LONG)).reduce((sum, one) => sum + one, 0);
}

const chrome = await launch({ chromeFlags: ["--headless=new", "--no-sandbox", "--disable-dev-shm-usage"] });
try {
  const { lhr, artifacts } = await lighthouse(address, { port: chrome.port, output: "json", logLevel: "error", throttlingMethod },
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
    scores, lacking, shift: figure("cumulative-layout-shift"), bytes: figure("total-byte-weight"),
    first: figure("first-contentful-paint"), paint: figure("largest-contentful-paint"),
    index: figure("speed-index"), blocked: figure("total-blocking-time"),
    processor: Math.round(blocking(artifacts.Trace.traceEvents, SLOWER[kind])),
  }));
} finally {
  await chrome.kill();
}
