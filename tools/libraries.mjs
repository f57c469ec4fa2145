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
const ABOUT = "about.json";
const TARGET = "es2022";                                // as the page's own scripts
const PACKAGE = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))\//;

/** name -> what the page takes of it, and what for. */
/** @type {Record<string, { code: string, use: string }>} */
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
  if (!file || !license) throw new Error(`${name} ${version} comes without a licence, so it cannot be published.`);
  return { name, version, licence: license, text: fs.readFileSync(path.join(folder, file), "utf8").trim() };
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
  return `# Libraries of the page

Written by \`node tools/libraries.mjs\`. Each library is one file in \`static/vendor/libraries/\`, fetched when it is
first needed; the service worker keeps it for visits without a network. Its licences lie beside it.

| library | for | size | gzip | offline | made of |
|---|---|---|---|---|---|
${rows.join("\n")}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  fs.writeFileSync(path.join(root, "docs", "libraries.md"), table(bundleAll()));
