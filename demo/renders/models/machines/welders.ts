import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { outline, withHoles } from '../../studio/outline.ts';
import { box, group, many, rod, side } from '../../studio/solids.ts';
import { brand, screw, vents } from '../parts/markings.ts';
import { wheelAlongZ } from '../parts/wheels.ts';

/** Welding machine. */
export function welder({ size = 160, kind = 'inversora' }: Look) {
  const s = 0.8 + size / 600;
  const [w, h, d] =
    kind === 'micro' ? [26 * s, 30 * s, 19 * s] : kind === 'ruedas' ? [30, 34, 24] : [26 * s, 17 * s, 12 * s];
  return group(
    { turn: [0, -62, 0] },
    box(w, h, d, M.tenaz, { r: 1.6 }),
    box(w * 0.16, h * 1.02, d * 1.04, M.black, { at: [w * 0.45, 0, 0], r: 1 }),
    box(w * 0.1, h * 1.02, d * 1.04, M.black, { at: [-w * 0.46, 0, 0], r: 1 }),
    group(
      { at: [w / 2 + 0.55, 0, 0], turn: [0, 90, 0] },
      box(d * 0.42, h * 0.17, 0.3, paint('#1d3b32', { rough: 0.2 }), { at: [0, h * 0.3, 0] }),
      brand(String(size), d * 0.3, [0, h * 0.3, 0.18], { ink: '#ff5a3c', height: h * 0.14, fill: 0.95 }),
      rod(d * 0.13, 1.2, M.grey, { axis: 'z', at: [0, h * 0.04, 0] }),
      box(0.4, d * 0.1, 0.3, M.white, { at: [0, h * 0.06, 1.2] }),
      rod(d * 0.12, 1.4, M.gloss, { axis: 'z', at: [-d * 0.24, -h * 0.28, 0] }),
      rod(d * 0.12, 1.4, M.gloss, { axis: 'z', at: [d * 0.24, -h * 0.28, 0] }),
      rod(d * 0.06, 1.6, M.brass, { axis: 'z', at: [-d * 0.24, -h * 0.28, 0] }),
      rod(d * 0.06, 1.6, M.brass, { axis: 'z', at: [d * 0.24, -h * 0.28, 0] }),
      rod(0.5, 0.4, M.green, { axis: 'z', at: [-d * 0.32, h * 0.3, 0] }),
      rod(0.5, 0.4, M.yellow, { axis: 'z', at: [-d * 0.32, h * 0.2, 0] }),
    ),
    vents(8, [-w * 0.3, -h * 0.1, d / 2], { height: h * 0.4, step: 1.1, depth: 0.4 }),
    brand('TENAZ', w * 0.4, [w * 0.08, h * 0.28, d / 2 + 0.05], { fill: 0.8 }),
    side(
      withHoles(
        outline([
          [-w * 0.36, h * 0.48],
          [-w * 0.3, h * 0.5 + 4, 1.6],
          [w * 0.3, h * 0.5 + 4, 1.6],
          [w * 0.36, h * 0.48],
        ]),
        outline([
          [-w * 0.26, h * 0.49, 0.5],
          [-w * 0.23, h * 0.5 + 2.4, 1],
          [w * 0.23, h * 0.5 + 2.4, 1],
          [w * 0.26, h * 0.49, 0.5],
        ]),
      ),
      3,
      M.rubber,
      { bevel: 0.6 },
    ),
    ...(kind === 'ruedas' || kind === 'micro'
      ? [
          wheelAlongZ(h * 0.16, 2.4, M.grey, { at: [-w * 0.36, -h * 0.55, d * 0.5] }),
          wheelAlongZ(h * 0.16, 2.4, M.grey, { at: [-w * 0.36, -h * 0.55, -d * 0.5] }),
          box(3, h * 0.2, d * 0.8, M.burnt, { at: [w * 0.36, -h * 0.58, 0] }),
        ]
      : [
          many(4, (n) =>
            rod(1.1, 1, M.rubber, {
              axis: 'y',
              at: [n % 2 ? w * 0.38 : -w * 0.38, -h / 2 - 0.8, n > 1 ? d * 0.34 : -d * 0.34],
            }),
          ),
        ]),
    screw([-w * 0.34, h * 0.38, d / 2], 0.4),
  );
}
