// WebP keeps transparency without loss, and with every level of it that is half of a picture's bytes. The pictures are rendered with these few levels
// (`demo/renders/studio/develop.ts`), but halving one blends them into new levels, so they are rounded again. Coarser steps would be visible: a shadow in steps of 5 has bands.
const EDGE_STEP = 15;
const SHADOW_STEP = 3;
/** A shadow is smooth, so two pixels by two of it may be alike. */
const BLOCK = 2;
/** The shadows that the renderer draws are brown-black: their alpha is at most the first, the sum of their red, green and blue at most the second. */
const DENSEST = 150;
const DARKEST = 130;

const rounded = (alpha, step) => Math.round(alpha / step) * step;

/** The same pixels with fewer shades of transparency. */
export function coarseAlpha({ data, width, height, colorSpace }) {
  const coarse = data.slice();
  const isShadow = (at) => data[at + 3] <= DENSEST && data[at] + data[at + 1] + data[at + 2] <= DARKEST;
  for (let y = 0; y < height; y += BLOCK)
    for (let x = 0; x < width; x += BLOCK) {
      const first = (y * width + x) * 4;
      const block = [first, first + 4, first + width * 4, first + width * 4 + 4];
      const mean = block.reduce((sum, at) => sum + data[at + 3], 0) / block.length;
      const smooth = block.every(isShadow);
      for (const at of block)
        coarse[at + 3] = smooth
          ? rounded(mean, SHADOW_STEP)
          : rounded(data[at + 3], isShadow(at) ? SHADOW_STEP : EDGE_STEP);
    }
  return { data: coarse, width, height, colorSpace };
}
