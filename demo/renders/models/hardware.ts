import type * as THREE from 'three';
import type { Look } from '#demo/catalogue/looks/look.ts';
import { BRAND, M, paint } from '../studio/materials.ts';
import { around, circle, type Corner, outline, plate, withHoles } from '../studio/outline.ts';
import { ball, bar, box, group, lathe, many, pipe, ring, rod, side, sticker, tube, twisted, type Vec } from '../studio/solids.ts';
import { writing } from '../studio/writing.ts';
import type { Models } from './model.ts';
import { brand, hex, wheelAlongZ } from './parts.ts';

/** One fastener lying along x, its head at the left. */
function fastener(kind: string, l: number, r: number): THREE.Object3D {
  const thread = (material: THREE.Material, tip = true) => [twisted(around(16, (n) => r * (n < 8 ? 1 : 0.78)), l * 0.86, l / (r * 2.2), material), ...(tip ? [rod(r * 0.86, l * 0.16, material, { at: [l * 0.85, 0, 0], r2: 0.02, edge: 0.01 })] : [])];
  const head: Record<string, readonly THREE.Object3D[]> = {
    yeso: [lathe([[0, -0.6], [r * 2.1, -0.6], [r * 2.1, -0.45], [r * 0.9, 0.7], [0, 0.7]], M.burnt), ...thread(M.burnt)],
    madera: [lathe([[0, -0.5], [r * 2, -0.5], [r * 1.9, -0.3], [r, 0.7], [0, 0.7]], M.brass), ...thread(M.brass)],
    lamina: [hex(r * 1.9, 0.9, M.zinc, { at: [-0.5, 0, 0] }), rod(r * 2.5, 0.25, M.zinc), ...thread(M.zinc, false), rod(r * 0.9, l * 0.16, M.steel, { at: [l * 0.86, 0, 0], r2: 0.1 })],
    hexagonal: [hex(r * 2, r * 1.3, M.zinc, { at: [-r * 0.6, 0, 0] }), rod(r, l * 0.4, M.zinc), group({ at: [l * 0.38, 0, 0] }, twisted(around(16, (n) => r * (n < 8 ? 1 : 0.82)), l * 0.62, l * 0.62 / (r * 0.9), M.zinc)), hex(r * 1.95, r * 1.5, M.zinc, { at: [l * 0.7, 0, 0] })],
    carruaje: [lathe([[0, -r * 1.2], [r * 1.2, -r * 0.9], [r * 2.1, -0.1], [r * 2.1, 0], [0, 0]], M.zinc), box(r * 1.6, r * 1.9, r * 1.9, M.zinc, { at: [r * 0.7, 0, 0] }), rod(r, l, M.zinc), hex(r * 1.95, r * 1.5, M.zinc, { at: [l * 0.8, 0, 0] })],
    maquina: [lathe([[0, -r], [r * 1.4, -r * 0.8], [r * 2, 0], [0, 0]], M.zinc), ...thread(M.zinc, false), hex(r * 1.9, r * 1.4, M.zinc, { at: [l * 0.6, 0, 0] })],
    clavo: [rod(r * 2.2, 0.16, M.steel, { at: [-0.1, 0, 0] }), rod(r, l * 0.9, M.steel), rod(r, l * 0.12, M.steel, { at: [l * 0.88, 0, 0], r2: 0.02 })],
    concreto: [rod(r * 1.8, 0.3, M.burnt, { at: [-0.1, 0, 0] }), rod(r * 1.2, l * 0.9, M.burnt), rod(r * 1.2, l * 0.12, M.burnt, { at: [l * 0.88, 0, 0], r2: 0.02 })],
    plastico: [lathe([[r * 0.5, -0.1], [r * 1.9, -0.1], [r * 1.9, 0.12], [r * 1.3, 0.3], [r * 1.35, l * 0.7], [r * 0.9, l], [r * 0.4, l]], M.ash), ...[0.3, 0.5, 0.7].map((x) => ring(r * 1.34, r * 0.16, M.ash, { at: [l * x, 0, 0] }))],
    expansivo: [rod(r * 1.3, l * 0.6, M.zinc, { at: [l * 0.3, 0, 0] }), lathe([[0, 0], [r * 0.9, 0], [r * 1.5, l * 0.12], [0, l * 0.14]], M.zinc, { at: [l * 0.88, 0, 0] }), rod(r * 0.8, l * 0.4, M.zinc), hex(r * 1.8, r * 1.2, M.zinc, { at: [l * 0.14, 0, 0] }), pipe(r * 2.2, r, r * 0.3, M.zinc, { at: [l * 0.27, 0, 0] })],
    mariposa: [hex(r * 1.7, 0.5, M.zinc), rod(r * 0.7, l, M.zinc), ...[1, -1].map((s) => group({ at: [l * 0.7, 0, 0], turn: [0, 0, s * 150] }, box(l * 0.34, 0.3, r * 3, M.zinc, { at: [l * 0.17, 0, 0] })))],
    rosca: [lathe([[0.2, -0.2], [r * 2.4, -0.2], [r * 2.3, 0.1], [r * 1.4, 0.4], [r * 1.3, l * 0.8], [0.1, l], [0, l]], M.white), ...[0.15, 0.3, 0.45, 0.6, 0.75].map((x) => ring(r * 1.6 * (1.1 - x * 0.5), r * 0.3, M.white, { at: [l * x, 0, 0] }))],
    grapa: [bar([[0, 0, 0], [l, 0, 0]], r * 0.5, M.zinc), bar([[0, 0, 0], [0, 0, 1.6], [l, 0, 1.6]], r * 0.5, M.zinc)],
    rondana: [pipe(r * 3.4, r * 1.6, r * 0.5, M.zinc, { axis: 'y' })],
    tuerca: [side(withHoles(around(6, () => r * 3), circle(r * 1.5)), r * 2, M.zinc, { turn: [90, 0, 0], bevel: r * 0.3 })],
    remache: [rod(r * 2, 0.3, M.alu), rod(r, l * 0.4, M.alu), rod(r * 0.4, l * 1.2, M.steel, { at: [-l * 1.2, 0, 0] })],
    armella: [twisted(around(16, (n) => r * (n < 8 ? 1 : 0.78)), l * 0.8, l / (r * 2.2), M.brass), ring(r * 3, r * 0.8, M.brass, { axis: 'y', at: [-r * 3, 0, 0] })],
    electrodo: [rod(r, l * 0.9, paint('#b98d6a', { rough: 0.9 })), rod(r * 0.6, l * 0.12, M.steel, { at: [-l * 0.1, 0, 0] })],
    cincho: [box(l, 0.14, r * 3, M.gloss, { at: [l / 2, 0, 0] }), box(r * 4, r * 3, r * 4.6, M.gloss, { at: [-r, 0, 0] })],
  };
  return group({}, ...(head[kind] ?? head['clavo'] ?? []));
}

