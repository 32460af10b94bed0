import type * as THREE from 'three';
import type { Look } from '../../catalogue/looks/look.ts';
import { BRAND, M, paint } from '../studio/materials.ts';
import { around, type Corner, circle, outline, withHoles } from '../studio/outline.ts';
import { box, group, lathe, pipe, rod, side, sticker, twisted, type Vec } from '../studio/solids.ts';
import { writing } from '../studio/writing.ts';
import { twist } from './drills.ts';
import { brand, hex } from './parts.ts';

/** An open case with bits or sockets standing in rows. */
export function caseOf({ kind = 'brocas', count = 13, hex: colour = '#2b2c2e' }: Look) {
  const shell = paint(colour, { rough: 0.5 });
  const cols = Math.min(10, Math.ceil(Math.sqrt(count * 1.8)));
  const rows = Math.ceil(count / cols);
  const [w, d] = [cols * 2.6 + 3, rows * 3 + 3];
  const thing = (at: number): THREE.Object3D => {
    const g = 0.4 + (at / count) * 0.6;
    if (kind === 'puntas')
      return group(
        { turn: [0, 0, 90] },
        hex(0.5, 2.4, M.steel, { at: [1.4, 0, 0] }),
        rod(0.3, 1.6, M.steel, { at: [2.6, 0, 0], r2: 0.12 }),
      );
    if (kind === 'dados') return pipe(0.6 + g * 0.7, 0.3 + g * 0.5, 3.4, M.chrome, { axis: 'y', at: [0, 2, 0] });
    if (kind === 'fresas')
      return group(
        { turn: [0, 0, 90] },
        rod(0.4, 3, M.steel),
        lathe(
          [
            [0, 0],
            [0.6, 0],
            [1.1 * g + 0.3, 1],
            [0.7, 2.4],
            [0, 2.4],
          ],
          n2(at),
          { at: [2.8, 0, 0] },
        ),
      );
    if (kind === 'copas') return pipe(0.6 + g * 0.9, 0.5 + g * 0.8, 2.6, M.zinc, { axis: 'y', at: [0, 1.6, 0] });
    return group({ turn: [0, 0, 90] }, twist(0.22 + g * 0.4, 4 + g * 4, kind === 'titanio' ? M.titanium : M.burnt));
  };
  const n2 = (at: number) => (at % 2 ? M.tenaz : M.carbide);
  return group(
    { turn: [0, -12, 0] },
    box(w, 2.6, d, shell, { at: [0, 0, 0], r: 0.6 }),
    box(w * 0.92, 0.6, d * 0.9, M.black, { at: [0, 1.2, 0], r: 0.3 }),
    group(
      { at: [0, 1.3, -d / 2], turn: [-76, 0, 0] },
      box(w, 1.6, d, shell, { at: [0, 0.8, -d / 2 + 0.4].map((v, i) => (i === 2 ? -v : v)) as unknown as Vec, r: 0.6 }),
    ),
    ...Array.from({ length: count }, (_, at) =>
      group(
        { at: [((at % cols) - (cols - 1) / 2) * 2.5, 1.4, (Math.floor(at / cols) - (rows - 1) / 2) * 3] },
        thing(at),
      ),
    ),
    brand('TENAZ', w * 0.5, [0, 0, d / 2 + 0.05], { height: 1.4, fill: 0.9 }),
  );
}

/** A blister card with a header: what hangs on a peg. */
function card(
  parts: readonly THREE.Object3D[],
  title: readonly string[],
  w: number,
  h: number,
  colour: string = BRAND.tenaz,
) {
  return group(
    { turn: [-8, 0, 0] },
    side(
      withHoles(
        outline([
          [-w / 2, 0, 0.6],
          [w / 2, 0, 0.6],
          [w / 2, h, 0.6],
          [-w / 2, h, 0.6],
        ]),
        circle(h * 0.03, 0, h * 0.94),
      ),
      0.25,
      M.paper,
      { bevel: 0.04 },
    ),
    sticker(w * 0.98, h * 0.24, writing(title, w, h * 0.24, { back: colour }), { at: [0, h * 0.78, 0.16] }),
    ...parts,
  );
}

export function blades({ kind = 'caladora', count = 5, text = 'HOJAS' }: Look) {
  const long = kind === 'reciprocante' ? 17 : kind === 'segueta' ? 22 : 8.5;
  const w = kind === 'reciprocante' ? 1.7 : kind === 'segueta' ? 1.3 : 1;
  const blade = (x: number) => {
    const teeth = Array.from(
      { length: Math.round(long * 3.2) },
      (_, n): Corner => [n % 2 ? w * 0.5 : w * 0.66, -long * 0.44 + n * 0.27],
    );
    return side(
      outline([
        [-w / 2, -long / 2],
        ...teeth,
        [w * 0.3, long * 0.5, 0.2],
        [-w * 0.34, long * 0.5, 0.2],
        [-w / 2, long * 0.42],
      ]),
      0.16,
      M.steel,
      { at: [x, long * 0.56, 0.5], bevel: 0.02 },
    );
  };
  const n = Math.min(count, 6);
  return card(
    Array.from({ length: n }, (_, at) => blade((at - (n - 1) / 2) * (w + 0.9))),
    ['TENAZ', text],
    Math.max(9, n * (w + 1.3) + 2),
    long * 1.56,
  );
}

