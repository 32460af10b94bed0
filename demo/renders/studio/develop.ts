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

export interface Development {
  /** On the large plate of the home page, which is saturated yellow, even steps of 2 show as bands, so this one picture keeps every shade. */
  readonly fineShadow?: boolean;
  /** A detail ends at the rim of a white disc, as seen through a lens, because a thing cut off by the edge of a picture looks like a mistake. */
  readonly lens?: boolean;
}

/** One picture in one size: red, green, blue and alpha of every pixel, top row first. */
export function develop(negative: Negative, to: number, { fineShadow, lens }: Development = {}) {
  const pixels = printed(negative, to, fineShadow ? 1 : SHADOW_STEP);
  return lens ? underLens(pixels, to) : pixels;
}

function printed(
  { thing, size: from, shadow, shadowSize }: Negative,
  to: number,
  shadowStep: number,
): Uint8ClampedArray<ArrayBuffer> {
  const block = Math.max(SMALLEST_BLOCK, to / SHADOW_GRID);
  const grid = to / block;
  const dark = shadowOn(grid, shadow, shadowSize, shadowStep);
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
function shadowOn(grid: number, shadow: Float32Array, side: number, shadowStep: number): Uint8Array {
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
      dark[y * grid + x] = Math.round((one * (1 - up) + two * up) / shadowStep) * shadowStep;
    }
  }
  return dark;
}

const GLASS = [250, 248, 243] as const;
const RIM = [58, 52, 44] as const;
/** Shares of the picture's side. */
const LENS = { radius: 0.485, rim: 0.007 } as const;

/** The picture on a white disc with a dark rim, and nothing beside it. */
function underLens(pixels: Uint8ClampedArray<ArrayBuffer>, side: number): Uint8ClampedArray<ArrayBuffer> {
  const [radius, rim] = [LENS.radius * side, LENS.rim * side];
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const at = (y * side + x) * 4;
      const away = Math.hypot(x + 0.5 - side / 2, y + 0.5 - side / 2);
      const inside = Math.max(0, Math.min(1, radius - away + 0.5));
      if (inside === 0) {
        pixels.fill(0, at, at + 4);
        continue;
      }
      const onRim = Math.max(0, Math.min(1, away - (radius - rim) + 0.5));
      const cover = (pixels[at + 3] ?? 0) / 255;
      for (let channel = 0; channel < 3; channel++) {
        const seen = (pixels[at + channel] ?? 0) * cover + (GLASS[channel] ?? 0) * (1 - cover);
        pixels[at + channel] = seen * (1 - onRim) + (RIM[channel] ?? 0) * onRim;
      }
      pixels[at + 3] = Math.max(EDGE_STEP, Math.round((inside * 255) / EDGE_STEP) * EDGE_STEP);
    }
  return pixels;
}