/** A printed box with a few of what is in it in front. */
function boxed({ kind = 'yeso', size = 1, text = '' }: Look) {
  const big = 0.7 + size * 0.2;
  const l = Math.min(13, 2 + size * 2.3);
  const r = kind === 'hexagonal' || kind === 'carruaje' || kind === 'expansivo' ? 0.28 + size * 0.07 : kind === 'electrodo' ? 0.24 : 0.2 + size * 0.03;
  const shown = kind === 'electrodo' ? 5 : 7;
  const names: Record<string, string> = { yeso: 'PIJA', madera: 'PIJA', lamina: 'PIJA', hexagonal: 'TORNILLO', carruaje: 'TORNILLO', maquina: 'TORNILLO', clavo: 'CLAVO', concreto: 'CLAVO', plastico: 'TAQUETE', rosca: 'TAQUETE', mariposa: 'TAQUETE', expansivo: 'ANCLA', grapa: 'GRAPA', rondana: 'RONDANA', tuerca: 'TUERCA', remache: 'REMACHE', armella: 'ARMELLA', electrodo: 'ELECTRODO', cincho: 'CINCHO' };
  const [w, h, d] = [12 * big, 8.4 * big, 8 * big];
  const front = writing([names[kind] ?? 'HERRAJE', text || 'BRAVÍO'], w * 0.92, h * 0.86, { back: BRAND.bravio, band: '#f4b400', fill: 0.34 });
  return group(
    {},
    box(w, h, d, M.card, { at: [0, h / 2, -5], r: 0.16, turn: [0, -10, 0] }),
    group({ at: [0, h / 2, -5], turn: [0, -10, 0] }, sticker(w * 0.94, h * 0.88, front, { at: [0, 0, d / 2 + 0.03] }), sticker(d * 0.9, h * 0.88, writing(['BRAVÍO'], d * 0.9, h * 0.88, { back: BRAND.bravio, fill: 0.3 }), { at: [w / 2 + 0.03, 0, 0], turn: [0, 90, 0] })),
    ...Array.from({ length: shown }, (_, n) => {
      const lay = kind === 'rondana' || kind === 'tuerca' ? 0.2 : r * 1.9;
      return group({ at: [-6.4 + ((n * 2.05) % 10.4), lay + (n % 3 === 2 ? r * 1.2 : 0), 3.4 + ((n * 1.7) % 4.6)], turn: [0, ((n * 47) % 80) - 40, 0] }, fastener(kind, l, r));
    }),
  );
}

