import type { Look } from '#demo/catalogue/looks/look.ts';
import { M, paint } from '../studio/materials.ts';
import { circle, type Corner, outline, plate, withHoles } from '../studio/outline.ts';
import { ball, bar, box, group, lathe, many, pipe, rod, side } from '../studio/solids.ts';
import { sawDisc } from './cutters.ts';
import type { Models } from './model.ts';
import { battery, brand, cord, vents } from './parts.ts';

const clear = paint('#9fb4bd', { rough: 0.25 });

/** Mitre saw: a round table, a fence, the head on its arm with blade and guard. */
function mitre({ size = 10, volts = 0, kind = 'fija' }: Look) {
  const r = size * 1.25;
  const head = group(
    { at: [1, r * 1.02 + 4, 0] },
    sawDisc(r, 40, { at: [0, 0, 0.4] }, 0.24),
    lathe([[r * 0.2, -1.4], [r * 1.06, -1.4], [r * 1.08, -1], [r * 1.08, 1.1], [r * 1.02, 1.5], [r * 0.2, 1.6]], M.tenaz, { axis: 'z', arc: 200, turn: [0, 0, 78], at: [0, 0, 0.2] }),
    lathe([[r * 0.9, -0.9], [r * 1.02, -0.9], [r * 1.02, 1.2], [r * 0.9, 1.3]], clear, { axis: 'z', arc: 120, turn: [0, 0, -60], at: [0, 0, 0.2] }),
    rod(1.4, 1, M.burnt, { axis: 'z', at: [0, 0, 1.1] }),
    rod(3.3, 9, M.black, { axis: 'z', at: [-2, 2, -10] }),
    rod(3.5, 2, M.tenaz, { axis: 'z', at: [-2, 2, -2.6] }),
    side(withHoles(outline([[-2, r * 0.8], [5, r * 1.25, 1.5], [13, r * 1.05, 2], [14.6, r * 0.55, 1.6], [11, r * 0.42, 1.4], [4, r * 0.6]]), outline([[4.6, r * 0.82, 0.7], [6, r * 1.02, 1], [11.4, r * 0.88, 1.2], [11.6, r * 0.66, 0.8]])), 3.6, M.rubber, { bevel: 0.9 }),
    brand('TENAZ', r * 0.8, [-1, r * 0.62, 1.95], { fill: 0.8 }),
  );
  const rails = kind === 'telescopica' ? [-2.4, 2.4].map((z) => rod(1, r * 2.6, M.chrome, { at: [-r * 2.5, r * 1.5, z - 4] })) : [];
  return group(
    {},
    lathe([[0, 0], [r * 1.05, 0], [r * 1.1, 0.8], [r * 1.05, 2.6], [0, 2.6]], M.alu, { axis: 'y', at: [0, 0.6, 0] }),
    box(r * 1.7, 2.4, r * 3.7, M.alu, { at: [-r * 0.2, 1.8, 0], r: 0.6 }),
    box(1.6, 5.4, r * 1.55, M.alu, { at: [-r * 0.34, 5.6, r * 1.05], r: 0.3 }),
    box(1.6, 5.4, r * 1.55, M.alu, { at: [-r * 0.34, 5.6, -r * 1.05], r: 0.3 }),
    side(outline([[0, 0.4], [r * 1.9, 0.4, 0.6], [r * 2, 2.4, 0.6], [0, 2.8]]), 4, M.alu, { bevel: 0.5 }),
    rod(0.7, 3, M.iron, { at: [r * 1.95, 1.6, 0] }),
    rod(1.5, 3.6, M.rubber, { at: [r * 1.95 + 2.6, 1.6, 0] }),
    box(r * 0.06, 0.2, r * 0.06, M.burnt, { at: [0, 3.3, 0] }),
    box(r * 2.2, 0.12, 0.5, M.gloss, { at: [r * 0.6, 3.24, 0] }),
    side(outline([[-r * 1.6, 0.5, 1], [-r * 1.8, r * 1.1, 2], [-r * 1.2, r * 1.5, 2], [-2, r * 1.4, 1], [-2, r * 1.05, 1], [-r * 0.9, r * 0.9, 2], [-r * 0.8, 1]]), 5, M.tenaz, { bevel: 1, at: [0, 0, -4] }),
    many(2, (n) => rod(1.5, 1.2, M.rubber, { axis: 'y', at: [-r * 0.6, -0.2, n ? r * 1.6 : -r * 1.6] })),
    head,
    ...rails,
    ...(volts ? [group({ at: [-r * 0.5, r * 1.5, -9], turn: [90, 0, 0] }, battery(volts, 5, { scale: 0.9 }))] : []),
  );
}

