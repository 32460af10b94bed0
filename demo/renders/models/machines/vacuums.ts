import type { Look } from '../../../catalogue/looks/look.ts';
import { measureOn } from '../../../catalogue/looks/writing-on.ts';
import { M } from '../../studio/materials.ts';
import { outline, withHoles } from '../../studio/outline.ts';
import { box, group, lathe, many, rod, side, tube, type Vec } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';
import { wheelAlongZ } from '../parts/wheels.ts';
import { handVacuum } from './hand-vacuums.ts';

/** Vacuum cleaner: a drum on casters with its hose. */
export function vacuum(look: Look) {
  const { size = 20, kind = 'plastico', volts = 0 } = look;
  if (kind === 'mano') return handVacuum();
  const r = 5 + Math.cbrt(size) * 2.3;
  const h = r * 1.4;
  return group(
    {},
    lathe(
      [
        [0, 0],
        [r * 0.86, 0],
        [r * 0.92, 1],
        [r, h],
        [0, h],
      ],
      kind === 'acero' ? M.chrome : M.tenaz,
      { axis: 'y', at: [0, 4, 0] },
    ),
    lathe(
      [
        [0, 0],
        [r * 1.05, 0],
        [r * 1.07, 1],
        [r * 1.02, r * 0.34],
        [r * 0.8, r * 0.62],
        [0, r * 0.7],
      ],
      M.black,
      { axis: 'y', at: [0, 4 + h, 0] },
    ),
    side(
      withHoles(
        outline([
          [-r * 0.5, h + 4 + r * 0.5],
          [-r * 0.4, h + 4 + r * 0.98, 1],
          [r * 0.4, h + 4 + r * 0.98, 1],
          [r * 0.5, h + 4 + r * 0.5],
        ]),
        outline([
          [-r * 0.3, h + 4 + r * 0.62, 0.4],
          [-r * 0.26, h + 4 + r * 0.82, 0.6],
          [r * 0.26, h + 4 + r * 0.82, 0.6],
          [r * 0.3, h + 4 + r * 0.62, 0.4],
        ]),
      ),
      r * 0.3,
      M.tenaz,
      { bevel: 0.6 },
    ),
    lathe(
      [
        [0, 0],
        [r * 0.9, 0],
        [r * 0.95, 1.4],
        [r * 0.9, 2],
        [0, 2],
      ],
      M.black,
      { axis: 'y', at: [0, 2.8, 0] },
    ),
    many(4, (n) =>
      group(
        { at: [Math.cos(n * 1.57 + 0.6) * r, 1.6, Math.sin(n * 1.57 + 0.6) * r] },
        wheelAlongZ(1.7, 1.4),
        box(2, 2.6, 2, M.black, { at: [0, 1.8, 0] }),
      ),
    ),
    box(1.4, 3, 1, M.grey, { at: [r * 0.72, h + 3.6, r * 0.74], turn: [0, 45, 0] }),
    rod(2.2, 3, M.black, { axis: 'z', at: [r * 0.3, h * 0.72, r * 0.82] }),
    tube(
      Array.from(
        { length: 9 },
        (_, n): Vec => [
          r * 0.3 + Math.sin(n * 0.7) * r * 0.3 + n * r * 0.22,
          h * 0.72 + Math.sin(n * 0.5) * r * 0.5 - n * h * 0.06,
          r + 2 + Math.sin(n * 0.55) * 3,
        ],
      ),
      1.5,
      M.gloss,
    ),
    rod(1.3, r * 1.4, M.alu, { axis: 'y', at: [r * 1.5, 2, r * 0.9], turn: [0, 0, -12] }),
    box(r * 0.8, 1.6, 2.6, M.black, { at: [r * 1.5, 1, r * 0.9], r: 0.5 }),
    brand('TENAZ', r * 0.8, [-r * 0.42, h * 0.5 + 4, r * 0.92], { fill: 0.8, turn: [2, -24, 0] }),
    brand(
      volts ? `${measureOn(look)}  ${volts} V` : (measureOn(look) ?? ''),
      r * 0.5,
      [-r * 0.42, h * 0.3 + 4, r * 0.9],
      {
        fill: 0.8,
        turn: [2, -24, 0],
      },
    ),
  );
}
