import type * as THREE from 'three';
import type { Look } from '../../catalogue/looks/look.ts';
import { BRAND, M, paint } from '../studio/materials.ts';
import { around, circle, withHoles } from '../studio/outline.ts';
import { bar, box, group, lathe, pipe, ring, rod, side, sticker, twisted } from '../studio/solids.ts';
import { writing } from '../studio/writing.ts';
import { hex } from './parts.ts';

/** One fastener lying along x, its head at the left. */
function fastener(kind: string, l: number, r: number): THREE.Object3D {
  const thread = (material: THREE.Material, tip = true) => [
    twisted(
      around(16, (n) => r * (n < 8 ? 1 : 0.78)),
      l * 0.86,
      l / (r * 2.2),
      material,
    ),
    ...(tip ? [rod(r * 0.86, l * 0.16, material, { at: [l * 0.85, 0, 0], r2: 0.02, edge: 0.01 })] : []),
  ];
  const head: Record<string, readonly THREE.Object3D[]> = {
    yeso: [
      lathe(
        [
          [0, -0.6],
          [r * 2.1, -0.6],
          [r * 2.1, -0.45],
          [r * 0.9, 0.7],
          [0, 0.7],
        ],
        M.burnt,
      ),
      ...thread(M.burnt),
    ],
    madera: [
      lathe(
        [
          [0, -0.5],
          [r * 2, -0.5],
          [r * 1.9, -0.3],
          [r, 0.7],
          [0, 0.7],
        ],
        M.brass,
      ),
      ...thread(M.brass),
    ],
    lamina: [
      hex(r * 1.9, 0.9, M.zinc, { at: [-0.5, 0, 0] }),
      rod(r * 2.5, 0.25, M.zinc),
      ...thread(M.zinc, false),
      rod(r * 0.9, l * 0.16, M.steel, { at: [l * 0.86, 0, 0], r2: 0.1 }),
    ],
    hexagonal: [
      hex(r * 2, r * 1.3, M.zinc, { at: [-r * 0.6, 0, 0] }),
      rod(r, l * 0.4, M.zinc),
      group(
        { at: [l * 0.38, 0, 0] },
        twisted(
          around(16, (n) => r * (n < 8 ? 1 : 0.82)),
          l * 0.62,
          (l * 0.62) / (r * 0.9),
          M.zinc,
        ),
      ),
      hex(r * 1.95, r * 1.5, M.zinc, { at: [l * 0.7, 0, 0] }),
    ],
    carruaje: [
      lathe(
        [
          [0, -r * 1.2],
          [r * 1.2, -r * 0.9],
          [r * 2.1, -0.1],
          [r * 2.1, 0],
          [0, 0],
        ],
        M.zinc,
      ),
      box(r * 1.6, r * 1.9, r * 1.9, M.zinc, { at: [r * 0.7, 0, 0] }),
      rod(r, l, M.zinc),
      hex(r * 1.95, r * 1.5, M.zinc, { at: [l * 0.8, 0, 0] }),
    ],
    maquina: [
      lathe(
        [
          [0, -r],
          [r * 1.4, -r * 0.8],
          [r * 2, 0],
          [0, 0],
        ],
        M.zinc,
      ),
      ...thread(M.zinc, false),
      hex(r * 1.9, r * 1.4, M.zinc, { at: [l * 0.6, 0, 0] }),
    ],
    clavo: [
      rod(r * 2.2, 0.16, M.steel, { at: [-0.1, 0, 0] }),
      rod(r, l * 0.9, M.steel),
      rod(r, l * 0.12, M.steel, { at: [l * 0.88, 0, 0], r2: 0.02 }),
    ],
    concreto: [
      rod(r * 1.8, 0.3, M.burnt, { at: [-0.1, 0, 0] }),
      rod(r * 1.2, l * 0.9, M.burnt),
      rod(r * 1.2, l * 0.12, M.burnt, { at: [l * 0.88, 0, 0], r2: 0.02 }),
    ],
    plastico: [
      lathe(
        [
          [r * 0.5, -0.1],
          [r * 1.9, -0.1],
          [r * 1.9, 0.12],
          [r * 1.3, 0.3],
          [r * 1.35, l * 0.7],
          [r * 0.9, l],
          [r * 0.4, l],
        ],
        M.ash,
      ),
      ...[0.3, 0.5, 0.7].map((x) => ring(r * 1.34, r * 0.16, M.ash, { at: [l * x, 0, 0] })),
    ],
    expansivo: [
      rod(r * 1.3, l * 0.6, M.zinc, { at: [l * 0.3, 0, 0] }),
      lathe(
        [
          [0, 0],
          [r * 0.9, 0],
          [r * 1.5, l * 0.12],
          [0, l * 0.14],
        ],
        M.zinc,
        { at: [l * 0.88, 0, 0] },
      ),
      rod(r * 0.8, l * 0.4, M.zinc),
      hex(r * 1.8, r * 1.2, M.zinc, { at: [l * 0.14, 0, 0] }),
      pipe(r * 2.2, r, r * 0.3, M.zinc, { at: [l * 0.27, 0, 0] }),
    ],
    mariposa: [
      hex(r * 1.7, 0.5, M.zinc),
      rod(r * 0.7, l, M.zinc),
      ...[1, -1].map((s) =>
        group(
          { at: [l * 0.7, 0, 0], turn: [0, 0, s * 150] },
          box(l * 0.34, 0.3, r * 3, M.zinc, { at: [l * 0.17, 0, 0] }),
        ),
      ),
    ],
    rosca: [
      lathe(
        [
          [0.2, -0.2],
          [r * 2.4, -0.2],
          [r * 2.3, 0.1],
          [r * 1.4, 0.4],
          [r * 1.3, l * 0.8],
          [0.1, l],
          [0, l],
        ],
        M.white,
      ),
      ...[0.15, 0.3, 0.45, 0.6, 0.75].map((x) =>
        ring(r * 1.6 * (1.1 - x * 0.5), r * 0.3, M.white, { at: [l * x, 0, 0] }),
      ),
    ],
    grapa: [
      bar(
        [
          [0, 0, 0],
          [l, 0, 0],
        ],
        r * 0.5,
        M.zinc,
      ),
      bar(
        [
          [0, 0, 0],
          [0, 0, 1.6],
          [l, 0, 1.6],
        ],
        r * 0.5,
        M.zinc,
      ),
    ],
    rondana: [pipe(r * 3.4, r * 1.6, r * 0.5, M.zinc, { axis: 'y' })],
    tuerca: [
      side(
        withHoles(
          around(6, () => r * 3),
          circle(r * 1.5),
        ),
        r * 2,
        M.zinc,
        { turn: [90, 0, 0], bevel: r * 0.3 },
      ),
    ],
    remache: [rod(r * 2, 0.3, M.alu), rod(r, l * 0.4, M.alu), rod(r * 0.4, l * 1.2, M.steel, { at: [-l * 1.2, 0, 0] })],
    armella: [
      twisted(
        around(16, (n) => r * (n < 8 ? 1 : 0.78)),
        l * 0.8,
        l / (r * 2.2),
        M.brass,
      ),
      ring(r * 3, r * 0.8, M.brass, { axis: 'y', at: [-r * 3, 0, 0] }),
    ],
    electrodo: [
      rod(r, l * 0.9, paint('#b98d6a', { rough: 0.9 })),
      rod(r * 0.6, l * 0.12, M.steel, { at: [-l * 0.1, 0, 0] }),
    ],
    cincho: [
      box(l, 0.14, r * 3, M.gloss, { at: [l / 2, 0, 0] }),
      box(r * 4, r * 3, r * 4.6, M.gloss, { at: [-r, 0, 0] }),
    ],
  };
  return group({}, ...(head[kind] ?? head['clavo'] ?? []));
}

