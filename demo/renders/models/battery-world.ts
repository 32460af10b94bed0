import type { Look } from '#demo/catalogue/looks/look.ts';
import { M, paint } from '../studio/materials.ts';
import { circle, type Corner, outline, plate, withHoles } from '../studio/outline.ts';
import { ball, bar, box, group, lathe, many, pipe, ring, rod, side, tube, type Vec } from '../studio/solids.ts';
import type { Models } from './model.ts';
import { modelParts } from './model-parts.ts';
import { battery, brand, cord, foot, vents, wheelAlongZ } from './parts.ts';

const pack = ({ volts = 20, ah = 2 }: Look) => {
  const s = volts === 12 ? 0.62 : volts === 40 ? 1.16 : 1;
  return group(
    {},
    battery(volts, ah, { scale: 1.2 }),
    ...[1.9, -1.9].map((z) => box(8 * s, 0.5, 0.7, M.gloss, { at: [0, 0.2, z * s] })),
    many(4, (n) => box(2.2 * s, 0.4, 0.24, M.brass, { at: [2.6 * s, 0.25, (-0.9 + n * 0.6) * s] })),
    brand(`${ah} Ah`, 2.5 * s, [4.4 * s, -2.5, 4.28 * (volts === 40 ? 1.14 : volts === 12 ? 0.72 : 1)], { height: 0.9 * s, fill: 0.9 }),
  );
};

/** Charger: a dock with lights; double, for a car, or an inverter. */
function charger({ volts = 20, kind = 'rapido' }: Look) {
  const wide = kind === 'doble' ? 26 : kind === 'inversor' ? 12 : 15;
  const docks = kind === 'doble' ? [-6.4, 6.4] : [0];
  return group(
    {},
    side(outline([[-wide / 2, 0, 1], [-wide / 2, 5, 1.4], [wide / 2, 5, 1.4], [wide / 2, 0, 1]]), 12, M.black, { bevel: 1.2 }),
    box(wide * 0.98, 1, 12.3, M.tenaz, { at: [0, 1.4, 0], r: 0.4 }),
    ...(kind === 'inversor'
      ? [box(3.6, 2.6, 0.4, M.ash, { at: [-3, 3.2, 6], r: 0.5 }), battery(volts, 4, { at: [0, 11.6, 0] })]
      : docks.flatMap((x) => [
          box(9.4, 1.6, 8, M.gloss, { at: [x, 5.2, -0.6], r: 0.5 }),
          box(6.4, 1, 0.8, M.grey, { at: [x, 6, 1.6] }),
          box(6.4, 1, 0.8, M.grey, { at: [x, 6, -2.6] }),
          many(3, (n) => box(0.3, 1.1, 2, M.brass, { at: [x - 1 + n, 6.1, -0.5] })),
          rod(0.34, 0.3, M.green, { axis: 'z', at: [x - 2.2, 3.6, 5.9] }),
          rod(0.34, 0.3, M.red, { axis: 'z', at: [x - 1, 3.6, 5.9] }),
        ])),
    brand('TENAZ', 4.4, [wide * 0.2, 3.5, 6.05], { fill: 0.85 }),
    vents(5, [wide * 0.1 - 5.6, 3.2, 5.9], { height: kind === 'rapido' ? 0.01 : 0.01 }),
    ...(kind === 'auto'
      ? [tube([[-wide / 2, 2, 0], [-wide / 2 - 4, 1, 1], [-wide / 2 - 5, 0.4, 6], [-wide / 2 + 2, 0.4, 10], [2, 1, 10]], 0.36, M.rubber), rod(1.1, 4.6, M.black, { at: [2, 1, 10], r2: 0.9 }), rod(0.5, 0.8, M.chrome, { at: [6.6, 1, 10] })]
      : kind === 'inversor' ? [] : [cord([-wide / 2, 2, -2], 0, { reach: 6, drop: 1 })]),
  );
}

