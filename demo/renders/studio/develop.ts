/** What the studio saw: the thing as premultiplied pixels, bottom row first, and how dark its shadow is on a grid of its own. */
export interface Negative {
  readonly thing: Float32Array;
  readonly size: number;
  /** Only the fourth of each four numbers counts. */
  readonly shadow: Float32Array;
  readonly shadowSize: number;
}

/** WebP keeps alpha without loss, so soft edges and smooth shadow cost more than the thing itself. Steps of 5 in a shadow show as bands. */
const EDGE_STEP = 15;
const SHADOW_STEP = 2;
/** The shadow is drawn no finer than this and enlarged: nobody sees it in what is blurred anyway, and rows that repeat cost nothing. */
const SHADOW_GRID = 400;
const SMALLEST_BLOCK = 2;
const SHADOW = [26, 20, 12] as const;
/** What is fainter than this is nothing. */
const FAINT = 2;

/** One picture in one size: red, green, blue and alpha of every pixel, top row first. */
export function develop(
  { thing, size: from, shadow, shadowSize }: Negative,
  to: number,
): Uint8ClampedArray<ArrayBuffer> {
  const block = Math.max(SMALLEST_BLOCK, to / SHADOW_GRID);
  const grid = to / block;
  const dark = shadowOn(grid, shadow, shadowSize);
  const step = from / to;
  const share = 1 / (step * step);
  const pixels = new Uint8ClampedArray(to * to * 4);
  for (let y = 0; y < to; y++)
    for (let x = 0; x < to; x++) {
      let [r, g, b, a] = [0, 0, 0, 0];
      for (let v = 0; v < step; v++)
        for (let u = 0; u < step; u++) {
          // The camera's first row is the lowest one.
          const at = ((from - 1 - (y * step + v)) * from + x * step + u) * 4;
          r += thing[at] ?? 0;
          g += thing[at + 1] ?? 0;
          b += thing[at + 2] ?? 0;
          a += thing[at + 3] ?? 0;
        }
      const seen = a * share;
      const under = dark[Math.floor(y / block) * grid + Math.floor(x / block)] ?? 0;
      const at = (y * to + x) * 4;
      if (seen < FAINT) {
        if (under >= FAINT) pixels.set([...SHADOW, under], at);
        continue;
      }
      const behind = under * (1 - seen / 255);
      const alpha = seen + behind;
      pixels[at] = (r * share * 255 + SHADOW[0] * behind) / alpha;
      pixels[at + 1] = (g * share * 255 + SHADOW[1] * behind) / alpha;
      pixels[at + 2] = (b * share * 255 + SHADOW[2] * behind) / alpha;
      pixels[at + 3] = Math.max(EDGE_STEP, Math.round(alpha / EDGE_STEP) * EDGE_STEP);
    }
  return pixels;
}

/** How dark the shadow is on a grid of this side, top row first, in its steps. */
function shadowOn(grid: number, shadow: Float32Array, side: number): Uint8Array {
  const dark = new Uint8Array(grid * grid);
  const scale = side / grid;
  const last = side - 1;
  const place = (at: number): readonly [low: number, high: number, part: number] => {
    const exact = Math.min(last, Math.max(0, (at + 0.5) * scale - 0.5));
    return [Math.floor(exact), Math.min(last, Math.floor(exact) + 1), exact % 1];
  };
  const at = (x: number, y: number): number => shadow[(y * side + x) * 4 + 3] ?? 0;
  for (let y = 0; y < grid; y++) {
    const [low, high, up] = place(grid - 1 - y);
    for (let x = 0; x < grid; x++) {
      const [left, right, across] = place(x);
      const one = at(left, low) * (1 - across) + at(right, low) * across;
      const two = at(left, high) * (1 - across) + at(right, high) * across;
      dark[y * grid + x] = Math.round((one * (1 - up) + two * up) / SHADOW_STEP) * SHADOW_STEP;
    }
  }
  return dark;
}
