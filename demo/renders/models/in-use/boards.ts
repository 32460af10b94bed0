import * as THREE from 'three';
import { M, paint } from '../../studio/materials.ts';
import { box, group, many } from '../../studio/solids.ts';

const PINE = paint('#d9b27c', { rough: 0.8 });

interface Work {
  /** How high the board's upper face lies. */
  readonly top: number;
  readonly long: number;
  readonly deep: number;
  /** Where its middle is. */
  readonly z?: number;
  readonly x?: number;
}

/** A board on two battens, so that a blade may come out below it. */
const board = ({ top, long, deep, x = 0, z = 0 }: Work, ...more: readonly THREE.Object3D[]) =>
  group(
    { at: [x, top, z] },
    box(long, 1.9, deep, PINE, { at: [0, -0.95, 0], r: 0.15 }),
    ...[-0.36, 0.36].map((part) => box(4.4, 4.4, deep * 1.04, M.wood, { at: [long * part, -4.1, 0], r: 0.2 })),
    ...more,
  );

const kerf = (from: number, to: number, z: number) =>
  box(to - from, 0.08, 0.34, M.gloss, { at: [(from + to) / 2, 0.02, z], r: 0.02 });

const dust = (count: number, wide: number, deep: number, z: number) =>
  many(count, (n) =>
    box(0.4 + (n % 3) * 0.15, 0.1, 0.3, paint('#ecd2a4', { rough: 1 }), {
      at: [-((n * 0.618) % 1) * wide, 0.05, z + (((n * 0.382) % 1) - 0.5) * deep],
      turn: [0, n * 50, 0],
    }),
  );

/** A saw on a board, its cut behind it. */
export const sawing = (thing: THREE.Object3D, base: number, blade: number) => {
  const { min, max } = new THREE.Box3().setFromObject(thing, true);
  const [long, deep] = [(max.x - min.x) * 1.2, (max.z - min.z) * 1.5];
  const middle = (min.z + max.z) / 2;
  return group(
    {},
    thing,
    board(
      { top: base, long, deep, x: (min.x + max.x) / 2 + 2, z: middle },
      kerf(-long / 2, 3, blade - middle),
      dust(50, long * 0.45, 4, blade - middle),
    ),
  );
};

/** A sander on a board: what it has passed over is lighter. */
export const sanding = (thing: THREE.Object3D) => {
  const { min, max } = new THREE.Box3().setFromObject(thing, true);
  const [long, deep] = [(max.x - min.x) * 1.7, (max.z - min.z) * 1.5];
  return group(
    {},
    thing,
    board(
      { top: min.y, long, deep, x: 3, z: (min.z + max.z) / 2 },
      box(long * 0.4, 0.06, 13, paint('#efd9b2', { rough: 0.9 }), { at: [-long * 0.26, 0.02, 0], r: 0.02 }),
      dust(40, long * 0.7, deep * 0.6, deep * 0.18),
    ),
  );
};

/** A tape measure drawn out along a board, with the pencil that marks it. */
export const measuring = (thing: THREE.Object3D) => {
  const { min, max } = new THREE.Box3().setFromObject(thing, true);
  return group(
    {},
    thing,
    board({ top: min.y, long: (max.x - min.x) * 1.9, deep: 12, x: (min.x + max.x) / 2 }),
    group(
      { at: [max.x - 2, min.y + 0.5, 4.2], turn: [0, 24, 0] },
      box(11, 0.7, 0.8, M.red, { r: 0.2 }),
      box(1, 0.4, 0.45, PINE, { at: [-5.8, 0, 0], r: 0.1 }),
    ),
    box(0.14, 0.05, 3, M.gloss, { at: [max.x - 8, min.y + 0.03, 3.4] }),
  );
};
