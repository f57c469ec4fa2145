// Watches the canvas for some seconds: the largest area, in CSS pixels, whose luminance changes to
// and fro by 10 % or more, oftener than `most` times in a second.
async ([seconds, shrink, most]) => {
  const canvas = document.getElementById("canvas");
  const small = document.createElement("canvas");
  small.width = Math.ceil(canvas.width / shrink);
  small.height = Math.ceil(canvas.height / shrink);
  const context = small.getContext("2d", { willReadFrequently: true });
  const count = small.width * small.height;
  const linear = Float32Array.from({ length: 256 }, (_, value) =>
    value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);

  function luminance() {
    context.drawImage(canvas, 0, 0, small.width, small.height);
    const data = context.getImageData(0, 0, small.width, small.height).data;
    return Float32Array.from({ length: count }, (_, at) => 0.2126 * linear[data[4 * at]]
      + 0.7152 * linear[data[4 * at + 1]] + 0.0722 * linear[data[4 * at + 2]]);
  }

  // Since its last turn a place has been as dark as low and as bright as high, going one way.
  const low = luminance(), high = low.slice(), way = new Int8Array(count);
  function turn(at, value) {
    low[at] = Math.min(low[at], value);
    high[at] = Math.max(high[at], value);
    const rises = way[at] !== 1 && value - low[at] >= 0.1 && low[at] < 0.8;
    const falls = way[at] !== -1 && high[at] - value >= 0.1 && value < 0.8;
    if (rises || falls) {
      way[at] = rises ? 1 : -1;
      low[at] = high[at] = value;
    }
    return rises || falls;
  }

  let frames = 0, changed = 0, area = 0, before = low.slice();
  for (let second = 0; second < seconds; second++) {
    const turns = new Uint16Array(count);
    for (const end = performance.now() + 1000; performance.now() < end; frames++) {
      await new Promise(requestAnimationFrame);
      const now = luminance();
      now.forEach((value, at) => { turns[at] += turn(at, value); });
      changed += now.some((value, at) => Math.abs(value - before[at]) > 0.01);
      before = now;
    }
    const flashing = turns.reduce((sum, number) => sum + (number > most), 0);
    area = Math.max(area, flashing * (shrink / devicePixelRatio) ** 2);
  }
  return { frames, changed, area };
}