/** A printed box with a few of what is in it in front. */
export function boxed({ kind = 'yeso', size = 1, text = '' }: Look) {
  const big = 0.7 + size * 0.2;
  const l = Math.min(13, 2 + size * 2.3);
  const r =
    kind === 'hexagonal' || kind === 'carruaje' || kind === 'expansivo'
      ? 0.28 + size * 0.07
      : kind === 'electrodo'
        ? 0.24
        : 0.2 + size * 0.03;
  const shown = kind === 'electrodo' ? 5 : 7;
  const names: Record<string, string> = {
    yeso: 'PIJA',
    madera: 'PIJA',
    lamina: 'PIJA',
    hexagonal: 'TORNILLO',
    carruaje: 'TORNILLO',
    maquina: 'TORNILLO',
    clavo: 'CLAVO',
    concreto: 'CLAVO',
    plastico: 'TAQUETE',
    rosca: 'TAQUETE',
    mariposa: 'TAQUETE',
    expansivo: 'ANCLA',
    grapa: 'GRAPA',
    rondana: 'RONDANA',
    tuerca: 'TUERCA',
    remache: 'REMACHE',
    armella: 'ARMELLA',
    electrodo: 'ELECTRODO',
    cincho: 'CINCHO',
  };
  const [w, h, d] = [12 * big, 8.4 * big, 8 * big];
  const front = writing([names[kind] ?? 'HERRAJE', text || 'BRAVÍO'], w * 0.92, h * 0.86, {
    back: BRAND.bravio,
    band: '#f4b400',
    fill: 0.34,
  });
  return group(
    {},
    box(w, h, d, M.card, { at: [0, h / 2, -5], r: 0.16, turn: [0, -10, 0] }),
    group(
      { at: [0, h / 2, -5], turn: [0, -10, 0] },
      sticker(w * 0.94, h * 0.88, front, { at: [0, 0, d / 2 + 0.03] }),
      sticker(d * 0.9, h * 0.88, writing(['BRAVÍO'], d * 0.9, h * 0.88, { back: BRAND.bravio, fill: 0.3 }), {
        at: [w / 2 + 0.03, 0, 0],
        turn: [0, 90, 0],
      }),
    ),
    ...Array.from({ length: shown }, (_, n) => {
      const lay = kind === 'rondana' || kind === 'tuerca' ? 0.2 : r * 1.9;
      return group(
        {
          at: [-6.4 + ((n * 2.05) % 10.4), lay + (n % 3 === 2 ? r * 1.2 : 0), 3.4 + ((n * 1.7) % 4.6)],
          turn: [0, ((n * 47) % 80) - 40, 0],
        },
        fastener(kind, l, r),
      );
    }),
  );
}
