import type { Look } from '#demo/catalogue/looks/look.ts';
import { BRAND, M, paint } from '../studio/materials.ts';
import { around, circle, type Corner, flowing, outline, plate, withHoles } from '../studio/outline.ts';
import { ball, bar, box, group, lathe, many, pipe, ring, rod, side, sticker, tube, type Vec } from '../studio/solids.ts';
import { writing } from '../studio/writing.ts';
import type { Models } from './model.ts';
import { brand, wheelAlongZ } from './parts.ts';

/** Ladders: step, extension, telescopic, folding, stool. */
function ladder({ kind = 'tijera', count = 4, hex: tone }: Look) {
  const rail = tone ? paint(tone, { rough: 0.5 }) : M.alu;
  const step = 26;
  const h = count * step + 20;
  if (kind === 'extension' || kind === 'telescopica') {
    const rungs = kind === 'telescopica' ? 11 : 12;
    const l = rungs * step;
    return group({ turn: [0, 0, 0] }, ...[-20, 20].map((x) => box(5, l, 3.4, rail, { at: [x, l / 2, 0], r: 0.6 })), ...[-16, 16].map((x) => box(4, l * 0.8, 3, rail, { at: [x, l * 0.56, 4.4], r: 0.6 })), ...Array.from({ length: rungs }, (_, n) => rod(1.7, 38, M.alu, { at: [-19, 13 + n * step, n > 2 ? 4 : 0] })), ...[-20, 20].map((x) => box(7, 5, 8, M.rubber, { at: [x, 0, 0], r: 0.8 })), ...(kind === 'telescopica' ? Array.from({ length: rungs }, (_, n) => box(7, 4, 6, M.black, { at: [n % 2 ? 20 : -20, 13 + n * step, 0], r: 0.8 })) : [tube([[0, 30, 5], [0, l * 0.5, 6], [0, l * 0.9, 5]], 0.7, M.yellow)]));
  }
  if (kind === 'banco') return group({ turn: [0, -24, 0] }, box(46, 3, 26, M.black, { at: [0, 46, 0], r: 1 }), box(42, 2.4, 20, M.alu, { at: [0, 23, 8], r: 0.6 }), ...[-20, 20].flatMap((x) => [bar([[x, 46, 10], [x * 1.1, 0, 22]], 1.5, M.alu), bar([[x, 46, -10], [x * 1.1, 0, -20]], 1.5, M.alu)]), ...[-22, 22].flatMap((x) => [box(4, 3, 4, M.rubber, { at: [x, 0, 22] }), box(4, 3, 4, M.rubber, { at: [x, 0, -20] })]));
  const spread = h * 0.32;
  const foot = (x: number, z: number) => box(7, 4, 8, M.rubber, { at: [x, 1, z], r: 0.8 });
  const wide = (y: number) => 20 + (1 - y / h) * (10 + count * 1.6);
  return group(
    { turn: [0, -34, 0] },
    ...[-1, 1].flatMap((x) => [bar([[x * wide(0), 0, spread * 0.5], [x * 18, h, 4]], 2.2, rail), bar([[x * wide(0) * 0.92, 0, -spread], [x * 16, h - 2, -4]], 1.7, rail)]),
    box(44, 5, 22, tone ? M.black : M.tenaz, { at: [0, h + 1, 0], r: 1.2 }),
    ...Array.from({ length: count - 1 }, (_, n) => { const y = (n + 1) * step; return box(wide(y) * 2, 2.6, 9, M.alu, { at: [0, y, spread * 0.5 * (1 - y / h) + 4 * (y / h)], r: 0.4 }); }),
    ...(kind === 'multi' ? [] : Array.from({ length: Math.max(1, Math.floor(count / 2)) }, (_, n) => { const y = (n + 1) * step * 1.7; return rod(1.2, wide(y) * 1.8, M.alu, { at: [-wide(y) * 0.9, y, -spread * (1 - y / h) - 4 * (y / h)] }); })),
    ...[-1, 1].map((x) => bar([[x * wide(h * 0.45), h * 0.45, spread * 0.28], [x * wide(h * 0.45) * 0.9, h * 0.45, -spread * 0.55]], 0.7, M.zinc)),
    foot(wide(0), spread * 0.5), foot(-wide(0), spread * 0.5), foot(wide(0) * 0.92, -spread), foot(-wide(0) * 0.92, -spread),
    brand('BRAVÍO', 26, [0, h + 1, 11.1], { height: 4 }),
  );
}

