// @ts-check
/* The libraries of the page: node_modules/ -> static/vendor/libraries/.

   Each is bundled into one file of its own, which is fetched when somebody needs it, and has the
   licences of all that went into it beside it. `node tools/libraries.mjs` writes docs/libraries.md.
   A new one is a line in LIBRARIES, and its package, pinned, in package.json. */

import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { buildSync } from "esbuild";

const root = path.resolve(import.meta.dirname, "..");
export const FOLDER = path.join(root, "static", "vendor", "libraries");
const FONT_FOLDER = path.join(root, "static", "vendor", "fonts");
const ABOUT = "about.json";
const TARGET = "es2022";                                // as the page's own scripts
// The fonts of PDF files: as they come, for a font that was changed must have another name.
export const FONTS = {
  package: "dejavu-fonts-ttf", name: "DejaVu fonts", licence: "Bitstream-Vera", use: "the letters of PDF files",
  files: ["ttf/DejaVuSans.ttf", "ttf/DejaVuSans-Bold.ttf"],
};
/** What carries no text of its licence but names it; whose it is stands in its package.json. */
const NAMED_ONLY = { "@pdf-lib/fontkit": "MIT" };
const NOTICE = /\/\*(?:(?!\*\/)[^])*?Copyright(?:(?!\*\/)[^])*\*\/|(?:^ *\/\/.*\n)*^ *\/\/ Copyright.*\n(?:^ *\/\/.*\n)*/gm;
const PACKAGE = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))\//;

/** name -> what the page takes of it, and what for; from which package, if that has another name. */
/** @type {Record<string, { code: string, use: string, from?: string }>} */
export const LIBRARIES = {
  codemirror: {
    code: `export { acceptCompletion, autocompletion, completionKeymap } from "@codemirror/autocomplete";
           export { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
           export { python, pythonLanguage } from "@codemirror/lang-python";
           export { bracketMatching, defaultHighlightStyle, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
           export { lintGutter, setDiagnostics } from "@codemirror/lint";
           export { EditorState, StateEffect, StateField } from "@codemirror/state";
           export { Decoration, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
           export { tags } from "@lezer/highlight";`,
    use: "the editor of programs",
  },
  plot: {
    code: `export { dot, line, plot, rectY, ruleX, ruleY, text } from "@observablehq/plot";`,
    use: "the charts of the lab", from: "@observablehq/plot",
  },
  pdf: {
    code: `export { default as fontkit } from "@pdf-lib/fontkit";
           export { degrees, drawSvgPath, LineCapStyle, LineJoinStyle, PDFDocument, popGraphicsState, PrintScaling, pushGraphicsState, rgb, setLineJoin } from "@cantoo/pdf-lib";`,
    use: "PDF files of printed pages", from: "@cantoo/pdf-lib",
  },
  "lean-qr": { code: 'export { generate } from "lean-qr";', use: "the QR code of a link" },
};

/** One script of some code and all that it imports, and the packages that are in it.
    @param {string} code @param {string} folder  whose node_modules are used */
export function bundle(code, folder = root) {
  const { outputFiles, metafile } = buildSync({
    stdin: { contents: code, resolveDir: folder }, absWorkingDir: folder, bundle: true, format: "esm", minify: true,
    target: TARGET, legalComments: "none", metafile: true, write: false, logLevel: "silent", outfile: "library.mjs",
  });
  const inputs = Object.entries(Object.values(metafile.outputs)[0].inputs).filter(([, { bytesInOutput }]) => bytesInOutput);
  const found = inputs.map(([file]) => PACKAGE.exec(file.split(path.sep).join("/"))?.[1]).filter(Boolean);
  return { text: outputFiles[0].text, packages: [...new Set(found)].sort().map((one) => describe(path.join(folder, one))) };
}

/** A package's name, version, and licence: its id and its text. */
export function describe(folder) {
  const { name, version, license } = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
  const file = fs.readdirSync(folder).find((one) => /^(licen[cs]e|copying)/i.test(one));
  if (!file && NAMED_ONLY[name] === license)
    return { name, version, licence: license, text: namedOnly(folder) };
  if (!file || !license) throw new Error(`${name} ${version} comes without a licence, so it cannot be published.`);
  return { name, version, licence: license, text: fs.readFileSync(path.join(folder, file), "utf8").trim() };
}

/** What is known of a package without the text of its licence: its authors, and the notices of what it has
    taken in. */
function namedOnly(folder) {
  const { license, author, contributors = [], homepage, module } = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
  const notices = fs.readFileSync(path.join(folder, module), "utf8").match(NOTICE) ?? [];
  return [`The package names its licence, ${license}, and carries no text of it. Its authors: ${[author, ...contributors].join(", ")}.`,
          `Its source: ${homepage}`, "It has taken in parts with these notices:", ...new Set(notices.map((one) => one.trim()))].join("\n\n");
}

/** Put the fonts where the page finds them, with their licence. */
export function copyFonts(to = FONT_FOLDER, folder = root) {
  const from = path.join(folder, "node_modules", FONTS.package);
  fs.mkdirSync(to, { recursive: true });
  for (const file of FONTS.files) fs.copyFileSync(path.join(from, file), path.join(to, path.basename(file)));
  fs.copyFileSync(path.join(from, "LICENSE"), path.join(to, "licence.txt"));
}

/** Bundle all libraries, or others for tests. */
export function bundleAll(to = FOLDER, libraries = LIBRARIES, folder = root) {
  fs.mkdirSync(to, { recursive: true });
  const about = Object.entries(libraries).map(([name, { code, use }]) => {
    const { text, packages } = bundle(code, folder);
    fs.writeFileSync(path.join(to, `${name}.mjs`), text);
    fs.writeFileSync(path.join(to, `${name}.licence.txt`), packages.map(
      (one) => `${one.name} ${one.version} (${one.licence})\n\n${one.text}\n`).join("\n\n"));
    return { name, use, bytes: Buffer.byteLength(text), gzip: gzipSync(text, { level: 9 }).length,
             packages: packages.map(({ name, version, licence }) => ({ name, version, licence })) };
  });
  fs.writeFileSync(path.join(to, ABOUT), JSON.stringify(about, null, 1));
  return about;
}

/** What docs/libraries.md says. */
export function table(about) {
  const size = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  const rows = about.map(({ name, use, bytes, gzip, packages }) =>
    `| ${name} | ${use} | ${size(bytes)} | ${size(gzip)} | yes | ${packages.map((one) => `${one.name} ${one.version} (${one.licence})`).join(", ")} |`);
  const installed = path.join(root, "node_modules", FONTS.package);
  const { version } = JSON.parse(fs.readFileSync(path.join(installed, "package.json"), "utf8"));
  for (const file of FONTS.files) {
    const text = fs.readFileSync(path.join(installed, file));
    rows.push(`| ${path.basename(file)} | ${FONTS.use} | ${size(text.length)} | ${size(gzipSync(text, { level: 9 }).length)} | yes | ${FONTS.package} ${version} (${FONTS.licence}) |`);
  }
  return `# Libraries of the page

Written by \`node tools/libraries.mjs\`. Each library is one file in \`static/vendor/libraries/\`, fetched when it is
first needed; the service worker keeps it for visits without a network. Its licences lie beside it. Fonts lie in
\`static/vendor/fonts/\` as they came. The library of PDF files and the fonts are kept when they were used once.

| library | for | size | gzip | offline | made of |
|---|---|---|---|---|---|
${rows.join("\n")}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  fs.writeFileSync(path.join(root, "docs", "libraries.md"), table(bundleAll()));