/** Table saw on folding or straight legs. */
function tableSaw({ size = 10, kind = 'patas' }: Look) {
  const shop = kind === 'taller';
  const legs = shop
    ? [box(44, 52, 40, M.black, { at: [0, -32, 0], r: 1.4 }), box(48, 5, 44, M.gloss, { at: [0, -60, 0], r: 1 })]
    : [[-1, -1], [1, -1], [-1, 1], [1, 1]].map(([x = 1, z = 1]) => bar([[x * 22, -8, z * 18], [x * 30, -60, z * 26]], 1.5, M.burnt));
  return group(
    {},
    box(70, 3.2, 54, M.alu, { at: [0, 0, 0], r: 0.6 }),
    box(52, 14, 44, M.tenaz, { at: [0, -8.4, 0], r: 2 }),
    brand('TENAZ', 22, [4, -8.6, 22.2], { fill: 0.8 }),
    vents(6, [-22, -8.6, 22], { height: 6, step: 1.6, depth: 0.6 }),
    sawDisc(size * 1.25, 40, { at: [-4, 1, 0] }, 0.4),
    side(outline([[-16, 1.6], [-18, 9, 3], [-8, 15.5, 3], [6, 14, 2], [8, 9.5, 1], [-8, 8, 2]]), 2.6, paint('#c9cdd0', { rough: 0.3 }), { bevel: 0.4 }),
    box(64, 3.4, 3.4, M.alu, { at: [1, 3, 14], r: 0.4 }),
    box(3.6, 4.6, 8, M.black, { at: [33, 2.6, 14], r: 0.8 }),
    box(76, 2, 2, M.burnt, { at: [0, -0.4, 28], r: 0.4 }),
    rod(4.4, 1.4, M.black, { axis: 'z', at: [18, -9, 22.6] }),
    bar([[18, -9, 24], [20.4, -6, 26], [20.4, -6, 28.4]], 0.7, M.black),
    box(5, 6, 2, M.gloss, { at: [-27, -8, 21], r: 0.6 }),
    box(2.6, 2.6, 1, M.red, { at: [-27, -7, 22.4], r: 0.4 }),
    ...legs,
    ...(shop ? [] : [bar([[-27, -40, 23], [27, -40, 23]], 1, M.burnt), bar([[-27, -40, -23], [27, -40, -23]], 1, M.burnt)]),
  );
}

