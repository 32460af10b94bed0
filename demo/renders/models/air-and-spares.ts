import type { Look } from '#demo/catalogue/looks/look.ts';
import { M, paint } from '../studio/materials.ts';
import { around, circle, type Corner, outline, plate, withHoles } from '../studio/outline.ts';
import { ball, bar, box, group, lathe, many, pipe, ring, rod, side, sticker, tube, type Vec } from '../studio/solids.ts';
import { writing } from '../studio/writing.ts';
import { gauge } from './machines.ts';
import type { Models } from './model.ts';
import { brand, cord, foot, grip, sideHandle } from './parts.ts';

/** Nailers and staplers. The magazine slants back where the nails are collated in a strip. */
function nailer({ kind = 'recta', volts = 0 }: Look) {
  const frame = kind === 'armazon' || kind === 'rollo';
  const slant = kind === 'armazon' ? -22 : 0;
  return group(
    {},
    lathe([[0, -9], [3.2, -9], [3.8, -8], [3.8, 3], [3, 4.4], [0, 4.4]], M.alu, { axis: 'y', at: [8, 8, 0] }),
    lathe([[0, 0], [3.6, 0], [3.9, 0.8], [3.4, 3], [2, 4], [0, 4]], M.black, { axis: 'y', at: [8, 11, 0] }),
    side(outline([[5.4, 0, 0.4], [10.6, 0, 0.4], [9.6, -9, 0.6], [7, -9, 0.6]]), 2.6, M.burnt, { bevel: 0.4 }),
    box(1.6, 3, 1.4, M.tenaz, { at: [8.2, -10, 0], r: 0.4 }),
    side(outline([[-14, 6, 1], [-14, 9.4, 1.4], [5, 11, 1], [6, 7, 1], [2, 5.6, 2], [-8, 5.4, 2]]), 3.8, M.tenaz, { bevel: 1.2 }),
    box(10, 2.6, 4, M.rubber, { at: [-6.4, 7.4, 0], r: 1, turn: [0, 0, 3] }),
    side(outline([[1, 5.8, 0.4], [2.6, 5.8, 0.4], [1.8, 2.6, 0.6], [0.6, 3, 0.4]]), 1.4, M.black, { bevel: 0.3 }),
    ...(kind === 'rollo'
      ? [rod(5.6, 4.4, M.black, { axis: 'z', at: [0, -3.4, -2.2] }), rod(4.4, 0.6, M.tenaz, { axis: 'z', at: [0, -3.4, 2.2] })]
      : [group({ at: [7.6, -7.4, 0], turn: [0, 0, slant] }, box(frame ? 24 : 20, 3, 1.8, M.black, { at: [frame ? -12 : -10, 0, 0], r: 0.4 }), box(frame ? 22 : 18, 0.6, 2, M.zinc, { at: [frame ? -12 : -10, -1.4, 0] }))]),
    side(outline([[-13, 6.4], [-10.6, 6.4], [-9.8, kind === 'armazon' ? 0 : -5.6, 1], [-12.2, kind === 'armazon' ? 0 : -5.6, 1]]), 2, kind === 'rollo' ? M.tenaz : M.alu, { bevel: 0.5 }),
    brand('TENAZ', 5, [8, 6, 3.85], { height: 1.6 }),
    ...(volts ? [group({ at: [-14.4, 7, 0], turn: [0, 0, -80], scale: 0.8 }, foot(M.black, volts))] : [rod(1, 1.6, M.steel, { at: [-15.4, 7.8, 0] }), rod(0.7, 2, M.brass, { at: [-17.2, 7.8, 0] })]),
  );
}

