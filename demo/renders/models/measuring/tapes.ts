import type { Look } from '../../../catalogue/looks/look.ts';
import { measureOn } from '../../../catalogue/looks/writing-on.ts';
import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { box, group, side, sticker } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';
import { chalkLine, longTape, measuringWheel } from './long-tapes.ts';
import { rule } from './rule.ts';

export function tape(look: Look) {
  const { size = 5, kind = 'flexometro' } = look;
  const s = 0.85 + size / 28;
  if (kind === 'odometro') return measuringWheel();
  if (kind === 'larga') return longTape();
  if (kind === 'gis') return chalkLine();
  const shell = kind === 'magnetico' ? M.rubber : M.yellow;
  return group(
    { scale: s },
    side(
      outline([
        [-3.6, 0, 0.7],
        [-3.6, 5, 2.2],
        [-1, 7.4, 2.4],
        [2.6, 6.6, 2.2],
        [3.9, 4, 1.6],
        [3.9, 0, 0.6],
      ]),
      3.6,
      shell,
      { bevel: 0.7 },
    ),
    side(
      outline([
        [-2.7, 0.9, 1],
        [-2.7, 4.8, 1.8],
        [-0.6, 6.4, 1.8],
        [2, 5.7, 1.6],
        [3, 3.6, 1.2],
        [3, 0.9, 0.8],
      ]),
      3.7,
      kind === 'magnetico' ? M.tenaz : M.black,
      { bevel: 0.2 },
    ),
    brand(measureOn(look) ?? '', 3.6, [0.1, 3.4, 1.9], { height: 2 }),
    brand('BRAVÍO', 2.6, [0.1, 1.7, 1.9], { height: 0.7 }),
    sticker(9, 2.3, rule(9, 2.3), { at: [8.2, 0.55, 0], turn: [-86, 0, 0] }),
    box(9, 0.06, 2.4, M.steel, { at: [8.2, 0.46, 0] }),
    box(0.16, 1.4, 1.9, M.zinc, { at: [12.7, 0.1, 0] }),
    box(1.2, 1.6, 1.6, M.tenaz, { at: [3.6, 2.4, 0], r: 0.3 }),
  );
}