/** Router: fixed base or plunge base. */
function router({ kind = 'fija', volts = 0 }: Look) {
  const plunge = kind === 'inmersion';
  const r = plunge ? 4.4 : 3.5;
  const motor = group(
    { at: [0, plunge ? 4.6 : 0, 0] },
    lathe([[0, 3], [r, 3], [r, 11], [r * 0.96, 12], [0, 12]], M.tenaz, { axis: 'y' }),
    lathe([[0, 11.8], [r * 0.98, 11.8], [r * 0.98, 13], [r * 0.7, 14.4], [0, 14.8]], M.rubber, { axis: 'y' }),
    lathe([[0, 3.2], [r * 0.8, 3.2], [r * 0.5, 0.6], [0.9, 0], [0.9, -1.4], [0, -1.4]], M.steel, { axis: 'y' }),
    many(5, (n) => box(0.4, 1.8, 0.3, M.gloss, { at: [-1.4 + n * 0.7, 10, r * 0.96], r: 0.12 })),
    brand('TENAZ', r * 1.3, [0, 6.6, r + 0.05], { fill: 0.8 }),
    rod(0.6, 2.4, M.carbide, { axis: 'y', at: [0, -3.6, 0] }),
    ...(volts ? [group({ at: [0, 17.6, 0], scale: 0.8, turn: [180, 0, 0] }, battery(volts, 2))] : []),
  );
  return group(
    {},
    lathe([[1.9, -4.2], [6.6, -4.2], [6.7, -3.8], [6.4, -3.3], [1.9, -3.3]], M.black, { axis: 'y' }),
    ...(plunge
      ? [
          lathe([[r, 5.4], [r * 1.3, 5.4], [r * 1.32, 6], [r * 1.3, 9], [r, 9]], M.black, { axis: 'y' }),
          ...[-1, 1].flatMap((x) => [
            rod(0.75, 12, M.chrome, { axis: 'y', at: [x * 4.7, -3.6, 0] }),
            rod(1.3, 5, M.black, { axis: 'y', at: [x * 4.7, 4.8, 0] }),
            group({ at: [x * 5.8, 7.4, 0], turn: [0, 0, x * -78] }, rod(1.1, 2, M.black, { axis: 'y' }), lathe([[0, 1.6], [1.3, 1.6], [1.9, 3.4], [1.9, 6], [1.2, 7.4], [0, 7.6]], M.rubber, { axis: 'y' })),
          ]),
          rod(0.35, 9, M.steel, { axis: 'y', at: [3, -2, 4] }),
        ]
      : [
          lathe([[r + 0.05, 2.6], [r * 1.16, 2.6], [r * 1.16, 6], [r + 0.05, 6]], M.alu, { axis: 'y' }),
          ...[0.9, 2.2, 4.1, 5.3].map((turn) => bar([[Math.cos(turn) * 4.6, -3.4, Math.sin(turn) * 4.6], [Math.cos(turn) * r * 1.08, 3, Math.sin(turn) * r * 1.08]], 0.7, M.alu)),
          ...(volts || kind === 'palma' ? [] : [-1, 1].map((x) => ball(1.9, M.darkWood, { at: [x * 6.2, 0, 0.6], scale: [1, 1.15, 1] }))),
          ...(volts || kind === 'palma' ? [] : [-1, 1].map((x) => rod(0.5, 3, M.alu, { at: [x > 0 ? 3.4 : -6.2, 0, 0.6] }))),
          box(2, 1, 1, M.brass, { at: [r * 0.9, 4.2, r * 0.8], r: 0.2, turn: [0, 45, 0] }),
        ]),
    motor,
    ...(volts ? [] : [cord([-1, plunge ? 18.6 : 14, -1], -4.2, { reach: 12, drop: 2.4 })]),
  );
}

/** Planer: a long shoe, the cutter drum in front, a loop handle. */
function planer({ size = 3.25, volts = 0 }: Look) {
  const w = size * 2.2;
  return group(
    {},
    box(29, 1.2, w, M.alu, { at: [0, -3.4, 0], r: 0.2 }),
    side(outline([[-13.6, -3, 0.6], [-14, -0.6, 1], [-9, 1.4, 2], [3, 1.6, 1], [8, 0.9, 2], [13.4, -1.6, 1], [13.8, -3, 0.5]]), w * 0.94, M.tenaz, { bevel: 0.8 }),
    side(withHoles(outline([[-12.4, -1], [-13.6, 4, 2], [-9.6, 7.6, 2.4], [-1, 7.2, 2], [3, 3.4, 1.6], [2.4, 0]]), outline([[-9.6, 1.6, 1], [-10.4, 3.8, 1.2], [-8, 5.2, 1.4], [-2.6, 4.8, 1.2], [-1.4, 2.4, 1]])), 3.8, M.tenaz, { bevel: 1 }),
    box(7, 1, 3.9, M.rubber, { at: [-6, 6.9, 0], r: 0.45, turn: [0, 0, 2] }),
    rod(2.9, 1.3, M.black, { axis: 'z', at: [4.4, -0.4, w * 0.44] }),
    side(outline([[0.4, -2.8, 1], [0.4, 1, 1.6], [8.6, 1, 1.6], [8.6, -2.8, 1]]), 1.3, M.black, { at: [0, 0, w * 0.46], bevel: 0.4 }),
    lathe([[0, 0], [1.9, 0], [2.3, 0.6], [2.3, 2.2], [1.7, 3], [0, 3.2]], M.rubber, { axis: 'y', at: [9.4, 0.2, 0] }),
    vents(5, [-10.6, -0.9, w * 0.47], { height: 1.7 }),
    brand('TENAZ', 5.6, [-3.4, -1, w * 0.47 + 0.05], { fill: 0.8 }),
    ...(volts ? [group({ at: [-13.8, 2, 0], turn: [0, 0, -76], scale: 0.8 }, battery(volts, 4))] : [cord([-13.6, 3.8, 0], -4, { reach: 8 })]),
  );
}

