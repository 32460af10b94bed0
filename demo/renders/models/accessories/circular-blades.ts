import type { Look } from '../../../catalogue/looks/look.ts';
import { BRAND, M, paint } from '../../studio/materials.ts';
import { group, pipe } from '../../studio/solids.ts';
import { sawDisc } from '../parts/discs.ts';
import { brand } from '../parts/markings.ts';
import { STAND } from './discs.ts';

export const saw = ({ size = 7.25, count = 24, kind = 'madera', text }: Look) => {
  const r = size * 1.27;
  return group(
    { turn: STAND },
    sawDisc(r, count, {}, 0.26, kind === 'aluminio' ? M.chrome : M.steel),
    pipe(
      r * 0.58,
      r * 0.14,
      0.32,
      paint(kind === 'madera' ? BRAND.tenaz : kind === 'melamina' ? '#1b5e9e' : '#3a3b3e', { rough: 0.5 }),
      { axis: 'z' },
    ),
    brand('TENAZ', r * 0.8, [0, r * 0.32, 0.2], { fill: 0.8 }),
    brand(text ?? `${count} dientes`, r * 0.8, [0, -r * 0.34, 0.2], { fill: 0.9, height: r * 0.16 }),
  );
};
