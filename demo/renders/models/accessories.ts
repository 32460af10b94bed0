import type * as THREE from 'three';
import type { Look } from '#demo/catalogue/looks/look.ts';
import { BRAND, M, paint } from '../studio/materials.ts';
import { around, circle, type Corner, outline, withHoles } from '../studio/outline.ts';
import { ball, box, group, lathe, many, pipe, rod, side, sticker, twisted, type Vec } from '../studio/solids.ts';
import { writing } from '../studio/writing.ts';
import { grindDisc, sawDisc } from './cutters.ts';
import { twist } from './drills.ts';
import type { Models } from './model.ts';
import { brand, chuck, hex } from './parts.ts';

/** Discs lean on nothing: they stand a little turned, as on a shelf. */
const STAND: Vec = [0, -28, 0];

/** Printed ring of an abrasive or diamond disc. */
function disc({ kind = 'metal', size = 4.5, hex: colour = '#d8420f', text = '' }: Look) {
  const r = size * 1.27;
  const label = [sticker(r * 1.1, r * 0.34, writing(['TENAZ'], r * 1.1, r * 0.34, { ink: '#fff', fill: 0.9 }), { at: [0, r * 0.36, r * 0.05] }), sticker(r * 1.0, r * 0.2, writing([text || `${size}"`], r, r * 0.2, { ink: '#fff', fill: 0.9 }), { at: [0, -r * 0.36, r * 0.05] })];
  const paper = paint(colour, { rough: 0.6 });
  const face = {
    metal: [pipe(r, r * 0.1, r * 0.05, M.iron, { axis: 'z' }), pipe(r * 0.68, r * 0.16, r * 0.06, paper, { axis: 'z' }), ...label],
    desbaste: [lathe([[r * 0.1, -r * 0.16], [r * 0.45, -r * 0.16], [r * 0.55, 0], [r, 0], [r, r * 0.1], [r * 0.5, r * 0.1], [r * 0.4, -r * 0.06], [r * 0.1, -r * 0.06]], M.iron, { axis: 'z' }), pipe(r * 0.42, r * 0.14, r * 0.03, paper, { axis: 'z', at: [0, 0, -r * 0.03] }), pipe(r * 0.86, r * 0.56, r * 0.02, paper, { axis: 'z', at: [0, 0, r * 0.1] })],
    laminado: [pipe(r * 0.7, r * 0.1, r * 0.08, M.burnt, { axis: 'z' }), ...Array.from({ length: 44 }, (_, n) => group({ turn: [0, 0, n * 8.18] }, box(r * 0.46, r * 0.2, r * 0.03, paint(n % 2 ? '#9a5a2c' : '#a9672f', { rough: 1 }), { at: [r * 0.78, 0, r * 0.08], turn: [14, 0, 0] }))), pipe(r * 0.56, r * 0.12, r * 0.05, paper, { axis: 'z', at: [0, 0, r * 0.07] })],
    continuo: [pipe(r * 0.9, r * 0.1, r * 0.03, M.zinc, { axis: 'z' }), pipe(r, r * 0.88, r * 0.05, M.carbide, { axis: 'z' }), pipe(r * 0.6, r * 0.18, r * 0.035, paper, { axis: 'z' }), ...label],
    segmentado: [side(withHoles(circle(r * 0.9), circle(r * 0.1), ...Array.from({ length: 12 }, (_, n) => circle(r * 0.035, r * 0.82 * Math.cos(n * 0.5236), r * 0.82 * Math.sin(n * 0.5236)))), r * 0.03, M.zinc, { bevel: 0.02 }), ...Array.from({ length: 12 }, (_, n) => group({ turn: [0, 0, n * 30 + 15] }, box(r * 0.12, r * 0.42, r * 0.055, M.carbide, { at: [r * 0.95, 0, 0], r: 0.05 }))), pipe(r * 0.6, r * 0.18, r * 0.035, paper, { axis: 'z' }), ...label],
    turbo: [pipe(r * 0.9, r * 0.1, r * 0.03, M.zinc, { axis: 'z' }), ...Array.from({ length: 40 }, (_, n) => group({ turn: [0, 0, n * 9] }, box(r * 0.13, r * 0.1, r * 0.06, M.carbide, { at: [r * 0.94, 0, 0], turn: [0, 0, 28], r: 0.03 }))), pipe(r * 0.6, r * 0.18, r * 0.035, paper, { axis: 'z' }), ...label],
    copa: [lathe([[r * 0.2, r * 0.1], [r * 0.5, r * 0.16], [r * 0.8, r * 0.3], [r, r * 0.36], [r, r * 0.2], [r * 0.6, 0], [r * 0.2, 0]], M.tenaz, { axis: 'z' }), ...Array.from({ length: 20 }, (_, n) => group({ turn: [0, 0, n * 18] }, box(r * 0.2, r * 0.2, r * 0.12, M.carbide, { at: [r * (n % 2 ? 0.9 : 0.7), 0, r * 0.36] })))],
    carda: [lathe([[r * 0.16, -r * 0.3], [r * 0.5, -r * 0.3], [r * 0.56, r * 0.1], [r * 0.16, r * 0.1]], M.brass, { axis: 'z' }), ...Array.from({ length: 26 }, (_, n) => group({ turn: [0, 0, n * 13.8] }, rod(r * 0.075, r * 0.55, M.steel, { at: [r * 0.46, 0, 0], r2: r * 0.1 })))],
    lana: [lathe([[0, -r * 0.2], [r * 0.9, -r * 0.2], [r * 1.02, 0], [r * 0.96, r * 0.2], [r * 0.5, r * 0.28], [0, r * 0.28]], paint('#f0e6cf', { rough: 1 }), { axis: 'z' }), ...Array.from({ length: 60 }, (_, n) => ball(r * 0.12, paint('#f3ead6', { rough: 1 }), { at: [Math.cos(n * 2.4) * r * 0.92 * Math.sqrt(n / 60), Math.sin(n * 2.4) * r * 0.92 * Math.sqrt(n / 60), r * 0.24] }))],
    espuma: [lathe([[0, -r * 0.2], [r * 0.94, -r * 0.2], [r, -r * 0.1], [r, r * 0.14], [r * 0.9, r * 0.24], [0, r * 0.24]], M.orange, { axis: 'z' }), pipe(r * 0.3, r * 0.2, 0.1, M.black, { axis: 'z', at: [0, 0, r * 0.24] })],
    piedra: [pipe(r, r * 0.16, r * 0.28, paint('#8f9598', { rough: 1 }), { axis: 'z' }), pipe(r * 0.5, r * 0.16, r * 0.3, M.paper, { axis: 'z' }), ...label.slice(0, 0)],
    pad: [lathe([[0, -r * 0.1], [r, -r * 0.1], [r, r * 0.08], [0, r * 0.08]], M.white, { axis: 'z' }), ...Array.from({ length: 24 }, (_, n) => ball(r * 0.1, paint('#dfd3a2', { rough: 0.8 }), { at: [Math.cos(n * 2.4) * r * 0.9 * Math.sqrt((n + 1) / 25), Math.sin(n * 2.4) * r * 0.9 * Math.sqrt((n + 1) / 25), r * 0.05] }))],
  };
  return group({ turn: STAND }, ...(face[kind as keyof typeof face] ?? face.metal));
}

