import type * as THREE from 'three';
import type { Look } from '#demo/catalogue/looks/look.ts';
import { BRAND, M, paint } from '../studio/materials.ts';
import { around, circle, type Corner, outline, withHoles } from '../studio/outline.ts';
import { ball, bar, box, group, lathe, many, pipe, ring, rod, side, tube, type Vec } from '../studio/solids.ts';
import type { Models } from './model.ts';
import { brand, hex } from './parts.ts';

const GRIP = paint(BRAND.bravio, { rough: 0.5 });

/** A soft handle along x that ends at the origin's left. */
const handle = (length: number, r = 1.5, material: THREE.Material = GRIP) =>
  lathe([[0, -length], [r * 0.8, -length], [r, -length + 0.6], [r * 1.02, -length * 0.7], [r * 0.8, -length * 0.4], [r * 0.95, -length * 0.12], [r * 0.7, 0], [0, 0]], material);

/** Hammers: the shaft lies along x, the head at its right end. */
function hammer({ kind = 'una', size = 16, hex: shaft = 'madera' }: Look) {
  const s = 0.75 + size / 64;
  const long = kind === 'marro' ? 26 + size * 3 : kind === 'hacha' ? 30 : 24;
  const wood = shaft === 'madera';
  const head = {
    una: [rod(1.5, 3, M.steel, { axis: 'y', at: [0, 2.4, 0] }), rod(1.9, 1.2, M.steel, { axis: 'y', at: [0, 5, 0] }), box(3, 3.4, 2.6, M.steel, { at: [0, 1, 0], r: 0.6 }), ...[-0.75, 0.75].map((z) => side(outline([[-1.4, 0.4], [1.4, 0.2], [1, -3, 2], [-2.4, -6.4], [-2, -3.4, 2]]), 0.9, M.steel, { at: [0, 0, z], bevel: 0.3 }))],
    bola: [rod(1.6, 3.4, M.steel, { axis: 'y', at: [0, 1.6, 0] }), rod(1.9, 1, M.steel, { axis: 'y', at: [0, 4.6, 0] }), box(2.8, 3, 2.6, M.steel, { at: [0, 0.4, 0], r: 0.7 }), ball(1.5, M.steel, { at: [0, -2.8, 0] }), rod(1, 2.4, M.steel, { axis: 'y', at: [0, -2.6, 0] })],
    albanil: [box(3, 8, 2.4, M.steel, { at: [0, 1, 0], r: 0.3 }), side(outline([[-1.4, -2.6], [1.4, -2.6], [0.8, -8.4], [0.2, -8.4]]), 4, M.steel, { bevel: 0.3 })],
    hule: [rod(3.1, 8.6, M.rubber, { axis: 'y', at: [0, -4.3, 0], edge: 0.6 })],
    plastico: [rod(1.7, 5, M.steel, { axis: 'y', at: [0, -2.5, 0] }), rod(2, 2.4, M.yellow, { axis: 'y', at: [0, 2.4, 0] }), rod(2, 2.4, M.red, { axis: 'y', at: [0, -4.8, 0] })],
    tapicero: [side(outline([[-0.9, -5, 0.3], [0.9, -5, 0.3], [1.2, 0, 0.5], [0.9, 5, 0.3], [-0.9, 5, 0.3], [-1.2, 0, 0.5]]), 1.6, M.steel, { bevel: 0.4 })],
    marro: [side(around(8, () => 2.5), 9.4, M.iron, { turn: [90, 0, 0], bevel: 0.6 })],
    hacha: [side(outline([[-1.6, 2.4, 0.4], [1.6, 2.4, 0.4], [1.8, -2, 2], [4.6, -9], [-5.2, -9.6], [-2.2, -2, 2]]), 2, M.iron, { bevel: 0.5 }), side(outline([[4.4, -8], [4.8, -10, 1], [-5.4, -10.6, 1], [-4.8, -8.6]]), 0.9, M.steel, { bevel: 0.3 })],
  };
  const wide = { marro: 1.3, hacha: 1.3 }[kind] ?? 1;
  return group(
    { turn: [0, 0, 56] },
    group({ scale: s * (kind === 'marro' ? 1.05 : 1) }, ...(head[kind as keyof typeof head] ?? head.una)),
    ...(wood
      ? [side(outline([[-long, -1.2 * wide, 0.9], [-long, 1.3 * wide, 0.9], [-long * 0.7, 0.95 * wide, 4], [-4, 0.7 * wide, 3], [1.4, 0.8], [1.4, -0.8], [-4, -0.7 * wide, 3], [-long * 0.6, -0.95 * wide, 4]]), 2 * wide, M.wood, { bevel: 0.8 })]
      : [rod(0.8 * wide, long * 0.6, M.yellow, { at: [-long * 0.6, 0, 0] }), group({ at: [-long * 0.5, 0, 0] }, handle(long * 0.5, 1.5 * wide, M.rubber)), rod(1.58 * wide, 0.8, M.tenaz, { at: [-long * 0.53, 0, 0] })]),
    ...(kind === 'tapicero' || kind === 'plastico' ? [] : [box(0.3, 0.3, 1.6, M.wood, { at: [1.6 * s, 0, 0] })]),
  );
}

