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

/** A picture whose own shadow has so many odd shades keeps every one: it was taken for a ground on which steps show. */
const FINE = 12;
/** The renderer draws a shadow in squares of this many pixels. */
const SQUARE = 4;

const isShadowIn = (data) => (at) => data[at + 3] <= DENSEST && data[at] + data[at + 1] + data[at + 2] <= DARKEST;

/** The steps in which the smaller sizes of a picture keep its shadow. */
export function shadowStepOf({ data, width, height }) {
  const isShadow = isShadowIn(data);
  const odd = new Set();
  for (let y = 0; y < height; y += SQUARE)
    for (let x = 0; x < width; x += SQUARE) {
      const at = (y * width + x) * 4;
      if (data[at + 3] % 2 === 1 && data[at + 3] % EDGE_STEP !== 0 && isShadow(at)) odd.add(data[at + 3]);
    }
  return odd.size >= FINE ? 1 : SHADOW_STEP;
}

/** The same pixels with fewer shades of transparency. */
export function coarseAlpha({ data, width, height, colorSpace }, shadowStep = SHADOW_STEP) {
  const coarse = data.slice();
  const isShadow = isShadowIn(data);
  const row = width * 4;
  for (let y = 0; y < height; y += BLOCK)
    for (let x = 0; x < width; x += BLOCK) {
      const a = y * row + x * 4;
      const [b, c, d] = [a + 4, a + row, a + row + 4];
      // Nothing, or opaque: most blocks of a picture, and neither is rounded.
      const sum = data[a + 3] + data[b + 3] + data[c + 3] + data[d + 3];
      if (sum === 0 || sum === 4 * 255) continue;
      const smooth = isShadow(a) && isShadow(b) && isShadow(c) && isShadow(d);
      for (const at of [a, b, c, d])
        coarse[at + 3] = smooth
          ? rounded(sum / 4, shadowStep)
          : rounded(data[at + 3], isShadow(at) ? shadowStep : EDGE_STEP);
    }
  return { data: coarse, width, height, colorSpace };
}
