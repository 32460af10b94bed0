import * as THREE from 'three';
import { paint } from '../../studio/materials.ts';
import { ball, box, group, lathe, many } from '../../studio/solids.ts';

const SAND = paint('#c9a878', { rough: 1 });
const BLOCK = paint('#9c9a96', { rough: 1 });

/** A barrow full of sand. */
export const loaded = (thing: THREE.Object3D) =>
  group(
    {},
    thing,
    group(
      { at: [6, 32.4, 0], scale: [1.62, 1.25, 1] },
      lathe(
        [
          [20, 0],
          [19.4, 2],
          [15, 6.4],
          [9, 11],
          [3, 14],
          [0, 14.4],
        ],
        SAND,
        { axis: 'y' },
      ),
    ),
    many(26, (n) =>
      ball(0.7 + (n % 3) * 0.4, SAND, {
        at: [6 + Math.cos(n * 2.4) * (6 + (n % 9) * 2.2), 47 - (n % 9) * 1.5, Math.sin(n * 2.4) * (4 + (n % 9) * 1.4)],
      }),
    ),
  );

/** A level on the course of blocks that it judges. */
export const levelling = (thing: THREE.Object3D) => {
  const { min, max } = new THREE.Box3().setFromObject(thing, true);
  const long = (max.x - min.x) * 0.42;
  const course = (y: number, shift: number) =>
    many(3, (n) => box(long, 11, 14, BLOCK, { at: [(n - 1) * (long + 0.9) + shift, min.y - 5.6 - y, 0], r: 0.5 }));
  return group(
    { turn: [0, 8, 0] },
    thing,
    course(0, 0),
    box(long * 3.1, 1.4, 12.6, paint('#c9c4ba', { rough: 1 }), { at: [0, min.y - 11.7, 0], r: 0.2 }),
    course(12, long * 0.12),
  );
};