/** Sockets on a rail. */
export function sockets({ count = 1, size = 1, text = '1/2"' }: Look) {
  const one = (g: number, x: number) =>
    group(
      { at: [x, 0, 0] },
      lathe(
        [
          [0.55 * g + 0.3, 0],
          [g + 0.5, 0],
          [g + 0.5, 3.4],
          [g * 0.8 + 0.5, 4],
          [g * 0.8 + 0.5, 8],
          [g * 0.55 + 0.3, 8],
        ],
        M.burnt,
        { axis: 'y' },
      ),
      side(
        around(6, () => g * 0.62 + 0.3),
        0.4,
        M.gloss,
        { turn: [90, 0, 0], at: [0, 7.9, 0] },
      ),
    );
  if (count === 1)
    return group({}, one(size, 0), brand(text, 1.9 * size, [0, 2, size + 0.55], { height: 0.9, fill: 0.9 }));
  return group(
    {},
    box(count * 3.4, 1.6, 4, M.black, { at: [0, -0.8, 0], r: 0.4 }),
    ...Array.from({ length: count }, (_, n) => one(0.6 + n * (0.8 / count), (n - (count - 1) / 2) * 3.2)),
    brand('TENAZ', 6, [0, -0.8, 2.05], { height: 1.2, fill: 0.9 }),
  );
}

const driverBit = (tipped: boolean, at: Vec) =>
  group(
    { at, turn: [0, 0, 90] },
    hex(0.36, 2.2, M.steel, { at: [1.1, 0, 0] }),
    rod(0.27, 1.6, M.steel, { at: [2, 0, 0], r2: tipped ? 0.08 : 0.2 }),
  );

export const bitCard = ({ text = 'PH2', count = 10 }: Look) =>
  card(
    Array.from({ length: Math.min(count, 10) }, (_, n) =>
      driverBit(true, [(n % 5) * 1.4 - 2.8, 1.2 + Math.floor(n / 5) * 4.2, 0.6]),
    ),
    [text, `${count} PIEZAS`],
    9,
    14,
  );

/** What a driver takes between itself and a screw. */
export function adapter({ kind = 'magnetico', count = 1 }: Look) {
  const one = (n: number) => {
    if (kind === 'flexible')
      return group(
        {},
        hex(0.4, 2.6, M.steel),
        twisted(
          around(12, (s) => (s % 4 < 2 ? 0.55 : 0.45)),
          20,
          5,
          M.gloss,
          { at: [1.3, 0, 0] },
        ),
        rod(0.8, 4, M.tenaz, { at: [21, 0, 0] }),
        hex(0.5, 1, M.steel, { at: [25, 0, 0] }),
      );
    if (kind === 'cuadro')
      return group(
        { at: [0, 0, n * 2.6] },
        hex(0.42, 4, M.steel),
        rod(0.7, 1.4, M.burnt, { at: [2, 0, 0] }),
        box(2 + n * 0.3, 0.9 + n * 0.3, 0.9 + n * 0.3, M.chrome, { at: [4.4, 0, 0] }),
      );
    if (kind === 'dado')
      return group(
        { at: [0, 0, n * 2.6] },
        hex(0.42, 3, M.steel),
        lathe(
          [
            [0, 0],
            [0.9 + n * 0.12, 0],
            [1 + n * 0.12, 2.6],
            [0.7, 2.6],
            [0.7, 1.4],
            [0, 1.4],
          ],
          M.burnt,
          { at: [1.5, 0, 0] },
        ),
      );
    return group(
      {},
      hex(0.42, 4, M.steel),
      rod(0.8, 4, M.steel, { at: [1.6, 0, 0] }),
      rod(0.84, 1, M.tenaz, { at: [3.4, 0, 0] }),
      hex(0.42, 2, M.steel, { at: [6.4, 0, 0] }),
    );
  };
  return group({ turn: [0, 26, 0] }, ...Array.from({ length: count }, (_, n) => one(n)));
}

export const chisel = ({ kind = 'punta', size = 1 }: Look) =>
  group(
    { turn: [0, 22, 0] },
    rod(0.7 * size, 6, M.zinc, { at: [-16, 0, 0] }),
    rod(0.62 * size, 20, M.zinc, { at: [-10, 0, 0] }),
    box(2.6, 0.24, 0.4, M.gloss, { at: [-13.4, 0.66 * size, 0] }),
    ...(kind === 'punta'
      ? [
          lathe(
            [
              [0, 0],
              [0.62 * size, 0],
              [0.1, 5],
              [0, 5.1],
            ],
            M.zinc,
            { at: [9.8, 0, 0] },
          ),
        ]
      : [
          side(
            outline([
              [9, -0.6],
              [12, kind === 'ancho' ? -2.6 : -1.2, 1],
              [15, kind === 'ancho' ? -2.8 : -1.2],
              [15, kind === 'ancho' ? 2.8 : 1.2],
              [12, kind === 'ancho' ? 2.6 : 1.2, 1],
              [9, 0.6],
            ]),
            0.7 * size,
            M.zinc,
            { turn: [90, 0, 0], bevel: 0.2 },
          ),
        ]),
    ...(size > 1.2 ? [] : []),
  );
