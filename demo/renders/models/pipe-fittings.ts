import type { Look } from '../../catalogue/looks/look.ts';
import { M, paint } from '../studio/materials.ts';
import { ball, box, group, lathe, pipe, ring, rod, tube, type Vec } from '../studio/solids.ts';
import { gauge } from './compressors-and-generators.ts';
import { hex } from './parts.ts';

const TONES: Readonly<Record<string, ReturnType<typeof paint>>> = {
  cpvc: M.ivory,
  pvc: M.white,
  cobre: M.copper,
  laton: M.brass,
  acero: M.zinc,
};

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
      return group(
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
      return group(
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
      return group(
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

/** Quick couplers, filters, regulators of an air line. */
export function airPart({ kind = 'cople', count = 1 }: Look) {
  if (kind === 'filtro' || kind === 'frl') {
    const unit = (x: number, tone: string, dial: boolean) =>
      group(
        { at: [x, 0, 0] },
        box(5.4, 4.4, 4.6, M.black, { at: [0, 7, 0], r: 0.8 }),
        lathe(
          [
            [0, -3],
            [1, -3],
            [1.8, -2],
            [2.1, 0],
            [2.1, 5],
            [0, 5],
          ],
          paint(tone, { rough: 0.2 }),
          { axis: 'y' },
        ),
        rod(0.6, 1.2, M.black, { axis: 'y', at: [0, -4, 0] }),
        rod(1.9, 3.4, M.tenaz, { axis: 'y', at: [0, 9, 0] }),
        ...(dial ? [gauge([0, 7, 2.8], 1.5)] : []),
      );
    return group(
      {},
      unit(0, '#9fb4bd', true),
      ...(kind === 'frl' ? [unit(7, '#c9a652', false)] : []),
      rod(1, 3, M.zinc, { at: [-5, 7, 0] }),
      rod(1, 3, M.zinc, { at: kind === 'frl' ? [9.4, 7, 0] : [2.4, 7, 0] }),
    );
  }
  const coupler = group(
    {},
    rod(1, 2, M.brass, { at: [-2, 0, 0] }),
    hex(1.2, 1.4, M.brass, { at: [0.4, 0, 0] }),
    lathe(
      [
        [0.6, 0],
        [1.25, 0],
        [1.4, 0.4],
        [1.2, 1],
        [1.4, 1.6],
        [1.4, 3.4],
        [1, 3.8],
        [0.6, 3.8],
      ],
      M.zinc,
      { at: [1, 0, 0] },
    ),
  );
  const nipple = group(
    {},
    rod(0.9, 2, M.brass, { at: [-2, 0, 0] }),
    hex(1.1, 1.2, M.brass, { at: [0.3, 0, 0] }),
    lathe(
      [
        [0.4, 0],
        [0.7, 0],
        [0.7, 1.4],
        [0.9, 1.8],
        [0.7, 2.2],
        [0.6, 3.2],
        [0.4, 3.2],
      ],
      M.zinc,
      { at: [0.8, 0, 0] },
    ),
  );
  if (count > 1)
    return group(
      {},
      ...Array.from({ length: 9 }, (_, n) =>
        group(
          { at: [(n % 3) * 7.6, 1.2, Math.floor(n / 3) * 4], turn: [0, 14, 0] },
          (n % 2 ? nipple : coupler).clone(),
        ),
      ),
    );
  return group({ turn: [0, 26, 0] }, kind === 'niple' ? nipple : coupler);
}