/** Several tools before their case. */
function combo({ kind = 'taladro,impacto', volts = 20 }: Look) {
  const names = kind.split(',');
  const small = modelParts;
  const places: readonly { at: Vec; scale: number }[] = [
    { at: [-15, 13, 6], scale: 1 },
    { at: [13, 12.6, 8], scale: 1 },
    { at: [36, 4, 6], scale: 0.85 },
    { at: [-42, 8, 2], scale: 0.9 },
    { at: [-38, 4, 20], scale: 0.8 },
    { at: [32, 6, 22], scale: 0.8 },
  ];
  const wide = names.length > 3 ? 74 : 56;
  return group(
    {},
    side(withHoles(outline([[-wide / 2, 0, 2], [-wide / 2, 30, 3], [wide / 2, 30, 3], [wide / 2, 0, 2]]), circle(0.01)), 14, M.black, { bevel: 1.4, at: [0, 0, -18] }),
    box(wide * 0.98, 2.4, 14.4, M.tenaz, { at: [0, 15, -18], r: 0.6 }),
    side(withHoles(outline([[-9, 29], [-8, 36, 2], [8, 36, 2], [9, 29]]), outline([[-6, 30, 0.6], [-5.6, 33.4, 1], [5.6, 33.4, 1], [6, 30, 0.6]])), 4, M.tenaz, { at: [0, 0, -18], bevel: 0.8 }),
    box(4, 5, 1.6, M.tenaz, { at: [-wide * 0.32, 15, -10.6], r: 0.5 }),
    box(4, 5, 1.6, M.tenaz, { at: [wide * 0.32, 15, -10.6], r: 0.5 }),
    brand('TENAZ', 18, [0, 24, -10.9], { fill: 0.8 }),
    ...names.map((name, at) => group({ at: places[at]?.at ?? [0, 0, 0], scale: places[at]?.scale ?? 1 }, small(name, volts))),
    battery(volts, 2, { at: [2, 5.4, 20] }),
    battery(volts, 2, { at: [15, 5.4, 19] }),
  );
}

/** Chainsaw: bar and chain to the right. */
function chainsaw({ volts = 40, size = 16 }: Look) {
  const l = size * 2;
  const teeth = Array.from({ length: Math.round(l / 1.3) }, (_, n) => n);
  return group(
    {},
    side(outline([[-13, -5, 2], [-14, 4, 3], [-2, 6, 2], [4, 4, 1.4], [5, -4, 1.4], [-2, -5.4, 1]]), 9, M.tenaz, { bevel: 1.8 }),
    side(outline([[-3, -4, 1.4], [-3, 3, 1.6], [6, 3, 1.4], [7, -3, 1.6]]), 2, M.black, { at: [0, 0, 4.6], bevel: 0.6 }),
    ball(1.6, M.tenaz, { at: [1.4, -0.6, 5.6], scale: [1, 1, 0.5] }),
    side(withHoles(outline([[-10, 3], [-17, 7, 2], [-24, 2, 3], [-24, -4, 2], [-18, -6, 2], [-12, -4]]), outline([[-13.4, 2.2, 1], [-17, 4, 1.4], [-21, 1, 1.6], [-20.6, -2.4, 1], [-15, -2.6, 1]])), 4.4, M.rubber, { bevel: 1 }),
    tube([[-2, -4, -4.6], [-3.4, 4, -5], [-4, 10, -3.6], [-4, 11, 2], [-3.6, 8, 5], [-2.6, 2, 5]], 1, M.rubber),
    side(outline([[2, 4], [4.6, 11.6, 1], [6, 11.4, 0.6], [5, 4]]), 9.6, M.black, { bevel: 0.4 }),
    side(outline([[4, -2.2, 0.5], [4, 2.2, 0.5], [l, 1.8, 1.6], [l + 3, 0, 1.4], [l, -1.8, 1.6]]), 0.5, M.alu, { at: [0, 0, 2.6], bevel: 0.08 }),
    ...teeth.flatMap((n) => [box(0.9, 0.55, 0.6, M.burnt, { at: [4.6 + n * 1.3, 2.4 - (n * 1.3 / l) * 0.5, 2.6], turn: [0, 0, 10] }), box(0.9, 0.55, 0.6, M.burnt, { at: [4.6 + n * 1.3, -2.4 + (n * 1.3 / l) * 0.5, 2.6] })]),
    ring(1.9, 0.34, M.burnt, { axis: 'z', at: [l + 1.2, 0, 2.6], arc: 360 }),
    brand('TENAZ', 6, [-8, 0.4, 4.56], { fill: 0.8 }),
    vents(4, [-12.4, -1.6, 4.4], { height: 2.4 }),
    group({ at: [-9, 5, 0], turn: [0, 0, 186], scale: 0.8 }, battery(volts, 4)),
  );
}

