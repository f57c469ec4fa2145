// How two pictures of the same part of the page differ: how many CSS pixels have changed with a
// contrast of at least 3 to what they were.  The pictures are PNG files in base64.
async ([before, after, density]) => {
  const linear = Float32Array.from({ length: 256 }, (_, value) =>
    value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  async function luminances(text) {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    return Float32Array.from({ length: data.length / 4 }, (_, at) => 0.2126 * linear[data[4 * at]]
      + 0.7152 * linear[data[4 * at + 1]] + 0.0722 * linear[data[4 * at + 2]]);
  }
  const [old, now] = await Promise.all([luminances(before), luminances(after)]);
  const changed = old.reduce((sum, value, at) => sum
    + ((Math.max(value, now[at]) + 0.05) / (Math.min(value, now[at]) + 0.05) >= 3), 0);
  return changed / density ** 2;
}
