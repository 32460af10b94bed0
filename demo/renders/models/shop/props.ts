import type * as THREE from 'three';
import { M, paint } from '../../studio/materials.ts';
import { box, group, type Place, type Vec } from '../../studio/solids.ts';
import { printed, writing } from '../../studio/writing.ts';
import type { Models } from '../model.ts';
import { modelParts, standing } from '../model-parts.ts';
import { paintShelf } from '../paint-shelf.ts';

export const INK = '#16150f';
export const wall = paint('#ece6da', { rough: 0.95 });
export const glass = paint('#9fb3ba', { rough: 0.08, metal: 0.2 });
const SWATCHES = ['#c8390a', '#f4b400', '#136c43', '#1b5e9e', '#6b3f8f'] as const;

export const build = (models: Models, name: string, look = {}): THREE.Object3D => {
  const model = models[name];
  if (!model) throw new Error(`No model is called ${name}`);
  return (typeof model === 'function' ? model : model.build)({ model: name, ...look });
};

export const sign = (w: number, h: number, text: string, back = '#c8390a') =>
  writing([text], w, h, { back, fill: 0.7 });

export const swatches = (w: number, h: number) =>
  printed(`swatches ${w}`, 500, 40, (pen) =>
    SWATCHES.forEach((colour, at) => {
      pen.fillStyle = colour;
      pen.fillRect(at * 100, 0, 101, 40 + h * 0);
    }),
  );

/** Buckets and tins in the window and on shelves: a colour each. */
const PAINTS = ['#B7201E', '#1E4C9A', '#F2B90F', '#2C7A46', '#E8701A', '#7DB6DA', '#F4F2EC', '#5B3A26'] as const;

export const bucket = (at: number, place: Place) =>
  group(place, build(paintShelf, 'cubeta', { hex: PAINTS[at % PAINTS.length], text: 'Pintura', content: '19 L' }));

export const tin = (at: number, place: Place) =>
  group(place, build(paintShelf, 'lata', { hex: PAINTS[at % PAINTS.length], text: 'Pintura', content: '4 L' }));

export const bench = (w: number, top: THREE.Material = M.wood) =>
  group(
    {},
    box(w, 8, 90, top, { at: [0, 92, 0], r: 1 }),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((z) => box(9, 90, 9, M.burnt, { at: [x * (w / 2 - 10), 44, z * 36], r: 0.6 })),
    ),
    box(w - 20, 5, 70, M.wood, { at: [0, 22, 0], r: 0.6 }),
  );

export const tool = (name: string, volts: number, at: Vec, scale: number) =>
  standing(modelParts(name, volts), at, scale);