/** Spray guns for paint, texture and sand; an airbrush. */
function sprayGun({ kind = 'gravedad' }: Look) {
  const cup = (y: number, r: number, h: number, m = M.alu) => lathe([[0, 0], [r * 0.4, 0], [r * 0.96, h * 0.3], [r, h * 0.36], [r, h], [r * 1.04, h], [r * 1.04, h + 0.9], [r * 0.5, h + 1.4], [0, h + 1.5]], m, { axis: 'y', at: [2.6, y, 0] });
  if (kind === 'aerografo') return group({ turn: [0, 20, 0] }, lathe([[0, -9], [0.7, -9], [0.9, -8], [0.8, 0], [0.9, 4], [0.4, 7], [0, 7]], M.chrome), rod(0.3, 2.2, M.chrome, { axis: 'y', at: [-1, 0.6, 0] }), lathe([[0, 0], [0.5, 0], [1.3, 1.6], [1.3, 2.6], [0, 2.6]], M.chrome, { axis: 'y', at: [2, 0.7, 0] }), rod(0.6, 4, M.chrome, { axis: 'y', at: [-0.4, -4.6, 0] }), tube([[-0.4, -4.6, 0], [-1, -7, 2], [-8, -7.4, 5], [-14, -7, 2]], 0.4, M.rubber));
  const body = [side(outline([[-3, -1.6, 0.8], [-3, 2.2, 1], [5, 2, 0.8], [6.6, 1.2, 0.6], [6.6, -0.8, 0.6], [2, -1.4, 1]]), 2.4, M.chrome, { bevel: 0.7 }), side(outline([[-3, 1], [1, 0], [-1.4, -12, 0.8], [-4, -12.4, 0.8], [-4.2, -5, 3]]), 2.2, kind === 'electrica' ? M.tenaz : M.chrome, { bevel: 0.7 }), rod(1.4, 1.4, M.brass, { at: [6.4, 0.2, 0] }), pipe(1.5, 0.5, 0.7, M.chrome, { at: [7.8, 0.2, 0] }), ...[0.9, -0.9].map((z) => box(1.2, 0.6, 0.5, M.chrome, { at: [8.2, 0.2, z * 1.3] })), side(outline([[0.4, 1.6, 0.3], [2.4, 1.4, 0.4], [1.6, -2, 1], [0.8, -6.6, 0.6], [0, -6.4, 0.4], [0.6, -2, 1]]), 1, M.burnt, { bevel: 0.25 }), rod(0.7, 2.4, M.brass, { at: [-5.2, 1.2, 0] }), rod(0.7, 2.2, M.brass, { at: [-5, -0.4, 0] })];
  const air = [rod(0.9, 1.6, M.zinc, { axis: 'y', at: [-2.7, -13.8, 0] }), rod(0.65, 1.8, M.brass, { axis: 'y', at: [-2.7, -15.4, 0] })];
  const parts: Record<string, readonly Vec[] | readonly ReturnType<typeof box>[]> = {
    succion: [rod(0.7, 3, M.chrome, { axis: 'y', at: [2.6, -4, 0] }), lathe([[0, 0], [4.4, 0], [4.6, 0.6], [4.6, 9], [4, 9.6], [0, 9.8]], M.alu, { axis: 'y', at: [2.6, -14, 0] }), rod(4.8, 1.2, M.chrome, { axis: 'y', at: [2.6, -5, 0] }), ...air],
    retoque: [cup(1.6, 2, 3.6), ...air],
    hvlp: [cup(1.6, 3.6, 6.4, paint('#d7dadb', { rough: 0.3 })), ...air],
    tirol: [lathe([[0, 0], [2, 0], [7, 10], [8, 12], [7.6, 12], [6.6, 10], [1.6, 0.4]], M.alu, { axis: 'y', at: [3, 1.6, 0] }), ...air],
    arena: [lathe([[0, 0], [1, 0], [4.6, 5], [4.6, 9], [0, 9.6]], M.red, { axis: 'y', at: [2.6, 1.6, 0] }), ...air],
    electrica: [lathe([[0, 0], [5, 0], [5.2, 0.6], [5, 9], [0, 9]], paint('#d7dadb', { rough: 0.3 }), { axis: 'y', at: [3, -12, 0] }), rod(4.4, 2, M.black, { axis: 'y', at: [3, -3.4, 0] }), lathe([[0, -7], [3, -7], [3.4, -6], [3.4, 3], [0, 3]], M.tenaz, { at: [0, 1.6, 0] }), cord([-3.6, -12, 0], -15.4, { reach: 8 })],
    gravedad: [cup(1.6, 3.4, 6.4), ...air],
  };
  return group({}, ...body, ...((parts[kind] ?? parts['gravedad']) as readonly ReturnType<typeof box>[]));
}