/** Screwdrivers: one, or a fan of them. */
function screwdriver({ kind = 'plano', size = 4, count = 1, hex: colour = BRAND.bravio }: Look) {
  const mould = paint(colour, { rough: 0.4 });
  const one = (cross: boolean, l: number) =>
    group(
      {},
      lathe([[0, -10], [1.2, -10], [1.6, -9.2], [1.7, -5], [1.2, -2.2], [1.3, -1], [0.9, 0], [0, 0]], mould),
      many(6, (n) => group({ turn: [n * 60, 0, 0] }, box(4.6, 0.5, 0.7, M.rubber, { at: [-6.6, 1.62, 0], r: 0.24 }))),
      rod(0.42, l, M.chrome, { at: [-0.2, 0, 0] }),
      cross ? rod(0.42, 1, M.burnt, { at: [l - 0.3, 0, 0], r2: 0.08 }) : side(outline([[l - 0.4, -0.42], [l + 1.1, -0.6], [l + 1.1, 0.6], [l - 0.4, 0.42]]), 0.24, M.burnt, { turn: [90, 0, 0], bevel: 0.05 }),
    );
  if (count === 1) return group({ turn: [0, 24, 0] }, one(kind === 'cruz', size * 2.2));
  return group({}, ...Array.from({ length: count }, (_, n) => group({ at: [(n - (count - 1) / 2) * 3.9, 10, 0], turn: [0, 0, -90] }, one(n % 2 === 1, 5 + ((n * 5) % 9)))), box(count * 3.9 + 1, 1.4, 3.4, M.black, { at: [0, 8.6, 0], r: 0.4 }));
}

/** Adjustable wrench. */
const adjustable = ({ size = 8 }: Look) =>
  group(
    { turn: [0, 0, 34], scale: size / 8 },
    side(withHoles(outline([[-12, -1.3, 1.2], [-12, 1.3, 1.2], [1, 1.1, 2], [3.4, 2.4, 1], [6.4, 4.4, 0.6], [8, 3.6, 0.4], [6, 0.9, 0.6], [6, -1], [4.6, -3.4, 1], [2, -2.4, 2], [0, -1.1, 2]]), circle(0.7, -10.6, 0)), 1.5, M.chrome, { bevel: 0.35 }),
    side(outline([[4.6, -3], [6.2, -3.4, 0.6], [9, -0.9, 0.4], [8.6, 0], [6.2, -0.5, 0.3], [5, -0.8]]), 1.2, M.chrome, { bevel: 0.25 }),
    side(around(48, (n) => (n % 4 < 2 ? 0.85 : 0.68)), 1.4, M.steel, { turn: [0, 90, 20], at: [3.8, -1.5, 0] }),
    box(8, 1, 1.56, paint('#b7babc', { rough: 0.5, metal: 1 }), { at: [-5, 0, 0], r: 0.2 }),
    brand('BRAVÍO', 5, [-5, 0, 0.8], { ink: '#33373a', height: 0.9, fill: 0.9 }),
  );