const saw = ({ size = 7.25, count = 24, kind = 'madera', text }: Look) => {
  const r = size * 1.27;
  return group(
    { turn: STAND },
    sawDisc(r, count, {}, 0.26, kind === 'aluminio' ? M.chrome : M.steel),
    pipe(r * 0.58, r * 0.14, 0.32, paint(kind === 'madera' ? BRAND.tenaz : kind === 'melamina' ? '#1b5e9e' : '#3a3b3e', { rough: 0.5 }), { axis: 'z' }),
    brand('TENAZ', r * 0.8, [0, r * 0.32, 0.2], { fill: 0.8 }),
    brand(text ?? `${count} dientes`, r * 0.8, [0, -r * 0.34, 0.2], { fill: 0.9, height: r * 0.16 }),
  );
};

/** A flat spade bit along x, lying; its cutting end to the right. */
function spade(width: number, at: Vec = [0, 0, 0]) {
  const w = width / 2;
  return group({ at }, side(outline([[9, -w], [12.4, -w, 0.2], [12.4, -w * 0.2], [13.6, 0], [12.4, w * 0.2], [12.4, w, 0.2], [9, w, 0.2], [8.4, 0.3, 0.3], [8.4, -0.3, 0.3]]), 0.28, M.steel, { turn: [90, 0, 0], bevel: 0.05 }), rod(0.34, 8.6, M.steel), hex(0.42, 2.6, M.steel, { at: [1.2, 0, 0] }));
}

