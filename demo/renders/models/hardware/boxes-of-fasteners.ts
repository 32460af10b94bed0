import * as THREE from 'three';
import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { box, group, many, side, sticker, type Vec } from '../../studio/solids.ts';
import { fastenerLabel, TONES } from './fastener-labels.ts';
import { fastener } from './fasteners.ts';

const INCH = 2.54;

/** Copies of one fastener share its shapes, so that a bag of them costs no more memory than one. */
interface Pieces {
  readonly one: THREE.Object3D;
  /** How long it is with all that stands out, and where its middle is, along x. */
  readonly long: number;
  readonly middle: number;
  /** Half of how thick it is at its head. */
  readonly lay: number;
}

const FLAT: ReadonlySet<string> = new Set(['rondana', 'tuerca']);

function piecesOf({ kind = 'clavo', size = 1, thick = 0.15 }: Look): Pieces {
  const [l, r] = [size * INCH, (thick * INCH) / 2];
  const one = fastener(kind, l, r);
  const { min, max } = new THREE.Box3().setFromObject(one, true);
  return { one, long: max.x - min.x, middle: (max.x + min.x) / 2, lay: FLAT.has(kind) ? r * 0.5 : r * 1.9 };
}

/** One of them with its middle at a place, turned about its own length first. */
const copyAt = ({ one, middle }: Pieces, at: Vec, turn: Vec, spin: number) =>
  group({ at, turn }, group({ turn: [spin, 0, 0] }, group({ at: [-middle, 0, 0] }, one.clone())));

/** A few of them on the floor, none like the next. */
const spilled = (pieces: Pieces, count: number, from: number, wide: number, deep: number) =>
  many(count, (n) =>
    copyAt(
      pieces,
      [(((n * 0.382) % 1) - 0.5) * wide, pieces.lay * (n % 4 === 3 ? 2.4 : 1), from + ((n * 0.618) % 1) * deep],
      [0, ((n * 67) % 110) - 55, 0],
      n * 40,
    ),
  );

/** What a pack of fasteners is: a printed box, a bag with a header, a paper bag of a kilogram, or single pieces with a tag. */
export function boxed(look: Look) {
  const { kind, pack = 'caja' } = look;
  if (kind === 'electrodo') return electrodes(look);
  switch (pack) {
    case 'bolsa':
      return bag(look);
    case 'kilo':
      return paperBag(look);
    case 'suelto':
      return single(look);
    case 'caja':
      return carton(look);
  }
}

function carton(look: Look) {
  const pieces = piecesOf(look);
  const { long } = pieces;
  const [w, h, d] = [9 + long * 0.5, 6 + long * 0.35, 6 + long * 0.4];
  return group(
    {},
    group(
      { at: [0, h / 2, -3], turn: [0, -14, 0] },
      box(w, h, d, M.card, { r: 0.12 }),
      sticker(w * 0.97, h * 0.96, fastenerLabel(w, h, look), { at: [0, 0, d / 2 + 0.02] }),
      sticker(d * 0.96, h * 0.96, fastenerLabel(d, h, look), { at: [w / 2 + 0.02, 0, 0], turn: [0, 90, 0] }),
      // The lid's seam over the top.
      box(w * 1.005, 0.05, 0.12, M.black, { at: [0, h / 2, 0] }),
    ),
    spilled(pieces, 11, d / 2 + long * 0.3, w * 0.95, 2 + long * 0.7),
  );
}

/** Where a piece of a bag lies: those that are long stand, the others lie any way, and none comes out. */
function settled({ long, lay }: Pieces, n: number, share: number, w: number, h: number, flat: boolean) {
  const stands = long > w * 0.62;
  const turn = stands ? 90 + (((n * 37) % 21) - 10) * Math.min(1, (w * 0.5) / long) + (n % 2) * 180 : (n * 67) % 360;
  const angle = (turn * Math.PI) / 180;
  const [across, up] = [(Math.abs(Math.cos(angle)) * long) / 2 + lay, (Math.abs(Math.sin(angle)) * long) / 2 + lay];
  const [free, rise] = [Math.max(0, w / 2 - across - 0.3), Math.max(0, h * 0.8 - 2 * up)];
  const at: Vec = [(((n * 0.618) % 1) * 2 - 1) * free, up + 0.3 + share * rise, (((n * 0.382) % 1) - 0.5) * 1.9];
  return { at, turn: [flat ? 70 + (n % 5) * 8 : 0, 0, flat ? 0 : turn] as Vec };
}