/** Collated nails: a strip or a coil. */
const collated = ({ kind = 'tira', size = 2 }: Look) =>
  kind === 'rollo'
    ? group({ turn: [-30, 0, 0] }, ...Array.from({ length: 90 }, (_, n) => group({ at: [Math.cos(n * 0.28) * (2 + n * 0.055), 0, Math.sin(n * 0.28) * (2 + n * 0.055)], turn: [0, 0, 90] }, rod(0.14, 5, M.steel), rod(0.32, 0.14, M.steel, { at: [5, 0, 0] }))), many(2, (n) => ring(5.4, 0.08, M.copper, { axis: 'y', at: [0, 1.4 + n * 2, 0] })))
    : group({ turn: [0, 20, 0] }, ...[0, 3.2].map((z) => group({ at: [0, 0, z] }, ...Array.from({ length: 26 }, (_, n) => group({ at: [-7 + n * 0.52, 0, 0], turn: [0, 0, kind === 'grapas' ? 90 : 84] }, rod(0.2, size * 2, M.zinc), ...(kind === 'armazon' ? [rod(0.45, 0.16, M.zinc, { at: [size * 2, 0, 0] })] : []), ...(kind === 'grapas' ? [box(0.4, 0.36, 2.4, M.zinc, { at: [size * 2, 0, 1] }), rod(0.2, size * 2, M.zinc, { at: [0, 0, 2.2] })] : []))), ...(kind === 'armazon' ? [box(14, 0.8, 0.3, M.paper, { at: [0, size * 0.8, 0] }), box(14, 0.8, 0.3, M.paper, { at: [0, size * 1.4, 0] })] : []))));

