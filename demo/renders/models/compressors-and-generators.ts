import type { Look } from '../../catalogue/looks/look.ts';
import { M } from '../studio/materials.ts';
import { outline, withHoles } from '../studio/outline.ts';
import { bar, box, group, lathe, many, pipe, ring, rod, side, type Vec } from '../studio/solids.ts';
import { brand, vents, wheelAlongZ } from './parts.ts';

/** A round dial with a needle, toward the viewer. */
export const gauge = (at: Vec, r = 1.6) =>
  group(
    { at },
    rod(r, 0.9, M.chrome, { axis: 'z', at: [0, 0, -0.4] }),
    rod(r * 0.84, 0.2, M.white, { axis: 'z', at: [0, 0, 0.4] }),
    box(r * 0.9, r * 0.1, 0.1, M.red, { at: [r * 0.2, r * 0.2, 0.66], turn: [0, 0, 40] }),
  );

const tank = (r: number, length: number, axis: 'x' | 'y', at: Vec, material = M.tenaz) =>
  lathe(
    [
      [0, 0],
      [r * 0.5, r * 0.1],
      [r * 0.86, r * 0.34],
      [r, r * 0.7],
      [r, length - r * 0.7],
      [r * 0.86, length - r * 0.34],
      [r * 0.5, length - r * 0.1],
      [0, length],
    ],
    material,
    { axis, at },
  );

/** Air compressor by its litres. */
export function compressor({ size = 25, kind = 'directo' }: Look) {
  const upright = kind === 'vertical';
  const r = 6 + Math.cbrt(size) * 2.6;
  const l = r * 3.1;
  const motor = group(
    { at: upright ? [0, l + r * 0.35, 0] : [-r * 0.1, r * 2.0, 0] },
    rod(r * 0.46, r * 0.95, M.black, { at: [-r * 1.1, r * 0.35, 0] }),
    many(5, (n) => pipe(r * 0.5, r * 0.2, r * 0.06, M.grey, { at: [-r * 0.95 + n * r * 0.16, r * 0.35, 0] })),
    box(r * 0.62, r * 0.8, r * 0.7, M.alu, { at: [r * 0.45, r * 0.55, 0], r: r * 0.08 }),
    many(4, (n) => box(r * 0.72, r * 0.05, r * 0.82, M.alu, { at: [r * 0.45, r * (0.45 + n * 0.15), 0] })),
    box(r * 0.5, r * 0.24, r * 0.55, M.burnt, { at: [r * 0.45, r * 1.06, 0] }),
    rod(r * 0.2, r * 0.3, M.black, { axis: 'z', at: [r * 0.45, r * 0.9, r * 0.3] }),
    ...(kind === 'banda' || upright
      ? [
          side(
            withHoles(
              outline([
                [-r, -0.1 * r, r * 0.3],
                [-r, r * 0.9, r * 0.4],
                [r * 0.9, r * 1.1, r * 0.4],
                [r * 0.9, -0.1 * r, r * 0.3],
              ]),
              outline([
                [-r * 0.8, r * 0.1, r * 0.2],
                [-r * 0.8, r * 0.7, r * 0.3],
                [r * 0.7, r * 0.85, r * 0.3],
                [r * 0.7, r * 0.1, r * 0.2],
              ]),
            ),
            r * 0.16,
            M.tenaz,
            { at: [0, 0, r * 0.5] },
          ),
          ring(r * 0.5, r * 0.06, M.iron, { axis: 'z', at: [r * 0.4, r * 0.5, r * 0.5] }),
        ]
      : [box(r * 0.8, r * 0.7, r * 0.9, M.black, { at: [-r * 0.35, r * 0.42, 0], r: r * 0.2 })]),
    box(r * 2.1, r * 0.12, r * 1, M.burnt, { at: [-r * 0.1, -r * 0.1, 0] }),
  );
  return group(
    {},
    upright ? tank(r, l, 'y', [0, r * 0.3, 0]) : tank(r, l, 'x', [-l / 2, r * 0.95, 0]),
    brand('TENAZ', r * 1.1, upright ? [0, l * 0.55, r + 0.1] : [-r * 0.2, r * 0.9, r + 0.1], { fill: 0.85 }),
    brand(`${size} L`, r * 0.5, upright ? [0, l * 0.38, r + 0.1] : [-r * 0.2, r * 0.5, r * 0.93], { fill: 0.85 }),
    motor,
    ...(upright
      ? many(4, (n) =>
          box(r * 0.3, r * 0.7, r * 0.3, M.burnt, {
            at: [Math.cos(n * 1.57 + 0.78) * r * 0.8, r * 0.2, Math.sin(n * 1.57 + 0.78) * r * 0.8],
          }),
        ).children
      : [
          wheelAlongZ(r * 0.5, r * 0.3, M.grey, { at: [-r * 1.05, r * 0.1, r * 0.85] }),
          wheelAlongZ(r * 0.5, r * 0.3, M.grey, { at: [-r * 1.05, r * 0.1, -r * 0.85] }),
          rod(r * 0.14, r * 0.35, M.rubber, { axis: 'y', at: [r * 1.15, -r * 0.38, 0] }),
          box(r * 0.2, r * 0.5, r * 1.2, M.burnt, { at: [r * 1.15, 0, 0] }),
          bar(
            [
              [l * 0.42, r * 1.3, r * 0.6],
              [l * 0.62, r * 2.5, r * 0.6],
              [l * 0.62, r * 2.5, -r * 0.6],
              [l * 0.42, r * 1.3, -r * 0.6],
            ],
            r * 0.08,
            M.burnt,
            3,
          ),
        ]),
    gauge(upright ? [r * 0.55, l * 0.86, r * 0.85] : [r * 1.0, r * 2.05, r * 0.62], r * 0.17),
    gauge(upright ? [r * 0.1, l * 0.88, r * 0.95] : [r * 0.6, r * 2.05, r * 0.66], r * 0.17),
    box(r * 0.34, r * 0.44, r * 0.36, M.black, {
      at: upright ? [-r * 0.4, l * 0.95, r * 0.5] : [r * 0.8, r * 2.3, r * 0.3],
      r: 0.4,
    }),
  );
}

