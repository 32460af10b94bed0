import type * as THREE from 'three';
import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { bar, box, group, many, rod } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';
import { extensionLadder, hingedLadder, telescopicLadder } from './long-ladders.ts';

/** Centimetres from one step to the next. */
const STEP = 26;

/** Ladders: step, extension, telescopic, hinged, stool. Each has the steps that its article has. */
export function ladder({ kind = 'tijera', count = 4, hex: tone }: Look) {
  const rail = tone ? paint(tone, { rough: 0.5 }) : M.alu;
  switch (kind) {
    case 'extension':
      return extensionLadder(count, rail, tone !== undefined);
    case 'telescopica':
      return telescopicLadder(count);
    case 'multi':
      return hingedLadder();
    case 'banco':
      return stool();
    default:
      return stepLadder(count, rail, tone !== undefined);
  }
}

function stepLadder(count: number, rail: THREE.Material, insulating: boolean) {
  const h = count * STEP + 12;
  const spread = h * 0.32;
  const foot = (x: number, z: number) => box(7, 4, 8, insulating ? M.yellow : M.rubber, { at: [x, 1, z], r: 0.8 });
  const wide = (y: number) => 19 + (1 - y / h) * (4 + count * 1.8);
  const front = (y: number) => spread * 0.5 * (1 - y / h) + 4 * (y / h);
  return group(
    { turn: [0, -34, 0] },
    ...[-1, 1].flatMap((x) => [
      bar(
        [
          [x * wide(0), 0, spread * 0.5],
          [x * 18, h, 4],
        ],
        2.2,
        rail,
      ),
      bar(
        [
          [x * wide(0) * 0.92, 0, -spread],
          [x * 16, h - 2, -4],
        ],
        1.7,
        rail,
      ),
    ]),
    // The top is the last of the steps.
    box(44, 5, 24, insulating ? M.black : M.tenaz, { at: [0, h + 1, 0], r: 1.2 }),
    ...(count >= 6 ? [box(38, 1.6, 26, M.black, { at: [0, h - STEP * 0.9, -spread * 0.16 - 12], r: 0.8 })] : []),
    many(count - 1, (n) => {
      const y = (n + 1) * STEP;
      return group(
        {},
        box(wide(y) * 2, 2.6, 10, insulating ? M.ash : M.alu, { at: [0, y, front(y)], r: 0.4 }),
        box(wide(y) * 1.8, 0.5, 8.6, M.rubber, { at: [0, y + 1.3, front(y)], r: 0.2 }),
      );
    }),
    many(Math.max(1, Math.floor(count / 2)), (n) => {
      const y = (n + 1) * STEP * 1.7;
      return rod(1.2, wide(y) * 1.8, rail, { at: [-wide(y) * 0.9, y, -spread * (1 - y / h) - 4 * (y / h)] });
    }),
    ...[-1, 1].map((x) =>
      bar(
        [
          [x * wide(h * 0.45), h * 0.45, spread * 0.28],
          [x * wide(h * 0.45) * 0.9, h * 0.45, -spread * 0.55],
        ],
        0.7,
        M.zinc,
      ),
    ),
    foot(wide(0), spread * 0.5),
    foot(-wide(0), spread * 0.5),
    foot(wide(0) * 0.92, -spread),
    foot(-wide(0) * 0.92, -spread),
    brand('BRAVÍO', 26, [0, h + 1, 12.1], { height: 4 }),
  );
}

/** A folding stool of steel: a low step, a seat as the second one, and a rail to hold on to. */
const stool = () =>
  group(
    { turn: [0, -30, 0] },
    ...[-21, 21].flatMap((x) => [
      bar(
        [
          [x, 0, 22],
          [x, 46, -6],
          [x * 0.96, 92, -18],
          [x * 0.5, 96, -18],
        ],
        1.5,
        M.white,
        8,
      ),
      bar(
        [
          [x * 0.9, 46, 4],
          [x * 0.9, 0, -26],
        ],
        1.5,
        M.white,
      ),
      box(5, 3, 5, M.rubber, { at: [x, 0, 22] }),
      box(5, 3, 5, M.rubber, { at: [x * 0.9, 0, -26] }),
    ]),
    rod(2.4, 22, M.rubber, { at: [-11, 96, -18] }),
    box(46, 3, 28, M.black, { at: [0, 46, -4], r: 1 }),
    box(40, 2.6, 22, M.black, { at: [0, 23, 14], r: 0.8 }),
    many(5, (n) => box(40, 0.4, 0.8, M.yellow, { at: [0, 47.6, -14 + n * 5], r: 0.2 })),
    brand('BRAVÍO', 16, [0, 46, 10.1], { height: 2.4 }),
  );