/** Bits lie side by side; `count` of them, `size` in inches gives their girth. */
function bits({ kind = 'metal', size = 0.25, count = 1 }: Look) {
  const steel: Record<string, THREE.MeshStandardMaterial> = { metal: M.burnt, cobalto: M.titanium, titanio: M.titanium, concreto: M.zinc, sds: M.zinc, plana: M.steel, madera: M.steel };
  const material = steel[kind] ?? M.steel;
  const one = (girth: number, z: number) => {
    const r = 0.28 + girth * 1.35;
    const l = 9 + girth * 9;
    if (kind === 'plana') return spade(1.2 + girth * 2.2, [-6, 0, z]);
    const tip = kind === 'concreto' || kind === 'sds' ? [box(r * 0.9, r * 0.5, r * 2.3, M.carbide, { at: [l * 0.99, 0, 0], r: 0.06 })] : [];
    const shank = kind === 'sds' ? [rod(r * 1.06, l * 0.26, M.zinc, { at: [-l * 0.22, 0, 0] }), ...[0, 180].map((turn) => group({ turn: [turn, 0, 0] }, box(l * 0.12, 0.2, r * 0.5, M.gloss, { at: [-l * 0.08, r, 0] })))] : [];
    return group({ at: [-l / 2, 0, z] }, twist(r, l, material), ...tip, ...shank);
  };
  return group({ turn: [0, 24, 0] }, ...Array.from({ length: count }, (_, n) => one(count > 1 ? size * (0.45 + (n / count) * 0.9) : size, (n - (count - 1) / 2) * (count > 1 ? 2.4 : 1))));
}

/** An open case with bits or sockets standing in rows. */
function caseOf({ kind = 'brocas', count = 13, hex: colour = '#2b2c2e' }: Look) {
  const shell = paint(colour, { rough: 0.5 });
  const cols = Math.min(10, Math.ceil(Math.sqrt(count * 1.8)));
  const rows = Math.ceil(count / cols);
  const [w, d] = [cols * 2.6 + 3, rows * 3 + 3];
  const thing = (at: number): THREE.Object3D => {
    const g = 0.4 + (at / count) * 0.6;
    if (kind === 'puntas') return group({ turn: [0, 0, 90] }, hex(0.5, 2.4, M.steel, { at: [1.4, 0, 0] }), rod(0.3, 1.6, M.steel, { at: [2.6, 0, 0], r2: 0.12 }));
    if (kind === 'dados') return pipe(0.6 + g * 0.7, 0.3 + g * 0.5, 3.4, M.chrome, { axis: 'y', at: [0, 2, 0] });
    if (kind === 'fresas') return group({ turn: [0, 0, 90] }, rod(0.4, 3, M.steel), lathe([[0, 0], [0.6, 0], [1.1 * g + 0.3, 1], [0.7, 2.4], [0, 2.4]], n2(at), { at: [2.8, 0, 0] }));
    if (kind === 'copas') return pipe(0.6 + g * 0.9, 0.5 + g * 0.8, 2.6, M.zinc, { axis: 'y', at: [0, 1.6, 0] });
    return group({ turn: [0, 0, 90] }, twist(0.22 + g * 0.4, 4 + g * 4, kind === 'titanio' ? M.titanium : M.burnt));
  };
  const n2 = (at: number) => (at % 2 ? M.tenaz : M.carbide);
  return group(
    { turn: [0, -12, 0] },
    box(w, 2.6, d, shell, { at: [0, 0, 0], r: 0.6 }),
    box(w * 0.92, 0.6, d * 0.9, M.black, { at: [0, 1.2, 0], r: 0.3 }),
    group({ at: [0, 1.3, -d / 2], turn: [-76, 0, 0] }, box(w, 1.6, d, shell, { at: [0, 0.8, -d / 2 + 0.4].map((v, i) => (i === 2 ? -v : v)) as unknown as Vec, r: 0.6 })),
    ...Array.from({ length: count }, (_, at) => group({ at: [((at % cols) - (cols - 1) / 2) * 2.5, 1.4, (Math.floor(at / cols) - (rows - 1) / 2) * 3] }, thing(at))),
    brand('TENAZ', w * 0.5, [0, 0, d / 2 + 0.05], { height: 1.4, fill: 0.9 }),
  );
}

