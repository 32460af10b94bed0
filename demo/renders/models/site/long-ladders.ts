import type * as THREE from 'three';
import { M, paint } from '../../studio/materials.ts';
import { bar, box, group, many, pipe, ring, rod, tube } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';

/** Centimetres from one rung to the next. */
const STEP = 28;

/** Two sections drawn a little out, with the rope and its pulley. The rungs of both together are those that the article states. */
export function extensionLadder(rungs: number, rail: THREE.Material, insulating: boolean) {
  const each = rungs / 2;
  const l = each * STEP;
  const out = Math.round(each * 0.2) * STEP;
  const section = (wide: number, from: number, z: number) =>
    group(
      { at: [0, from, z] },
      ...[-wide, wide].map((x) => box(3.4, l, 6.4, rail, { at: [x, l / 2, 0], r: 0.7 })),
      many(each, (n) => rod(1.8, wide * 2, M.alu, { at: [-wide, 14 + n * STEP, 0] })),
    );
  return group(
    { turn: [0, -24, 0] },
    section(22, 0, 0),
    section(18, out, 6),
    ...[-22, 22].map((x) => box(8, 6, 11, insulating ? M.yellow : M.rubber, { at: [x, 0, 0], r: 1 })),
    // The hooks that hold the upper section on a rung.
    ...[-18, 18].map((x) => box(5, 11, 4, M.black, { at: [x, out + 6, 3], r: 0.8 })),
    ...(insulating
      ? [box(30, 5, 5, M.black, { at: [0, l + out - 1, 6], r: 0.8 })]
      : [-18, 18].map((x) => box(6, 4, 8, M.tenaz, { at: [x, l + out, 6], r: 0.8 }))),
    ring(3, 0.9, M.black, { axis: 'z', at: [0, l - 10, 4] }),
    tube(
      [
        [0, l - 10, 7],
        [1, l * 0.6, 9],
        [0, out + 14, 9],
      ],
      0.9,
      M.yellow,
    ),
    tube(
      [
        [3, l - 10, 5],
        [4, l * 0.5, 8],
        [3, 26, 9],
      ],
      0.9,
      M.yellow,
    ),
    group({ at: [22, l * 0.42, 3.3], turn: [0, 0, 90] }, brand('BRAVÍO', 26, [0, 0, 0], { height: 3, ink: '#1d1b16' })),
  );
}

/** Tubes that slide into each other, thinner towards the top: the lower ones are pushed together, so that one sees what it does. */
export function telescopicLadder(rungs: number) {
  const closed = Math.round(rungs * 0.5);
  const place = (n: number): number => 9 + (n < closed ? n * 6.4 : closed * 6.4 + (n - closed) * 27);
  const radius = (n: number): number => 3.3 - n * 0.13;
  return group(
    { turn: [0, -26, 0] },
    many(rungs, (n) => {
      const y = place(n);
      const next = n + 1 < rungs ? place(n + 1) : y + 7;
      return group(
        {},
        ...[-21, 21].flatMap((x) => [
          rod(radius(n), next - y, M.alu, { axis: 'y', at: [x, y, 0] }),
          pipe(4, 2, 4.6, M.black, { axis: 'y', at: [x, y, 0] }),
          // The latch that lets a section down.
          box(3.4, 1.5, 1.6, M.tenaz, { at: [x * 0.76, y - 0.6, 3.4], r: 0.4 }),
        ]),
        box(38, 3.4, 5.6, M.alu, { at: [0, y, 0], r: 1.2 }),
      );
    }),
    box(70, 4, 6, M.black, { at: [0, 2, 0], r: 1 }),
    ...[-33, 33].map((x) => box(8, 5, 9, M.rubber, { at: [x, 1.6, 0], r: 1 })),
    // The strap that ties it together when it is carried.
    box(4.4, closed * 6.4 + 6, 7.4, paint('#b8201c', { rough: 0.9 }), { at: [0, 4 + closed * 3.2, 0], r: 0.6 }),
    brand('BRAVÍO', 15, [-11, 2, 3.1], { height: 2.6 }),
  );
}

/** Four sections of four rungs with three pairs of joints, set up as a low scaffold. */
export function hingedLadder() {
  const l = 4 * STEP;
  const wide = 21;
  const section = (x: number, y: number, lean: number) =>
    group(
      { at: [x, y, 0], turn: [0, 0, lean] },
      ...[-wide, wide].map((z) => box(6, l, 3.4, M.alu, { at: [0, l / 2, z], r: 0.7 })),
      many(4, (n) => rod(1.8, wide * 2, M.alu, { axis: 'z', at: [0, STEP / 2 + n * STEP, -wide] })),
    );
  const joint = (x: number, y: number) =>
    group(
      { at: [x, y, 0] },
      ...[-wide - 2.4, wide + 2.4].map((z) =>
        group(
          { at: [0, 0, z] },
          rod(7, 2.4, M.black, { axis: 'z', at: [0, 0, -1.2] }),
          rod(3, 3.4, M.tenaz, { axis: 'z', at: [0, 0, -1.7] }),
        ),
      ),
    );
  const high = l * Math.cos((17 * Math.PI) / 180);
  const out = l * Math.sin((17 * Math.PI) / 180);
  const foot = (x: number) =>
    group(
      { at: [x, 0, 0] },
      bar(
        [
          [0, 2, -wide - 14],
          [0, 2, wide + 14],
        ],
        3,
        M.black,
      ),
      ...[-wide - 14, wide + 14].map((z) => box(8, 6, 5, M.rubber, { at: [0, 2, z], r: 1 })),
    );
  return group(
    { turn: [0, 22, 0] },
    section(-l - out, 0, -17),
    section(-l, high, -90),
    section(0, high, -90),
    section(l + out, 0, 17),
    joint(-l, high),
    joint(0, high),
    joint(l, high),
    foot(-l - out),
    foot(l + out),
    brand('BRAVÍO', 34, [-l * 0.5, high, wide + 1.75], { height: 3.4, ink: '#1d1b16' }),
  );
}
