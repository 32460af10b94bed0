import type * as THREE from 'three';
import type { Look } from '../../catalogue/looks/look.ts';
import { BRAND, M, paint } from '../studio/materials.ts';
import { circle, outline, withHoles } from '../studio/outline.ts';
import { ball, box, group, lathe, pipe, rod, side, sticker, type Vec } from '../studio/solids.ts';
import { writing } from '../studio/writing.ts';
import { sawDisc } from './discs.ts';
import { twist } from './drills.ts';
import { brand, hex } from './parts.ts';

/** Discs lean on nothing: they stand a little turned, as on a shelf. */
const STAND: Vec = [0, -28, 0];

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
    desbaste: [
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
    ],
    laminado: [
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
    ],
    continuo: [
      pipe(r * 0.9, r * 0.1, r * 0.03, M.zinc, { axis: 'z' }),
      pipe(r, r * 0.88, r * 0.05, M.carbide, { axis: 'z' }),
      pipe(r * 0.6, r * 0.18, r * 0.035, paper, { axis: 'z' }),
      ...label,
    ],
    segmentado: [
      side(
        withHoles(
          circle(r * 0.9),
          circle(r * 0.1),
          ...Array.from({ length: 12 }, (_, n) =>
            circle(r * 0.035, r * 0.82 * Math.cos(n * 0.5236), r * 0.82 * Math.sin(n * 0.5236)),
          ),
        ),
        r * 0.03,
        M.zinc,
        { bevel: 0.02 },
      ),
      ...Array.from({ length: 12 }, (_, n) =>
        group(
          { turn: [0, 0, n * 30 + 15] },
          box(r * 0.12, r * 0.42, r * 0.055, M.carbide, { at: [r * 0.95, 0, 0], r: 0.05 }),
        ),
      ),
      pipe(r * 0.6, r * 0.18, r * 0.035, paper, { axis: 'z' }),
      ...label,
    ],
    turbo: [
      pipe(r * 0.9, r * 0.1, r * 0.03, M.zinc, { axis: 'z' }),
      ...Array.from({ length: 40 }, (_, n) =>
        group(
          { turn: [0, 0, n * 9] },
          box(r * 0.13, r * 0.1, r * 0.06, M.carbide, { at: [r * 0.94, 0, 0], turn: [0, 0, 28], r: 0.03 }),
        ),
      ),
      pipe(r * 0.6, r * 0.18, r * 0.035, paper, { axis: 'z' }),
      ...label,
    ],
    copa: [
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
    ],
    carda: [
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
    ],
    lana: [
      lathe(
        [
          [0, -r * 0.2],
          [r * 0.9, -r * 0.2],
          [r * 1.02, 0],
          [r * 0.96, r * 0.2],
          [r * 0.5, r * 0.28],
          [0, r * 0.28],
        ],
        paint('#f0e6cf', { rough: 1 }),
        { axis: 'z' },
      ),
      ...Array.from({ length: 60 }, (_, n) =>
        ball(r * 0.12, paint('#f3ead6', { rough: 1 }), {
          at: [
            Math.cos(n * 2.4) * r * 0.92 * Math.sqrt(n / 60),
            Math.sin(n * 2.4) * r * 0.92 * Math.sqrt(n / 60),
            r * 0.24,
          ],
        }),
      ),
    ],
    espuma: [
      lathe(
        [
          [0, -r * 0.2],
          [r * 0.94, -r * 0.2],
          [r, -r * 0.1],
          [r, r * 0.14],
          [r * 0.9, r * 0.24],
          [0, r * 0.24],
        ],
        M.orange,
        { axis: 'z' },
      ),
      pipe(r * 0.3, r * 0.2, 0.1, M.black, { axis: 'z', at: [0, 0, r * 0.24] }),
    ],
    piedra: [
      pipe(r, r * 0.16, r * 0.28, paint('#8f9598', { rough: 1 }), { axis: 'z' }),
      pipe(r * 0.5, r * 0.16, r * 0.3, M.paper, { axis: 'z' }),
      ...label.slice(0, 0),
    ],
    pad: [
      lathe(
        [
          [0, -r * 0.1],
          [r, -r * 0.1],
          [r, r * 0.08],
          [0, r * 0.08],
        ],
        M.white,
        { axis: 'z' },
      ),
      ...Array.from({ length: 24 }, (_, n) =>
        ball(r * 0.1, paint('#dfd3a2', { rough: 0.8 }), {
          at: [
            Math.cos(n * 2.4) * r * 0.9 * Math.sqrt((n + 1) / 25),
            Math.sin(n * 2.4) * r * 0.9 * Math.sqrt((n + 1) / 25),
            r * 0.05,
          ],
        }),
      ),
    ],
  };
  return group({ turn: STAND }, ...(face[kind as keyof typeof face] ?? face.metal));
}

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

/** A flat spade bit along x, lying; its cutting end to the right. */
function spade(width: number, at: Vec = [0, 0, 0]) {
  const w = width / 2;
  return group(
    { at },
    side(
      outline([
        [9, -w],
        [12.4, -w, 0.2],
        [12.4, -w * 0.2],
        [13.6, 0],
        [12.4, w * 0.2],
        [12.4, w, 0.2],
        [9, w, 0.2],
        [8.4, 0.3, 0.3],
        [8.4, -0.3, 0.3],
      ]),
      0.28,
      M.steel,
      { turn: [90, 0, 0], bevel: 0.05 },
    ),
    rod(0.34, 8.6, M.steel),
    hex(0.42, 2.6, M.steel, { at: [1.2, 0, 0] }),
  );
}

/** Bits lie side by side; `count` of them, `size` in inches gives their girth. */
export function bits({ kind = 'metal', size = 0.25, count = 1 }: Look) {
  const steel: Record<string, THREE.MeshStandardMaterial> = {
    metal: M.burnt,
    cobalto: M.titanium,
    titanio: M.titanium,
    concreto: M.zinc,
    sds: M.zinc,
    plana: M.steel,
    madera: M.steel,
  };
  const material = steel[kind] ?? M.steel;
  const one = (girth: number, z: number) => {
    const r = 0.28 + girth * 1.35;
    const l = 9 + girth * 9;
    if (kind === 'plana') return spade(1.2 + girth * 2.2, [-6, 0, z]);
    const tip =
      kind === 'concreto' || kind === 'sds'
        ? [box(r * 0.9, r * 0.5, r * 2.3, M.carbide, { at: [l * 0.99, 0, 0], r: 0.06 })]
        : [];
    const shank =
      kind === 'sds'
        ? [
            rod(r * 1.06, l * 0.26, M.zinc, { at: [-l * 0.22, 0, 0] }),
            ...[0, 180].map((turn) =>
              group({ turn: [turn, 0, 0] }, box(l * 0.12, 0.2, r * 0.5, M.gloss, { at: [-l * 0.08, r, 0] })),
            ),
          ]
        : [];
    return group({ at: [-l / 2, 0, z] }, twist(r, l, material), ...tip, ...shank);
  };
  return group(
    { turn: [0, 24, 0] },
    ...Array.from({ length: count }, (_, n) =>
      one(count > 1 ? size * (0.45 + (n / count) * 0.9) : size, (n - (count - 1) / 2) * (count > 1 ? 2.4 : 1)),
    ),
  );
}