const stilson = ({ size = 14 }: Look) =>
  group(
    { turn: [0, 0, 36], scale: size / 14 },
    side(withHoles(outline([[-20, -1.3, 0.8], [-20, 1.3, 1], [2, 1.4, 2], [5, 2.2, 1], [9, 2.2, 0.5], [9, 0.6], [5.4, -0.2, 0.5], [5, -2.2, 1], [1, -1.6, 2]]), circle(0.7, -18.6, 0)), 2.2, M.tenaz, { bevel: 0.5 }),
    side(outline([[3, -1], [4.6, -4.6, 1], [9, -5.4, 0.6], [9.4, -2.6], ...Array.from({ length: 9 }, (_, n): Corner => [9 - n * 0.4, n % 2 ? -2.4 : -2.8]), [5.4, -2, 0.4], [5, 5], [3.4, 5]]), 1.7, M.iron, { bevel: 0.3 }),
    side(outline(Array.from({ length: 18 }, (_, n): Corner => [5.6 + n * 0.2, n % 2 ? 0 : -0.3]).concat([[9, 1], [5.6, 1]])), 1.9, M.steel, { bevel: 0.1 }),
    side(around(56, (n) => (n % 4 < 2 ? 1.7 : 1.45)), 1.7, M.steel, { turn: [0, 90, 0], at: [4.2, 3.2, 0].map((v, i) => (i === 1 ? 0.2 : v)) as unknown as Vec }),
    brand('BRAVÍO', 6, [-9, 0, 1.15], { height: 1.1, fill: 0.9 }),
  );

const combination = (l: number, w: number) =>
  group(
    {},
    side(withHoles(outline([[-l / 2, -w, w], [-l / 2 - w, 0, w], [-l / 2, w, w], [-l / 2 + w * 1.4, w * 0.5, w], [l / 2 - w * 1.6, w * 0.42, w], [l / 2 - w * 0.6, w * 1.15, w * 0.6], [l / 2 + w * 0.9, w * 1.2, w * 0.3], [l / 2 + w * 1.0, w * 0.55], [l / 2, w * 0.5, w * 0.3], [l / 2, -w * 0.5, w * 0.3], [l / 2 + w * 0.8, -w * 0.75], [l / 2 + w * 0.5, -w * 1.25, w * 0.3], [l / 2 - w * 0.8, -w * 1.1, w * 0.6], [l / 2 - w * 1.6, -w * 0.42, w], [-l / 2 + w * 1.4, -w * 0.5, w]]), ringHole(w * 0.62, -l / 2 + w * 0.16)), w * 0.62, M.chrome, { bevel: w * 0.12 }),
  );
const ringHole = (r: number, x: number) => {
  const hole = around(24, (n) => r * (n % 2 ? 1 : 0.86));
  return outline(hole.getPoints().map((p): Corner => [p.x + x, p.y]));
};
function wrench({ size = 0.5, count = 1 }: Look) {
  if (count === 1) return group({ turn: [0, 0, 30] }, combination(11 + size * 12, 1.1 + size * 1.3));
  return group({}, ...Array.from({ length: count }, (_, n) => group({ at: [(n - (count - 1) / 2) * (2.3 + n * 0.1), 0, n * 0.05], turn: [0, 0, 90] }, combination(9 + n * 1.1, 0.9 + n * 0.075))));
}

function allen({ count = 9, kind = 'corta' }: Look) {
  const l = kind === 'larga' ? 1.5 : 1;
  const key = (n: number, r: number, long: number) => group({ at: [n * 1.35, 0, n * 0.2] }, bar([[0, long, 0], [0, 0, 0], [-2.4 - r * 2, 0, 0]], r, M.gloss, r * 2.4), ...(kind === 'larga' ? [ball(r * 1.12, M.steel, { at: [0, long, 0] })] : []));
  if (kind === 'navaja') return group({ turn: [0, 0, 14] }, box(12, 2.8, 3.4, M.tenaz, { r: 1 }), box(11, 2, 3.6, M.black, { r: 0.6 }), ...Array.from({ length: 4 }, (_, n) => group({ at: [-5, 0.6, -1.2 + n * 0.8], turn: [0, 0, 20 + n * 26] }, hex(0.16 + n * 0.06, 9, M.steel, { at: [4.5, 0, 0] }))));
  return group({}, ...Array.from({ length: count }, (_, n) => key(n, 0.16 + n * 0.055, (4 + n * 1.05) * l)), box(count * 1.35 + 1.4, 2, 2.4, M.tenaz, { at: [count * 0.62 - 0.4, 2.6, 0.5], r: 0.5, turn: [0, -8, 0] }));
}