/** String trimmer, hedge trimmer. */
function trimmer({ volts = 20 }: Look) {
  return group(
    { turn: [0, 0, -38] },
    rod(1.2, 96, M.alu, { at: [-46, 0, 0] }),
    side(outline([[-66, -4, 2], [-66, 4, 2], [-50, 3, 2], [-44, 1.6, 1], [-44, -1.6, 1], [-50, -3, 2]]), 7, M.tenaz, { bevel: 1.6 }),
    group({ at: [-66, 0, 0], turn: [0, 0, -90] }, battery(volts, 4)),
    brand('TENAZ', 8, [-56, 0.4, 3.55], { fill: 0.8 }),
    tube([[-18, 0, 0], [-16, 8, 5], [-16, 11, 0], [-16, 8, -5], [-18, 0, 0]], 1.1, M.rubber),
    group(
      { at: [50, 0, 0], turn: [0, 0, 38] },
      lathe([[0, 0], [4, 0], [4.6, 2], [3.4, 6], [1.6, 8], [0, 8]], M.black, { axis: 'y', at: [2, -6, 0] }),
      lathe([[0, 0], [3.6, 0], [3.8, 1], [3.6, 3], [0, 3]], M.tenaz, { axis: 'y', at: [2, -9, 0] }),
      lathe([[3, 1.6], [12, 0], [13, -2], [13.4, -2], [12.4, 0.8], [3, 2.4]], M.black, { axis: 'y', at: [2, -6, 0], arc: 180, turn: [0, 180, 0] }),
      tube([[2, -8, 0], [10, -8.4, 4], [16, -9, 5]], 0.22, M.orange),
    ),
  );
}

function hedge({ volts = 20 }: Look) {
  const l = 50;
  return group(
    {},
    side(outline([[-14, -4, 2], [-14, 4, 2], [0, 4.6, 2], [4, 2, 1], [4, -4, 1]]), 8, M.tenaz, { bevel: 1.6 }),
    side(outline([[-12, -2.4], [-28, -1, 2], [-28, 3.4, 2], [-12, 3]]), 4, M.rubber, { bevel: 1 }),
    group({ at: [-28, 1, 0], turn: [0, 0, -84], scale: 0.8 }, battery(volts, 2)),
    tube([[0, -2, 4], [1, 6, 7], [2, 11, 3], [2, 11, -3], [1, 6, -7], [0, -2, -4]], 1, M.rubber),
    side(outline([[4, -1], [4 + l, -1, 0.6], [4 + l, 1, 0.6], [4, 1]]), 0.5, M.steel, { turn: [90, 0, 0], at: [0, -2.2, 0] }),
    ...Array.from({ length: 24 }, (_, n) => side(outline([[0, -2.4, 0.2], [0.9, -2.4, 0.2], [1.2, 2.4, 0.2], [0.2, 2.4, 0.2]]), 0.4, M.steel, { turn: [90, 0, 0], at: [5 + n * 2.05, -2, 0] })),
    brand('TENAZ', 6, [-6, 0.6, 4.05], { fill: 0.8 }),
    box(0.8, 10, 13, paint('#8a939a', { rough: 0.25 }), { at: [4.6, 2, 0], r: 0.3 }),
  );
}