function padlock({ size = 40, kind = 'hierro' }: Look) {
  const s = size / 40;
  const body = kind === 'laton' ? M.brass : kind === 'hierro' ? M.iron : M.steel;
  const tall = kind === 'largo' ? 6.6 : 3.2;
  if (kind === 'cortina') return group({}, side(outline([[-5.4, 0, 1], [-5.4, 5.4, 1], [5.4, 5.4, 1], [5.4, 0, 1]]), 3.6, M.steel, { bevel: 0.6 }), rod(0.9, 5.6, M.chrome, { at: [-2.8, 6.6, 0] }), side(outline([[-5.4, 5, 0.4], [-5.4, 8, 1], [-2.6, 8, 0.6], [-2.6, 5]]), 3.6, M.steel, { bevel: 0.5 }), side(outline([[5.4, 5, 0.4], [5.4, 8, 1], [2.6, 8, 0.6], [2.6, 5]]), 3.6, M.steel, { bevel: 0.5 }), brand('BRAVÍO', 5, [0, 2.6, 1.84], { ink: '#33373a', height: 1.4, fill: 0.9 }), key([7, 0.3, 3]));
  return group(
    {},
    group({ scale: s }, side(outline([[-2.6, 0, 0.7], [-2.7, 3.4, 0.5], [2.7, 3.4, 0.5], [2.6, 0, 0.7]]), 1.9, body, { bevel: 0.35 }), bar([[-1.7, 2.8, 0], [-1.7, 3.6 + tall, 0], [1.7, 3.6 + tall, 0], [1.7, 2.8, 0]], 0.48, M.chrome, 2.4), box(4.2, 0.4, 2, body, { at: [0, 0.5, 0] }), brand('BRAVÍO', 3.6, [0, 2.1, 0.97], { ink: kind === 'hierro' ? '#e6e2d8' : '#3a2f14', height: 0.9, fill: 0.9 }), ...(kind === 'combinacion' ? many(4, (n) => group({ at: [-1.5 + n, 0.9, 0.95] }, rod(0.5, 0.8, M.gloss, { at: [-0.4, 0, 0] }), brand(String((n * 3 + 1) % 10), 0.6, [0, 0, 0.52], { height: 0.6 }))).children : [brand('50', 0.01, [0, 0, 0])])),
    ...(kind === 'combinacion' ? [] : [key([4.4 * s, 0.2, 1.6]), key([4.9 * s, 0.2, 2.8])]),
  );
}
const key = (at: Vec) => group({ at, turn: [-86, 0, 24] }, side(withHoles(outline([[-1, -0.9, 0.7], [-1, 0.9, 0.7], [0.8, 0.9, 0.6], [1.1, 0.3], [4, 0.3], [4.2, 0], [4, -0.3], ...[3.6, 3.2, 2.8, 2.4, 2].map((x, n): Corner => [x, n % 2 ? -0.12 : -0.36]), [1.1, -0.3], [0.8, -0.9, 0.6]]), circle(0.3, -0.4, 0)), 0.2, M.brass, { bevel: 0.04 }));