/** A blister card with a header: what hangs on a peg. */
export function card(parts: readonly THREE.Object3D[], title: readonly string[], w: number, h: number, colour: string = BRAND.tenaz) {
  return group(
    { turn: [-8, 0, 0] },
    side(withHoles(outline([[-w / 2, 0, 0.6], [w / 2, 0, 0.6], [w / 2, h, 0.6], [-w / 2, h, 0.6]]), circle(h * 0.03, 0, h * 0.94)), 0.25, M.paper, { bevel: 0.04 }),
    sticker(w * 0.98, h * 0.24, writing(title, w, h * 0.24, { back: colour }), { at: [0, h * 0.78, 0.16] }),
    ...parts,
  );
}

function blades({ kind = 'caladora', count = 5, text = 'HOJAS' }: Look) {
  const long = kind === 'reciprocante' ? 17 : kind === 'segueta' ? 22 : 8.5;
  const w = kind === 'reciprocante' ? 1.7 : kind === 'segueta' ? 1.3 : 1;
  const blade = (x: number) => {
    const teeth = Array.from({ length: Math.round(long * 3.2) }, (_, n): Corner => [n % 2 ? w * 0.5 : w * 0.66, -long * 0.44 + n * 0.27]);
    return side(outline([[-w / 2, -long / 2], ...teeth, [w * 0.3, long * 0.5, 0.2], [-w * 0.34, long * 0.5, 0.2], [-w / 2, long * 0.42]]), 0.16, M.steel, { at: [x, long * 0.56, 0.5], bevel: 0.02 });
  };
  const n = Math.min(count, 6);
  return card(Array.from({ length: n }, (_, at) => blade((at - (n - 1) / 2) * (w + 0.9))), ['TENAZ', text], Math.max(9, n * (w + 1.3) + 2), long * 1.56);
}

/** Sockets on a rail. */
function sockets({ count = 1, size = 1, text = '1/2"' }: Look) {
  const one = (g: number, x: number) => group({ at: [x, 0, 0] }, lathe([[0.55 * g + 0.3, 0], [g + 0.5, 0], [g + 0.5, 3.4], [g * 0.8 + 0.5, 4], [g * 0.8 + 0.5, 8], [g * 0.55 + 0.3, 8]], M.burnt, { axis: 'y' }), side(around(6, () => g * 0.62 + 0.3), 0.4, M.gloss, { turn: [90, 0, 0], at: [0, 7.9, 0] }));
  if (count === 1) return group({}, one(size, 0), brand(text, 1.9 * size, [0, 2, size + 0.55], { height: 0.9, fill: 0.9 }));
  return group({}, box(count * 3.4, 1.6, 4, M.black, { at: [0, -0.8, 0], r: 0.4 }), ...Array.from({ length: count }, (_, n) => one(0.6 + n * (0.8 / count), (n - (count - 1) / 2) * 3.2)), brand('TENAZ', 6, [0, -0.8, 2.05], { height: 1.2, fill: 0.9 }));
}

const driverBit = (tipped: boolean, at: Vec) => group({ at, turn: [0, 0, 90] }, hex(0.36, 2.2, M.steel, { at: [1.1, 0, 0] }), rod(0.27, 1.6, M.steel, { at: [2, 0, 0], r2: tipped ? 0.08 : 0.2 }));
const bitCard = ({ text = 'PH2', count = 10 }: Look) => card(Array.from({ length: Math.min(count, 10) }, (_, n) => driverBit(true, [(n % 5) * 1.4 - 2.8, 1.2 + Math.floor(n / 5) * 4.2, 0.6])), [text, `${count} PIEZAS`], 9, 14);

