/**
 * The picture at half its width and height: each pixel is the mean of four. Colours count by how opaque they are, so a transparent
 * neighbour, whose colour nobody sees, does not darken an edge.
 */
export function halfSize({ data, width, height }) {
  const [w, h, row] = [width >> 1, height >> 1, width * 4];
  const half = new Uint8ClampedArray(w * h * 4);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const [a, at] = [2 * y * row + 8 * x, (y * w + x) * 4];
      const [b, c, d] = [a + 4, a + row, a + row + 4];
      const [alphaA, alphaB, alphaC, alphaD] = [data[a + 3], data[b + 3], data[c + 3], data[d + 3]];
      const alpha = alphaA + alphaB + alphaC + alphaD;
      if (alpha === 0) continue;
      for (let of = 0; of < 3; of++)
        half[at + of] =
          (data[a + of] * alphaA + data[b + of] * alphaB + data[c + of] * alphaC + data[d + of] * alphaD) / alpha;
      half[at + 3] = alpha / 4;
    }
  return { data: half, width: w, height: h, colorSpace: 'srgb' };
}