function mower({ volts = 40 }: Look) {
  return group(
    {},
    side(outline([[-24, -2, 3], [-22, 6, 4], [-8, 9, 4], [14, 8, 5], [22, 3, 4], [22, -3, 2]]), 38, M.tenaz, { bevel: 3 }),
    box(22, 7, 20, M.black, { at: [-2, 10, 0], r: 2 }),
    box(14, 3, 12, M.tenaz, { at: [-2, 14, 0], r: 1 }),
    brand(`${volts} V`, 7, [-2, 10.4, 10.2], { fill: 0.8 }),
    brand('TENAZ', 10, [0, 3, 19.2], { fill: 0.8 }),
    ...[[-19, 8], [18, 6.4]].flatMap(([x = 0, r = 7]) => [wheelAlongZ(r, 4, M.grey, { at: [x, r - 6, 20.5] }), wheelAlongZ(r, 4, M.grey, { at: [x, r - 6, -20.5] })]),
    bar([[-20, 4, 17], [-52, 48, 17], [-62, 58, 17], [-62, 58, -17], [-52, 48, -17], [-20, 4, -17]], 1.2, M.black, 4),
    box(6, 4, 10, M.black, { at: [-57, 53, 0], r: 1 }),
    side(outline([[-54, 0, 4], [-52, 22, 5], [-26, 22, 4], [-22, 2, 2]]), 28, M.rubber, { bevel: 2.4 }),
  );
}

/** Lamps: a site light, a tripod, a torch, a headlamp. */
function lamp({ kind = 'trabajo', volts = 20 }: Look) {
  const face = (w: number, h: number) => [box(w, h, 4, M.black, { r: 1 }), box(w * 0.88, h * 0.84, 0.5, M.glow, { at: [0, 0, 2] }), many(12, (n) => rod(0.7, 0.2, M.yellow, { axis: 'z', at: [-w * 0.34 + (n % 4) * w * 0.226, -h * 0.26 + Math.floor(n / 4) * h * 0.26, 2.2] }))];
  if (kind === 'tripie')
    return group({}, group({ at: [0, 96, 0], turn: [-8, 0, 0] }, ...face(26, 17)), rod(1.2, 88, M.iron, { axis: 'y', at: [0, 6, -1] }), rod(1.8, 30, M.black, { axis: 'y', at: [0, 12, -1] }), ...[0.5, 2.6, 4.7].map((turn) => bar([[0, 34, -1], [Math.cos(turn) * 34, 0, Math.sin(turn) * 34]], 1, M.tenaz)), rod(2.6, 3, M.tenaz, { axis: 'y', at: [0, 40, -1] }));
  if (kind === 'linterna')
    return group({ turn: [0, 0, 6] }, lathe([[0, -12], [1.7, -12], [1.9, -11.4], [1.9, 2], [2, 3], [3, 6], [3.1, 8.6], [2.6, 8.8], [2.4, 7.4], [0, 7.2]], M.burnt), rod(2.4, 0.3, M.glow, { at: [7.4, 0, 0] }), many(9, (n) => pipe(2.02, 1.6, 0.34, M.rubber, { at: [-10 + n * 0.9, 0, 0] })), box(1.6, 0.5, 1.2, M.tenaz, { at: [1, 2, 0], r: 0.2 }), brand('TENAZ', 4, [-0.6, 0, 2.0], { height: 1.2, fill: 0.8 }));
  if (kind === 'cabeza')
    return group({}, tube(Array.from({ length: 13 }, (_, n): Vec => [Math.sin(n * 0.524) * 9.5, 0, Math.cos(n * 0.524) * 9.5 - 9]), 1.1, M.tenaz), box(7, 5, 4, M.black, { at: [0, 0, 1.6], r: 1.4 }), rod(1.9, 0.8, M.chrome, { axis: 'z', at: [0, 0, 3.4] }), rod(1.6, 0.5, M.glow, { axis: 'z', at: [0, 0, 3.8] }));
  if (kind === 'inspeccion')
    return group({}, side(outline([[-3.4, 0, 1], [-3.4, 20, 1.4], [3.4, 20, 1.4], [3.4, 0, 1]]), 4, M.black, { bevel: 0.9 }), box(4.6, 15, 0.5, M.glow, { at: [0, 10.6, 2] }), tube([[0, 20, 0], [0, 23, 0], [1.6, 24.4, 0], [2.8, 23, 0]], 0.4, M.chrome), group({ at: [0, 0.4, 0] }, foot(M.tenaz, volts)), brand('TENAZ', 4, [0, 1.8, 2.05], { fill: 0.8 }));
  return group({}, group({ at: [0, 18, 0], turn: [-10, 0, 0] }, ...face(22, 15)), bar([[-13, 4, 0], [-13, 18, 0]], 0.9, M.tenaz), bar([[13, 4, 0], [13, 18, 0]], 0.9, M.tenaz), bar([[-13, 4, 0], [-13, 2, -4], [13, 2, -4], [13, 4, 0]], 0.9, M.tenaz), bar([[-13, 4, 0], [-13, 2, 6], [13, 2, 6], [13, 4, 0]], 0.9, M.tenaz), battery(volts, 4, { at: [0, 11, -4], scale: 0.9 }));
}

