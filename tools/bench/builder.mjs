// npm maze-builder, one algorithm a process, as its users meet it:
//   node tools/bench/builder.mjs WIDTH NAME   (the name in Algorithm; median of three in this process)
import { Algorithm, generateMaze } from "maze-builder";

const [width, name] = [Number(process.argv[2]), process.argv[3]];
const times = [];
for (let seed = 1; seed <= 3; seed++) {
  const before = process.cpuUsage();
  generateMaze({ width, height: width, algorithm: Algorithm[name], seed });
  const used = process.cpuUsage(before);
  times.push((used.user + used.system) * 1000);
}
times.sort((a, b) => a - b);
console.log(JSON.stringify({ who: "maze-builder", name, width, ns: times[1] / (width * width) }));