/** Wheelbarrow. */
function barrow({ hex: tone = '#d8420f', kind = 'neumatica' }: Look) {
  const r = 12;
  const trayShape = (d: number): Corner[] => [[-30, 34 - d, 3], [-22, 14 + d, 4], [20, 12 + d, 5], [44, 38 - d, 3]];
  return group(
    {},
    side(withHoles(outline(trayShape(0)), outline(trayShape(0.8).map(([x, y, q]): Corner => [x * 0.97, y + 0.8, q ?? 0]))), 44, paint(tone, { rough: 0.38 }), { bevel: 0.3 }),
    ...[-21, 21].map((z) => side(outline(trayShape(0)), 1, paint(tone, { rough: 0.38 }), { at: [0, 0, z], bevel: 0.3 })),
    ...[-21.6, 21.6].map((z) => bar([[-30, 34, z], [44, 38, z]], 1, paint(tone, { rough: 0.38 }))),
    ...[-1, 1].flatMap((z) => [bar([[46, r, z * 5], [26, 13, z * 12], [-22, 12, z * 17], [-76, 27, z * 19]], 1.7, M.burnt, 4), bar([[-20, 12, z * 17], [-26, 0, z * 19], [-14, 0, z * 19], [-8, 12, z * 16]], 1.4, M.burnt, 3), rod(2, 13, M.rubber, { at: [-88, 30.4, z * 19.3], turn: [0, 0, -15.5] })]),
    wheelAlongZ(r, kind === 'imponchable' ? 8 : 7, M.grey, { at: [46, r, 0] }),
    rod(0.9, 14, M.zinc, { axis: 'z', at: [46, r, -7] }),
    brand('BRAVÍO', 22, [2, 24, 21.6], { height: 6 }),
  );
}
const handTruck = () => group({ turn: [0, -30, 0] }, bar([[-18, 4, 0], [-18, 116, 0], [-12, 126, -2], [12, 126, -2], [18, 116, 0], [18, 4, 0]], 1.7, M.tenaz, 8), ...[24, 52, 80].map((y) => bar([[-18, y, 0], [18, y, 0]], 1.4, M.tenaz)), bar([[0, 4, 0], [0, 80, 0]], 1.2, M.tenaz), box(44, 1, 22, M.iron, { at: [0, 0.6, 12], r: 0.2 }), ...[-1, 1].map((x) => group({ at: [x * 25, 12, -7], turn: [0, 90, 0] }, wheelAlongZ(12, 6))), ...[-1, 1].map((x) => rod(2.2, 12, M.rubber, { axis: 'y', at: [x * 18, 98, 0] })));
const tyre = () => group({ turn: [0, -26, 0] }, wheelAlongZ(18, 9, M.grey), rod(2.4, 16, M.zinc, { axis: 'z', at: [0, 0, -8] }), many(40, (n) => group({ turn: [0, 0, n * 9] }, box(1, 1.4, 7.4, M.black, { at: [18, 0, 0], turn: [0, n % 2 ? 18 : -18, 0] }))));

