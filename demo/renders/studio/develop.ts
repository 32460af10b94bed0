/** Steps of the alpha channel. It is kept without loss, so smooth shadow is what costs most; coarser steps would show as rings. */
const STEP = 3;

/** One picture in one size, as the bytes of a WebP. */
export async function develop(pixels: Float32Array, from: number, to: number, quality: number): Promise<Blob> {
  const step = from / to;
  const canvas = new OffscreenCanvas(to, to);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no canvas');
  const image = pen.createImageData(to, to);
  const share = 1 / (step * step);
  for (let y = 0; y < to; y++)
    for (let x = 0; x < to; x++) {
      let [r, g, b, a] = [0, 0, 0, 0];
      for (let v = 0; v < step; v++)
        for (let u = 0; u < step; u++) {
          // The camera's first row is the lowest one.
          const at = ((from - 1 - (y * step + v)) * from + x * step + u) * 4;
          r += pixels[at] ?? 0;
          g += pixels[at + 1] ?? 0;
          b += pixels[at + 2] ?? 0;
          a += pixels[at + 3] ?? 0;
        }
      const at = (y * to + x) * 4;
      const alpha = a * share;
      const kept = alpha < 3 ? 0 : alpha > 250 ? 255 : Math.round(alpha / STEP) * STEP;
      const lift = a > 0 ? 255 / a : 0;
      if (kept > 0) {
        image.data[at] = r * lift;
        image.data[at + 1] = g * lift;
        image.data[at + 2] = b * lift;
        image.data[at + 3] = kept;
      }
    }
  pen.putImageData(image, 0, 0);
  return canvas.convertToBlob({ type: 'image/webp', quality });
}