/** Sanders: round plate, square palm, delta, belt. */
function sander({ kind = 'redonda', size = 5, volts = 0, hex }: Look) {
  const air = hex !== undefined;
  const mould = air ? paint(hex) : M.tenaz;
  const plates = {
    redonda: [lathe([[0, 0], [size * 1.2, 0], [size * 1.25, 0.8], [size * 1.15, 1.6], [size * 0.7, 2.2], [0, 2.2]], M.rubber, { axis: 'y' }), lathe([[0, 0], [size * 1.24, 0], [size * 1.24, 0.14], [0, 0.14]], paint('#b4652f', { rough: 0.95 }), { axis: 'y', at: [0, -0.16, 0] })],
    palma: [box(11.4, 1.6, 10.4, M.rubber, { at: [0, 0.9, 0], r: 0.4 }), box(11.4, 0.16, 10.4, paint('#b4652f', { rough: 0.95 }), { at: [0, 0.05, 0] }), bar([[-6.4, 1.6, -4], [-6.4, 1.6, 4]], 0.3, M.steel)],
    detalle: [side(outline([[10, 0, 1.5], [-4, 6, 2], [-4, -6, 2]]), 1.6, M.rubber, { turn: [90, 0, 0], at: [0, 0.8, 0], bevel: 0.3 })],
  } as const;
  const r = kind === 'redonda' ? size * 0.92 : 4.6;
  const tall = volts || !air ? 11 : 6;
  return group(
    {},
    ...(plates[kind as keyof typeof plates] ?? plates.redonda),
    lathe([[0, 2], [r, 2], [r * 0.98, 3.4], [r * 0.82, 5], [r * 0.7, tall * 0.62], [r * 0.84, tall * 0.8], [r * 0.8, tall * 0.92], [r * 0.4, tall], [0, tall + 0.1]], mould, { axis: 'y' }),
    lathe([[0, 0], [r * 0.87, 0], [r * 0.85, tall * 0.14], [r * 0.42, tall * 0.24], [0, tall * 0.25]], M.rubber, { axis: 'y', at: [0, tall * 0.79, 0] }),
    many(4, (n) => box(0.4, 1.1, 0.4, M.gloss, { at: [-1.3 + n * 0.86, 3.4, r * 0.95], r: 0.15 })),
    brand(air ? 'TENAZ' : 'TENAZ', r * 1.1, [0, tall * 0.62, r * 0.73], { fill: 0.8, turn: [-6, 0, 0] }),
    ...(air
      ? [rod(1, 6, M.black, { at: [-9, 4.4, 0] }), rod(0.7, 2, M.brass, { at: [-11, 4.4, 0] }), box(7, 0.7, 1.6, M.black, { at: [-4.6, tall + 0.6, 0], r: 0.3, turn: [0, 0, -6] })]
      : [
          rod(1.3, 3, M.black, { at: [-r * 0.7 - 3, 3.6, 0] }),
          box(6.4, 5.4, 4.4, M.grey, { at: [-r * 0.7 - 5.6, 4.2, 0], r: 1.6 }),
          ...(volts ? [group({ at: [-r * 0.5, tall * 0.95, 0], turn: [0, 0, -98], scale: 0.72 }, battery(volts, 2))] : [cord([-r * 0.6, tall * 0.86, 0], 0, { reach: 9, drop: 2 })]),
        ]),
  );
}

/** Belt sander. */
function beltSander({ size = 3 }: Look) {
  const w = size * 2.3;
  const belt: Corner[] = [[-12, -4, 3], [-12, 2, 3], [12, 2, 3], [12, -4, 3]];
  return group(
    {},
    side(withHoles(outline(belt), outline([[-11.6, -3.6, 2.8], [-11.6, 1.6, 2.8], [11.6, 1.6, 2.8], [11.6, -3.6, 2.8]])), w, paint('#a65a2a', { rough: 0.95 }), { bevel: 0.08 }),
    ...[-9.2, 9.2].map((x) => rod(2.5, w * 0.94, M.alu, { axis: 'z', at: [x, -1, -w * 0.47] })),
    side(outline([[-8, -2.6, 1], [-8, 0.8, 1], [8, 0.8, 1], [8, -2.6, 1]]), w * 0.8, M.burnt, { bevel: 0.3 }),
    side(outline([[-10.4, 1.6, 0.6], [-10.6, 4, 1.5], [-3, 6, 2], [7, 5.6, 2], [11, 3.6, 1.4], [11, 1.8, 0.5]]), w * 0.98, M.tenaz, { bevel: 1 }),
    side(withHoles(outline([[-8, 3], [-14.4, 5, 2], [-14, 9.4, 2], [-7, 11, 2], [3, 9.4, 2], [4, 5]]), outline([[-6.6, 6, 1], [-11, 6.8, 1], [-10.6, 8.2, 0.8], [-6, 8.8, 1], [-0.6, 7.6, 1], [-0.4, 6.2, 0.8]])), 3.6, M.tenaz, { bevel: 1 }),
    lathe([[0, 0], [1.6, 0], [2.2, 1], [2.1, 2.6], [1.4, 3.4], [0, 3.5]], M.rubber, { axis: 'y', at: [8.4, 4.8, 0] }),
    vents(5, [-2, 3.4, w * 0.49], { height: 1.8 }),
    brand('TENAZ', 5.4, [-6, 3, w * 0.49 + 0.05], { fill: 0.8 }),
    box(6, 4.6, 5, M.grey, { at: [-13, 1.6, -w * 0.3], r: 1.6 }),
    cord([-14, 7.6, 0], -4, { reach: 8 }),
  );
}

