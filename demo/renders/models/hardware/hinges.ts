import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { circle, plate, withHoles } from '../../studio/outline.ts';
import { ball, box, group, many, pipe, rod, side } from '../../studio/solids.ts';
import { barrelBolt, bracket, hasp } from './bolts-and-brackets.ts';

const weldOnHinge = (h: number) =>
  group(
    {},
    // One closed, and one with its upper barrel lifted off the pin.
    rod(h * 0.16, h * 0.5, M.burnt, { axis: 'y', at: [0, -h * 0.5, 0] }),
    rod(h * 0.17, h * 0.05, M.brass, { axis: 'y', at: [0, 0, 0] }),
    rod(h * 0.16, h * 0.5, M.burnt, { axis: 'y', at: [0, h * 0.05, 0] }),
    group(
      { at: [h * 0.52, -h * 0.5, h * 0.16] },
      rod(h * 0.16, h * 0.5, M.burnt, { axis: 'y' }),
      rod(h * 0.17, h * 0.05, M.brass, { axis: 'y', at: [0, h * 0.5, 0] }),
      rod(h * 0.085, h * 0.52, M.chrome, { axis: 'y', at: [0, h * 0.5, 0] }),
      pipe(h * 0.16, h * 0.09, h * 0.5, M.burnt, {
        axis: 'y',
        at: [h * 0.42, -h * 0.02 + h * 0.18, h * 0.1],
        turn: [0, 0, 64],
      }),
    ),
  );

const cupHinge = () =>
  group(
    { turn: [-50, 0, 10] },
    side(withHoles(plate(7.4, 3, 1.2), circle(0.3, -2.8), circle(0.3, 2.8)), 0.4, M.chrome),
    rod(1.75, 1.4, M.chrome, { axis: 'z', at: [0, -0.6, -1.4] }),
    box(2.2, 9, 1.6, M.chrome, { at: [0, 5.4, 1], r: 0.4 }),
    box(4.6, 2.4, 0.5, M.chrome, { at: [0, 8, 0.2] }),
    rod(0.4, 0.5, M.burnt, { axis: 'z', at: [0, 7, 1.8] }),
    rod(0.4, 0.5, M.burnt, { axis: 'z', at: [0, 4.6, 1.8] }),
  );

const pianoHinge = () =>
  group(
    { turn: [-30, 0, 24] },
    side(
      withHoles(plate(30, 2.6, 0.1, 0, 1.6), ...Array.from({ length: 8 }, (_, n) => circle(0.24, -13 + n * 3.7, 1.8))),
      0.2,
      M.brass,
      { bevel: 0.03 },
    ),
    side(
      withHoles(
        plate(30, 2.6, 0.1, 0, -1.6),
        ...Array.from({ length: 8 }, (_, n) => circle(0.24, -13 + n * 3.7, -1.8)),
      ),
      0.2,
      M.brass,
      { bevel: 0.03, turn: [20, 0, 0] },
    ),
    many(20, (n) => rod(0.4, 1.4, M.brass, { at: [-15 + n * 1.5, 0, 0.2] })),
  );

const drawerSlide = () =>
  group(
    { turn: [0, 26, 0] },
    ...[0, 6].map((z) =>
      group(
        { at: [0, 0, z] },
        side(withHoles(plate(36, 4.4, 0.3), circle(0.5, -14), circle(0.5, 14)), 0.9, M.zinc, { bevel: 0.2 }),
        box(34, 2.6, 1.4, M.steel, { at: [7, 0, 0.6], r: 0.3 }),
        box(32, 1.5, 1.7, M.zinc, { at: [14, 0, 1], r: 0.3 }),
      ),
    ),
  );

export function hinge({ kind = 'libro', size = 3 }: Look) {
  const h = size * 2.54;
  const w = h * 0.42;
  const holes = (x: number) =>
    [-0.34, 0, 0.34].map((y, n) => circle(h * 0.035, x + (n === 1 ? w * 0.18 : -w * 0.1), y * h));
  switch (kind) {
    case 'tubular':
      return weldOnHinge(h);
    case 'cazoleta':
      return cupHinge();
    case 'piano':
      return pianoHinge();
    case 'corredera':
      return drawerSlide();
    case 'pasador':
      return barrelBolt(h);
    case 'portacandado':
      return hasp();
    case 'jaladera':
      return group(
        { turn: [0, 20, 0] },
        rod(0.7, 20, M.chrome, { at: [-10, 0, 4] }),
        rod(0.5, 4, M.chrome, { axis: 'z', at: [-6.4, 0, 0] }),
        rod(0.5, 4, M.chrome, { axis: 'z', at: [6.4, 0, 0] }),
      );
    case 'mensula':
      return bracket();
    default:
      return group(
        {},
        side(withHoles(plate(w, h, h * 0.04, w * 0.62), ...holes(w * 0.62)), 0.24, M.zinc, {
          bevel: 0.05,
          turn: [0, -18, 0],
        }),
        side(withHoles(plate(w, h, h * 0.04, -w * 0.62), ...holes(-w * 0.62)), 0.24, M.zinc, {
          bevel: 0.05,
          turn: [0, 24, 0],
        }),
        ...Array.from({ length: 5 }, (_, n) =>
          rod(h * 0.055, h * 0.19, M.zinc, { axis: 'y', at: [0, -h / 2 + (n * h) / 5, 0.1] }),
        ),
        ball(h * 0.06, M.zinc, { at: [0, h * 0.51, 0.1] }),
      );
  }
}