/** Blow guns and inflators. */
function blowGun({ kind = 'corta', volts = 0 }: Look) {
  if (volts || kind === 'auto') return group({}, box(15, 12, 10, M.tenaz, { r: 2 }), box(11, 5, 0.4, M.black, { at: [0, 2, 5] }), box(6, 3, 0.3, paint('#b8c6b4', { rough: 0.3 }), { at: [-1, 2, 5.2] }), brand('35 PSI', 5, [-1, 2, 5.4], { ink: '#1c221a', height: 1.8 }), side(withHoles(outline([[-7, 5], [-6, 10, 2], [6, 10, 2], [7, 5]]), outline([[-4.6, 6, 0.6], [-4, 8, 1], [4, 8, 1], [4.6, 6, 0.6]])), 4, M.rubber), tube([[7.4, -2, 0], [12, -3, 3], [14, -5.6, 8], [4, -5.8, 11], [-4, -5.4, 10]], 0.6, M.rubber), rod(0.7, 3, M.brass, { at: [-7, -5.4, 10] }), brand('TENAZ', 6, [0, -2.6, 5.05]), ...(volts ? [group({ at: [-7.6, 0, 0], turn: [0, 0, -90], scale: 0.7 }, foot(M.black, volts))] : []));
  const long = kind === 'larga' ? 20 : kind === 'lavado' ? 14 : 7;
  return group({}, side(outline([[-4, -1.4, 0.8], [-4, 1.6, 1], [3, 1.6, 0.8], [4, 0.8, 0.5], [4, -0.8, 0.5], [0, -1.4, 1], [-2.4, -10, 1], [-5, -10, 1]]), 2.4, M.tenaz, { bevel: 0.7 }), rod(0.5, long, M.chrome, { at: [3.6, 0.3, 0], r2: kind === 'larga' ? 0.4 : 0.3 }), side(outline([[-4, 2, 0.4], [0.6, 2.2, 0.4], [1.4, 1, 0.4], [0.8, -3, 0.8], [0.2, -2.8, 0.4], [-0.6, 1.2, 0.4]]), 1.2, M.black, { bevel: 0.3 }), rod(0.8, 2, M.brass, { axis: 'y', at: [-3.7, -12, 0] }), ...(kind === 'inflar' ? [gauge([-1, 3.8, 1], 2.4), tube([[6, 0.3, 0], [12, -1, 2], [13, -6, 4], [8, -9, 5]], 0.5, M.rubber), rod(0.6, 2, M.brass, { at: [5.6, -9.4, 5] })] : []), ...(kind === 'digital' ? [box(5, 4, 1.6, M.black, { at: [-1, 4, 0.6], r: 0.5 }), box(3.8, 2.2, 0.2, paint('#b8c6b4', { rough: 0.3 }), { at: [-1, 4.2, 1.45] }), tube([[6, 0.3, 0], [12, -1, 2], [13, -6, 4], [8, -9, 5]], 0.5, M.rubber)] : []), ...(kind === 'lavado' ? [lathe([[0, 0], [3.6, 0], [3.8, 0.6], [3.8, 7], [0, 7.4]], M.alu, { axis: 'y', at: [2.4, -8.4, 0] }), tube([[2.4, -2, 0], [3, -0.6, 0], [5, 0, 0]], 0.4, M.chrome)] : []));
}