/** Long handled tools of garden and site. */
function longTool({ kind = 'pala', hex: end = 'largo' }: Look) {
  const l = end === 'y' ? 60 : 92;
  const shaft = [rod(1.5, l, M.wood, { axis: 'y', at: [0, 0, 0] }), ...(end === 'y' ? [side(withHoles(outline([[-5, l - 3, 2], [-2, l - 7, 1], [2, l - 7, 1], [5, l - 3, 2], [5, l + 4, 1.4], [-5, l + 4, 1.4]]), outline([[-2.8, l - 2, 1], [2.8, l - 2, 1], [2.8, l + 1.4, 0.6], [-2.8, l + 1.4, 0.6]])), 2.6, M.black, { bevel: 0.6 })] : [])];
  const tines = (n: number, wide: number, long: number) => Array.from({ length: n }, (_, at) => bar([[(at / (n - 1) - 0.5) * wide, 0, 0], [(at / (n - 1) - 0.5) * wide, 0, 2], [(at / (n - 1) - 0.5) * wide, -long, 4]], 0.5, M.tenaz));
  const head: Record<string, readonly ReturnType<typeof box>[]> = {
    pala: [side(flowing([[-9, 2], [-10, -12], [-8, -20], [0, -28], [8, -20], [10, -12], [9, 2], [2, 4], [-2, 4]]), 0.9, M.iron, { bevel: 0.3, turn: [-10, 0, 0] }), rod(1.9, 16, M.iron, { axis: 'y', at: [0, -8, 0.8] })],
    rastrillo: [box(34, 1.6, 1.8, M.tenaz, { at: [0, 0, 0] }), ...tines(14, 32, 6), rod(1.9, 9, M.iron, { axis: 'y' })],
    escoba: Array.from({ length: 22 }, (_, n) => bar([[(n - 10.5) * 0.3, 4, 0], [(n - 10.5) * 2, -26, 0], [(n - 10.5) * 2.05, -29, 3]], 0.36, M.tenaz)),
    bieldo: [box(18, 1.6, 1.8, M.iron), ...tines(4, 17, 24).map((t) => t), rod(1.9, 9, M.iron, { axis: 'y' })],
    azadon: [side(outline([[-8, 0, 1], [8, 0, 1], [9, -16, 1], [-9, -16, 1]]), 0.9, M.iron, { turn: [62, 0, 0], bevel: 0.2 }), pipe(2.4, 1.5, 4, M.iron, { axis: 'y' })],
    pico: [tube([[-28, -5, 0], [-14, 0, 0], [0, 2, 0], [14, 0, 0]], 1.5, M.iron), rod(1.5, 4, M.iron, { at: [-31.6, -6.6, 0], turn: [0, 0, 22], r2: 1.5 }), side(outline([[13, -1.6], [28, -8, 0.6], [29, -4, 0.6], [13, 1.8]]), 4, M.iron), pipe(3, 1.6, 5, M.iron, { axis: 'y', at: [0, 2, 0] })],
    cavahoyos: [side(flowing([[-7, 2], [-7, -16], [0, -24], [7, -16], [7, 2]]), 0.8, M.iron, { at: [0, 0, -3.4], turn: [6, 0, 0] }), side(flowing([[-7, 2], [-7, -16], [0, -24], [7, -16], [7, 2]]), 0.8, M.iron, { at: [0, 0, 3.4], turn: [-6, 0, 0] }), rod(1.5, l, M.wood, { axis: 'y', at: [4, 0, 4], turn: [0, 0, -4] })],
  };
  return group({ turn: [0, -14, 24] }, ...shaft, ...(head[kind] ?? head['pala'] ?? []));
}
const machete = () => group({ turn: [0, 0, 22] }, side(outline([[0, -1.4], [30, -2, 2], [42, 1, 3], [43, 3.4, 1], [38, 3.4, 2], [0, 1.6]]), 0.3, M.steel, { bevel: 0.06 }), side(outline([[-13, -1.6, 1], [-14, -3, 1], [-11.6, -2, 1], [-1, -1.6, 0.6], [1, 1.8, 0.6], [-12, 1.7, 1]]), 2, M.black, { bevel: 0.6 }), ...[-9.6, -5.6, -1.6].map((x) => rod(0.5, 2.2, M.brass, { axis: 'z', at: [x, 0, -1.1] })));
const gardenSet = () => group({ turn: [-62, 0, 0] }, ...[-8, 0, 8].map((x, n) => group({ at: [x, 0, 0] }, lathe([[0, 4], [1.2, 4], [1.4, 8], [1.1, 12], [1.5, 16], [0, 16.6]], M.wood, { axis: 'y' }), rod(0.6, 5, M.zinc, { axis: 'y', at: [0, 0, 0] }), ...(n === 1 ? [-1.6, 0, 1.6].map((t) => bar([[0, 0.6, 0], [t, -1, 0], [t, -9, 1.4]], 0.4, M.tenaz)) : [side(flowing([[-2.6, 0], [-2.8 + n, -6], [0, -11], [2.8 - n, -6], [2.6, 0], [0, 1.4]]), 0.4, M.tenaz, { bevel: 0.1 })]))));

