import type * as THREE from 'three';
import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { circle, outline, withHoles } from '../../studio/outline.ts';
import { ball, box, group, lathe, pipe, rod, side } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';

const airCutOff = (body: readonly THREE.Object3D[]) =>
  group(
    {},
    ...body,
    pipe(4.2, 0.6, 0.2, M.iron, { axis: 'z', at: [5, 0, 1] }),
    rod(0.9, 0.6, M.steel, { axis: 'z', at: [5, 0, 0.9] }),
    side(
      outline([
        [2, -1.6, 0.5],
        [2, 1.6, 0.8],
        [6, 1.4, 1],
        [6, -1.4, 1],
      ]),
      2,
      M.alu,
    ),
    lathe(
      [
        [0.6, 0],
        [4.6, 0],
        [4.6, 1],
        [0.6, 1],
      ],
      M.burnt,
      { axis: 'z', arc: 170, at: [5, 0, 0.2], turn: [0, 0, 100] },
    ),
  );

const airAngleGrinder = (body: readonly THREE.Object3D[]) =>
  group(
    {},
    ...body,
    side(
      outline([
        [2.4, -1.6, 0.4],
        [2.4, 1.7, 0.8],
        [5.4, 1.4, 1],
        [6, -1.8, 0.5],
      ]),
      3,
      M.alu,
      { bevel: 0.6 },
    ),
    rod(0.8, 2, M.steel, { axis: 'y', at: [4.6, -3.4, 0] }),
    lathe(
      [
        [0, 0],
        [1.2, 0],
        [1.4, 1.6],
        [0, 1.6],
      ],
      paint('#b9776b', { rough: 1 }),
      { axis: 'y', at: [4.6, -5, 0] },
    ),
  );

const airBeltSander = (body: readonly THREE.Object3D[]) =>
  group(
    {},
    ...body,
    side(
      withHoles(
        outline([
          [2, -1, 1],
          [2, 1, 1],
          [16, 0.8, 0.8],
          [16, -0.8, 0.8],
        ]),
        circle(0.01),
      ),
      1,
      paint('#a65a2a', { rough: 1 }),
      { bevel: 0.1 },
    ),
    box(12, 0.8, 0.5, M.steel, { at: [9, 0, 0.6] }),
  );

const airInlineSander = () =>
  group(
    {},
    box(41, 1, 7, M.black, { at: [0, -3, 0], r: 0.3 }),
    box(41, 0.4, 7, paint('#a65a2a', { rough: 1 }), { at: [0, -3.7, 0] }),
    side(
      outline([
        [-14, -2.6, 1],
        [-13, 1, 2],
        [13, 1, 2],
        [14, -2.6, 1],
      ]),
      6,
      M.tenaz,
      { bevel: 1 },
    ),
    rod(1.9, 9, M.rubber, { axis: 'y', at: [-9, 0.4, 0] }),
    ball(2.6, M.rubber, { at: [10, 3.4, 0] }),
    rod(0.8, 2.4, M.brass, { at: [-16.4, -0.6, 0] }),
    brand('TENAZ', 6, [0, -0.6, 3.02]),
  );

/** Straight, in-line and belt sanders worked by air; cut-off. */
export const airTool = ({ kind = 'recta' }: Look) => {
  const body = [
    lathe(
      [
        [0, -11],
        [1.7, -11],
        [2, -10],
        [1.8, -4],
        [2.2, 1],
        [1.6, 3],
        [0, 3],
      ],
      M.alu,
    ),
    box(8, 0.7, 1.6, M.black, { at: [-5, 2.4, 0], r: 0.3, turn: [0, 0, 4] }),
    rod(0.9, 1.8, M.steel, { at: [-12.8, 0, 0] }),
    rod(0.6, 1.6, M.brass, { at: [-14.4, 0, 0] }),
    brand('TENAZ', 4.4, [-4.6, -0.2, 1.9]),
  ];
  if (kind === 'larga') return airInlineSander();
  if (kind === 'banda') return airBeltSander(body);
  if (kind === 'corte') return airCutOff(body);
  if (kind === 'angulo') return airAngleGrinder(body);
  return group(
    {},
    ...body,
    rod(1.2, 2, M.alu, { at: [2.8, 0, 0], r2: 0.9 }),
    rod(0.3, 2.4, M.chrome, { at: [4.8, 0, 0] }),
    lathe(
      [
        [0, 0],
        [0.8, 0],
        [1.2, 0.6],
        [1.2, 2.4],
        [0.7, 3],
        [0, 3],
      ],
      paint('#b9776b', { rough: 1 }),
      { at: [6.8, 0, 0] },
    ),
  );
};