function hinge({ kind = 'libro', size = 3 }: Look) {
  const h = size * 2.54;
  const w = h * 0.42;
  const holes = (x: number) => [-0.34, 0, 0.34].map((y, n) => circle(h * 0.035, x + (n === 1 ? w * 0.18 : -w * 0.1), y * h));
  switch (kind) {
    case 'tubular':
      return group({}, rod(h * 0.16, h * 0.5, M.iron, { axis: 'y', at: [0, -h * 0.5, 0] }), rod(h * 0.16, h * 0.5, M.iron, { axis: 'y', at: [0, 0.08, 0] }), ball(h * 0.12, M.steel, { at: [0, 0.04, 0] }), rod(h * 0.17, 0.3, M.brass, { axis: 'y', at: [0, -0.1, 0] }), group({ at: [h * 0.5, -h * 0.4, h * 0.2], turn: [0, 0, 76] }, rod(h * 0.16, h * 0.5, M.iron, { axis: 'y' }), rod(h * 0.09, h * 0.34, M.steel, { axis: 'y', at: [0, h * 0.48, 0] })));
    case 'cazoleta':
      return group({ turn: [-50, 0, 10] }, side(withHoles(plate(7.4, 3, 1.2), circle(0.3, -2.8), circle(0.3, 2.8)), 0.4, M.chrome), rod(1.75, 1.4, M.chrome, { axis: 'z', at: [0, -0.6, -1.4] }), box(2.2, 9, 1.6, M.chrome, { at: [0, 5.4, 1], r: 0.4 }), box(4.6, 2.4, 0.5, M.chrome, { at: [0, 8, 0.2] }), rod(0.4, 0.5, M.burnt, { axis: 'z', at: [0, 7, 1.8] }), rod(0.4, 0.5, M.burnt, { axis: 'z', at: [0, 4.6, 1.8] }));
    case 'piano':
      return group({ turn: [-30, 0, 24] }, side(withHoles(plate(30, 2.6, 0.1, 0, 1.6), ...Array.from({ length: 8 }, (_, n) => circle(0.24, -13 + n * 3.7, 1.8))), 0.2, M.brass, { bevel: 0.03 }), side(withHoles(plate(30, 2.6, 0.1, 0, -1.6), ...Array.from({ length: 8 }, (_, n) => circle(0.24, -13 + n * 3.7, -1.8))), 0.2, M.brass, { bevel: 0.03, turn: [20, 0, 0] }), many(20, (n) => rod(0.4, 1.4, M.brass, { at: [-15 + n * 1.5, 0, 0.2] })));
    case 'corredera':
      return group({ turn: [0, 26, 0] }, ...[0, 6].map((z) => group({ at: [0, 0, z] }, side(withHoles(plate(36, 4.4, 0.3), circle(0.5, -14), circle(0.5, 14)), 0.9, M.zinc, { bevel: 0.2 }), box(34, 2.6, 1.4, M.steel, { at: [7, 0, 0.6], r: 0.3 }), box(32, 1.5, 1.7, M.zinc, { at: [14, 0, 1], r: 0.3 }))));
    case 'pasador':
      return group({ turn: [0, 0, 90] }, side(withHoles(plate(3.4, h * 0.9, 0.3), circle(0.25, -1.2, h * 0.38), circle(0.25, 1.2, h * 0.38), circle(0.25, -1.2, -h * 0.38), circle(0.25, 1.2, -h * 0.38)), 0.25, M.zinc), rod(0.55, h * 1.25, M.chrome, { axis: 'y', at: [0, -h * 0.5, 0.7] }), ...[-0.3, 0, 0.3].map((y) => box(2.2, 1, 1.4, M.zinc, { at: [0, y * h, 0.6], r: 0.3 })), rod(0.35, 1.6, M.chrome, { axis: 'z', at: [0, h * 0.16, 0.8] }), ball(0.55, M.chrome, { at: [0, h * 0.16, 2.6] }));
    case 'portacandado':
      return group({ turn: [0, 0, 6] }, side(withHoles(outline([[-7, -1.6, 0.4], [-2.4, -1.6, 0.3], [-2.4, -1.2], [5, -1.2, 1], [5, 1.2, 1], [-2.4, 1.2], [-2.4, 1.6, 0.3], [-7, 1.6, 0.4]]), circle(0.3, -5.8, 0.8), circle(0.3, -5.8, -0.8), outline([[2.4, -0.4], [4, -0.4], [4, 0.4], [2.4, 0.4]])), 0.4, M.zinc), rod(0.5, 3.2, M.zinc, { axis: 'y', at: [-2.4, -1.6, 0.2] }), bar([[3.2, 0, -0.4], [3.2, 0, 1.4], [3.2, 0.01, 1.6]], 0.36, M.zinc), ring(0.9, 0.3, M.zinc, { axis: 'y', at: [3.2, 0, 1] }));
    case 'jaladera':
      return group({ turn: [0, 20, 0] }, rod(0.7, 20, M.chrome, { at: [-10, 0, 4] }), rod(0.5, 4, M.chrome, { axis: 'z', at: [-6.4, 0, 0] }), rod(0.5, 4, M.chrome, { axis: 'z', at: [6.4, 0, 0] }));
    case 'mensula':
      return group({ turn: [0, 10, 0] }, box(1, 26, 2.6, M.white, { at: [0, 13, 0], r: 0.3 }), box(31, 1, 2.6, M.white, { at: [15, 25.6, 0], r: 0.3 }), side(outline([[0.2, 2], [1.6, 2], [27, 24.6], [27, 25.4], [25, 25.4]]), 0.9, M.white, { bevel: 0.2 }), ...[4, 21].map((y) => rod(0.5, 0.2, M.burnt, { at: [-0.7, y, 0] })));
    default:
      return group({}, side(withHoles(plate(w, h, h * 0.04, w * 0.62), ...holes(w * 0.62)), 0.24, M.zinc, { bevel: 0.05, turn: [0, -18, 0] }), side(withHoles(plate(w, h, h * 0.04, -w * 0.62), ...holes(-w * 0.62)), 0.24, M.zinc, { bevel: 0.05, turn: [0, 24, 0] }), ...Array.from({ length: 5 }, (_, n) => rod(h * 0.055, h * 0.19, M.zinc, { axis: 'y', at: [0, -h / 2 + (n * h) / 5, 0.1] })), ball(h * 0.06, M.zinc, { at: [0, h * 0.51, 0.1] }));
  }
}

