import type * as THREE from 'three';
import { M, paint } from '../studio/materials.ts';
import { outline, withHoles } from '../studio/outline.ts';
import { bar, box, group, lathe, many, type Place, rod, side, sticker, type Vec } from '../studio/solids.ts';
import { printed, writing } from '../studio/writing.ts';
import { benchMachines } from './bench-machines.ts';
import type { Models } from './model.ts';
import { modelParts, standing } from './model-parts.ts';
import { paintShelf } from './paint-shelf.ts';

const INK = '#16150f';
const wall = paint('#ece6da', { rough: 0.95 });
const glass = paint('#9fb3ba', { rough: 0.08, metal: 0.2 });
const SWATCHES = ['#c8390a', '#f4b400', '#136c43', '#1b5e9e', '#6b3f8f'] as const;

const build = (models: Models, name: string, look = {}): THREE.Object3D => {
  const model = models[name];
  if (!model) throw new Error(`No model is called ${name}`);
  return (typeof model === 'function' ? model : model.build)({ model: name, ...look });
};

const sign = (w: number, h: number, text: string, back = '#c8390a') => writing([text], w, h, { back, fill: 0.7 });
const swatches = (w: number, h: number) =>
  printed(`swatches ${w}`, 500, 40, (pen) =>
    SWATCHES.forEach((colour, at) => {
      pen.fillStyle = colour;
      pen.fillRect(at * 100, 0, 101, 40 + h * 0);
    }),
  );

/** Buckets and tins in the window and on shelves: a colour each. */
const PAINTS = ['#B7201E', '#1E4C9A', '#F2B90F', '#2C7A46', '#E8701A', '#7DB6DA', '#F4F2EC', '#5B3A26'] as const;
const bucket = (at: number, place: Place) =>
  group(place, build(paintShelf, 'cubeta', { hex: PAINTS[at % PAINTS.length] }));
const tin = (at: number, place: Place) =>
  group(place, build(paintShelf, 'lata', { hex: PAINTS[at % PAINTS.length], size: 4 }));

/** The shop front: one storey, a canopy in the swatches, two windows and the door. */
function front() {
  return group(
    {},
    box(1000, 420, 30, wall, { at: [0, 210, -15], r: 1 }),
    box(1000, 90, 60, paint(INK, { rough: 0.6 }), { at: [0, 420, -4], r: 2 }),
    sticker(640, 78, sign(640, 78, 'LA FRAGUA', INK), { at: [-120, 424, 27] }),
    sticker(250, 40, sign(250, 40, 'FERRETERÍA Y PINTURAS', '#c8390a'), { at: [340, 424, 27] }),
    sticker(1000, 16, swatches(1000, 16), { at: [0, 366, 32] }),
    box(1004, 18, 70, paint('#c8390a'), { at: [0, 366, -4], r: 2 }),
    ...[-310, 310].flatMap((x) => [
      box(330, 240, 6, paint(INK), { at: [x, 200, 2], r: 2 }),
      box(314, 224, 4, glass, { at: [x, 200, 5], r: 1 }),
      box(4, 224, 6, paint(INK), { at: [x, 200, 6] }),
      box(350, 12, 40, paint('#d8d2c4', { rough: 0.9 }), { at: [x, 76, 16], r: 1 }),
    ]),
    box(200, 330, 8, paint(INK), { at: [0, 165, 2], r: 2 }),
    ...[-47, 47].map((x) => box(88, 314, 6, glass, { at: [x, 162, 5], r: 1 })),
    ...[-8, 8].map((x) => rod(2.4, 70, M.chrome, { axis: 'y', at: [x, 140, 12] })),
    sticker(70, 22, sign(70, 22, 'ABIERTO', '#136c43'), { at: [-47, 230, 9] }),
    ...Array.from({ length: 5 }, (_, n) => bucket(n, { at: [-440 + n * 62, 0, 60 + (n % 2) * 10], scale: 1.5 })),
    ...Array.from({ length: 3 }, (_, n) => bucket(n + 3, { at: [-410 + n * 62, 54, 62], scale: 1.5 })),
    group({ at: [300, 0, 76], turn: [0, -24, 0], scale: 1.6 }, ladderProp()),
    group(
      { at: [410, 0, 90], scale: 1.5 },
      lathe(
        [
          [0, 0],
          [26, 0],
          [34, 60],
          [36, 62],
          [34, 62],
          [0, 56],
        ],
        paint('#7a4a30', { rough: 0.9 }),
        { axis: 'y' },
      ),
      many(14, (n) =>
        rod(2, 60, M.green, {
          axis: 'y',
          at: [0, 54, 0],
          turn: [Math.sin(n * 2.4) * 34, 0, Math.cos(n * 2.4) * 34],
          r2: 0.4,
        }),
      ),
    ),
    box(1100, 10, 210, paint('#cfc8ba', { rough: 1 }), { at: [0, -5, 60], r: 2 }),
  );
}
const ladderProp = () =>
  group(
    {},
    ...[-16, 16].flatMap((x) => [
      bar(
        [
          [x * 1.4, 0, 26],
          [x, 130, 4],
        ],
        2.4,
        M.alu,
      ),
      bar(
        [
          [x * 1.3, 0, -26],
          [x, 128, -4],
        ],
        1.8,
        M.alu,
      ),
    ]),
    ...[26, 52, 78, 104].map((y) => box(40 - y * 0.05, 3, 10, M.alu, { at: [0, y, 24 - y * 0.17] })),
    box(40, 6, 22, M.tenaz, { at: [0, 131, 0], r: 1 }),
  );

