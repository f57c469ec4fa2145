// npm pathfinding on a maze of ours:  node tools/bench/pathfinder.mjs FILE WIDTH FINDER [FINDER ...]
// FILE holds a byte a place of the picture of (2 width + 1) squared places, 1 where there is wall.
import fs from "node:fs";
import PF from "pathfinding";

const [file, size, ...finders] = process.argv.slice(2);
const width = Number(size), side = 2 * width + 1, bytes = fs.readFileSync(file);
const rows = Array.from({ length: side }, (_, y) => Array.from(bytes.subarray(y * side, y * side + side)));

for (const name of finders) {
  const times = [];
  let steps = 0;
  for (let turn = 0; turn < 3; turn++) {
    const grid = new PF.Grid(rows);                        // a grid keeps marks: a new one each time
    const finder = new PF[name]({ diagonalMovement: PF.DiagonalMovement.Never });
    const before = process.cpuUsage();
    const path = finder.findPath(1, 1, side - 2, side - 2, grid);
    const used = process.cpuUsage(before);
    times.push((used.user + used.system) / 1000);
    steps = (path.length - 1) / 2;
  }
  times.sort((a, b) => a - b);
  console.log(JSON.stringify({ who: "pathfinding", name, steps, ms: times[1] }));
}
