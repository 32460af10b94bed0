/** How light falls on a part: on a lying cylinder, a standing one, a flat side, or polished metal of either way. */
export type Light = 'v' | 'h' | 'd' | 'mv' | 'mh';

type Stop = readonly [offset: number, change: number];

// Change above zero goes to white, below to black. The light stands above, to the left.
const LIGHTS: Record<Light, { readonly axis: string; readonly stops: readonly Stop[] }> = {
  v: {
    axis: 'x1="0" y1="0" x2="0" y2="1"',
    stops: [
      [0, 0.1],
      [0.1, 0.34],
      [0.28, 0.13],
      [0.55, 0],
      [0.82, -0.26],
      [0.95, -0.4],
      [1, -0.3],
    ],
  },
  h: {
    axis: 'x1="0" y1="0" x2="1" y2="0"',
    stops: [
      [0, -0.22],
      [0.12, 0.04],
      [0.28, 0.32],
      [0.45, 0.08],
      [0.7, -0.14],
      [0.92, -0.42],
      [1, -0.3],
    ],
  },
  d: {
    axis: 'x1="0" y1="0" x2="0.55" y2="1"',
    stops: [
      [0, 0.22],
      [0.4, 0.04],
      [1, -0.24],
    ],
  },
  mv: {
    axis: 'x1="0" y1="0" x2="0" y2="1"',
    stops: [
      [0, -0.2],
      [0.16, 0.6],
      [0.3, 0.2],
      [0.48, -0.1],
      [0.62, 0.36],
      [0.8, -0.3],
      [1, -0.5],
    ],
  },
  mh: {
    axis: 'x1="0" y1="0" x2="1" y2="0"',
    stops: [
      [0, -0.4],
      [0.18, 0.1],
      [0.32, 0.7],
      [0.48, 0.1],
      [0.66, -0.2],
      [0.84, 0.3],
      [1, -0.5],
    ],
  },
};

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour moved to white (above zero) or to black (below), by a share of the way. */
export function shade(hex: string, change: number): string {
  const target = change > 0 ? 255 : 0;
  const share = Math.abs(change);
  return `#${channels(hex)
    .map((value) =>
      Math.round(value + (target - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** A fill of a colour under a light. The gradient itself is written once by {@link picture}, where the drawing is closed. */
export function lit(hex: string, light: Light): string {
  return `url(#${light}${hex.slice(1).toLowerCase()})`;
}

function gradients(body: string): string {
  const used = new Set(
    Array.from(body.matchAll(/url\(#(mv|mh|v|h|d)([0-9a-f]{6})\)/g), ([, light, hex]) => `${light} ${hex}`),
  );
  return [...used]
    .sort()
    .map((key) => {
      const [light = 'v', hex = ''] = key.split(' ');
      const { axis, stops } = LIGHTS[light as Light];
      const marks = stops.map(
        ([offset, change]) => `<stop offset="${offset}" stop-color="${shade(`#${hex}`, change)}"/>`,
      );
      return `<linearGradient id="${light}${hex}" ${axis}>${marks.join('')}</linearGradient>`;
    })
    .join('');
}

const SHADOW =
  '<radialGradient id="shadow"><stop offset="0" stop-color="#16150f" stop-opacity=".42"/><stop offset=".55" stop-color="#16150f" stop-opacity=".2"/><stop offset="1" stop-color="#16150f" stop-opacity="0"/></radialGradient>';

/** A whole drawing of 800 by 800 with a transparent ground. */
export function picture(...parts: readonly string[]): string {
  const body = parts.join('');
  const shadow = body.includes('url(#shadow)') ? SHADOW : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800"><defs>${gradients(body)}${shadow}</defs>${body}</svg>\n`;
}

export const groundShadow = (cx: number, cy: number, rx: number, ry = 26): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#shadow)"/>`;

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}" ${more}/>`.replace(' />', '/>');

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  more = '',
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${more}/>`.replace(
    ' />',
    '/>',
  );

export const circle = (cx: number, cy: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}" ${more}/>`.replace(' />', '/>');

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`.replace(' />', '/>');

export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`.replace(
    ' />',
    '/>',
  );

export const group = (transform: string, ...parts: readonly string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`;

/** The same part again and again: `count` copies, each told its number. */
export const repeat = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join('');

/** A point on a circle, degrees clockwise from the right. */
export function onCircle(cx: number, cy: number, radius: number, degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.round((cx + radius * Math.cos(angle)) * 10) / 10, Math.round((cy + radius * Math.sin(angle)) * 10) / 10];
}

/** A closed outline around a circle whose radius the function says, by steps: toothed discs, knurled rings. */
export function ring(cx: number, cy: number, steps: number, radiusAt: (step: number) => number): string {
  return `M${Array.from({ length: steps }, (_, step) => onCircle(cx, cy, radiusAt(step), (step * 360) / steps).join(' ')).join('L')}Z`;
}
