import type { Look } from '#demo/catalogue/looks/look.ts';
import { BRAND, M, paint } from '../studio/materials.ts';
import { circle, outline, withHoles } from '../studio/outline.ts';
import { ball, bar, box, group, lathe, many, pipe, ring, rod, side, sticker, tube, type Vec, wrap } from '../studio/solids.ts';
import { printed, writing } from '../studio/writing.ts';
import type { Models } from './model.ts';
import { brand } from './parts.ts';

const SWATCHES = ['#c8390a', '#f4b400', '#136c43', '#1b5e9e', '#6b3f8f'] as const;
const isLight = (hex: string): boolean => [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0) > 430;

/** The paint maker's label: paper above, the colour below, the strip of swatches between. */
export function paintLabel(width: number, height: number, hex: string, text: string, size: string) {
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
  tube(Array.from({ length: 15 }, (_, n): Vec => {
    const angle = Math.PI * (n / 14);
    return [Math.cos(angle) * r * 1.05, y + Math.sin(angle) * rise, -Math.sin(angle) * r * 0.3];
  }), r * 0.028, M.zinc);

/** A tin: litre or gallon. */
function tin({ hex = '#ffffff', text = 'ESMALTE', size = 4, kind }: Look) {
  const r = size >= 4 ? 8.4 : size >= 1 ? 5.4 : 3.6;
  const h = size >= 4 ? 19 : size >= 1 ? 12.4 : 7.6;
  return group(
    {},
    lathe([[0, 0], [r * 0.96, 0], [r * 1.03, 0.3], [r * 1.03, 0.7], [r, 1], [r, h - 1], [r * 1.03, h - 0.7], [r * 1.03, h - 0.2], [r * 0.98, h], [r * 0.9, h], [r * 0.88, h - 0.5], [r * 0.78, h - 0.5], [r * 0.76, h - 0.1], [0, h - 0.15]], M.alu, { axis: 'y', segments: 80 }),
    wrap(r * 1.006, h * 0.82, 340, paintLabel(r * 5.9, h * 0.82, hex, text, kind ?? `${size} L`), { at: [0, h * 0.49, 0] }),
    lathe([[0, 0], [r * 0.7, 0], [r * 0.7, 0.12], [0, 0.12]], paint(hex, { rough: 0.5 }), { axis: 'y', at: [0, h - 0.16, 0] }),
    ...(size >= 4 ? [wire(r, h * 0.86, h * 0.5), ...[-1, 1].map((x) => ball(r * 0.09, M.zinc, { at: [x * r * 1.02, h * 0.86, 0] }))] : []),
  );
}

/** A 19 L bucket with its lid and bail. */
function bucket({ hex = '#ffffff', text = 'VINÍLICA', kind }: Look) {
  const [r, h] = [14.4, 36];
  const shell = paint('#f4f2ec', { rough: 0.45 });
  return group(
    {},
    lathe([[0, 0], [r * 0.87, 0], [r * 0.88, 0.8], [r * 0.98, h - 6], [r * 1.02, h - 6], [r * 1.02, h - 5], [r * 0.985, h - 4.6], [r * 0.99, h - 3.4], [r * 1.03, h - 3.2], [r * 1.03, h - 2], [0, h - 2]], shell, { axis: 'y', segments: 80 }),
    wrap(r * 0.893, h * 0.7, 320, paintLabel(r * 5.2, h * 0.7, hex, text, kind ?? '19 L'), { at: [0, h * 0.42, 0], r2: r * 0.982 }),
    lathe([[0, h - 2.4], [r * 1.06, h - 2.4], [r * 1.08, h - 1.8], [r * 1.06, h], [r * 0.98, h + 0.3], [r * 0.93, h + 0.3], [r * 0.9, h - 0.5], [0, h - 0.5]], paint(hex === '#1D1D1C' ? '#2b2b2a' : hex, { rough: 0.5 }), { axis: 'y', segments: 80 }),
    many(24, (n) => group({ turn: [0, n * 15, 0] }, box(0.5, 1.5, 0.7, paint(hex, { rough: 0.55 }), { at: [r * 1.05, h - 1.2, 0], r: 0.15 }))),
    wire(r, h - 6, h * 0.44),
    rod(0.9, 7, M.white, { at: [-3.5, h - 6 + h * 0.44, -r * 0.3] }),
    ...[-1, 1].map((x) => box(1.6, 2.4, 2.4, shell, { at: [x * r * 1.02, h - 6, 0], r: 0.5 })),
  );
}

const drum = ({ hex = '#1e4c9a', text = 'VINÍLICA' }: Look) => {
  const [r, h] = [29, 88];
  const ribs = (y: number): (readonly [number, number])[] => [[r, y - 2], [r * 1.035, y - 1], [r * 1.035, y + 1], [r, y + 2]];
  return group({}, lathe([[0, 1], [r * 0.97, 1], [r * 1.03, 0], [r * 1.03, 2], [r, 2.6], ...ribs(h / 3), ...ribs((h * 2) / 3), [r, h - 2.6], [r * 1.03, h - 2], [r * 1.03, h], [r * 0.97, h], [r * 0.96, h - 1.4], [0, h - 1.4]], paint('#27508c', { rough: 0.4 }), { axis: 'y', segments: 90 }), wrap(r * 1.004, h * 0.26, 120, paintLabel(r * 2.1, h * 0.26, hex, text, '200 L'), { at: [0, h * 0.5, 0] }), rod(3.4, 1.4, M.zinc, { axis: 'y', at: [12, h - 1.6, 10] }), rod(2, 1.2, M.zinc, { axis: 'y', at: [-14, h - 1.6, 6] }));
};

const spray = ({ hex = '#ffffff', text = 'AEROSOL' }: Look) => {
  const [r, h] = [3.3, 15.4];
  return group({}, lathe([[0, 0], [r * 0.92, 0], [r * 1.03, 0.2], [r * 1.03, 0.6], [r, 0.9], [r, h], [r * 1.03, h + 0.2], [r * 1.03, h + 0.5], [r * 0.92, h + 0.8], [r * 0.6, h + 2.2], [r * 0.42, h + 2.6], [0, h + 2.6]], M.alu, { axis: 'y' }), wrap(r * 1.008, h * 0.92, 350, paintLabel(r * 6.1, h * 0.92, hex, `${text}`, '400 ml'), { at: [0, h * 0.52, 0] }), lathe([[0, h + 0.6], [r * 0.98, h + 0.6], [r * 0.98, h + 4.6], [r * 0.9, h + 5], [0, h + 5]], paint(hex, { rough: 0.4 }), { axis: 'y' }));
};

/** Oblong can of solvent with a screw cap; bottles of oil and cement. */
function can({ size = 1, text = 'THINNER', hex: colour = '#1b5e9e', kind = 'lata' }: Look) {
  const body = paint(colour, { rough: 0.4 });
  const label = (w: number, h: number, room = 0.92) =>
    writing([text, size >= 1 ? `${size} L` : `${size * 1000} ml`], w, h, { back: '#f6f3ec', ink: colour, fill: 0.42, band: colour, room });
  if (kind === 'frasco') {
    const s = 0.8 + size * 0.8;
    return group({ scale: s }, lathe([[0, 0], [3, 0], [3.2, 0.4], [3.2, 9], [2.4, 11], [1.5, 11.6], [1.5, 12], [0, 12]], body, { axis: 'y' }), wrap(3.23, 6.4, 200, label(11.2, 6.4, 0.52), { at: [0, 5, 0] }), lathe([[0, 12], [1.9, 12], [1.9, 14.4], [1.5, 14.8], [0, 14.8]], M.black, { axis: 'y' }), ...(text.startsWith('CEMENTO') ? [] : [rod(0.4, 3, M.red, { axis: 'y', at: [0, 14.6, 0], r2: 0.2 })]));
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
    tube([[0.6, 15.2, 0], [0.8, 17.4, 0], [3.6, 17.4, 0], [3.8, 15.2, 0]], 0.36, M.alu),
  );
}

const brushWidth = { recta: 1 } as const;
/** Paint brush by its inches. */
function paintBrush({ size = 2, kind = 'natural' }: Look) {
  const w = Math.max(1.4, size * 1.27);
  const hair = kind === 'natural' ? '#2d2a26' : kind === 'sintetica' ? '#c9a25e' : '#e8e0cc';
  if (kind === 'alambre') return group({ turn: [0, 20, 0] }, side(outline([[-14, -0.8, 0.8], [-14, 1.2, 1], [0, 1, 2], [2, 1.6, 1], [14, 1.4, 0.6], [14, -0.4, 0.4], [0, -0.6, 2]]), 3, M.wood, { bevel: 0.6 }), many(44, (n) => rod(0.24, 2.8, M.brass, { axis: 'y', at: [3 + Math.floor(n / 4) * 1, -3, (n % 4) * 0.7 - 1.05] })));
  return group(
    { turn: [0, 0, -18] },
    side(outline([[-w * 0.44, -7, 0.3], [w * 0.44, -7, 0.3], [w * 0.3 + 0.2, -1, 2], [0.9, 4, 3], [1.3, 11, 1.4], [-1.3, 11, 1.4], [-0.9, 4, 3], [-w * 0.3 - 0.2, -1, 2]]), 1.8, kind === 'economica' ? M.ivory : M.wood, { bevel: 0.7 }),
    box(w * 1.06, 4, 2, M.chrome, { at: [0, -8, 0], r: 0.3 }),
    many(3, (n) => box(w * 1.07, 0.16, 2.04, M.zinc, { at: [0, -6.8 - n * 1.1, 0] })),
    side(outline([[-w * 0.5, -10], [w * 0.5, -10], [w * 0.56, -17.6, 0.3], [-w * 0.56, -17.6, 0.3]]), 1.7, paint(hair, { rough: 0.9 }), { bevel: 0.6 }),
    many(Math.round(w * 4), (n) => box(0.09, 7.4, 0.1, paint('#8a7a60', { rough: 1 }), { at: [-w * 0.48 + n * 0.25, -13.8, 0.84] })),
    pipe(0.5, 0.3, 1.9, M.black, { axis: 'z', at: [0, 9.6, 0] }),
  );
}

function roller({ kind = 'media', size = 9 }: Look) {
  const l = size * 2.54;
  const fur = { corta: [2.3, '#f0e6b8'], media: [2.7, '#f4efdd'], larga: [3.3, '#f6f2e6'], microfibra: [2.6, '#b9d3e6'], esponja: [2.4, '#e9d36a'], textura: [3, '#3d4044'] } as const;
  const [r, tone] = fur[kind as keyof typeof fur] ?? fur.media;
  const sleeve = [rod(r, l, paint(tone, { rough: 1 }), { at: [-l / 2, 0, 0], edge: 0.3 }), pipe(1.9, 1.5, l + 0.4, M.ash), ...(kind === 'textura' ? many(90, (n) => ball(0.5, M.grey, { at: [-l / 2 + 0.8 + (n % 12) * (l - 1.6) / 11, Math.cos(n * 0.9) * r, Math.sin(n * 0.9) * r] })).children : [])];
  if (kind === 'repuesto') return group({ turn: [0, 26, 0] }, rod(2.7, l, paint('#f4efdd', { rough: 1 }), { at: [-l / 2, 0, 0], edge: 0.3 }), pipe(1.9, 1.5, l + 0.5, M.ash), group({ at: [0, -5.6, 1] }, rod(2.7, l, paint('#f4efdd', { rough: 1 }), { at: [-l / 2, 0, 0], edge: 0.3 }), pipe(1.9, 1.5, l + 0.5, M.ash)));
  return group({ turn: [0, 18, 0] }, ...sleeve, bar([[l / 2 - 0.2, 0, 0], [l / 2 + 2, 0, 0], [l / 2 + 2, -7, 0], [0, -11, 0], [0, -17, 0]], 0.42, M.zinc, 2.4), lathe([[0, -17], [1, -17], [1.2, -18], [1, -22], [1.5, -28], [1.2, -30], [0, -30]], paint(BRAND.matizal, { rough: 0.4 }), { axis: 'y' }));
}

const tray = ({ kind = 'charola' }: Look) =>
  kind === 'rejilla'
    ? group({ turn: [-30, 0, 0] }, side(withHoles(outline([[-10, 0, 1], [10, 0, 1], [10, 26, 1], [-10, 26, 1]]), ...Array.from({ length: 60 }, (_, n) => outline([[-8.6 + (n % 6) * 3 - 0.01, 2 + Math.floor(n / 6) * 2.3], [-6.6 + (n % 6) * 3, 2 + Math.floor(n / 6) * 2.3], [-6.6 + (n % 6) * 3, 3.6 + Math.floor(n / 6) * 2.3], [-8.6 + (n % 6) * 3, 3.6 + Math.floor(n / 6) * 2.3]]))), 0.5, M.zinc, { bevel: 0.08 }), bar([[-5, 26, 0], [-5, 29, -2], [-5, 26, -4]], 0.4, M.zinc), bar([[5, 26, 0], [5, 29, -2], [5, 26, -4]], 0.4, M.zinc))
    : kind === 'aspa'
      ? group({ turn: [0, 0, 50] }, hex(), rod(0.5, 34, M.zinc, { at: [-20, 0, 0] }), ...[6, 13].map((x) => ring(3.4, 0.3, M.zinc, { at: [x, 0, 0] })), ...[0, 120, 240].flatMap((turn) => [group({ turn: [turn, 0, 0] }, bar([[6, 0, 0], [6, 3.4, 0]], 0.3, M.zinc)), group({ turn: [turn, 0, 0] }, side(outline([[5.6, -0.9, 0.3], [13.4, 0.9, 0.3], [13.4, 1.6, 0.3], [5.6, -0.2, 0.3]]), 1.6, M.zinc, { at: [0, 3.2, 0] }))]))
      : group({}, side(withHoles(outline([[-18, 6, 1], [18, 6, 1], [18, 5], [10, 4], [-8, -1], [-17, -1]]), circle(0.01)), 30, paint('#f0b400', { rough: 0.5 }), { bevel: 0.4 }), many(9, (n) => box(1, 0.3, 24, M.orange, { at: [-5 + n * 2, 4.2 + n * 0.25, 0] })), box(36, 1, 1.6, M.yellow, { at: [0, 6.6, 15] }), box(36, 1, 1.6, M.yellow, { at: [0, 6.6, -15] }), box(1.6, 1, 30, M.yellow, { at: [18, 6.6, 0] }), box(1.6, 1, 30, M.yellow, { at: [-18, 6.6, 0] }));
const hex = () => rod(0.6, 4, M.zinc, { at: [-23, 0, 0], segments: 6 });

const pole = ({ size = 2 }: Look) => group({ turn: [0, 0, 38] }, rod(1.3, 26 * size, M.alu, { at: [-26 * size, 0, 0] }), rod(1.7, 4, M.black, { at: [-2, 0, 0] }), rod(1, 22 * size, M.alu, { at: [0, 0, 0] }), lathe([[0, -26 * size - 1], [1.7, -26 * size - 1], [1.9, -26 * size + 9], [0, -26 * size + 9]], M.rubber), rod(0.9, 3, M.yellow, { at: [22 * size, 0, 0] }));

const spatula = ({ size = 3, kind = 'flexible' }: Look) => {
  const w = size * 1.27;
  return group({ turn: [0, 0, -16] }, side(outline([[-0.9, -1, 0.3], [0.9, -1, 0.3], [1.4, 4, 2], [1.3, 11, 1.3], [-1.3, 11, 1.3], [-1.4, 4, 2]]), 2, kind === 'yeso' ? M.black : M.wood, { bevel: 0.7 }), side(outline(kind === 'yeso' ? [[-1, -0.8], [1, -0.8], [1.2, -4, 0.4], [w, -5, 0.4], [w, -11], [-w, -11], [-w, -5, 0.4], [-1.2, -4, 0.4]] : [[-1, -0.8], [1, -0.8], [w, -4, 1], [w, -12], [-w, -12], [-w, -4, 1]]), 0.24, M.steel, { bevel: 0.06 }), rod(1.3, 1.4, M.brass, { axis: 'y', at: [0, -1.6, 0] }), ...[2, 7].map((y) => rod(0.36, 2.1, M.brass, { axis: 'z', at: [0, y, -1.05] })));
};

const tapeRoll = ({ hex = '#d9c38a', size = 24, kind = 'cinta' }: Look) => {
  const w = Math.max(1.2, size / 10);
  const [R, r] = kind === 'aislar' ? [3.4, 1.9] : kind === 'chica' ? [2.6, 1] : [5.4, 3.8];
  const strip = paint(hex, { rough: 0.55 });
  return group({ turn: [0, -34, 0] }, pipe(R, r, w, strip, { axis: 'z', at: [0, R, 0] }), pipe(r * 1.02, r * 0.9, w * 1.01, kind === 'aislar' ? M.black : M.card, { axis: 'z', at: [0, R, 0] }), ...(kind === 'malla' ? [] : [box(R * 1.5, 0.05, w, strip, { at: [R * 0.75, 0.06, 0], r: 0.02 })]));
};

const cartridge = ({ hex = '#e9eef0', text = 'SILICÓN' }: Look) => group({}, lathe([[0, 0], [2.35, 0], [2.35, 19], [2.2, 19.6], [1.1, 20.2], [0.9, 20.4], [0.9, 22.4], [0, 22.4]], paint('#f3f1ec', { rough: 0.4 }), { axis: 'y' }), wrap(2.38, 15.6, 200, writing([text, 'MATIZAL'], 8.2, 15.6, { back: hex, ink: isLight(hex) ? '#1d1b16' : '#fff', fill: 0.2, band: '#c8390a', room: 0.52 }), { at: [0, 9.6, 0] }), lathe([[0, 22], [1.1, 22], [1.1, 23], [0.9, 23.4], [0.28, 31], [0, 31]], paint('#dfe3e4', { rough: 0.35 }), { axis: 'y' }));

const skeletonGun = () => group({}, ...[-2.2, 2.2].map((z) => bar([[0, -1.4, z], [24, -1.4, z]], 0.3, M.zinc)), bar([[0, -2.6, 0], [24, -2.6, 0]], 0.3, M.zinc), rod(2.7, 0.5, M.zinc, { at: [-0.4, 0, 0] }), pipe(2.7, 1.2, 0.5, M.zinc, { at: [24, 0, 0] }), rod(0.42, 34, M.zinc, { at: [-16, 0, 0] }), bar([[-16, 0, 0], [-18, 0, 0], [-18, 3.4, 0]], 0.42, M.zinc), side(outline([[-3, 1.6, 0.4], [-3, -1, 0.6], [-5.4, -9, 1], [-4, -9.6, 1], [-1, -2, 1], [-0.6, 1.6, 0.4]]), 1.4, M.tenaz, { bevel: 0.3 }), side(outline([[-6, 0.8, 0.4], [-4.6, 0, 0.4], [-8.4, -8.6, 1], [-10, -8, 1]]), 1.1, M.tenaz, { bevel: 0.3 }), brand('BRAVÍO', 0.01, [0, 0, 0]));

const sack = ({ text = 'ADHESIVO', hex = '#1b5e9e', size = 20 }: Look) => {
  const s = size < 10 ? 0.7 : 1;
  return group({ turn: [-10, -14, 0], scale: s }, side(outline([[-15, 0, 3], [-16, 20, 6], [-15, 42, 2], [15, 42, 2], [16, 20, 6], [15, 0, 3]]), 11, M.paper, { bevel: 4.6, steps: 8 }), sticker(26, 26, writing([text, `${size} kg`], 26, 26, { back: hex, fill: 0.24, band: '#f4b400' }), { at: [0, 21, 5.56] }), box(29, 2.2, 2.6, M.paper, { at: [0, 42.4, 0], r: 0.4 }), many(14, (n) => box(1.2, 0.3, 0.3, M.tenaz, { at: [-13 + n * 2, 42.4, 1.4] })));
};

/** Rolls of mesh, membrane, plastic. */
const roll = ({ hex = '#ece7da', kind = 'malla', size = 40 }: Look) => group({ turn: [0, 0, 0] }, pipe(5.6, 1.8, size * 0.8, paint(hex, { rough: kind === 'aluminio' ? 0.3 : 0.9, metal: kind === 'aluminio' ? 0.9 : 0 }), { axis: 'y', at: [0, size * 0.4, 0] }), many(9, (n) => pipe(5.62 - n * 0.38, 5.56 - n * 0.38, size * 0.8 + 0.04, paint(n % 2 ? '#b9b2a2' : '#d6cfc0', { rough: 1 }), { axis: 'y', at: [0, size * 0.4, 0] })), side(outline([[5, 0], [14, 0], [14, size * 0.8], [5, size * 0.8]]), 0.2, paint(hex, { rough: 0.9 }), { at: [0, 0, 4.4], bevel: 0.02 }), ...(kind === 'malla' ? [...Array.from({ length: Math.round(size / 2.6) }, (_, n) => box(9, 0.14, 0.1, M.grey, { at: [9.5, 1 + n * 2, 4.56] })), ...Array.from({ length: 5 }, (_, n) => box(0.14, size * 0.8, 0.1, M.grey, { at: [6 + n * 1.8, size * 0.4, 4.56] }))] : []), wrap(5.66, size * 0.22, 160, writing(['MATIZAL'], 15.8, size * 0.22, { back: '#c8390a', room: 0.5 }), { at: [0, size * 0.45, 0] }));

export const paintShelf: Models = {
  lata: { build: tin, view: { around: 0, above: 20 } },
  cubeta: { build: bucket, view: { around: 0, above: 20 } },
  tambor: { build: drum, view: { around: 0, above: 18 } },
  aerosol: { build: spray, view: { around: 0, above: 14 } },
  solvente: { build: can, view: { around: 12, above: 16 } },
  brocha: { build: paintBrush, view: { around: 20, above: 12 } },
  rodillo: { build: roller, view: { around: 16, above: 14 } },
  charola: { build: tray, view: { around: 24, above: 30 } },
  extension: { build: pole, view: { around: 14, above: 12 } },
  espatula: { build: spatula, view: { around: 20, above: 12 } },
  cinta: { build: tapeRoll, view: { around: 12, above: 20 } },
  cartucho: { build: cartridge, view: { around: 0, above: 12 } },
  'pistola-calafateo': { build: skeletonGun, view: { around: 24, above: 16 } },
  saco: { build: sack, view: { around: 8, above: 12 } },
  rollo: { build: roll, view: { around: 16, above: 20 } },
};
export { brushWidth };