/** Pliers by the shape of their jaws; the pivot is the origin, the jaws to the right. */
function pliers({ kind = 'electricista', size = 8, hex: colour = BRAND.bravio }: Look) {
  const sleeve = paint(colour, { rough: 0.5 });
  const jaw: Record<string, readonly Corner[]> = {
    electricista: [[-1.4, -0.2], [-1, 2, 1], [3, 1.5, 1], [6.6, 1.2, 0.4], [6.6, 0.06], [1, 0.06]],
    punta: [[-1.4, -0.2], [-1, 1.8, 1], [2, 1.4, 1], [10, 0.45, 0.2], [10, 0.06], [1, 0.06]],
    corte: [[-1.4, -0.2], [-1, 2, 1], [2.4, 2.2, 1.4], [4.4, 0.8, 0.6], [4.8, 0.06], [1, 0.06]],
    extension: [[-1.4, -0.6], [-0.6, 2.6, 1], [4, 2.8, 1], [8.4, 3, 0.4], [8, 1.6], [3, 0.3, 1]],
    chofer: [[-1.4, -0.2], [-1, 1.9, 1], [2, 1.7, 1], [6.4, 1.1, 0.4], [6.4, 0.06], [4, 0.3, 0.6], [2.6, 0.6, 0.6], [1, 0.06]],
  };
  const s = size / 8;
  const half = (up: 1 | -1) =>
    group(
      { scale: [s, s * up, s] },
      side(outline(jaw[kind] ?? jaw['electricista'] ?? []), 1.5, M.steel, { bevel: 0.25 }),
      tube([[-0.6, -0.2, 0], [-3, -1.6, 0], [-7, -2.6, 0], [-12, -2.5, 0], [-15.6, -3.1, 0]], 0.62, M.steel),
      tube([[-3.6, -1.9, 0], [-7, -2.7, 0], [-12, -2.6, 0], [-16, -3.2, 0]], 1.02, sleeve),
    );
  return group({ turn: [0, 0, 40] }, half(1), half(-1), rod(0.95 * s, 1.9 * s, M.burnt, { axis: 'z', at: [0, 0, -0.95 * s] }));
}

const locking = ({ kind = 'curva', size = 10 }: Look) =>
  group(
    { turn: [0, 0, 30], scale: size / 10 },
    side(outline([[-16, 0.4, 1], [-16, 2, 1], [-4, 2.6, 2], [2, 3.4, 1], ...((kind === 'c' ? [[4, 7, 2], [12, 7, 2], [13, 2.4, 0.6], [12, 2.4], [10.6, 5.2, 1], [6, 5, 1]] : kind === 'punta' ? [[11, 0.8, 0.3], [11, 0.1]] : [[6.6, 2.2, 0.6], [7, 0.2]]) as Corner[]), [1, 0.2, 0.6], [-4, 0.4, 2]]), 1.8, M.chrome, { bevel: 0.4 }),
    side(outline([[-1, -1.6, 1], [2, -2.6, 1], ...((kind === 'c' ? [[4, -5, 1.6], [11.4, -5, 1.6], [13, -0.4, 0.5], [12, -0.4], [10, -3, 1], [5.6, -3, 1]] : kind === 'punta' ? [[11, -0.8, 0.3], [11, -0.1]] : [[6.4, -2.2, 0.6], [7, -0.2]]) as Corner[]), [2, 0]]), 1.5, M.chrome, { bevel: 0.35 }),
    side(outline([[-1.4, -1.4, 0.6], [0.4, -2.6, 0.6], [-6, -3.6, 3], [-15, -5.2, 1], [-15.4, -3.8, 1], [-6, -2, 3]]), 1.5, M.chrome, { bevel: 0.35 }),
    rod(0.9, 2, M.steel, { at: [-18, 1.2, 0] }),
    rod(0.45, 2, M.steel, { at: [-16.4, 1.2, 0] }),
    side(outline([[-13, -2.2, 0.3], [-6, -1.4, 0.4], [-6.4, -0.9, 0.2], [-12.6, -1.6, 0.2]]), 1.2, M.chrome),
  );

