import { M, paint } from '../../studio/materials.ts';
import { outline, withHoles } from '../../studio/outline.ts';
import { box, group, rod, side, sticker } from '../../studio/solids.ts';
import { benchMachines } from '../bench-machines.ts';
import { standing } from '../model-parts.ts';
import { bench, build, sign, tool, wall } from './props.ts';

/** The repair workshop: a bench under a tool wall. */
export function workshop() {
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