/** A clear bag that hangs by its printed header: what is in it is seen. */
function bag(look: Look) {
  const pieces = piecesOf(look);
  const { long } = pieces;
  const flat = FLAT.has(look.kind ?? '');
  const w = Math.max(6.4, Math.min(long * 1.35, 9), Math.min(pieces.lay * 11, 13));
  const h = Math.max(7.4, Math.min(long * 1.5, 9), long * 1.12);
  const top = Math.max(3.4, w * 0.42);
  const room = long > 12 ? 22 : long > 6 ? 12 : 26;
  const shown = Math.min(room, Number.parseInt(look.content ?? '', 10) || room);
  const film = paint('#eef3f4', { rough: 0.12, opacity: 0.26 });
  return group(
    { turn: [-6, -12, 0] },
    many(shown, (n) => {
      // Rows from the bottom up, like what has settled in a hanging bag.
      const { at, turn } = settled(pieces, n, n / shown, w, h, flat);
      return copyAt(pieces, at, turn, flat ? 0 : n * 40);
    }),
    side(
      outline([
        [-w / 2, 0, 0.9],
        [w / 2, 0, 0.9],
        [w / 2, h, 0.3],
        [-w / 2, h, 0.3],
      ]),
      3.4,
      film,
      { bevel: 1.4, steps: 6 },
    ),
    box(w * 1.02, top, 0.5, paint(TONES[look.kind ?? ''] ?? '#1d5c8f', { rough: 0.6 }), {
      at: [0, h + top / 2 - 0.3, 0],
      r: 0.1,
    }),
    sticker(w, top * 0.97, fastenerLabel(w, top, look), { at: [0, h + top / 2 - 0.3, 0.27] }),
    ...[-0.3, 0.3].map((x) => box(w * 0.1, 0.12, 0.1, M.zinc, { at: [w * x, h + 0.1, 0.3] })),
  );
}

/** A bag of brown paper, its mouth rolled down, and a heap of what it holds. */
function paperBag(look: Look) {
  const pieces = piecesOf(look);
  const { long } = pieces;
  const [w, h, d] = [9 + long * 0.3, 11 + long * 0.55, 6];
  const kraft = paint('#b08a5a', { rough: 0.95 });
  return group(
    {},
    group(
      { at: [0, 0, -3.4], turn: [0, -14, 0] },
      side(
        outline([
          [-w / 2, 0, 0.5],
          [w / 2, 0, 0.5],
          [w / 2 - 0.3, h * 0.6],
          [w / 2, h, 0.2],
          [-w / 2, h, 0.2],
          [-w / 2 + 0.3, h * 0.6],
        ]),
        d,
        kraft,
        { bevel: 0.5 },
      ),
      box(w * 1.03, 1.9, d * 1.04, paint('#9c7848', { rough: 0.95 }), { at: [0, h - 0.6, 0], r: 0.5 }),
      sticker(w * 0.84, h * 0.56, fastenerLabel(w * 0.84, h * 0.56, look), { at: [0, h * 0.5, d / 2 + 0.03] }),
    ),
    spilled(pieces, 24, 2.2 + long * 0.25, w * 0.9, 2.4 + long * 0.35),
    spilled({ ...pieces, lay: pieces.lay * 3 }, 9, 2.8 + long * 0.3, w * 0.5, 1.2 + long * 0.2),
  );
}

/** Sold one by one: two of them, one standing on its head, with the shelf's tag. */
function single(look: Look) {
  const pieces = piecesOf(look);
  const { long: l, lay } = pieces;
  const [w, h] = [l * 1.25, l * 0.72];
  return group(
    {},
    group(
      { at: [-l * 0.1, 0, -l * 0.36], turn: [-12, -8, 0] },
      box(w, h, l * 0.03, M.white, { at: [0, h / 2, 0], r: l * 0.01 }),
      sticker(w * 0.97, h * 0.95, fastenerLabel(w, h, look), { at: [0, h / 2, l * 0.017] }),
    ),
    copyAt(pieces, [-l * 0.12, lay, l * 0.34], [0, 14, 0], 20),
    copyAt(pieces, [l * 0.86, l * 0.5, l * 0.05], [0, 0, 90], 0),
  );
}

/** A kilogram of welding rods in a sleeve of card, open at one end. */
function electrodes(look: Look) {
  const pieces = piecesOf(look);
  const { long, lay } = pieces;
  const tint = look.text?.includes('7018') ? '#6d7478' : TONES['electrodo'];
  const [w, h, d] = [long * 0.6, 9.4, 8];
  return group(
    { turn: [0, -34, 0] },
    group(
      { at: [long * 0.2, h / 2, 0] },
      box(w, h, d, M.card, { r: 0.12 }),
      box(w * 1.004, h * 0.12, d * 1.004, paint(tint ?? '#b0232a', { rough: 0.6 }), { at: [0, h * 0.44, 0], r: 0.05 }),
      sticker(w * 0.97, h * 0.86, fastenerLabel(w, h * 0.86, look), { at: [0, -h * 0.06, d / 2 + 0.02] }),
    ),
    many(20, (n) =>
      copyAt(
        pieces,
        [((n * 0.618) % 1) * 1.4 - 0.7, lay + 2 + Math.floor(n / 5) * 1.1, -d * 0.32 + (n % 5) * d * 0.16],
        [0, ((n * 7) % 5) - 2, 0],
        0,
      ),
    ),
  );
}