/** Trowels of a mason. */
const trowel = ({ kind = 'cuchara' }: Look) =>
  kind === 'cuchara'
    ? group({ turn: [-30, 24, 0] }, side(outline([[0, -5.6, 1.4], [0, 5.6, 1.4], [20, 0, 1]]), 0.25, M.steel, { turn: [90, 0, 0], bevel: 0.05 }), bar([[1, 0.4, 0], [-3, 1, 0], [-4, 4, 0], [-8, 4.4, 0]], 0.5, M.steel), lathe([[0, 0], [1.2, 0], [1.5, 3], [1.3, 8], [1.6, 11], [0, 11.8]], M.wood, { at: [-18.6, 4.4, 0] }))
    : group({ turn: [0, 22, 0] }, side(outline([...(kind === 'dentada' ? Array.from({ length: 56 }, (_, n): Corner => [-15.4 + n * 0.55, n % 4 < 2 ? -6.2 : -5.3]) : [[-15, -6] as Corner, [15, -6] as Corner]), [15, 6, 0.3], [-15, 6, 0.3]]), 0.2, M.steel, { turn: [90, 0, 0], bevel: 0.04 }), box(22, 0.7, 2.4, M.alu, { at: [0, 0.5, 0] }), bar([[-7, 0.6, 0], [-7, 4.4, 0], [-4, 5, 0]], 0.7, M.alu), lathe([[0, 0], [1.3, 0], [1.6, 3], [1.4, 9], [1.7, 12], [0, 12.6]], M.wood, { at: [-6, 5, 0] }));