function lock({ kind = 'pomo' }: Look) {
  const knob = (z: number, flip: 1 | -1) => group({ at: [0, 0, z], turn: [0, flip < 0 ? 180 : 0, 0] }, lathe([[0, 0], [3.2, 0], [3.3, 0.4], [2.6, 0.9], [1.3, 1.2], [1.2, 2.6], [2.4, 3.4], [2.8, 5], [2.5, 6.4], [0, 6.6]], M.chrome, { axis: 'z' }), ...(kind === 'bano' ? [] : [box(0.24, 1.2, 0.1, M.gloss, { at: [0, 0, 6.62] })]));
  switch (kind) {
    case 'manija':
      return group({}, ...([[2, 1], [-2, -1]] as const).map(([z, flip]) => group({ at: [0, 0, z], turn: [0, flip < 0 ? 180 : 0, 0] }, rod(3, 0.9, M.chrome, { axis: 'z' }), rod(1, 3.4, M.chrome, { axis: 'z' }), bar([[0, 0, 3.4], [flip * 9, 0, 3.4], [flip * 11.6, -0.3, 2.6]], 0.95, M.chrome, 2))), box(1, 5, 3, M.brass, { at: [-5.6, 0, 0], r: 0.2 }));
    case 'cerrojo':
      return group({}, lathe([[0, 0], [3.2, 0], [3.3, 1.4], [2.4, 2.4], [0, 2.6]], M.chrome, { axis: 'z' }), box(0.24, 1.4, 0.1, M.gloss, { at: [0, 0.2, 2.62] }), box(4, 2.4, 1.6, M.brass, { at: [-5, 0, -1], r: 0.3 }), rod(1, 7, M.brass, { at: [-9, 0, -1] }), key([4.6, -3, 3]));
    case 'digital':
      return group({}, box(7, 18, 3.4, M.gloss, { at: [0, 2, 0], r: 1.2 }), ...Array.from({ length: 12 }, (_, n) => group({ at: [-1.9 + (n % 3) * 1.9, 8 - Math.floor(n / 3) * 2.1, 1.7] }, rod(0.72, 0.2, M.black, { axis: 'z' }), brand('123456789*0#'[n] ?? '', 1, [0, 0, 0.22], { height: 1, fill: 0.9 }))), rod(2, 2, M.chrome, { axis: 'z', at: [0, -3, 1.6] }), bar([[0, -3, 4], [8, -3, 4]], 1, M.chrome), brand('BRAVÍO', 3, [0, -6, 1.75], { height: 0.8 }));
    case 'sobreponer':
      return group({}, box(15, 11, 4, M.iron, { r: 0.8 }), box(15.1, 2, 4.1, M.brass, { at: [0, 3.4, 0], r: 0.3 }), box(3, 2.4, 2.4, M.brass, { at: [-8.4, 1.8, 0] }), box(3, 2.4, 2.4, M.brass, { at: [-8.4, -2.4, 0] }), rod(1.6, 1, M.chrome, { axis: 'z', at: [3.4, 0, 2] }), box(0.3, 1.4, 0.2, M.gloss, { at: [3.4, 0, 3] }), box(3, 11, 4, M.iron, { at: [-13.4, 0, 0], r: 0.5 }), brand('BRAVÍO', 5, [1.4, -3.6, 2.05], { height: 1.3 }), key([5, -5.2, 5]));
    default:
      return group({ turn: [0, -16, 0] }, knob(2, 1), knob(-2, -1), rod(1.1, 4, M.zinc, { axis: 'z', at: [0, 0, -2] }), box(5, 2.4, 2, M.zinc, { at: [-3.4, 0, 0] }), box(0.8, 6, 2.6, M.chrome, { at: [-6.2, 0, 0] }), box(1.6, 1.6, 1.6, M.brass, { at: [-7, 0, 0], r: 0.4 }));
  }
}