/** What a driver takes between itself and a screw. */
function adapter({ kind = 'magnetico', count = 1 }: Look) {
  const one = (n: number) => {
    if (kind === 'flexible') return group({}, hex(0.4, 2.6, M.steel), twisted(around(12, (s) => (s % 4 < 2 ? 0.55 : 0.45)), 20, 5, M.gloss, { at: [1.3, 0, 0] }), rod(0.8, 4, M.tenaz, { at: [21, 0, 0] }), hex(0.5, 1, M.steel, { at: [25, 0, 0] }));
    if (kind === 'cuadro') return group({ at: [0, 0, n * 2.6] }, hex(0.42, 4, M.steel), rod(0.7, 1.4, M.burnt, { at: [2, 0, 0] }), box(2 + n * 0.3, 0.9 + n * 0.3, 0.9 + n * 0.3, M.chrome, { at: [4.4, 0, 0] }));
    if (kind === 'dado') return group({ at: [0, 0, n * 2.6] }, hex(0.42, 3, M.steel), lathe([[0, 0], [0.9 + n * 0.12, 0], [1 + n * 0.12, 2.6], [0.7, 2.6], [0.7, 1.4], [0, 1.4]], M.burnt, { at: [1.5, 0, 0] }));
    return group({}, hex(0.42, 4, M.steel), rod(0.8, 4, M.steel, { at: [1.6, 0, 0] }), rod(0.84, 1, M.tenaz, { at: [3.4, 0, 0] }), hex(0.42, 2, M.steel, { at: [6.4, 0, 0] }));
  };
  return group({ turn: [0, 26, 0] }, ...Array.from({ length: count }, (_, n) => one(n)));
}

const chisel = ({ kind = 'punta', size = 1 }: Look) =>
  group({ turn: [0, 22, 0] }, rod(0.7 * size, 6, M.zinc, { at: [-16, 0, 0] }), rod(0.62 * size, 20, M.zinc, { at: [-10, 0, 0] }), box(2.6, 0.24, 0.4, M.gloss, { at: [-13.4, 0.66 * size, 0] }), ...(kind === 'punta' ? [lathe([[0, 0], [0.62 * size, 0], [0.1, 5], [0, 5.1]], M.zinc, { at: [9.8, 0, 0] })] : [side(outline([[9, -0.6], [12, kind === 'ancho' ? -2.6 : -1.2, 1], [15, kind === 'ancho' ? -2.8 : -1.2], [15, kind === 'ancho' ? 2.8 : 1.2], [12, kind === 'ancho' ? 2.6 : 1.2, 1], [9, 0.6]]), 0.7 * size, M.zinc, { turn: [90, 0, 0], bevel: 0.2 })]), ...(size > 1.2 ? [] : []));

const jacobs = ({ kind = 'sin-llave' }: Look) =>
  kind === 'llave'
    ? group({ turn: [0, 24, 0] }, rod(0.5, 8, M.steel, { axis: 'y', at: [0, -1, 0] }), rod(0.45, 9, M.steel, { at: [-4.5, 7, 0] }), side(around(40, (n) => (n % 4 < 2 ? 1.5 : 1.1)), 1.3, M.steel, { turn: [90, 0, 0], at: [0, 0.2, 0] }))
    : group({ turn: [0, 0, 62] }, ...(kind === 'sin-llave' ? [group({ scale: 1.2 }, chuck(2.4))] : [lathe([[0, 0], [1.9, 0], [2.5, 1], [2.6, 4], [1.2, 7.4], [0.6, 7.6], [0, 7.4]], M.steel), side(around(72, (n) => (n % 4 < 2 ? 2.9 : 2.6)), 1.6, M.steel, { turn: [0, 90, 0], at: [3, 0, 0] })]), ...(kind === 'sds' ? [rod(0.7, 6, M.zinc, { at: [-6, 0, 0] })] : [rod(0.9, 1.6, M.burnt, { at: [-1.4, 0, 0] })]));

const brushes = ({ size = 1 }: Look) => group({}, ...[-2.2, 2.2].map((x) => group({ at: [x * size, 0, 0], turn: [0, x > 0 ? -14 : 12, 0] }, box(1.8 * size, 3.6 * size, 1.2 * size, paint('#3c3f42', { rough: 0.6, metal: 0.3 }), { at: [0, 1.8 * size, 0], r: 0.1 }), many(6, (n) => pipe(0.5, 0.36, 0.2, M.brass, { axis: 'y', at: [0, 3.7 * size + n * 0.42, 0] })), rod(0.16, 2.4, M.copper, { axis: 'y', at: [0.3, 3.6 * size, 0] }), pipe(0.9, 0.5, 0.2, M.brass, { axis: 'y', at: [0, 6.4 * size, 0] }))));