/** Watering: hose, nozzle, sprinklers, sprayers. */
function hose({ size = 15, hex: tone = '#1f7a43', kind = 'jardin' }: Look) {
  const m = paint(tone, { rough: 0.5 });
  const loops = Math.min(20, 8 + Math.round(size / 2.4));
  const end = kind === 'aire' ? [rod(0.8, 2.6, M.brass, { at: [-2, 0.9, 15.4] }), rod(1, 2.4, M.zinc, { at: [0.4, 0.9, 15.4] })] : [rod(1, 3, M.brass, { at: [-2, 0.9, 15.4] }), rod(0.9, 4, M.yellow, { at: [1, 0.9, 15.4], r2: 0.6 })];
  if (kind === 'espiral') return group({ turn: [0, 20, 0] }, tube(Array.from({ length: 260 }, (_, n): Vec => [n * 0.13 - 17, Math.cos(n * 0.42) * 4.4, Math.sin(n * 0.42) * 4.4]), 0.6, m), ...[-19, 16].map((x) => rod(0.9, 3.4, M.brass, { at: [x, 4, 0] })));
  if (kind === 'carrete') return group({}, rod(16, 12, M.black, { axis: 'z', at: [0, 0, -6], edge: 2 }), rod(12, 1, M.tenaz, { axis: 'z', at: [0, 0, 6] }), brand('TENAZ', 12, [0, 0, 7.1]), box(6, 26, 3, M.grey, { at: [0, 0, -9], r: 0.6 }), tube([[13, -9, 0], [18, -16, 2], [10, -22, 6], [2, -20, 9]], 1, m), rod(1, 4, M.brass, { at: [-1, -20, 9] }));
  return group({}, ...Array.from({ length: loops }, (_, n) => ring(11 + Math.sin(n * 2.1) * 1, 0.9, m, { axis: 'y', at: [Math.sin(n * 1.3) * 0.5, 0.9 + (n % 5) * 1.6, Math.cos(n * 1.9) * 0.5] })), ...[0.9, 3.4].map((turn) => group({ at: [Math.cos(turn) * 11, 3.8, Math.sin(turn) * 11], turn: [0, (-turn * 180) / Math.PI, 0] }, ring(4, 0.3, M.black, { axis: 'z' }))), tube([[10, 0.9, 5], [12, 0.9, 11], [6, 0.9, 15], [-1.6, 0.9, 15.4]], 0.9, m), ...end);
}
function watering({ kind = 'pistola' }: Look) {
  switch (kind) {
    case 'impacto': return group({}, rod(0.9, 26, M.zinc, { axis: 'y', at: [0, -26, 0], r2: 0.9 }), rod(1.6, 5, M.brass, { axis: 'y' }), rod(0.8, 8, M.brass, { at: [0, 5, 0], turn: [0, 0, 26] }), bar([[-4, 5, 0], [-4, 8, 0], [3, 9.4, 0]], 0.4, M.brass), box(2, 1.6, 0.4, M.brass, { at: [6.6, 9, 0] }), many(8, (n) => ring(1, 0.14, M.steel, { axis: 'y', at: [0, 5.2 + n * 0.36, 0] })), box(12, 1.4, 3, M.black, { at: [0, -7, 0] }), rod(1, 3, M.brass, { at: [-6, -2, 0] }));
    case 'oscilante': return group({ turn: [0, 20, 0] }, bar([[-18, 0, -10], [18, 0, -10]], 0.8, M.green), bar([[-18, 0, 10], [18, 0, 10]], 0.8, M.green), ...[-18, 18].map((x) => bar([[x, 0, -10], [x, 5, 0], [x, 0, 10]], 0.8, M.green, 3)), rod(1.1, 34, M.alu, { at: [-17, 5.4, 0] }), many(16, (n) => rod(0.2, 0.6, M.brass, { axis: 'y', at: [-12 + n * 1.6, 6.3, 0] })), box(6, 5, 5, M.black, { at: [-19, 5, 0], r: 1 }));
    case 'programador': return group({}, box(11, 13, 6, M.grey, { r: 1.6 }), box(6.6, 3.6, 0.3, paint('#b8c6b4', { rough: 0.3 }), { at: [0, 3, 3] }), brand('06:30', 5, [0, 3, 3.2], { ink: '#1c221a', height: 2 }), rod(2.2, 1.2, M.tenaz, { axis: 'z', at: [0, -2.4, 3] }), rod(2, 4, M.black, { axis: 'y', at: [0, 6, 0] }), rod(1.6, 4, M.black, { axis: 'y', at: [0, -10, 0] }));
    case 'soporte': return group({}, side(withHoles(outline([[-12, -9, 3], [-13, 6, 6], [0, 12, 8], [13, 6, 6], [12, -9, 3]]), outline([[-10, -7, 2], [-11, 5, 5], [0, 10, 7], [11, 5, 5], [10, -7, 2]])), 9, M.green, { bevel: 0.6 }), box(14, 18, 1, M.green, { at: [0, 0, -4.6], r: 0.6 }), bar([[8, -9, 3], [14, -12, 4], [14, -8, 6]], 0.6, M.zinc));
    default: return group({}, lathe([[0, 0], [1.6, 0], [1.8, 4], [3, 5], [3.4, 8], [0, 8.2]], M.black, { at: [2, 3, 0] }), rod(3.2, 1.2, M.tenaz, { at: [10, 3, 0] }), many(7, (n) => rod(0.3, 0.3, M.gloss, { at: [11.2, 3 + Math.cos(n * 0.9) * 2, Math.sin(n * 0.9) * 2] })), side(outline([[-3, 4.6, 1], [3, 4.6, 1], [3, 1.4, 1], [0, 0.4, 2], [-4.6, -11, 1], [-7.4, -10, 1], [-5, 1, 3]]), 2.8, M.green, { bevel: 0.9 }), side(outline([[-0.6, 0, 0.4], [0.8, -0.4, 0.4], [-2.2, -9, 0.6], [-3.6, -8.4, 0.6]]), 1.2, M.zinc), rod(1.1, 2.4, M.brass, { at: [-7.4, -11.6, 0], turn: [0, 0, 70] }));
  }
}
const sprayer = ({ kind = 'mochila', volts = 0 }: Look) =>
  kind === 'mano'
    ? group({}, lathe([[0, 0], [5.4, 0], [6, 1], [6.4, 8], [5, 14], [2.6, 17], [2.6, 19], [0, 19]], M.white, { axis: 'y' }), lathe([[0, 19], [3.2, 19], [3.2, 21], [2.2, 22], [0, 22]], M.green, { axis: 'y' }), side(outline([[-7, 22, 1], [-7, 24.4, 1], [3, 25, 1], [8, 23.4, 0.6], [8, 22.4, 0.4], [2, 21.6, 1]]), 2.4, M.green, { bevel: 0.6 }), rod(1.4, 3, M.black, { axis: 'y', at: [0, 25, 0] }), rod(0.7, 2.4, M.brass, { at: [7.6, 22.9, 0] }), brand('ARROYAL', 7, [0, 8, 6.4], { ink: '#1f7a43' }))
    : group({}, side(outline([[-14, 0, 4], [-15, 20, 6], [-12, 38, 5], [12, 38, 5], [15, 20, 6], [14, 0, 4]]), 19, volts ? M.tenaz : M.white, { bevel: 4 }), rod(5, 3, M.black, { axis: 'y', at: [0, 38, 0] }), box(24, 5, 17, M.black, { at: [0, 0, 0], r: 1.4 }), tube([[13, 5, 6], [22, 4, 10], [24, 16, 12], [18, 24, 13]], 0.8, M.rubber), rod(0.6, 44, M.zinc, { at: [14, 22, 13], turn: [0, 0, 42] }), rod(1.3, 10, M.black, { at: [14, 22, 13], turn: [0, 0, 42] }), brand(volts ? 'TENAZ' : 'ARROYAL', 14, [0, 22, 9.6], volts ? {} : { ink: '#1f7a43' }), ...(volts ? [] : [bar([[-14, 4, 6], [-22, 8, 10], [-22, 12, 16]], 0.9, M.black)]));

