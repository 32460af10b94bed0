import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { box, group, lathe, pipe, rod, side, type Vec } from '../../studio/solids.ts';
import { airbrush, cup, electricTurbine, suctionCup } from './spray-gun-vessels.ts';

const sprayGunBody = (kind: string) => [
  side(
    outline([
      [-3, -1.6, 0.8],
      [-3, 2.2, 1],
      [5, 2, 0.8],
      [6.6, 1.2, 0.6],
      [6.6, -0.8, 0.6],
      [2, -1.4, 1],
    ]),
    2.4,
    M.chrome,
    { bevel: 0.7 },
  ),
  side(
    outline([
      [-3, 1],
      [1, 0],
      [-1.4, -12, 0.8],
      [-4, -12.4, 0.8],
      [-4.2, -5, 3],
    ]),
    2.2,
    kind === 'electrica' ? M.tenaz : M.chrome,
    { bevel: 0.7 },
  ),
  rod(1.4, 1.4, M.brass, { at: [6.4, 0.2, 0] }),
  pipe(1.5, 0.5, 0.7, M.chrome, { at: [7.8, 0.2, 0] }),
  ...[0.9, -0.9].map((z) => box(1.2, 0.6, 0.5, M.chrome, { at: [8.2, 0.2, z * 1.3] })),
  side(
    outline([
      [0.4, 1.6, 0.3],
      [2.4, 1.4, 0.4],
      [1.6, -2, 1],
      [0.8, -6.6, 0.6],
      [0, -6.4, 0.4],
      [0.6, -2, 1],
    ]),
    1,
    M.burnt,
    { bevel: 0.25 },
  ),
  rod(0.7, 2.4, M.brass, { at: [-5.2, 1.2, 0] }),
  rod(0.7, 2.2, M.brass, { at: [-5, -0.4, 0] }),
];

/** Spray guns for paint, texture and sand; an airbrush. */
export function sprayGun({ kind = 'gravedad' }: Look) {
  if (kind === 'aerografo') return airbrush();
  const body = sprayGunBody(kind);
  const air = [
    rod(0.9, 1.6, M.zinc, { axis: 'y', at: [-2.7, -13.8, 0] }),
    rod(0.65, 1.8, M.brass, { axis: 'y', at: [-2.7, -15.4, 0] }),
  ];
  const parts: Record<string, readonly Vec[] | readonly ReturnType<typeof box>[]> = {
    succion: suctionCup(air),
    retoque: [cup(1.6, 2, 3.6), ...air],
    hvlp: [cup(1.6, 3.6, 6.4, paint('#d7dadb', { rough: 0.3 })), ...air],
    tirol: [
      lathe(
        [
          [0, 0],
          [2, 0],
          [7, 10],
          [8, 12],
          [7.6, 12],
          [6.6, 10],
          [1.6, 0.4],
        ],
        M.alu,
        { axis: 'y', at: [3, 1.6, 0] },
      ),
      ...air,
    ],
    arena: [
      lathe(
        [
          [0, 0],
          [1, 0],
          [4.6, 5],
          [4.6, 9],
          [0, 9.6],
        ],
        M.red,
        { axis: 'y', at: [2.6, 1.6, 0] },
      ),
      ...air,
    ],
    electrica: electricTurbine(),
    gravedad: [cup(1.6, 3.4, 6.4), ...air],
  };
  return group({}, ...body, ...((parts[kind] ?? parts['gravedad']) as readonly ReturnType<typeof box>[]));
}