/** Straight, in-line and belt sanders worked by air; cut-off. */
const airTool = ({ kind = 'recta' }: Look) => {
  const body = [lathe([[0, -11], [1.7, -11], [2, -10], [1.8, -4], [2.2, 1], [1.6, 3], [0, 3]], M.alu), box(8, 0.7, 1.6, M.black, { at: [-5, 2.4, 0], r: 0.3, turn: [0, 0, 4] }), rod(0.9, 1.8, M.steel, { at: [-12.8, 0, 0] }), rod(0.6, 1.6, M.brass, { at: [-14.4, 0, 0] }), brand('TENAZ', 4.4, [-4.6, -0.2, 1.9])];
  if (kind === 'larga') return group({}, box(41, 1, 7, M.black, { at: [0, -3, 0], r: 0.3 }), box(41, 0.4, 7, paint('#a65a2a', { rough: 1 }), { at: [0, -3.7, 0] }), side(outline([[-14, -2.6, 1], [-13, 1, 2], [13, 1, 2], [14, -2.6, 1]]), 6, M.tenaz, { bevel: 1 }), rod(1.9, 9, M.rubber, { axis: 'y', at: [-9, 0.4, 0] }), ball(2.6, M.rubber, { at: [10, 3.4, 0] }), rod(0.8, 2.4, M.brass, { at: [-16.4, -0.6, 0] }), brand('TENAZ', 6, [0, -0.6, 3.02]));
  if (kind === 'banda') return group({}, ...body, side(withHoles(outline([[2, -1, 1], [2, 1, 1], [16, 0.8, 0.8], [16, -0.8, 0.8]]), circle(0.01)), 1, paint('#a65a2a', { rough: 1 }), { bevel: 0.1 }), box(12, 0.8, 0.5, M.steel, { at: [9, 0, 0.6] }));
  if (kind === 'corte') return group({}, ...body, pipe(4.2, 0.6, 0.2, M.iron, { axis: 'z', at: [5, 0, 1] }), rod(0.9, 0.6, M.steel, { axis: 'z', at: [5, 0, 0.9] }), side(outline([[2, -1.6, 0.5], [2, 1.6, 0.8], [6, 1.4, 1], [6, -1.4, 1]]), 2, M.alu), lathe([[0.6, 0], [4.6, 0], [4.6, 1], [0.6, 1]], M.burnt, { axis: 'z', arc: 170, at: [5, 0, 0.2], turn: [0, 0, 100] }));
  if (kind === 'angulo') return group({}, ...body, side(outline([[2.4, -1.6, 0.4], [2.4, 1.7, 0.8], [5.4, 1.4, 1], [6, -1.8, 0.5]]), 3, M.alu, { bevel: 0.6 }), rod(0.8, 2, M.steel, { axis: 'y', at: [4.6, -3.4, 0] }), lathe([[0, 0], [1.2, 0], [1.4, 1.6], [0, 1.6]], paint('#b9776b', { rough: 1 }), { axis: 'y', at: [4.6, -5, 0] }));
  return group({}, ...body, rod(1.2, 2, M.alu, { at: [2.8, 0, 0], r2: 0.9 }), rod(0.3, 2.4, M.chrome, { at: [4.8, 0, 0] }), lathe([[0, 0], [0.8, 0], [1.2, 0.6], [1.2, 2.4], [0.7, 3], [0, 3]], paint('#b9776b', { rough: 1 }), { at: [6.8, 0, 0] }));
};

