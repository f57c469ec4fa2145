// @ts-check
// The recorded maze on the canvas, pixel for pixel as Python will paint it: maze/web/canvas.py and
// the order of layers in maze/web/mazes/drawing.py.

const FONT = 'px system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif';
const even = (x) => (Math.round(x) - x === 0.5 && Math.round(x) % 2 ? Math.floor(x) : Math.round(x));

export function painter(canvas, record) {
  const { columns, cells } = record, shapes = new Map();
  const [wall, casing, path] = record.widths;
  let pen = canvas.getContext("2d"), unit, density, left, top, colors, stamps;

  /** The style sheet's color of that name. */
  const color = (name) => colors[name] ??=
    (canvas.style.color = `var(--${name})`, getComputedStyle(canvas).color);
  const shape = (text) => shapes.get(text) ?? (shapes.set(text, new Path2D(text)), shapes.get(text));
  const move = (x, y, shift = 0) =>
    pen.setTransform(unit, 0, 0, unit, left + x * unit + shift, top + y * unit + shift);

  function fit() {
    const [x, y, across, down] = record.box;
    density = devicePixelRatio || 1;
    canvas.width = Math.max(1, even(canvas.clientWidth * density));
    canvas.height = Math.max(1, even(canvas.clientHeight * density));
    unit = Math.min(canvas.width / across, canvas.height / down);
    if (unit >= 4) unit = Math.floor(unit);
    left = Math.round(canvas.width / 2 - (x + across / 2) * unit);
    top = Math.round(canvas.height / 2 - (y + down / 2) * unit);
    pen.lineCap = pen.lineJoin = "round";
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    colors = {};
    stamps = [];
  }

  function stroke(text, name, width, x = 0, y = 0) {
    const pixels = Math.max(even(width * unit), even(1.5 * density));
    move(x, y, (pixels % 2) / 2);
    pen.strokeStyle = color(name);
    pen.lineWidth = pixels / unit;
    pen.stroke(shape(text));
  }
  function layer([text, fill, line, width], x = 0, y = 0) {
    move(x, y);
    pen.fillStyle = fill && color(fill);
    if (fill) pen.fill(shape(text));
    if (line) stroke(text, line, width, x, y);
  }
  function letter([text, x, y, size, name]) {
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.font = "700 " + size * unit + FONT;
    pen.fillStyle = color(name);
    pen.fillText(text, left + x * unit, top + y * unit);
  }

  /** A look of a cell, drawn once: Python needs the time. */
  function stamp(look, variant) {
    const copy = document.createElement("canvas"), [fill, drawn] = record.looks[look][variant];
    const [kept, x, y] = [pen, left, top];
    copy.width = copy.height = Math.ceil(unit);
    [pen, left, top] = [copy.getContext("2d"), -variant * unit, 0];
    pen.lineCap = pen.lineJoin = "round";
    pen.fillStyle = color(fill);
    pen.fillRect(0, 0, copy.width, copy.height);
    drawn.forEach((one) => layer(one));
    [pen, left, top] = [kept, x, y];
    return copy;
  }
  function squares(looks) {
    pen.setTransform(1, 0, 0, 1, 0, 0);
    looks.forEach((look, cell) => {
      const x = cell % columns, y = (cell - x) / columns, variant = (x + y) % 3;
      const image = stamps[look * 3 + variant] ??= stamp(look, variant);
      pen.drawImage(image, left + x * unit, top + y * unit, unit, unit);
    });
  }
  function walls({ right, down }) {
    let text = record.rim;
    for (let cell = 0; cell < cells; cell++) {
      const x = cell % columns, y = (cell - x) / columns;
      if (!right[cell] && x + 1 < columns) text += `M${x + 1} ${y}v1`;
      if (!down[cell] && cell + columns < cells) text += `M${x} ${y + 1}h1`;
    }
    return text;
  }
  const trail = (way) =>
    way.map((cell, k) => `${k ? "L" : "M"}${cell % columns + 0.5} ${Math.floor(cell / columns) + 0.5}`).join("");

  function draw(scene) {
    shapes.size > 400 && shapes.clear();                   // walls are another text each time
    const way = trail(scene.path), [hx, hy, ring] = record.head;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, canvas.width, canvas.height);
    move(0, 0);
    pen.fillStyle = color("paper");
    pen.fillRect(...record.box);
    squares(scene.looks);
    if (way) stroke(way, "paper", casing);
    stroke(walls(scene), "wall", wall);
    if (way) stroke(way, "path", path);
    for (const mark of record.marks) mark.length > 4 ? letter(mark) : layer(mark);
    if (scene.head >= 0 && !record.ends.includes(scene.head))
      for (const one of ring)
        layer(one, scene.head % columns + 0.5 - hx, Math.floor(scene.head / columns) + 0.5 - hy);
  }
  return { fit, draw };
}