const chain = ({ size = 0.25 }: Look) => group({}, ...Array.from({ length: 15 }, (_, n) => { const t = n / 14; return group({ at: [Math.cos(t * 5.6) * (2.6 + t * 5), 1 + t * 0.4, Math.sin(t * 5.6) * (2.6 + t * 5) * 0.8], turn: [n % 2 ? 90 : 24, (-t * 5.6 * 180) / Math.PI + 90, 0] }, side(withHoles(plate(3.3, 2, 1), plate(2.1, 0.9, 0.45)), 0.5 + size * 0.6, M.zinc, { bevel: 0.2 })); }));

const caster = ({ size = 2, kind }: Look) => group({}, wheelAlongZ(size * 1.27, 2.2, kind === 'freno' ? M.tenaz : M.grey, { at: [-0.8, size * 1.27, 0] }), side(outline([[-2, size * 1.1, 0.5], [-1.6, size * 2.8, 0.5], [1.8, size * 2.8, 0.5], [0.4, size * 1.1, 0.5]]), 0.4, M.zinc, { at: [0, 0, 1.5] }), side(outline([[-2, size * 1.1, 0.5], [-1.6, size * 2.8, 0.5], [1.8, size * 2.8, 0.5], [0.4, size * 1.1, 0.5]]), 0.4, M.zinc, { at: [0, 0, -1.5] }), rod(2, 0.9, M.zinc, { axis: 'y', at: [0.4, size * 2.8, 0] }), side(withHoles(plate(7, 5.4, 0.5), circle(0.4, 2.7, 2), circle(0.4, -2.7, 2), circle(0.4, 2.7, -2), circle(0.4, -2.7, -2)), 0.4, M.zinc, { turn: [90, 0, 0], at: [0.4, size * 2.8 + 1.1, 0] }), rod(0.5, 3.6, M.steel, { axis: 'z', at: [-0.8, size * 1.27, -1.8] }), ...(kind === 'freno' ? [box(4, 0.8, 2.6, M.red, { at: [-3.6, size * 2, 0], r: 0.3, turn: [0, 0, 24] })] : []));

/** A coil of wire, solder or rope on a spool or bare. */
const coil = ({ hex: colour = '#a5abb0', kind = 'rollo' }: Look) => {
  const wire = paint(colour, { rough: 0.4, metal: 0.8 });
  return kind === 'carrete'
    ? group({ turn: [0, -30, 0] }, pipe(4.4, 1.2, 0.5, M.black, { axis: 'z', at: [0, 4.4, 2.4] }), pipe(4.4, 1.2, 0.5, M.black, { axis: 'z', at: [0, 4.4, -2.4] }), many(11, (n) => ring(3.3, 0.24, wire, { axis: 'z', at: [0, 4.4, -2 + n * 0.4] })), rod(3.2, 4.4, wire, { axis: 'z', at: [0, 4.4, -2.2] }), sticker(3.6, 1.4, writing(['BRAVÍO'], 3.6, 1.4, { back: '#f4b400', ink: '#222' }), { at: [0, 6.4, 2.68] }))
    : group({ turn: [0, 0, 0] }, ...Array.from({ length: 26 }, (_, n) => ring(6 + Math.sin(n * 2.1) * 0.5, 0.2, wire, { axis: 'y', at: [Math.sin(n) * 0.2, 0.4 + (n % 9) * 0.33, Math.cos(n) * 0.2] })), ...[0.6, 2.7, 4.8].map((turn) => group({ at: [Math.cos(turn) * 6, 1.7, Math.sin(turn) * 6], turn: [0, (-turn * 180) / Math.PI, 0] }, ring(1.9, 0.16, wire, { axis: 'z' }))));
};

export const hardware: Models = {
  caja: { build: boxed, view: { around: 10, above: 26 } },
  'clavos-tira': { build: collated, view: { around: 6, above: 28 } },
  candado: { build: padlock, view: { around: 18, above: 18 } },
  bisagra: { build: hinge, view: { around: 18, above: 16 } },
  cerradura: { build: lock, view: { around: 32, above: 16 } },
  cadena: { build: chain, view: { around: 10, above: 34 } },
  rodaja: { build: caster, view: { around: 24, above: 18 } },
  alambre: { build: coil, view: { around: 10, above: 24 } },
};
export { hex, tube };