/** A generator: open frame or closed suitcase. */
export function generator({ size = 3500, kind = 'abierto' }: Look) {
  const s = 0.8 + size / 9000;
  if (kind === 'inversor')
    return group(
      {},
      side(
        outline([
          [-20, -14, 4],
          [-21, 6, 4],
          [-16, 12, 4],
          [16, 12, 4],
          [21, 6, 4],
          [20, -14, 4],
        ]),
        22,
        M.tenaz,
        { bevel: 3 },
      ),
      box(30, 15, 0.8, M.black, { at: [0, -2, 11], r: 0.4 }),
      side(
        withHoles(
          outline([
            [-12, 11],
            [-10, 18, 3],
            [10, 18, 3],
            [12, 11],
          ]),
          outline([
            [-8, 12, 1],
            [-7, 15.4, 1.5],
            [7, 15.4, 1.5],
            [8, 12, 1],
          ]),
        ),
        6,
        M.rubber,
        { bevel: 1 },
      ),
      ...[0, 1].map((n) => outlet([-8 + n * 7, -3, 11.5])),
      rod(1.6, 1, M.red, { axis: 'z', at: [8, -4, 11.2] }),
      brand('TENAZ', 12, [-4, 3, 11.5], { fill: 0.8 }),
      vents(5, [6, 1.6, 11.4], { height: 3, step: 1.4 }),
    );
  const diesel = kind === 'cabina';
  const [w, h, d] = [38 * s, 30 * s, 27 * s];
  const frame = (z: number) => [
    bar(
      [
        [-w / 2, -h / 2, z],
        [-w / 2, h / 2, z],
        [w / 2, h / 2, z],
        [w / 2, -h / 2, z],
      ],
      1.1,
      M.black,
      4,
    ),
    bar(
      [
        [-w / 2, -h / 2 + 1, z],
        [w / 2, -h / 2 + 1, z],
      ],
      1.1,
      M.black,
    ),
  ];
  if (diesel)
    return group(
      {},
      box(w * 1.5, h * 1.25, d * 1.1, M.tenaz, { r: 2 }),
      box(w * 1.5, 3, d * 1.14, M.black, { at: [0, -h * 0.62, 0] }),
      box(w * 0.4, h * 0.5, 0.6, M.black, { at: [w * 0.4, h * 0.2, d * 0.55] }),
      vents(12, [-w * 0.62, -h * 0.2, d * 0.55], { height: h * 0.5, step: 2, depth: 0.6 }),
      brand('TENAZ', w * 0.45, [-w * 0.3, h * 0.32, d * 0.56], { fill: 0.8 }),
      gauge([w * 0.32, h * 0.3, d * 0.58], 1.6),
      gauge([w * 0.46, h * 0.3, d * 0.58], 1.6),
      outlet([w * 0.36, h * 0.08, d * 0.58]),
      outlet([w * 0.5, h * 0.08, d * 0.58]),
    );
  return group(
    {},
    ...frame(d / 2),
    ...frame(-d / 2),
    ...[-1, 1].flatMap((x) => [
      bar(
        [
          [(x * w) / 2, h / 2 - 1, d / 2],
          [(x * w) / 2, h / 2 - 1, -d / 2],
        ],
        1,
        M.black,
      ),
      bar(
        [
          [(x * w) / 2, -h / 2 + 1, d / 2],
          [(x * w) / 2, -h / 2 + 1, -d / 2],
        ],
        1,
        M.black,
      ),
    ]),
    box(w * 0.88, h * 0.26, d * 0.8, M.tenaz, { at: [0, h * 0.36, 0], r: 2.4 }),
    rod(2.4, 1.6, M.black, { axis: 'y', at: [0, h * 0.49, 0] }),
    brand('TENAZ', w * 0.36, [0, h * 0.36, d * 0.4 + 0.1], { fill: 0.8 }),
    box(w * 0.36, h * 0.5, d * 0.7, M.iron, { at: [w * 0.22, -h * 0.08, -1], r: 1 }),
    many(5, (n) => box(w * 0.4, 0.7, d * 0.74, M.alu, { at: [w * 0.22, -h * 0.2 + n * 2, -1] })),
    lathe(
      [
        [0, 0],
        [h * 0.2, 0],
        [h * 0.22, 1],
        [h * 0.22, 3],
        [0, 3.4],
      ],
      M.tenaz,
      { axis: 'z', at: [w * 0.24, -h * 0.08, d * 0.34] },
    ),
    rod(h * 0.08, 1, M.black, { axis: 'z', at: [w * 0.24, -h * 0.08, d * 0.34 + 3] }),
    rod(h * 0.22, w * 0.34, M.alu, { at: [-w * 0.36, -h * 0.12, -3] }),
    box(w * 0.4, h * 0.42, 2, M.black, { at: [-w * 0.25, -h * 0.08, d * 0.42], r: 0.6 }),
    outlet([-w * 0.34, -h * 0.1, d * 0.42 + 1.1]),
    outlet([-w * 0.2, -h * 0.1, d * 0.42 + 1.1]),
    gauge([-w * 0.36, h * 0.06, d * 0.42 + 1.4], 1.5),
    box(2, 1.4, 0.8, M.red, { at: [-w * 0.2, h * 0.06, d * 0.42 + 1.2], r: 0.3 }),
    ...(size >= 5000
      ? [
          wheelAlongZ(6, 3, M.grey, { at: [-w / 2, -h / 2 - 2, d / 2 + 2] }),
          wheelAlongZ(6, 3, M.grey, { at: [-w / 2, -h / 2 - 2, -d / 2 - 2] }),
          box(3, 6, 3, M.rubber, { at: [w / 2, -h / 2 - 4, 0] }),
        ]
      : [
          many(4, (n) =>
            rod(1.4, 1.4, M.rubber, {
              axis: 'y',
              at: [n % 2 ? w * 0.4 : -w * 0.4, -h / 2 - 1.2, n > 1 ? d * 0.4 : -d * 0.4],
            }),
          ),
        ]),
  );
}

const outlet = (at: Vec) =>
  group(
    { at },
    box(4.6, 4.6, 0.6, M.ash, { r: 0.6 }),
    box(0.4, 1.2, 0.3, M.gloss, { at: [-0.8, 0.5, 0.3] }),
    box(0.4, 1.2, 0.3, M.gloss, { at: [0.8, 0.5, 0.3] }),
    rod(0.4, 0.2, M.gloss, { axis: 'z', at: [0, -1, 0.24] }),
  );

/** Water pump with its engine: two flanged mouths. */
export function enginePump() {
  return group(
    {},
    generator({ model: '', size: 1200 }),
    lathe(
      [
        [0, 0],
        [5.4, 0],
        [6, 1],
        [6, 4],
        [3, 5],
        [2.6, 8],
        [3.2, 8],
        [3.2, 9],
        [0, 9],
      ],
      M.iron,
      { at: [18, -2, 0] },
    ),
    lathe(
      [
        [0, 0],
        [2.6, 0],
        [2.6, 5],
        [3.2, 5],
        [3.2, 6.4],
        [0, 6.4],
      ],
      M.iron,
      { axis: 'y', at: [20.6, 2, 0] },
    ),
  );
}