const bench = (w: number, top: THREE.Material = M.wood) =>
  group(
    {},
    box(w, 8, 90, top, { at: [0, 92, 0], r: 1 }),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((z) => box(9, 90, 9, M.burnt, { at: [x * (w / 2 - 10), 44, z * 36], r: 0.6 })),
    ),
    box(w - 20, 5, 70, M.wood, { at: [0, 22, 0], r: 0.6 }),
  );
const tool = (name: string, volts: number, at: Vec, scale: number) => standing(modelParts(name, volts), at, scale);

/** The repair workshop: a bench under a tool wall. */
function workshop() {
  const board = withHoles(
    outline([
      [-250, 0, 3],
      [250, 0, 3],
      [250, 150, 3],
      [-250, 150, 3],
    ]),
  );
  return group(
    {},
    box(620, 340, 12, wall, { at: [0, 170, -56], r: 1 }),
    side(board, 5, paint('#3b3a34', { rough: 0.8 }), { at: [0, 150, -46] }),
    sticker(180, 26, sign(180, 26, 'TALLER DE SERVICIO', '#c8390a'), { at: [0, 318, -49] }),
    ...Array.from({ length: 9 }, (_, n) =>
      group(
        { at: [-215 + n * 24, 280, -40], turn: [0, 0, -90] },
        rod(2.4, 34, n % 2 ? M.chrome : M.burnt),
        rod(4.6, 22, n % 3 ? M.tenaz : M.blue, { at: [34, 0, 0] }),
      ),
    ),
    ...Array.from({ length: 5 }, (_, n) =>
      group(
        { at: [40 + n * 44, 232, -40], turn: [0, 0, 90 + (n % 2) * 6] },
        rod(2.6, 62, M.wood, { at: [-46, 0, 0] }),
        box(12, 32, 12, M.steel, { at: [18, 0, 0], r: 2 }),
      ),
    ),
    ...Array.from({ length: 7 }, (_, n) =>
      box(26, 18, 20, n % 2 ? M.tenaz : paint('#f4b400'), { at: [-216 + n * 30, 172, -34], r: 2 }),
    ),
    bench(560),
    standing(build(benchMachines, 'tornillo-banco'), [-200, 96, 10], 3),
    tool('taladro', 20, [-60, 96, 12], 2.4),
    tool('esmeriladora', 0, [96, 96, 16], 2.2),
    standing(build(benchMachines, 'esmeril-banco'), [222, 96, 0], 1.9),
    ...Array.from({ length: 4 }, (_, n) =>
      box(60, 40, 56, n % 2 ? M.card : paint('#a9784a', { rough: 0.9 }), { at: [-190 + n * 110, 45, 0], r: 1 }),
    ),
    box(660, 10, 200, paint('#b9b2a4', { rough: 1 }), { at: [0, -5, 20], r: 2 }),
  );
}

/** The experience centre: an island where tools wait to be tried. */
function experience() {
  return group(
    {},
    box(620, 340, 12, wall, { at: [0, 170, -120], r: 1 }),
    box(620, 60, 14, paint(INK), { at: [0, 305, -118], r: 1 }),
    sticker(420, 48, sign(420, 48, 'CENTRO DE EXPERIENCIA', INK), { at: [-60, 305, -110] }),
    sticker(620, 12, swatches(620, 12), { at: [0, 270, -113] }),
    ...[0, 1, 2].flatMap((row) => [
      box(540, 5, 40, M.wood, { at: [0, 120 + row * 52, -96] }),
      ...Array.from({ length: 14 }, (_, n) =>
        tin(n + row * 3, { at: [-240 + n * 37, 122.5 + row * 52, -92], scale: 1.7 }),
      ),
    ]),
    box(460, 84, 110, paint('#c8390a', { rough: 0.5 }), { at: [0, 42, 40], r: 3 }),
    box(480, 10, 126, M.wood, { at: [0, 89, 40], r: 2 }),
    sticker(220, 34, sign(220, 34, 'PRUÉBALA AQUÍ', '#c8390a'), { at: [0, 44, 95.6] }),
    tool('taladro', 20, [-170, 94, 50], 2.2),
    tool('impacto', 20, [-90, 94, 62], 2.1),
    tool('rotomartillo', 20, [22, 94, 40], 2),
    tool('sierra-circular', 20, [140, 94, 44], 1.9),
    box(90, 12, 40, M.wood, { at: [-10, 100, 84], r: 1 }),
    box(680, 10, 300, paint('#cfc8ba', { rough: 1 }), { at: [0, -5, 0], r: 2 }),
  );
}

export const shop: Models = {
  fachada: { build: front, view: { around: 16, above: 9 } },
  taller: { build: workshop, view: { around: 14, above: 12 } },
  'centro-experiencia': { build: experience, view: { around: 16, above: 14 } },
};