/** Scroll saw, band saw and other floor or bench machines of a carpenter share a tall C. */
function bandSaw({ kind = 'madera' }: Look) {
  const metal = kind === 'metal';
  return group(
    {},
    side(withHoles(outline([[-14, 0, 1], [-14, 46, 6], [12, 46, 6], [12, 30, 4], [-4, 30, 1], [-4, 15, 1], [12, 15, 2], [12, 0, 1]]), circle(0.01)), 9, M.tenaz, { bevel: 1.4 }),
    rod(0.2, 15.5, M.steel, { axis: 'y', at: [8, 14.6, 0] }),
    box(0.9, 15.5, 0.1, M.steel, { at: [8, 22.4, 0.2] }),
    box(24, 1.6, 22, M.alu, { at: [4, 16, 0], r: 0.4 }),
    rod(1.4, 4, M.black, { axis: 'z', at: [6, 38, 4] }),
    lathe([[0, 0], [5.4, 0], [5.6, 0.4], [5.2, 0.9], [0, 0.9]], M.black, { axis: 'z', at: [-1, 38.4, 4.4] }),
    box(5, 6, 1.6, M.gloss, { at: [-9, 9, 4.4], r: 0.6 }),
    box(2, 2, 0.8, M.green, { at: [-9, 10.2, 5.2], r: 0.3 }),
    box(2, 2, 0.8, M.red, { at: [-9, 7.6, 5.2], r: 0.3 }),
    brand('TENAZ', 10, [2, 6.6, 4.55], { fill: 0.8 }),
    box(metal ? 40 : 32, 3, 18, M.burnt, { at: [-1, -1.4, 0], r: 0.8 }),
    pipe(1.8, 1.2, 3, M.iron, { axis: 'y', at: [8, 30, 0] }),
  );
}

/** A flat stand: legs and a table top or rails. */
function stand({ kind = 'base' }: Look) {
  return group(
    {},
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => bar([[x * 30, 0, z * 8], [x * 38, -52, z * 26]], 1.7, M.burnt))),
    box(kind === 'base' ? 120 : 56, 4, kind === 'base' ? 10 : 40, kind === 'base' ? M.tenaz : M.alu, { at: [0, 1, 0], r: 0.8 }),
    ...(kind === 'base'
      ? [-1, 1].flatMap((x) => [rod(2, 14, M.rubber, { axis: 'z', at: [x * 52, 8, -7] }), box(3, 8, 3, M.burnt, { at: [x * 52, 4, 0] }), box(14, 3, 22, M.black, { at: [x * 20, 4, 0], r: 0.6 })])
      : [box(54, 7, 3, M.black, { at: [0, 6, -6], r: 0.5 }), rod(3, 0.6, M.gloss, { axis: 'y', at: [0, 2.8, 4] })]),
    brand('TENAZ', kind === 'base' ? 12 : 10, [0, kind === 'base' ? 1 : 6, kind === 'base' ? 5.1 : -4.4], { fill: 0.8 }),
  );
}

export const woodworking: Models = {
  ingletadora: { build: mitre, view: { around: 38, above: 20 } },
  'sierra-mesa': { build: tableSaw, view: { around: 28, above: 22 } },
  rebajadora: router,
  cepillo: { build: planer, view: { around: 26, above: 22 } },
  lijadora: sander,
  'lijadora-banda': { build: beltSander, view: { around: 26, above: 20 } },
  'sierra-cinta': { build: bandSaw, view: { around: 30, above: 18 } },
  soporte: { build: stand, view: { around: 28, above: 20 } },
};
export { plate };