function radio({ volts = 20 }: Look) {
  const speaker = (x: number) => [rod(5, 1, M.gloss, { axis: 'z', at: [x, 0, 7.4] }), ring(5, 0.5, M.grey, { axis: 'z', at: [x, 0, 8.4] }), many(6, (n) => ring(4.4 - n * 0.7, 0.12, M.grey, { axis: 'z', at: [x, 0, 8.5] }))];
  return group({}, box(40, 17, 15, M.tenaz, { r: 3 }), box(14, 8, 0.6, M.black, { at: [0, 2, 7.5], r: 0.6 }), box(9, 3, 0.3, paint('#b9d4c2', { rough: 0.3 }), { at: [0, 3.4, 7.9] }), ...speaker(-13), ...speaker(13), many(4, (n) => rod(0.8, 0.8, M.grey, { axis: 'z', at: [-4 + n * 2.7, -0.4, 7.7] })), tube([[-17, 8, 0], [-16, 15, 0], [-10, 17, 0], [10, 17, 0], [16, 15, 0], [17, 8, 0]], 1.3, M.black), brand('TENAZ', 7, [0, -4.4, 7.6], { fill: 0.8 }), rod(0.24, 20, M.chrome, { axis: 'y', at: [18, 8, -4], turn: [0, 0, -14] }), battery(volts, 4, { at: [0, -7, -10], scale: 0.7 }));
}

function fan({ volts = 20 }: Look) {
  const blade: Corner[] = [[1, -1], [5, -3.6, 3], [11, -1, 4], [10.4, 2.4, 3], [4, 2, 2], [1, 1]];
  return group({}, ...[0, 1].map((z) => many(9, (n) => ring(2.4 + n * 1.4, 0.16, M.black, { axis: 'z', at: [0, 16, z ? 3.6 - Math.max(0, n - 5) * 0.5 : -3] }))), many(20, (n) => bar([[0, 16, 3.7], [Math.cos(n * 0.314) * 13.6, 16 + Math.sin(n * 0.314) * 13.6, 2]], 0.13, M.black)), ring(13.8, 0.7, M.tenaz, { axis: 'z', at: [0, 16, 0.6] }), many(5, (n) => group({ at: [0, 16, 0.4], turn: [0, 0, n * 72] }, side(outline(blade), 0.5, M.ash, { turn: [24, 0, 0], bevel: 0.1 }))), rod(2.2, 1.2, M.tenaz, { axis: 'z', at: [0, 16, 3.4] }), bar([[-15, 16, 0], [-15, 2, 0], [-12, 0, 0], [12, 0, 0], [15, 2, 0], [15, 16, 0]], 0.9, M.black, 2), box(16, 4, 13, M.black, { at: [0, 1, 0], r: 1 }), battery(volts, 4, { at: [0, 5.4, -8], scale: 0.8 }), brand('TENAZ', 6, [0, 1.2, 6.6], { fill: 0.8 }));
}

export const batteryWorld: Models = {
  bateria: { build: pack, view: { around: 30, above: 26 } },
  cargador: { build: charger, view: { around: 24, above: 28 } },
  combo: { build: combo, view: { around: 12, above: 18 } },
  motosierra: { build: chainsaw, view: { around: 26, above: 22 } },
  desbrozadora: { build: trimmer, view: { around: 16, above: 14 } },
  cortasetos: { build: hedge, view: { around: 40, above: 26 } },
  podadora: { build: mower, view: { around: 34, above: 24 } },
  lampara: { build: lamp, view: { around: 24, above: 14 } },
  radio: { build: radio, view: { around: 20, above: 20 } },
  ventilador: { build: fan, view: { around: 22, above: 14 } },
};
export { plate };