const ratchet = ({ kind = 'matraca' }: Look) =>
  kind === 'torque'
    ? group({ turn: [0, 26, 0] }, rod(1, 30, M.chrome, { at: [-10, 0, 0] }), group({ at: [-10, 0, 0] }, handle(12, 1.7, M.rubber)), lathe([[0, 0], [1.9, 0], [1.6, 0.9], [1.6, 2], [0, 2]], M.chrome, { axis: 'y', at: [21, -0.6, 0] }), box(1.2, 1.6, 1.2, M.chrome, { at: [21, 1.9, 0] }), rod(1.3, 3, M.tenaz, { at: [-9.6, 0, 0] }))
    : kind === 'cruz'
      ? group({ turn: [-62, 0, 18] }, ...[0, 90, 180, 270].map((turn) => group({ turn: [0, 0, turn] }, rod(0.8, 19, M.chrome), lathe([[0.7, 0], [1.4, 0], [1.5, 3], [1, 3], [0.9, 0.6]], M.chrome, { at: [18.6, 0, 0] }))))
      : kind === 'extensiones'
        ? group({ turn: [0, 24, 0] }, ...[7, 13, 22].map((l, n) => group({ at: [-11, 0, n * 3] }, rod(0.75, l, M.chrome), rod(1.1, 2.4, M.chrome), box(1.4, 1, 1, M.chrome, { at: [l + 0.5, 0, 0] }))))
        : group({ turn: [0, 26, 0] }, rod(0.75, 14, M.chrome, { at: [-10, 0, 0] }), group({ at: [-6, 0, 0] }, handle(13, 1.5)), side(outline([[3, -0.9], [3, 0.9], [6, 2, 1], [9, 2.2, 2], [11, 0, 2], [9, -2.2, 2], [6, -2, 1]]), 1.9, M.chrome, { turn: [90, 0, 0], bevel: 0.4 }), box(1.2, 1.6, 1.2, M.chrome, { at: [8.4, -1.4, 0] }), rod(1.2, 0.5, M.burnt, { axis: 'y', at: [8.4, 0.8, 0] }), box(1.8, 0.4, 0.5, M.steel, { at: [8.4, 1.4, 0], turn: [0, 30, 0] }));

/** Chisels for wood or cold steel, punches, gouges. */
function chisels({ kind = 'formon', size = 0.75, count = 1 }: Look) {
  const one = (w: number) =>
    kind === 'formon'
      ? group({}, lathe([[0, -11], [1.4, -11], [1.7, -10.4], [1.6, -5], [1.2, -1.6], [1.3, 0], [0, 0]], M.wood), rod(1.35, 0.8, M.brass, { at: [-0.9, 0, 0] }), rod(1.72, 0.9, M.steel, { at: [-11.4, 0, 0] }), rod(0.5, 3, M.steel, { at: [-0.2, 0, 0] }), side(outline([[2, -0.5, 0.2], [3, -w, 0.4], [13, -w], [13, w], [3, w, 0.4], [2, 0.5, 0.2]]), 0.5, M.steel, { turn: [90, 0, 0], bevel: 0.16 }))
      : group({}, rod(0.95, 16, M.iron, { at: [-9, 0, 0], segments: 8 }), ...(kind === 'punta' ? [lathe([[0, 0], [0.95, 0], [0.15, 4], [0, 4]], M.steel, { at: [6.8, 0, 0] })] : [side(outline([[6, -0.9], [9, -w * 1.2, 0.6], [11, -w * 1.2], [11, w * 1.2], [9, w * 1.2, 0.6], [6, 0.9]]), 0.8, M.steel, { turn: [90, 0, 0], bevel: 0.28 })]), ...(kind === 'protector' ? [lathe([[1, -8], [1.6, -8], [3, -7], [3, -6.4], [1.7, -5.6], [1.8, 0], [1, 0]], M.yellow)] : []));
  return group({ turn: [0, 24, 0] }, ...Array.from({ length: count }, (_, n) => group({ at: [0, 0, (n - (count - 1) / 2) * 4.4] }, one(0.4 + (count > 1 ? 0.25 + n * 0.3 : size * 1.1)))));
}

