import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { box, group, lathe, pipe, rod, sticker, type Vec } from '../../studio/solids.ts';
import { writing } from '../../studio/writing.ts';
import { continuousRim, diamondPad, segmentedRim, turboRim } from './diamond-faces.ts';
import { foamPad, woolBonnet } from './polishing-faces.ts';

/** Discs lean on nothing: they stand a little turned, as on a shelf. */
export const STAND: Vec = [0, -28, 0];

const grindingFace = (r: number, paper: ReturnType<typeof paint>) => [
  lathe(
    [
      [r * 0.1, -r * 0.16],
      [r * 0.45, -r * 0.16],
      [r * 0.55, 0],
      [r, 0],
      [r, r * 0.1],
      [r * 0.5, r * 0.1],
      [r * 0.4, -r * 0.06],
      [r * 0.1, -r * 0.06],
    ],
    M.iron,
    { axis: 'z' },
  ),
  pipe(r * 0.42, r * 0.14, r * 0.03, paper, { axis: 'z', at: [0, 0, -r * 0.03] }),
  pipe(r * 0.86, r * 0.56, r * 0.02, paper, { axis: 'z', at: [0, 0, r * 0.1] }),
];

const flapFace = (r: number, paper: ReturnType<typeof paint>) => [
  pipe(r * 0.7, r * 0.1, r * 0.08, M.burnt, { axis: 'z' }),
  ...Array.from({ length: 44 }, (_, n) =>
    group(
      { turn: [0, 0, n * 8.18] },
      box(r * 0.46, r * 0.2, r * 0.03, paint(n % 2 ? '#9a5a2c' : '#a9672f', { rough: 1 }), {
        at: [r * 0.78, 0, r * 0.08],
        turn: [14, 0, 0],
      }),
    ),
  ),
  pipe(r * 0.56, r * 0.12, r * 0.05, paper, { axis: 'z', at: [0, 0, r * 0.07] }),
];

const cupWheel = (r: number) => [
  lathe(
    [
      [r * 0.2, r * 0.1],
      [r * 0.5, r * 0.16],
      [r * 0.8, r * 0.3],
      [r, r * 0.36],
      [r, r * 0.2],
      [r * 0.6, 0],
      [r * 0.2, 0],
    ],
    M.tenaz,
    { axis: 'z' },
  ),
  ...Array.from({ length: 20 }, (_, n) =>
    group(
      { turn: [0, 0, n * 18] },
      box(r * 0.2, r * 0.2, r * 0.12, M.carbide, { at: [r * (n % 2 ? 0.9 : 0.7), 0, r * 0.36] }),
    ),
  ),
];

const wireWheel = (r: number) => [
  lathe(
    [
      [r * 0.16, -r * 0.3],
      [r * 0.5, -r * 0.3],
      [r * 0.56, r * 0.1],
      [r * 0.16, r * 0.1],
    ],
    M.brass,
    { axis: 'z' },
  ),
  ...Array.from({ length: 26 }, (_, n) =>
    group({ turn: [0, 0, n * 13.8] }, rod(r * 0.075, r * 0.55, M.steel, { at: [r * 0.46, 0, 0], r2: r * 0.1 })),
  ),
];

/** Printed ring of an abrasive or diamond disc. */
export function disc({ kind = 'metal', size = 4.5, hex: colour = '#d8420f', text = '' }: Look) {
  const r = size * 1.27;
  const label = [
    sticker(r * 1.1, r * 0.34, writing(['TENAZ'], r * 1.1, r * 0.34, { ink: '#fff', fill: 0.9 }), {
      at: [0, r * 0.36, r * 0.05],
    }),
    sticker(r * 1.0, r * 0.2, writing([text || `${size}"`], r, r * 0.2, { ink: '#fff', fill: 0.9 }), {
      at: [0, -r * 0.36, r * 0.05],
    }),
  ];
  const paper = paint(colour, { rough: 0.6 });
  const face = {
    metal: [
      pipe(r, r * 0.1, r * 0.05, M.iron, { axis: 'z' }),
      pipe(r * 0.68, r * 0.16, r * 0.06, paper, { axis: 'z' }),
      ...label,
    ],
    desbaste: grindingFace(r, paper),
    laminado: flapFace(r, paper),
    continuo: continuousRim(r, label, paper),
    segmentado: segmentedRim(r, label, paper),
    turbo: turboRim(r, label, paper),
    copa: cupWheel(r),
    carda: wireWheel(r),
    lana: woolBonnet(r),
    espuma: foamPad(r),
    piedra: [
      pipe(r, r * 0.16, r * 0.28, paint('#8f9598', { rough: 1 }), { axis: 'z' }),
      pipe(r * 0.5, r * 0.16, r * 0.3, M.paper, { axis: 'z' }),
      ...label.slice(0, 0),
    ],
    pad: diamondPad(r),
  };
  return group({ turn: STAND }, ...(face[kind as keyof typeof face] ?? face.metal));
}
