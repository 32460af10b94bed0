import renders from '../pictures/renders.json' with { type: 'json' };
import type { Draft } from './family.ts';
import type { Look } from './looks/look.ts';
import { lookName, lookOf } from './looks/look-of.ts';
import { measureOn } from './looks/writing-on.ts';

export interface Photograph {
  readonly file: string;
  /** The name of the article in it, where that is another thing than another size of this one. */
  readonly shows?: string;
}

const TAKEN = new Set(Object.keys(renders));

const isTaken = (look: Look): boolean => TAKEN.has(lookName(look));

/** What two sizes of one thing have in common: their picture may stand in for each other's, unless the size is written on it. */
export function kindred(look: Look): string {
  const { model, kind = '', hex = '', text = '', volts = 0, bare = false, count = 0 } = look;
  return [model, kind, hex, text, volts, bare, count, measureOn(look) ?? ''].join(' ');
}

/** Whose picture to use where no size of the article has been photographed, nearest first: paints of the same colour come first. */
const SIMILAR: readonly ((look: Look) => string)[] = [
  ({ model, kind = '', hex = '' }) => [model, kind, hex].join(' '),
  ({ model, kind = '' }) => [model, kind].join(' '),
  ({ model }) => model,
];

/** The photograph of each article by its clave: its own, that of another size of the same thing, or that of the nearest thing. */
export function photographs(drafts: readonly Draft[]): ReadonlyMap<string, Photograph> {
  const looks = drafts.map((draft) => ({ draft, look: lookOf(draft) }));
  const taken = looks.filter(({ look }) => isTaken(look));
  const firstBy = (key: (look: Look) => string) =>
    new Map(taken.toReversed().map(({ draft, look }) => [key(look), { file: lookName(look), shows: draft.nombre }]));
  const relatives = firstBy(kindred);
  const similar = SIMILAR.map((key) => ({ key, found: firstBy(key) }));

  const photograph = (look: Look): Photograph => {
    if (isTaken(look)) return { file: lookName(look) };
    const relative = relatives.get(kindred(look));
    if (relative) return { file: relative.file };
    for (const { key, found } of similar) {
      const other = found.get(key(look));
      if (other) return other;
    }
    throw new Error(`No ${look.model} has been photographed`);
  };
  return new Map(looks.map(({ draft, look }) => [draft.clave, photograph(look)]));
}