function handSaw({ kind = 'serrucho', size = 20 }: Look) {
  const l = size * 1.9;
  if (kind === 'poda') return group({ turn: [0, 0, 20] }, group({ at: [-2, 0, 0] }, handle(18, 1.7, M.tenaz)), side(outline([[-2, -1, 0.4], [-2, 1, 0.4], [9, 1, 6], [20, -1.6], ...Array.from({ length: 30 }, (_, n): Corner => [19.6 - n * 0.7, (n % 2 ? -2.1 : -1.5) + n * 0.03])]), 0.25, M.steel, { bevel: 0.03 }), rod(1, 2.4, M.steel, { axis: 'z', at: [-2, 0, -1.2] }));
  const teeth = Array.from({ length: Math.round(l / 0.7) }, (_, n): Corner => [l - n * 0.7, n % 2 ? -4.3 : -3.9]);
  const grip: Corner[] = [[-1, -4, 1], [-1, 3.6, 1], [-5, 4.6, 2], [-11, 3, 2], [-12, -1, 2], [-9, -5.6, 2], [-4, -5.4, 1]];
  if (kind === 'japones') return group({ turn: [0, 0, 18] }, rod(1.3, 26, paint('#c9a66a', { rough: 0.9 }), { at: [-27, 0, 0] }), ...Array.from({ length: 14 }, (_, n) => pipe(1.36, 1.1, 0.4, paint('#b08c52', { rough: 1 }), { at: [-24 + n * 1.6, 0, 0] })), side(outline([[-1, -0.7], [3, -3.6], ...Array.from({ length: 44 }, (_, n): Corner => [3 + n * 0.5, n % 2 ? -3.9 : -3.5]), [25, 3.6], ...Array.from({ length: 44 }, (_, n): Corner => [24.5 - n * 0.5, n % 2 ? 3.9 : 3.5]), [-1, 0.7]]), 0.2, M.steel, { bevel: 0.02 }));
  return group(
    { turn: [0, 0, 8] },
    side(outline([[-1, -4], ...[...teeth].reverse(), [l, -3.9], [l, kind === 'costilla' ? 2 : -0.6, 0.4], [-1, kind === 'costilla' ? 2.4 : 3.4]]), 0.26, M.steel, { bevel: 0.03 }),
    ...(kind === 'costilla' ? [box(l, 1.4, 0.9, M.brass, { at: [l / 2 - 0.4, 2.4, 0], r: 0.3 })] : []),
    side(withHoles(outline(grip), outline([[-4, -2, 1], [-4, 1.8, 1], [-6, 2.6, 1], [-9, 1.4, 1], [-9.2, -1, 1], [-7.4, -3, 1]])), 2.4, kind === 'punta' ? GRIP : M.wood, { bevel: 0.6 }),
    ...[[-2, 2], [-2.4, -3]].map(([x = 0, y = 0]) => rod(0.5, 2.6, M.brass, { axis: 'z', at: [x, y, -1.3] })),
    ...(kind === 'costilla' ? [] : [brand('BRAVÍO', l * 0.24, [l * 0.34, 0, 0.16], { ink: '#3a3f44', height: l * 0.05, fill: 0.9 })]),
  );
}

