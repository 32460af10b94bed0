import type { Look } from '../../catalogue/looks/look.ts';
import { BRAND, M, paint } from '../studio/materials.ts';
import { ball, box, group, lathe, many, rod, sticker, tube, type Vec, wrap } from '../studio/solids.ts';
import { printed, writing } from '../studio/writing.ts';

const SWATCHES = ['#c8390a', '#f4b400', '#136c43', '#1b5e9e', '#6b3f8f'] as const;

export const isLight = (hex: string): boolean =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0) > 430;

/** The paint maker's label: paper above, the colour below, the strip of swatches between. */
function paintLabel(width: number, height: number, hex: string, text: string, size: string) {
  const [w, h] = [1024, Math.round((1024 * height) / width)];
  return printed(`paint ${hex} ${text} ${size} ${w}x${h}`, w, h, (pen) => {
    pen.fillStyle = '#f6f3ec';
    pen.fillRect(0, 0, w, h);
    pen.fillStyle = hex;
    pen.fillRect(0, h * 0.46, w, h * 0.54);
    SWATCHES.forEach((colour, at) => {
      pen.fillStyle = colour;
      pen.fillRect((w / SWATCHES.length) * at, h * 0.42, w / SWATCHES.length + 1, h * 0.05);
    });
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    const write = (line: string, y: number, tall: number, ink: string, room = 0.3): void => {
      pen.font = `700 ${tall}px "Barlow Condensed"`;
      const squeeze = Math.min(1, (w * room) / pen.measureText(line).width);
      pen.save();
      pen.translate(w / 2, y);
      pen.scale(squeeze, 1);
      pen.fillStyle = ink;
      pen.fillText(line, 0, 0);
      pen.restore();
    };
    const ink = isLight(hex) ? '#1d1b16' : '#f6f3ec';
    write('MATIZAL', h * 0.22, h * 0.26, BRAND.matizal);
    const [first = '', second = ''] = text.toUpperCase().split('|');
    write(first, h * (second ? 0.6 : 0.64), h * 0.15, ink);
    if (second) write(second, h * 0.75, h * 0.1, ink);
    write(size, h * 0.9, h * 0.1, ink);
  });
}

/** A bail that stands up behind the lid: a hanging one would cross the label. */
const wire = (r: number, y: number, rise: number) =>
  tube(
    Array.from({ length: 15 }, (_, n): Vec => {
      const angle = Math.PI * (n / 14);
      return [Math.cos(angle) * r * 1.05, y + Math.sin(angle) * rise, -Math.sin(angle) * r * 0.3];
    }),
    r * 0.028,
    M.zinc,
  );

/** A tin: litre or gallon. */
export function tin({ hex = '#ffffff', text = 'ESMALTE', size = 4, kind }: Look) {
  const r = size >= 4 ? 8.4 : size >= 1 ? 5.4 : 3.6;
  const h = size >= 4 ? 19 : size >= 1 ? 12.4 : 7.6;
  return group(
    {},
    lathe(
      [
        [0, 0],
        [r * 0.96, 0],
        [r * 1.03, 0.3],
        [r * 1.03, 0.7],
        [r, 1],
        [r, h - 1],
        [r * 1.03, h - 0.7],
        [r * 1.03, h - 0.2],
        [r * 0.98, h],
        [r * 0.9, h],
        [r * 0.88, h - 0.5],
        [r * 0.78, h - 0.5],
        [r * 0.76, h - 0.1],
        [0, h - 0.15],
      ],
      M.alu,
      { axis: 'y', segments: 80 },
    ),
    wrap(r * 1.006, h * 0.82, 340, paintLabel(r * 5.9, h * 0.82, hex, text, kind ?? `${size} L`), {
      at: [0, h * 0.49, 0],
    }),
    lathe(
      [
        [0, 0],
        [r * 0.7, 0],
        [r * 0.7, 0.12],
        [0, 0.12],
      ],
      paint(hex, { rough: 0.5 }),
      { axis: 'y', at: [0, h - 0.16, 0] },
    ),
    ...(size >= 4
      ? [wire(r, h * 0.86, h * 0.5), ...[-1, 1].map((x) => ball(r * 0.09, M.zinc, { at: [x * r * 1.02, h * 0.86, 0] }))]
      : []),
  );
}

/** A 19 L bucket with its lid and bail. */
export function bucket({ hex = '#ffffff', text = 'VINÍLICA', kind }: Look) {
  const [r, h] = [14.4, 36];
  const shell = paint('#f4f2ec', { rough: 0.45 });
  return group(
    {},
    lathe(
      [
        [0, 0],
        [r * 0.87, 0],
        [r * 0.88, 0.8],
        [r * 0.98, h - 6],
        [r * 1.02, h - 6],
        [r * 1.02, h - 5],
        [r * 0.985, h - 4.6],
        [r * 0.99, h - 3.4],
        [r * 1.03, h - 3.2],
        [r * 1.03, h - 2],
        [0, h - 2],
      ],
      shell,
      { axis: 'y', segments: 80 },
    ),
    wrap(r * 0.893, h * 0.7, 320, paintLabel(r * 5.2, h * 0.7, hex, text, kind ?? '19 L'), {
      at: [0, h * 0.42, 0],
      r2: r * 0.982,
    }),
    lathe(
      [
        [0, h - 2.4],
        [r * 1.06, h - 2.4],
        [r * 1.08, h - 1.8],
        [r * 1.06, h],
        [r * 0.98, h + 0.3],
        [r * 0.93, h + 0.3],
        [r * 0.9, h - 0.5],
        [0, h - 0.5],
      ],
      paint(hex === '#1D1D1C' ? '#2b2b2a' : hex, { rough: 0.5 }),
      { axis: 'y', segments: 80 },
    ),
    many(24, (n) =>
      group(
        { turn: [0, n * 15, 0] },
        box(0.5, 1.5, 0.7, paint(hex, { rough: 0.55 }), { at: [r * 1.05, h - 1.2, 0], r: 0.15 }),
      ),
    ),
    wire(r, h - 6, h * 0.44),
    rod(0.9, 7, M.white, { at: [-3.5, h - 6 + h * 0.44, -r * 0.3] }),
    ...[-1, 1].map((x) => box(1.6, 2.4, 2.4, shell, { at: [x * r * 1.02, h - 6, 0], r: 0.5 })),
  );
}