/** Spare parts. */
function spare({ kind = 'guarda' }: Look) {
  switch (kind) {
    case 'tuercas': return group({}, ...[-4, 4].map((x) => group({ at: [x, 0.6, 2] }, pipe(3, 1.1, 1.1, M.zinc, { axis: 'y' }), many(4, (n) => rod(0.4, 0.3, M.gloss, { axis: 'y', at: [Math.cos(n * 1.57) * 2, 0.5, Math.sin(n * 1.57) * 2] })))), group({ at: [0, 0.4, -4], turn: [0, 16, 0] }, side(outline([[-8, -1, 0.6], [3, -0.8], [5, -2.6, 1], [7.6, -2.6, 0.5], [6, 0], [7.6, 2.6, 0.5], [5, 2.6, 1], [3, 0.8], [-8, 1, 0.6]]), 0.6, M.zinc, { turn: [90, 0, 0] })));
    case 'mango': return group({ turn: [0, 0, -64] }, sideHandle({}, 11));
    case 'plato': return group({ turn: [-50, 0, 12] }, lathe([[0, 0], [6, 0], [6.4, 0.5], [5.6, 1.4], [2, 2], [0, 2]], M.rubber, { axis: 'z' }), rod(0.9, 2.4, M.zinc, { axis: 'z', at: [0, 0, 1.8] }), many(8, (n) => rod(0.6, 0.2, M.gloss, { axis: 'z', at: [Math.cos(n * 0.785) * 4.2, Math.sin(n * 0.785) * 4.2, 1.45] })));
    case 'inducido': return group({ turn: [0, 24, 0] }, rod(0.5, 20, M.steel, { at: [-10, 0, 0] }), side(around(48, (n) => (n % 4 < 3 ? 2.6 : 2.2)), 6, M.zinc, { turn: [0, 90, 0], at: [0, 0, 0] }), many(12, (n) => group({ turn: [n * 30, 0, 0] }, tube([[3, 1.6, 0], [4.2, 2.2, 0], [3.6, 1, 1]], 0.34, M.copper), tube([[-3, 1.6, 0], [-4.2, 2.2, 0], [-3.6, 1, 1]], 0.34, M.copper))), rod(1.6, 2.4, M.copper, { at: [-7.4, 0, 0] }), pipe(1.4, 0.5, 1, M.chrome, { at: [8.4, 0, 0] }), pipe(1.3, 0.5, 1, M.chrome, { at: [-9, 0, 0] }));
    case 'interruptor': return group({ turn: [0, 20, 0] }, box(7, 3.6, 2.6, M.gloss, { r: 0.4 }), box(3, 1.2, 1.6, M.tenaz, { at: [-0.6, 2.2, 0], r: 0.3 }), many(4, (n) => box(0.7, 1.4, 0.2, M.brass, { at: [-2.4 + n * 1.6, -2.4, 0] })));
    case 'gatillo': return group({ turn: [0, 20, 0] }, box(7, 4.6, 2.6, M.gloss, { r: 0.4 }), side(outline([[2, -2.4, 0.6], [5.6, -2.8, 0.8], [4.6, 0, 1.4], [5.6, 3, 0.6], [2, 2.4, 0.4]]), 2, M.tenaz, { bevel: 0.4 }), rod(0.8, 0.8, M.grey, { at: [4.6, 1.6, 0] }), tube([[-3.4, 1, 0.6], [-7, 2, 2], [-9, -1, 3]], 0.24, M.red), tube([[-3.4, -1, 0.6], [-7, -1, 2], [-8.4, -3, 3]], 0.24, M.gloss));
    case 'filtro': return group({}, rod(6, 1.6, M.black, { axis: 'y' }), side(around(96, (n) => (n % 2 ? 5.6 : 4.9)), 12, M.paper, { turn: [90, 0, 0], at: [0, 7.4, 0], bevel: 0 }), pipe(6, 2.6, 1.6, M.black, { axis: 'y', at: [0, 14, 0] }));
    case 'lanza': return group({ turn: [0, 0, 18] }, rod(0.7, 26, M.steel, { at: [2, 0, 0] }), lathe([[0, 0], [1.2, 0], [1.3, 3], [0.8, 3.4], [0, 3.4]], M.yellow, { at: [27, 0, 0] }), side(outline([[-8, 1.4, 1], [4, 1.4, 0.8], [4, -1.4, 0.6], [-2, -1.6, 1], [-6, -8, 1], [-9.4, -7, 1], [-7, -1, 2]]), 2.6, M.black, { bevel: 0.7 }), box(1, 4, 1.4, M.tenaz, { at: [-2.4, -4, 0], turn: [0, 0, -24], r: 0.3 }));
    case 'presostato': return group({ turn: [0, -14, 0] }, box(7, 9, 6.4, M.black, { at: [0, 4.4, 0], r: 0.8 }), rod(1.6, 2, M.tenaz, { axis: 'y', at: [0, 8.6, 0] }), box(9, 2.6, 5, M.alu, { at: [0, -1.4, 0], r: 0.4 }), gauge([0, -1.2, 3.4], 1.4), rod(0.9, 3, M.brass, { at: [4.4, -1.4, 0] }), rod(0.9, 3, M.brass, { at: [-7.4, -1.4, 0] }));
    case 'porta-electrodo': return group({ turn: [0, 24, 0] }, lathe([[0, -14], [1.5, -14], [1.8, -13], [1.5, -6], [2, 0], [1.6, 2], [0, 2]], M.tenaz), side(outline([[1, 0.3, 0.3], [8, 1.4, 0.6], [9, 0.2, 0.4], [1, -0.4]]), 1.8, M.brass), side(outline([[1, -0.6], [9, 0, 0.4], [8, -1.6, 0.6], [1, -1.4, 0.4]]), 1.8, M.brass), rod(0.24, 12, paint('#b98d6a', { rough: 0.9 }), { at: [8, 0.1, 0], turn: [0, 0, 50] }), tube([[-14, 0, 0], [-19, -1, 1], [-20, -1.4, 8], [-10, -1.4, 10]], 0.9, M.rubber));
    case 'pinza-tierra': return group({ turn: [0, 22, 0] }, ...([1, -1] as const).map((up) => group({ scale: [1, up, 1] }, side(outline([[-12, 2, 1], [-12, 4, 1], [-2, 1.8, 2], [7, 1.6, 1], [8, 0.1], [6, 0.4], [-2, -0.2]]), 2.4, M.zinc, { bevel: 0.3 }), box(9, 1.8, 2.8, M.tenaz, { at: [-9, 3, 0], r: 0.6, turn: [0, 0, -10] }))), rod(0.7, 3.2, M.brass, { axis: 'z', at: [-1.4, 0, -1.6] }), tube([[-6, 1, 0], [-14, 0, 2], [-17, -2, 8], [-8, -3, 10]], 0.9, M.rubber));
    case 'sanitario': return group({}, rod(2.6, 5, M.white, { axis: 'y', at: [-5, 0, 0] }), rod(0.9, 15, M.white, { axis: 'y', at: [-5, 4, 0] }), lathe([[0, 0], [3, 0], [3, 5], [2, 6], [0, 6]], M.grey, { axis: 'y', at: [-5, 12, 0] }), rod(1.3, 14, M.white, { axis: 'y', at: [4, 0, 0] }), lathe([[0, 0], [4.2, 0], [4, 1.6], [2, 2.6], [0, 2.6]], M.red, { axis: 'y', at: [4, -1, 0] }), many(6, (n) => ring(0.34, 0.1, M.chrome, { axis: n % 2 ? 'z' : 'x', at: [7 + n * 0.3, 4 + n * 0.8, 0] })), box(7, 1, 1, M.chrome, { at: [5, 16, 0], r: 0.4 }));
    case 'sapo': return group({}, lathe([[0, 0], [3.6, 0], [3.8, 0.6], [3, 1.4], [1.4, 2.2], [0, 2.2]], M.red, { axis: 'y' }), rod(2.2, 2, M.white, { axis: 'y', at: [0, -1.8, 0] }), side(outline([[-1, 1.6, 0.4], [-6, 3.6, 0.6], [-6, 4.6, 0.4], [0, 3, 0.6]]), 4, M.red), ...Array.from({ length: 9 }, (_, n) => ring(0.42, 0.12, M.chrome, { axis: n % 2 ? 'z' : 'x', at: [2 + n * 0.5, 2.4 + Math.sin(n * 0.5) * 2, 1] })));
    default: return group({ turn: [-40, 0, 20] }, lathe([[2, 0], [7, 0], [7.3, 0.3], [7.3, 2.6], [7, 2.6], [7, 0.4], [2, 0.4]], M.burnt, { axis: 'z', arc: 200 }), pipe(2.2, 1.8, 1.6, M.burnt, { axis: 'z' }), box(1.6, 1, 1.4, M.zinc, { at: [2.6, 0, 0.3] }));
  }
}