/** Shears: aviation snips, pruners, loppers, hedge shears, scissors. */
function shears({ kind = 'podar', hex: tone = '#1f7a43' }: Look) {
  const sleeve = paint(tone, { rough: 0.5 });
  const long = kind === 'dos-manos' ? 3.2 : kind === 'setos' ? 2 : 1;
  const blade: Record<string, readonly Corner[]> = { podar: [[-1.4, 0], [0, 2, 1], [4, 2.6, 2], [7.4, 1, 1], [8, 0.1], [2, -0.2]], 'dos-manos': [[-1.4, 0], [0, 2, 1], [4, 2.8, 2], [8, 1, 1], [8.6, 0.1], [2, -0.2]], setos: [[-1.4, 0], [0, 1.6, 1], [20, 0.9, 0.6], [21, 0.1], [2, -0.1]], aviacion: [[-1.4, 0], [-0.6, 2, 1], [5, 1.3, 0.6], [6, 0.06], [1, -0.1]], general: [[-1, 0], [0, 1.1, 1], [10, 0.5, 0.3], [10.6, 0.05], [1, -0.1]] };
  const half = (up: 1 | -1) => group({ scale: [1, up, 1] }, side(outline(blade[kind] ?? blade['podar'] ?? []), 0.6, M.steel, { at: [0, 0, up * 0.3], bevel: 0.12 }), ...(kind === 'general' ? [ring(2.2, 0.62, sleeve, { axis: 'z', at: [-8, -1.9, 0] }), tube([[-0.6, 0, 0], [-6, -1, 0]], 0.7, sleeve)] : [tube([[-0.8, -0.2, 0], [-3 * long, -2.2, 0], [-8 * long, -3 - long, 0], [-14 * long, -2.4 - long * 1.4, 0]], 0.8, long > 1 ? M.zinc : sleeve), tube([[-7 * long, -2.9 - long, 0], [-14.4 * long, -2.4 - long * 1.4, 0]], 1.25, sleeve)]));
  return group({ turn: [0, 0, 36] }, half(1), half(-1), rod(0.9, 1.8, M.burnt, { axis: 'z', at: [0, 0, -0.9] }), ...(kind === 'podar' || kind === 'aviacion' ? many(6, (n) => ring(0.7, 0.14, M.chrome, { axis: 'y', at: [-4, -1.6 + n * 0.62, 0] })).children : []));
}
const polePruner = () => group({ turn: [0, 0, 52] }, rod(1.4, 110, M.alu, { at: [-60, 0, 0] }), rod(1.9, 30, M.green, { at: [-62, 0, 0] }), side(outline([[48, -1], [66, 6, 6], [78, 3], [66, 2, 6], [50, 1]]), 0.4, M.steel), side(outline([[44, -1], [50, -7, 2], [56, -6, 1], [53, -2, 2], [48, 1]]), 0.8, M.steel, { bevel: 0.2 }), tube([[46, -3, 1], [10, -3, 1], [-30, -2.6, 1]], 0.3, M.orange));

