import type { Look } from '../../catalogue/looks/look.ts';
import { M } from '../studio/materials.ts';
import { around, circle, outline, withHoles } from '../studio/outline.ts';
import { box, group, many, ring, rod, side, sticker } from '../studio/solids.ts';
import { writing } from '../studio/writing.ts';
import { brand } from './parts.ts';

/** Staples and rivets from the hand. */
export const handGun = ({ kind = 'remachadora' }: Look) =>
  kind === 'engrapadora'
    ? group(
        {},
        side(
          outline([
            [-8, -3, 0.8],
            [-8, 1, 2],
            [6, 4, 2],
            [8, 2, 1],
            [8, -5, 0.6],
            [5, -5, 0.6],
            [4, -3, 0.6],
          ]),
          2.8,
          M.chrome,
          { bevel: 0.6 },
        ),
        side(
          outline([
            [-9, 5, 1],
            [-8.6, 7, 1],
            [5, 5, 2],
            [5, 3.4, 1],
            [-2, 4, 2],
          ]),
          2.4,
          M.tenaz,
          { bevel: 0.6 },
        ),
        brand('BRAVÍO', 5, [1, 0.6, 1.42], { ink: '#33373a' }),
      )
    : group(
        {},
        side(
          outline([
            [-2, 0, 0.6],
            [-2, 4, 1],
            [8, 4, 1],
            [8, 1.6, 0.6],
            [3, 0, 1],
          ]),
          2.6,
          M.tenaz,
          { bevel: 0.6 },
        ),
        rod(0.9, 1.6, M.zinc, { at: [8, 2.8, 0] }),
        rod(0.5, 1.4, M.steel, { at: [9.4, 2.8, 0] }),
        rod(0.16, 3, M.alu, { at: [10.6, 2.8, 0] }),
        side(
          outline([
            [-1.6, 1],
            [1.4, 0.6],
            [-2, -14, 1],
            [-4.4, -13.6, 1],
          ]),
          2,
          M.tenaz,
          { bevel: 0.6 },
        ),
        side(
          outline([
            [4, 0.6, 0.4],
            [6, 1, 0.4],
            [6.6, -4, 2],
            [2.4, -14.4, 1],
            [0.4, -14, 1],
            [4, -4, 2],
          ]),
          1.8,
          M.black,
          { bevel: 0.5 },
        ),
      );

/** Inspection of a coil saw blade, wire for trimmers, chain: things that come in a loop. */
export const loop = ({ kind = 'cadena' }: Look) =>
  kind === 'hilo'
    ? group(
        {},
        many(14, (n) =>
          ring(6 + Math.sin(n * 2) * 0.4, 0.22, M.orange, {
            axis: 'y',
            at: [Math.sin(n) * 0.3, 0.3 + (n % 7) * 0.42, Math.cos(n) * 0.3],
          }),
        ),
        box(8, 3, 0.3, M.paper, { at: [0, 1.6, 6.6] }),
        sticker(7.6, 2.6, writing(['2.4 mm x 50 m'], 7.6, 2.6, { back: '#d8420f' }), { at: [0, 1.6, 6.78] }),
      )
    : kind === 'cinta'
      ? group(
          { turn: [0, -20, 0] },
          ...[0, 1, 2].map((n) =>
            side(
              withHoles(
                around(180, (k) => 9 - n * 0.9 + (k % 2) * 0.14),
                circle(8.8 - n * 0.9),
              ),
              1.3,
              M.steel,
              { turn: [90, 0, 0], at: [n * 0.5, 0.8 + n * 0.3, n * 0.6], bevel: 0 },
            ),
          ),
        )
      : group(
          {},
          ...Array.from({ length: 56 }, (_, n) => {
            const a = (n / 56) * 6.283;
            return group(
              {
                at: [Math.cos(a) * 11, 0.6, Math.sin(a) * 7],
                turn: [0, (-Math.atan2(Math.cos(a) * 7, -Math.sin(a) * 11) * 180) / Math.PI, 0],
              },
              box(1.1, 0.9, 0.6, n % 3 === 0 ? M.steel : M.burnt, { at: [0, n % 3 === 0 ? 0.3 : 0, 0], r: 0.15 }),
            );
          }),
        );

/** A flat rail, a mitre box, a glue tube pair: what fits no shelf. */
export function odd({ kind = 'riel' }: Look) {
  switch (kind) {
    case 'caja-ingletes':
      return group(
        { turn: [0, 22, 0] },
        box(30, 1.4, 9, M.yellow, { r: 0.2 }),
        ...[-3.9, 3.9].map((z) =>
          side(
            withHoles(
              outline([
                [-15, 0],
                [-15, 7],
                [15, 7],
                [15, 0],
              ]),
              ...[-9, -0.2, 8.6].map(
                (x): ReturnType<typeof outline> =>
                  outline([
                    [x, 2],
                    [x + 0.5, 2],
                    [x + 0.5, 6.9],
                    [x, 6.9],
                  ]),
              ),
            ),
            1,
            M.yellow,
            { at: [0, 0, z], bevel: 0.1 },
          ),
        ),
        group(
          { at: [-3, 9, 0], turn: [0, 42, 0] },
          box(30, 5, 0.24, M.steel, { at: [4, 0, 0] }),
          box(30, 1, 0.8, M.black, { at: [4, 2.6, 0] }),
          box(6, 7, 2, M.tenaz, { at: [-13, -0.4, 0], r: 0.9 }),
        ),
      );
    case 'epoxico':
      return group(
        {},
        ...[-1.5, 1.5].map((x) =>
          group(
            { at: [x, 0, 0] },
            rod(1.3, 12, x > 0 ? M.ash : M.white, { axis: 'y', at: [0, 2, 0] }),
            rod(0.5, 2, M.black, { axis: 'y', at: [0, 0, 0] }),
          ),
        ),
        box(6, 0.6, 3, M.black, { at: [0, 14, 0] }),
        rod(1, 6, M.black, { axis: 'y', at: [0, 14, 0] }),
        box(6, 0.8, 3, M.black, { at: [0, 20, 0] }),
        sticker(5, 6, writing(['EPÓXICO', '5 MINUTOS'], 5, 6, { back: '#c8390a', fill: 0.3 }), { at: [0, 8, 1.34] }),
      );
    default:
      return group(
        { turn: [0, 26, 0] },
        box(120, 1.2, 18, M.alu, { r: 0.2 }),
        box(120, 1.4, 2, M.alu, { at: [0, 1, -2] }),
        box(120, 0.5, 1.4, M.rubber, { at: [0, 0.6, 8.4] }),
        box(120, 0.7, 1, M.alu, { at: [0, 0.9, 4] }),
        brand('TENAZ', 14, [-30, 0.66, 2], { turn: [-90, 0, 0], ink: '#33373a', height: 3 }),
      );
  }
}
