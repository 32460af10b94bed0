import type { Look } from '../../../catalogue/looks/look.ts';
import { M, type paint } from '../../studio/materials.ts';
import { ball, box, group, lathe, pipe, ring, rod, tube, type Vec } from '../../studio/solids.ts';
import { hex } from '../parts/markings.ts';

const TONES: Readonly<Record<string, ReturnType<typeof paint>>> = {
  cpvc: M.ivory,
  pvc: M.white,
  cobre: M.copper,
  laton: M.brass,
  acero: M.zinc,
};

const trap = (m: ReturnType<typeof paint>) =>
  group(
    {},
    tube(
      [
        [0, 9, 0],
        [0, 2, 0],
        [1.6, -1.6, 0],
        [5, -1.6, 0],
        [6.6, 2, 0],
        [8, 5, 0],
        [15, 5, 0],
      ],
      1.5,
      m,
    ),
    ...[
      [0, 8, 0],
      [0, 2, 0],
    ].map(([x = 0, y = 0]) =>
      lathe(
        [
          [1.4, 0],
          [2.1, 0],
          [2.1, 1.8],
          [1.4, 1.8],
        ],
        M.ash,
        { axis: 'y', at: [x, y, 0] },
      ),
    ),
    pipe(2.4, 1.4, 1, M.chrome, { at: [14.6, 5, 0] }),
    rod(3, 0.8, M.chrome, { axis: 'y', at: [0, 9.4, 0] }),
  );

const coupling = (m: ReturnType<typeof paint>, r: number) =>
  group(
    { turn: [0, 30, 20] },
    lathe(
      [
        [r, -r * 2],
        [r * 1.3, -r * 2],
        [r * 1.3, -r * 0.2],
        [r * 1.2, 0],
        [r * 1.3, r * 0.2],
        [r * 1.3, r * 2],
        [r, r * 2],
      ],
      m,
    ),
    pipe(r * 0.98, r * 0.9, 0.4, m),
  );

const cableDuct = () =>
  group(
    { turn: [0, 26, 0] },
    ...[0, 3.6].map((z) =>
      group(
        { at: [0, 0, z] },
        box(40, 0.3, 2.6, M.white, { at: [0, 0, 0], r: 0.1 }),
        box(40, 1.6, 0.3, M.white, { at: [0, 0.8, 1.2], r: 0.1 }),
        box(40, 1.6, 0.3, M.white, { at: [0, 0.8, -1.2], r: 0.1 }),
      ),
    ),
    box(34, 0.3, 2.7, M.white, { at: [4, 1.8, 0], r: 0.1 }),
  );

/** Pipe fittings and lengths of pipe. */
export function fitting({ kind = 'codo', text = 'pvc', size = 0.5 }: Look) {
  const m = TONES[text] ?? M.white;
  const r = 1 + size * 0.8;
  const mouth = (turn: Vec, at: Vec = [0, 0, 0]) =>
    group(
      { at, turn },
      lathe(
        [
          [r * 0.78, 0],
          [r, 0],
          [r, r * 1.5],
          [r * 1.24, r * 1.6],
          [r * 1.24, r * 3],
          [r * 0.98, r * 3],
          [r * 0.96, r * 1.7],
          [r * 0.78, r * 1.6],
        ],
        m,
      ),
    );
  switch (kind) {
    case 'tee':
      return group({ turn: [0, 18, 0] }, mouth([0, 0, 0]), mouth([0, 0, 180]), mouth([0, 0, 90]), ball(r * 1.02, m));
    case 'yee':
      return group({ turn: [0, 18, 0] }, mouth([0, 0, 0]), mouth([0, 0, 180]), mouth([0, 0, 45]), ball(r * 1.02, m));
    case 'cople':
      return coupling(m, r);
    case 'adaptador':
      return group(
        { turn: [0, 30, 20] },
        mouth([0, 0, 0]),
        hex(r * 1.3, r * 0.9, m),
        ...Array.from({ length: 9 }, (_, n) => ring(r * 0.92, r * 0.08, m, { at: [-r * 0.6 - n * r * 0.2, 0, 0] })),
        pipe(r * 0.92, r * 0.7, r * 2, m, { at: [-r * 1.4, 0, 0] }),
      );
    case 'tubo':
      return group(
        { turn: [0, 28, 0] },
        ...[
          [0, 0],
          [2.3, 0],
          [1.15, 1.95],
        ].map(([z = 0, y = 0]) => pipe(r * 1.1, r * 0.86, 44, m, { at: [0, y * r, z * r] })),
      );
    case 'cespol':
      return trap(m);
    case 'poliducto':
      return group(
        {},
        ...Array.from({ length: 22 }, (_, n) =>
          ring(14 + Math.sin(n * 1.7) * 1.6, r * 0.8, M.orange, {
            axis: 'y',
            at: [Math.sin(n) * 0.3, 1 + (n % 7) * 1.6, Math.cos(n) * 0.3],
          }),
        ),
      );
    case 'canaleta':
      return cableDuct();
    default:
      return group(
        { turn: [0, 18, 0] },
        mouth([0, 0, 0]),
        mouth([0, 0, 90]),
        ball(r * 1.02, m),
        ring(r * 0.2, r * 0.82, m, { axis: 'z' }),
      );
  }
}