/** Cutters of pipe, bolt, hacksaw, knives. */
function handCutter({ kind = 'cuter' }: Look) {
  switch (kind) {
    case 'cuter-chico': case 'cuter': { const s = kind === 'cuter' ? 1 : 0.7; return group({ turn: [0, 24, 0] }, side(outline([[-9, -1.5 * s, 0.8], [-9, 1.5 * s, 0.8], [6, 1.3 * s, 0.6], [8, 0.9 * s, 0.4], [8, -1.2 * s, 0.4]]), 1.8 * s, kind === 'cuter' ? M.yellow : M.tenaz, { turn: [90, 0, 0], bevel: 0.4 }), box(11, 0.5, 1.4 * s, M.gloss, { at: [-1, 0.9 * s, 0], r: 0.2 }), box(2.2, 0.8, 1.6 * s, M.black, { at: [-2, 1.1 * s, 0], r: 0.3 }), side(outline([[6, -0.9 * s], [13, -0.9 * s], [11.6, 0.9 * s], [6, 0.9 * s]]), 0.12, M.steel, { turn: [90, 0, 0], bevel: 0.01 }), ...[8.4, 9.8, 11].map((x) => box(0.05, 0.14, 1.8 * s, M.burnt, { at: [x, 0.02, 0], turn: [0, -34, 0] }))); }
    case 'navaja': return group({ turn: [0, 24, 0] }, side(outline([[-9, -1.6, 1], [-8, 1.6, 1], [4, 1.7, 1], [7, 0.6, 0.6], [7, -0.8, 0.6], [0, -1.6, 2]]), 1.7, M.alu, { turn: [90, 0, 0], bevel: 0.5 }), box(2.4, 0.8, 1, M.black, { at: [-1, 1, 0], r: 0.3 }), side(outline([[6.4, -0.9], [9.4, -0.9], [8.2, 0.9], [6.4, 0.9]]), 0.1, M.steel, { turn: [90, 0, 0], bevel: 0.01 }), brand('BRAVÍO', 4, [-4, 0.88, 0], { turn: [-90, 0, 0], ink: '#33373a', height: 1 }));
    case 'repuesto': return group({ turn: [0, 20, 0] }, box(12, 1.6, 3.4, M.yellow, { r: 0.4 }), ...Array.from({ length: 4 }, (_, n) => group({ at: [1 + n * 0.6, 0.9 + n * 0.12, 2 + n * 1.6], turn: [0, n * 6, 0] }, side(outline([[-6, -0.9], [5, -0.9], [6, 0.9], [-6, 0.9]]), 0.1, M.steel, { turn: [90, 0, 0], bevel: 0.01 }), many(7, (k) => box(0.06, 0.13, 1.8, M.burnt, { at: [-4.4 + k * 1.4, 0.01, 0], turn: [0, -30, 0] })))));
    case 'segueta': return group({ turn: [0, 0, 8] }, bar([[-15, 0, 0], [-15, 9, 0], [15, 9, 0], [15, 0, 0]], 0.7, M.chrome, 2), box(30, 1.2, 0.16, M.tenaz, { at: [0, 0, 0] }), rod(0.5, 1.6, M.zinc, { axis: 'z', at: [15, 0, -0.8] }), side(withHoles(outline([[-15, 1.4, 1], [-15, -2, 1], [-22, -6, 3], [-26, -3, 2], [-25, 7, 2], [-18, 9.6, 2], [-15, 9.6, 0.6]]), outline([[-17.4, 0, 1], [-22, -2.6, 1.6], [-22.6, 4.6, 1.4], [-17.8, 6.4, 1]])), 2.6, M.blue, { bevel: 0.7 }));
    case 'pernos': return group({ turn: [0, 0, 36] }, ...([1, -1] as const).map((up) => group({ scale: [1, up, 1] }, side(outline([[-4, -0.4], [-2, 2.4, 1], [3, 2.8, 1], [6, 1, 0.6], [6, 0.06], [-1, 0.06]]), 2, M.iron, { bevel: 0.4 }), tube([[-3, -0.4, 0], [-12, -2.6, 0], [-34, -4.6, 0]], 1, M.red), tube([[-26, -4, 0], [-36, -4.8, 0]], 1.6, M.rubber))), rod(1.1, 2.8, M.zinc, { axis: 'z', at: [-1.4, 0.9, -1.4] }), rod(1.1, 2.8, M.zinc, { axis: 'z', at: [-1.4, -0.9, -1.4] }));
    case 'tubo': return group({ turn: [0, 0, 20] }, side(outline([[-1, -3, 1], [-1, 6, 1], [6, 6, 1], [6, 3.6, 0.6], [1.6, 3.4, 1], [1.6, -3, 0.6]]), 2.6, M.tenaz, { bevel: 0.5 }), rod(1.4, 1, M.steel, { axis: 'z', at: [4.6, 2.6, -0.5] }), box(3, 2.4, 2.2, M.iron, { at: [4, -1.4, 0] }), rod(0.8, 7, M.zinc, { axis: 'y', at: [4, -9, 0] }), lathe([[0, 0], [2, 0], [2.2, 1], [2.2, 4], [0, 4.4]], M.black, { axis: 'y', at: [4, -12, 0] }), ...[2.4, 4.6].map((x) => rod(0.6, 2.6, M.steel, { axis: 'z', at: [x, -0.2, -1.3] })));
    default: return group({ turn: [0, 0, 34] }, side(outline([[-1, -1.4], [0, 3, 1], [5, 4.4, 2], [9, 2.4, 1], [4, 0.4, 1]]), 1.6, M.tenaz, { bevel: 0.4 }), side(outline([[-1, 0], [3, -4, 2], [8, -3.6, 1], [4, 0.4, 2]]), 2, M.tenaz, { bevel: 0.5 }), tube([[0, 0, 0], [-8, 2.4, 0], [-15, 3, 0]], 1.2, M.tenaz), tube([[0, -1, 0], [-7, -4, 0], [-14, -5, 0]], 1.2, M.tenaz), side(outline([[2, 0.6], [8, 1.6, 0.6], [7, 3, 0.6], [1, 2]]), 0.5, M.steel, { at: [0, 0, 1] }));
  }
}
export const siteAndGarden: Models = {
  escalera: { build: ladder, view: { around: 10, above: 10 } },
  carretilla: { build: barrow, view: { around: 30, above: 20 } },
  diablo: { build: handTruck, view: { around: 10, above: 14 } },
  llanta: { build: tyre, view: { around: 16, above: 12 } },
  pala: { build: longTool, view: { around: 20, above: 10 } },
  machete: { build: machete, view: { around: 14, above: 14 } },
  'juego-jardin': { build: gardenSet, view: { around: 10, above: 20 } },
  llana: { build: trowel, view: { around: 16, above: 26 } },
  manguera: { build: hose, view: { around: 10, above: 26 } },
  riego: { build: watering, view: { around: 24, above: 16 } },
  aspersora: { build: sprayer, view: { around: 24, above: 14 } },
  tijeras: { build: shears, view: { around: 16, above: 14 } },
  'tijera-altura': { build: polePruner, view: { around: 12, above: 10 } },
  cuter: { build: handCutter, view: { around: 8, above: 30 } },
};
export { around, BRAND, circle, plate, sticker, writing };