export const drum = ({ hex = '#1e4c9a', text = 'VINÍLICA' }: Look) => {
  const [r, h] = [29, 88];
  const ribs = (y: number): (readonly [number, number])[] => [
    [r, y - 2],
    [r * 1.035, y - 1],
    [r * 1.035, y + 1],
    [r, y + 2],
  ];
  return group(
    {},
    lathe(
      [
        [0, 1],
        [r * 0.97, 1],
        [r * 1.03, 0],
        [r * 1.03, 2],
        [r, 2.6],
        ...ribs(h / 3),
        ...ribs((h * 2) / 3),
        [r, h - 2.6],
        [r * 1.03, h - 2],
        [r * 1.03, h],
        [r * 0.97, h],
        [r * 0.96, h - 1.4],
        [0, h - 1.4],
      ],
      paint('#27508c', { rough: 0.4 }),
      { axis: 'y', segments: 90 },
    ),
    wrap(r * 1.004, h * 0.26, 120, paintLabel(r * 2.1, h * 0.26, hex, text, '200 L'), { at: [0, h * 0.5, 0] }),
    rod(3.4, 1.4, M.zinc, { axis: 'y', at: [12, h - 1.6, 10] }),
    rod(2, 1.2, M.zinc, { axis: 'y', at: [-14, h - 1.6, 6] }),
  );
};

export const spray = ({ hex = '#ffffff', text = 'AEROSOL' }: Look) => {
  const [r, h] = [3.3, 15.4];
  return group(
    {},
    lathe(
      [
        [0, 0],
        [r * 0.92, 0],
        [r * 1.03, 0.2],
        [r * 1.03, 0.6],
        [r, 0.9],
        [r, h],
        [r * 1.03, h + 0.2],
        [r * 1.03, h + 0.5],
        [r * 0.92, h + 0.8],
        [r * 0.6, h + 2.2],
        [r * 0.42, h + 2.6],
        [0, h + 2.6],
      ],
      M.alu,
      { axis: 'y' },
    ),
    wrap(r * 1.008, h * 0.92, 350, paintLabel(r * 6.1, h * 0.92, hex, text, '400 ml'), { at: [0, h * 0.52, 0] }),
    lathe(
      [
        [0, h + 0.6],
        [r * 0.98, h + 0.6],
        [r * 0.98, h + 4.6],
        [r * 0.9, h + 5],
        [0, h + 5],
      ],
      paint(hex, { rough: 0.4 }),
      { axis: 'y' },
    ),
  );
};

/** Oblong can of solvent with a screw cap; bottles of oil and cement. */
export function can({ size = 1, text = 'THINNER', hex: colour = '#1b5e9e', kind = 'lata' }: Look) {
  const body = paint(colour, { rough: 0.4 });
  const label = (w: number, h: number, room = 0.92) =>
    writing([text, size >= 1 ? `${size} L` : `${size * 1000} ml`], w, h, {
      back: '#f6f3ec',
      ink: colour,
      fill: 0.42,
      band: colour,
      room,
    });
  if (kind === 'frasco') {
    const s = 0.8 + size * 0.8;
    return group(
      { scale: s },
      lathe(
        [
          [0, 0],
          [3, 0],
          [3.2, 0.4],
          [3.2, 9],
          [2.4, 11],
          [1.5, 11.6],
          [1.5, 12],
          [0, 12],
        ],
        body,
        { axis: 'y' },
      ),
      wrap(3.23, 6.4, 200, label(11.2, 6.4, 0.52), { at: [0, 5, 0] }),
      lathe(
        [
          [0, 12],
          [1.9, 12],
          [1.9, 14.4],
          [1.5, 14.8],
          [0, 14.8],
        ],
        M.black,
        { axis: 'y' },
      ),
      ...(text.startsWith('CEMENTO') ? [] : [rod(0.4, 3, M.red, { axis: 'y', at: [0, 14.6, 0], r2: 0.2 })]),
    );
  }
  if (size > 10) return bucket({ model: 'cubeta', hex: colour, text, kind: '19 L' });
  const s = size >= 4 ? 1.5 : 1;
  return group(
    { scale: s, turn: [0, -16, 0] },
    box(10.4, 15, 6.2, body, { at: [0, 7.5, 0], r: 0.5 }),
    box(10.8, 0.5, 6.6, M.alu, { at: [0, 0.25, 0], r: 0.2 }),
    box(10.8, 0.5, 6.6, M.alu, { at: [0, 14.9, 0], r: 0.2 }),
    sticker(9.6, 12.4, label(9.6, 12.4), { at: [0, 7.4, 3.12] }),
    rod(1.3, 1, M.alu, { axis: 'y', at: [-2.6, 15.1, 0] }),
    rod(1.5, 1.5, M.red, { axis: 'y', at: [-2.6, 15.7, 0] }),
    tube(
      [
        [0.6, 15.2, 0],
        [0.8, 17.4, 0],
        [3.6, 17.4, 0],
        [3.8, 15.2, 0],
      ],
      0.36,
      M.alu,
    ),
  );
}
