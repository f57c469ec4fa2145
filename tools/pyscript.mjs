// @ts-check
/* PyScript as the page gets it: without what only other features ask for, and mended in seven places.
   Each is a text that must be there: another release of PyScript fails here, and not on the page. */

import fs from "node:fs";
import path from "node:path";

const UNUSED = /\.map$|codemirror|xterm|^zip-|pyodide_graph|storage|^mpy-|service-worker|^py-|^index-|^toml-B|^deprecations|^donkey/;

// Its licence wants this in a file that was changed.
const CHANGED = "/* Part of PyScript (Apache-2.0), changed for Meander: see licences.html */\n";

/** Its main module, whose name has a digest. */
const core = (folder) => path.join(folder, fs.readdirSync(folder).find((name) => /^core-.*\.js$/.test(name)));

/** Change what occurs once: a text, or an expression whose group 1 stays. */
function mend(text, wanted, better) {
  const found = wanted instanceof RegExp ? wanted.exec(text) : [wanted];
  const parts = text.split(found?.[0]);
  if (parts.length !== 2) throw new Error(`PyScript has changed: it has no ${wanted} (see tools/pyscript.mjs).`);
  return parts.join(better ?? found[1]);
}

/** Change all that is alike; there must be some. */
function mendAll(text, wanted, better) {
  if (!text.match(wanted)) throw new Error(`PyScript has changed: it has no ${wanted} (see tools/pyscript.mjs).`);
  return text.replaceAll(wanted, () => better);
}

function mended(text) {
  // PyScript makes functions from text while it starts, only to make text of them again for its
  // workers, which we do not use.  Text is all they need to be: so the page can forbid eval.
  text = mend(text, "return Function(`return(w,x)=>(${r})(w,x,...[${s}])`)()",
              "return Object.assign(()=>{},{toString:()=>`(w,x)=>(${r})(w,x,...[${s}])`})");
  // Also for workers it imports its own package; whoever wants it can still import it.
  text = mend(text, `ho.push("import pyscript as _pyscript"),ho.push(...["_Path","_path","_os","_pyscript"]`,
              `ho.push(...["_Path","_path","_os"]`);
  // It opens a database for packages before it asks for its interpreter.  We have no packages.
  text = mend(text, "l=new h(`${c}@${t}`)", "l=a?new h(`${c}@${t}`):Object.assign(new Map,{sync(){},close(){}})");
  // And one for folders of the visitor, which all pages of the origin would share.
  text = mend(text, "no=new y(eo)", "no=new Map");
  // It opens a channel to its workers, which browsers that block cookies refuse: nobody is there to hear it.
  text = mend(text, /replace\(\/\\W\/g,"-"\),r=new BroadcastChannel\("[^"]*"\)/, 'replace(/\\W/g,"-"),r={postMessage(){}}');
  // Where nobody has told it which interpreter to take, it would ask another origin for one.
  text = mendAll(text, /https:\/\/cdn[^`]*\/pyodide\.mjs/g, "${import.meta.url.replace(/vendor[/]pyscript.*/,``)}runtime.mjs");
  // Of its plugins we have use for one, which shows errors; it waits for all of them.
  return mend(text, /(?<=\bNs=\{)[^}]*\}\)[^}]*(error:\(\)=>import\([^)]*\))[^}]*(?=\})/);
}

export function copyPyScript(from, to) {
  fs.mkdirSync(to, { recursive: true });
  for (const name of fs.readdirSync(from))
    if (!UNUSED.test(name)) fs.copyFileSync(path.join(from, name), path.join(to, name));
  fs.writeFileSync(core(to), CHANGED + mended(fs.readFileSync(core(to), "utf8")));
}

/** Its modules in the order in which it asks for them, one after the other. */
export function chunksIn(folder) {
  const [, error] = /import\("\.\/(error-[\w-]+\.js)"\)/.exec(fs.readFileSync(core(folder), "utf8"));
  return [path.basename(core(folder)), error];
}