/** Clamps: bar, trigger, C. */
function clamp({ kind = 'sargento', size = 12 }: Look) {
  if (kind === 'c') return group({ turn: [0, 0, 0] }, side(outline([[-1.4, 0, 1], [-1.4, 14 * (size / 6), 2], [11, 14 * (size / 6), 2], [11, 11.4 * (size / 6), 0.6], [1.6, 11.4 * (size / 6), 1.6], [1.6, 2.6, 1.6], [11, 2.6, 0.6], [11, 0, 2]]), 2.4, M.tenaz, { bevel: 0.6 }), rod(0.8, 12 * (size / 6), M.zinc, { axis: 'y', at: [9.6, -5, 0] }), rod(1.5, 1, M.zinc, { axis: 'y', at: [9.6, 6.6 * (size / 6), 0] }), bar([[6, -4.4, 0], [13, -4.4, 0]], 0.45, M.zinc));
  const l = 16 + size * 1.15;
  const fixed: Corner[] = [[-1.5, -2, 0.5], [-1.5, 2, 0.8], [2, 2.4, 1], [3, 11, 1], [0.4, 11, 0.6], [-1.5, 5, 2]];
  return group(
    { turn: [0, 0, 0] },
    box(l, 2, 0.8, M.zinc, { at: [l / 2 - 2, 0, 0] }),
    side(outline(fixed), 2.4, kind === 'gatillo' ? M.black : M.tenaz, { bevel: 0.5 }),
    rod(1.4, 1.2, M.orange, { at: [2.8, 9.6, 0] }),
    ...(kind === 'gatillo'
      ? [side(outline([[l * 0.5, -2, 1], [l * 0.5, 3, 1], [l * 0.5 + 1, 11, 1], [l * 0.5 + 4, 11, 1], [l * 0.5 + 6, 2, 2], [l * 0.5 + 8, -9, 1], [l * 0.5 + 5, -9.4, 1], [l * 0.5 + 3, -2.4, 1]]), 2.8, M.black, { bevel: 0.7 }), side(outline([[l * 0.5 + 1, -2, 0.4], [l * 0.5 - 1.4, -6.4, 0.6], [l * 0.5, -6.8, 0.6], [l * 0.5 + 3, -2, 0.4]]), 1.6, M.tenaz), rod(1.4, 1.2, M.orange, { at: [l * 0.5 - 1, 9.6, 0] })]
      : [side(outline([[l * 0.55, -1.6, 0.5], [l * 0.55, 4, 1], [l * 0.55 - 1, 10.6, 1], [l * 0.55 + 2.6, 10.8, 1], [l * 0.55 + 3.6, -1.6, 0.8]]), 2.4, M.tenaz, { bevel: 0.5 }), rod(0.65, 9, M.zinc, { at: [l * 0.55 - 3, 8.6, 0] }), rod(1.3, 0.9, M.zinc, { at: [l * 0.55 - 3.6, 8.6, 0] }), group({ at: [l * 0.55 + 14, 8.6, 0] }, handle(9, 1.3, M.wood))]),
  );
}

/** Bars that pry, bend or stand in the ground. */
const pry = ({ kind = 'una', size = 18 }: Look) =>
  kind === 'una'
    ? group({ turn: [0, 0, 26] }, bar([[-size * 0.95, -2.6, 0], [-size * 0.95 + 3, 0, 0], [size * 0.8, 0, 0], [size * 0.98, 3, 0], [size * 0.86, 5.6, 0]], 0.95, M.tenaz, 2.4), side(outline([[-1, -1], [1, -1], [1.2, 2.6], [0.3, 0.6], [-0.3, 0.6], [-1.2, 2.6]]), 0.7, M.tenaz, { turn: [90, 0, 54], at: [size * 0.85, 6.4, 0] }), side(outline([[-1, -1], [1, -1], [1.2, 2], [-1.2, 2]]), 0.7, M.tenaz, { turn: [90, 0, 138], at: [-size * 0.97, -3, 0] }))
    : group({ turn: [0, 0, 30] }, rod(1.1, 46, kind === 'tierra' ? M.copper : M.iron, { at: [-23, 0, 0] }), ...(kind === 'roscada' ? many(70, (n) => ring(1.1, 0.16, M.zinc, { at: [-22 + n * 0.64, 0, 0] })).children : []), rod(1.1, 4, kind === 'tierra' ? M.copper : M.iron, { at: [22.8, 0, 0], r2: kind === 'roscada' ? 1.05 : 0.12 }), ...(kind === 'tierra' ? [box(3, 3, 3, M.brass, { at: [-18, 0, 0] }), hex(0.9, 2, M.brass, { at: [-18, 2, 0], turn: [0, 0, 90] })] : []));

