import type * as THREE from 'three';
import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { box, group, lathe, pipe, rod, type Vec } from '../../studio/solids.ts';
import { twist } from '../drills/cordless-drills.ts';
import { brand, hex } from '../parts/markings.ts';

/** An open case with bits or sockets standing in rows. */
export function caseOf({ kind = 'brocas', count = 13, hex: colour = '#2b2c2e' }: Look) {
  const shell = paint(colour, { rough: 0.5 });
  const cols = Math.min(10, Math.ceil(Math.sqrt(count * 1.8)));
  const rows = Math.ceil(count / cols);
  const [w, d] = [cols * 2.6 + 3, rows * 3 + 3];
  const thing = (at: number): THREE.Object3D => {
    const g = 0.4 + (at / count) * 0.6;
    if (kind === 'puntas')
      return group(
        { turn: [0, 0, 90] },
        hex(0.5, 2.4, M.steel, { at: [1.4, 0, 0] }),
        rod(0.3, 1.6, M.steel, { at: [2.6, 0, 0], r2: 0.12 }),
      );
    if (kind === 'dados') return pipe(0.6 + g * 0.7, 0.3 + g * 0.5, 3.4, M.chrome, { axis: 'y', at: [0, 2, 0] });
    if (kind === 'fresas')
      return group(
        { turn: [0, 0, 90] },
        rod(0.4, 3, M.steel),
        lathe(
          [
            [0, 0],
            [0.6, 0],
            [1.1 * g + 0.3, 1],
            [0.7, 2.4],
            [0, 2.4],
          ],
          n2(at),
          { at: [2.8, 0, 0] },
        ),
      );
    if (kind === 'copas') return pipe(0.6 + g * 0.9, 0.5 + g * 0.8, 2.6, M.zinc, { axis: 'y', at: [0, 1.6, 0] });
    return group({ turn: [0, 0, 90] }, twist(0.22 + g * 0.4, 4 + g * 4, kind === 'titanio' ? M.titanium : M.burnt));
  };
  const n2 = (at: number) => (at % 2 ? M.tenaz : M.carbide);
  return group(
    { turn: [0, -12, 0] },
    box(w, 2.6, d, shell, { at: [0, 0, 0], r: 0.6 }),
    box(w * 0.92, 0.6, d * 0.9, M.black, { at: [0, 1.2, 0], r: 0.3 }),
    group(
      { at: [0, 1.3, -d / 2], turn: [-76, 0, 0] },
      box(w, 1.6, d, shell, { at: [0, 0.8, -d / 2 + 0.4].map((v, i) => (i === 2 ? -v : v)) as unknown as Vec, r: 0.6 }),
    ),
    ...Array.from({ length: count }, (_, at) =>
      group(
        { at: [((at % cols) - (cols - 1) / 2) * 2.5, 1.4, (Math.floor(at / cols) - (rows - 1) / 2) * 3] },
        thing(at),
      ),
    ),
    brand('TENAZ', w * 0.5, [0, 0, d / 2 + 0.05], { height: 1.4, fill: 0.9 }),
  );
}