/** Staples and rivets from the hand. */
const handGun = ({ kind = 'remachadora' }: Look) =>
  kind === 'engrapadora'
    ? group({}, side(outline([[-8, -3, 0.8], [-8, 1, 2], [6, 4, 2], [8, 2, 1], [8, -5, 0.6], [5, -5, 0.6], [4, -3, 0.6]]), 2.8, M.chrome, { bevel: 0.6 }), side(outline([[-9, 5, 1], [-8.6, 7, 1], [5, 5, 2], [5, 3.4, 1], [-2, 4, 2]]), 2.4, M.tenaz, { bevel: 0.6 }), brand('BRAVÍO', 5, [1, 0.6, 1.42], { ink: '#33373a' }))
    : group({}, side(outline([[-2, 0, 0.6], [-2, 4, 1], [8, 4, 1], [8, 1.6, 0.6], [3, 0, 1]]), 2.6, M.tenaz, { bevel: 0.6 }), rod(0.9, 1.6, M.zinc, { at: [8, 2.8, 0] }), rod(0.5, 1.4, M.steel, { at: [9.4, 2.8, 0] }), rod(0.16, 3, M.alu, { at: [10.6, 2.8, 0] }), side(outline([[-1.6, 1], [1.4, 0.6], [-2, -14, 1], [-4.4, -13.6, 1]]), 2, M.tenaz, { bevel: 0.6 }), side(outline([[4, 0.6, 0.4], [6, 1, 0.4], [6.6, -4, 2], [2.4, -14.4, 1], [0.4, -14, 1], [4, -4, 2]]), 1.8, M.black, { bevel: 0.5 }));