/** Sandpaper in sheets, discs, belts, sponges. */
function abrasive({ kind = 'pliego', text = '120', hex: colour = '#a8642f', size = 5 }: Look) {
  const grit = paint(colour, { rough: 1 });
  const back = (w: number, h: number, at: Vec, turn: Vec = [0, 0, 0]) => sticker(w, h, writing([text, 'BRAVÍO'], w, h, { back: '#e9dcc0', ink: '#6d3a1c', fill: 0.4 }), { at, turn });
  switch (kind) {
    case 'disco':
      return group({ turn: [-72, 0, 0] }, ...Array.from({ length: 5 }, (_, n) => group({ at: [n * 1.5 - 3, n * 0.4, n * 0.3] }, side(withHoles(circle(size * 1.27), ...Array.from({ length: 8 }, (_, k) => circle(size * 0.09, Math.cos(k * 0.785) * size * 0.8, Math.sin(k * 0.785) * size * 0.8))), 0.14, n === 4 ? grit : paint('#efe4cc', { rough: 0.9 }), { bevel: 0.02 }))), brand(text, size, [3, 2.2, 1.6], { ink: '#3b1f0e', height: size * 0.4 }));
    case 'banda':
      return group({}, side(withHoles(outline([[-11, 0, 4], [-11, 8, 4], [11, 8, 4], [11, 0, 4]]), outline([[-10.7, 0.3, 3.8], [-10.7, 7.7, 3.8], [10.7, 7.7, 3.8], [10.7, 0.3, 3.8]])), size * 2.5, grit, { bevel: 0.03 }), sticker(7, 2.6, writing([text], 7, 2.6, { ink: '#f3e4c8' }), { at: [0, 8.05, 0], turn: [-90, 0, 0] }));
    case 'esponja':
      return group({ turn: [0, 22, 0] }, box(10, 2.6, 7, paint('#d9b65c', { rough: 1 }), { at: [0, 1.7, 0], r: 0.3 }), box(10.05, 0.7, 7.05, grit, { at: [0, 3.2, 0], r: 0.2 }), box(10.05, 0.7, 7.05, grit, { at: [0, 0.3, 0], r: 0.2 }));
    case 'fibra':
      return group({ turn: [0, 20, 0] }, box(15, 1.2, 10, paint('#2f6b43', { rough: 1 }), { r: 0.5 }), box(15, 1.2, 10, paint('#377a4d', { rough: 1 }), { at: [0.8, 1.2, 0.6], r: 0.5, turn: [0, 6, 0] }));
    case 'bloque':
      return group({ turn: [0, 24, 0] }, side(outline([[-6, 0, 0.4], [6, 0, 0.4], [6, 2, 1], [3, 3.6, 2], [-3, 3.6, 2], [-6, 2, 1]]), 6.4, M.rubber, { bevel: 0.5 }), box(12.2, 0.24, 6.4, grit, { at: [0, -0.1, 0] }));
    case 'lana':
      return group({}, ...Array.from({ length: 26 }, (_, n) => group({ at: [Math.cos(n * 2.4) * 2.6, 2.6 + Math.sin(n * 1.7) * 1.8, Math.sin(n * 2.4) * 2.6], turn: [n * 40, n * 70, 0] }, pipe(2.5, 2.2, 0.6, M.zinc))));
    default:
      return group({ turn: [-70, 0, 8] }, ...Array.from({ length: 4 }, (_, n) => group({ at: [n * 0.5, n * 0.5, n * 0.12], turn: [0, 0, n * 3] }, box(16, 20, 0.1, n === 3 ? grit : paint('#e9dcc0', { rough: 1 })))), group({ at: [4.2, -4.4, 0.62], turn: [0, 0, 16] }, box(15.6, 12, 0.1, paint('#e9dcc0', { rough: 0.9 })), back(14, 10, [0, 0, 0.07])));
  }
}

export const accessories: Models = {
  disco: { build: disc, view: { around: 0, above: 10 } },
  'disco-sierra': { build: saw, view: { around: 0, above: 10 } },
  brocas: { build: bits, view: { around: 0, above: 36 } },
  estuche: { build: caseOf, view: { around: 14, above: 30 } },
  hojas: { build: blades, view: { around: 16, above: 8 } },
  dados: { build: sockets, view: { around: 20, above: 20 } },
  'puntas-blister': { build: bitCard, view: { around: 16, above: 8 } },
  adaptador: { build: adapter, view: { around: 0, above: 34 } },
  cincel: { build: chisel, view: { around: 0, above: 36 } },
  broquero: { build: jacobs, view: { around: 24, above: 18 } },
  carbones: { build: brushes, view: { around: 18, above: 16 } },
  lija: { build: abrasive, view: { around: 18, above: 26 } },
};
export { grindDisc };