/** A bench plane, files. */
const plane = ({ kind = 'cepillo' }: Look) =>
  kind === 'cepillo'
    ? group({}, box(24, 1, 6, M.iron, { at: [0, 0.5, 0], r: 0.2 }), side(outline([[-11, 0.8], [-9, 2, 2], [-3, 3, 2], [4, 3, 2], [9, 1.6, 2], [11, 0.8]]), 6, M.iron, { bevel: 0.3 }), side(outline([[-2, 2], [-5.4, 7.4, 0.4], [-3.6, 8, 0.4], [3, 2.4]]), 4.6, M.steel, { bevel: 0.2 }), side(outline([[-11, 1.6], [-9.4, 8, 2], [-12, 9.6, 2], [-7.6, 8.8, 1], [-6.4, 4, 2], [-5.6, 1.6]]), 2.4, M.darkWood, { bevel: 0.7 }), ball(2, M.darkWood, { at: [8, 4.6, 0] }), rod(1, 3, M.darkWood, { axis: 'y', at: [8, 1.6, 0] }))
    : group({ turn: [0, 24, 0] }, group({ at: [-6, 0, 0] }, handle(11, 1.5, M.wood)), side(outline([[-6, -0.7], [-4, -1.4, 0.6], [16, -1.4], [18, -0.9, 0.3], [18, 0.9, 0.3], [16, 1.4], [-4, 1.4, 0.6], [-6, 0.7]]), 0.6, M.burnt, { turn: [90, 0, 0], bevel: 0.1 }), many(40, (n) => box(0.14, 0.1, 2.7, M.iron, { at: [-3 + n * 0.48, 0.32, 0], turn: [0, 24, 0] })));

const caliperLook = ({ kind = 'vernier' }: Look) => group({ turn: [0, 0, 0] }, side(outline([[0, 0], [26, 0, 0.3], [26, 1.8, 0.3], [-0.2, 1.8], [-1, 5, 0.3], [-1.4, 5], [-1.6, 1.4], [-1.6, -0.6], [-0.5, -6, 0.2], [0, -6]]), 0.5, M.steel, { bevel: 0.06 }), side(outline([[5, -0.5, 0.3], [13, -0.5, 0.3], [13, 2.4, 0.3], [6.4, 2.4], [5.4, 5, 0.2], [5, 5]]), 0.8, M.steel, { bevel: 0.1 }), side(outline([[5, -0.4], [5, -6], [5.5, -6, 0.2], [7, -0.4]]), 0.6, M.steel, { bevel: 0.06 }), ...(kind === 'digital' ? [box(8.4, 3.6, 1.2, M.black, { at: [9, 0.6, 0.5], r: 0.4 }), box(5, 1.9, 0.2, paint('#b8c6b4', { rough: 0.3 }), { at: [8.8, 0.9, 1.1] }), brand('25.40', 4.4, [8.8, 0.9, 1.22], { ink: '#1c221a', height: 1.4, fill: 0.9 })] : many(60, (n) => box(0.06, n % 5 ? 0.5 : 0.9, 0.05, M.gloss, { at: [0.6 + n * 0.42, 1.4, 0.28] })).children), rod(0.5, 0.7, M.chrome, { axis: 'y', at: [9, 2.4, 0] }));

const pencils = () => group({ turn: [0, 26, 0] }, ...Array.from({ length: 6 }, (_, n) => group({ at: [0, n > 2 ? 0.9 : 0, (n % 3) * 1.7 + (n > 2 ? 0.7 : 0)] }, box(17, 0.8, 1.5, M.red, { r: 0.2 }), lathe([[0, 0], [0.75, 0], [0.2, 2.2], [0, 2.4]], M.wood, { at: [8.4, 0, 0], scale: [1, 0.55, 1] }))));

export const handTools: Models = {
  martillo: { build: hammer, view: { around: 18, above: 14 } },
  desarmador: { build: screwdriver, view: { around: 0, above: 32 } },
  'llave-ajustable': { build: adjustable, view: { around: 14, above: 14 } },
  'llave-stilson': { build: stilson, view: { around: 14, above: 14 } },
  llave: { build: wrench, view: { around: 14, above: 14 } },
  allen: { build: allen, view: { around: 20, above: 18 } },
  pinzas: { build: pliers, view: { around: 14, above: 14 } },
  'pinzas-presion': { build: locking, view: { around: 14, above: 14 } },
  matraca: { build: ratchet, view: { around: 0, above: 36 } },
  formon: { build: chisels, view: { around: 0, above: 36 } },
  serrucho: { build: handSaw, view: { around: 12, above: 12 } },
  prensa: { build: clamp, view: { around: 22, above: 16 } },
  barra: { build: pry, view: { around: 16, above: 14 } },
  'cepillo-mano': { build: plane, view: { around: 26, above: 28 } },
  calibrador: { build: caliperLook, view: { around: 14, above: 14 } },
  lapices: { build: pencils, view: { around: 0, above: 32 } },
};