/** Inspection of a coil saw blade, wire for trimmers, chain: things that come in a loop. */
const loop = ({ kind = 'cadena' }: Look) =>
  kind === 'hilo'
    ? group({}, many(14, (n) => ring(6 + Math.sin(n * 2) * 0.4, 0.22, M.orange, { axis: 'y', at: [Math.sin(n) * 0.3, 0.3 + (n % 7) * 0.42, Math.cos(n) * 0.3] })), box(8, 3, 0.3, M.paper, { at: [0, 1.6, 6.6] }), sticker(7.6, 2.6, writing(['2.4 mm x 50 m'], 7.6, 2.6, { back: '#d8420f' }), { at: [0, 1.6, 6.78] }))
    : kind === 'cinta'
      ? group({ turn: [0, -20, 0] }, ...[0, 1, 2].map((n) => side(withHoles(around(180, (k) => 9 - n * 0.9 + (k % 2) * 0.14), circle(8.8 - n * 0.9)), 1.3, M.steel, { turn: [90, 0, 0], at: [n * 0.5, 0.8 + n * 0.3, n * 0.6], bevel: 0 })))
      : group({}, ...Array.from({ length: 56 }, (_, n) => { const a = (n / 56) * 6.283; return group({ at: [Math.cos(a) * 11, 0.6, Math.sin(a) * 7], turn: [0, (-Math.atan2(Math.cos(a) * 7, -Math.sin(a) * 11) * 180) / Math.PI, 0] }, box(1.1, 0.9, 0.6, n % 3 === 0 ? M.steel : M.burnt, { at: [0, n % 3 === 0 ? 0.3 : 0, 0], r: 0.15 })); }));

/** A flat rail, a mitre box, a glue tube pair: what fits no shelf. */
function odd({ kind = 'riel' }: Look) {
  switch (kind) {
    case 'caja-ingletes': return group({ turn: [0, 22, 0] }, box(30, 1.4, 9, M.yellow, { r: 0.2 }), ...[-3.9, 3.9].map((z) => side(withHoles(outline([[-15, 0], [-15, 7], [15, 7], [15, 0]]), ...[-9, -0.2, 8.6].map((x): ReturnType<typeof outline> => outline([[x, 2], [x + 0.5, 2], [x + 0.5, 6.9], [x, 6.9]]))), 1, M.yellow, { at: [0, 0, z], bevel: 0.1 })), group({ at: [-3, 9, 0], turn: [0, 42, 0] }, box(30, 5, 0.24, M.steel, { at: [4, 0, 0] }), box(30, 1, 0.8, M.black, { at: [4, 2.6, 0] }), box(6, 7, 2, M.tenaz, { at: [-13, -0.4, 0], r: 0.9 })));
    case 'epoxico': return group({}, ...[-1.5, 1.5].map((x) => group({ at: [x, 0, 0] }, rod(1.3, 12, x > 0 ? M.ash : M.white, { axis: 'y', at: [0, 2, 0] }), rod(0.5, 2, M.black, { axis: 'y', at: [0, 0, 0] }))), box(6, 0.6, 3, M.black, { at: [0, 14, 0] }), rod(1, 6, M.black, { axis: 'y', at: [0, 14, 0] }), box(6, 0.8, 3, M.black, { at: [0, 20, 0] }), sticker(5, 6, writing(['EPÓXICO', '5 MINUTOS'], 5, 6, { back: '#c8390a', fill: 0.3 }), { at: [0, 8, 1.34] }));
    default: return group({ turn: [0, 26, 0] }, box(120, 1.2, 18, M.alu, { r: 0.2 }), box(120, 1.4, 2, M.alu, { at: [0, 1, -2] }), box(120, 0.5, 1.4, M.rubber, { at: [0, 0.6, 8.4] }), box(120, 0.7, 1, M.alu, { at: [0, 0.9, 4] }), brand('TENAZ', 14, [-30, 0.66, 2], { turn: [-90, 0, 0], ink: '#33373a', height: 3 }));
  }
}
const coverArms = (corner: Corner): Corner => corner;
export const airAndSpares: Models = {
  clavadora: { build: nailer, view: { around: 26, above: 14 } },
  'pistola-pintar': { build: sprayGun, view: { around: 26, above: 14 } },
  'pistola-aire': { build: blowGun, view: { around: 26, above: 16 } },
  neumatica: { build: airTool, view: { around: 30, above: 22 } },
  refaccion: { build: spare, view: { around: 14, above: 26 } },
  'pistola-manual': { build: handGun, view: { around: 22, above: 14 } },
  vuelta: { build: loop, view: { around: 10, above: 30 } },
  varios: { build: odd, view: { around: 12, above: 24 } },
};
export { bar, coverArms, grip, plate };
