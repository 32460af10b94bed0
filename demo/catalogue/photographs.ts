import renders from '../pictures/renders.json' with { type: 'json' };
import type { Draft } from './family.ts';
import type { Look } from './looks/look.ts';
import { lookName, lookOf } from './looks/look-of.ts';

const TAKEN = new Set(Object.keys(renders));

/** What two sizes of one thing have in common: their picture may stand in for each other's. */
const kindred = ({ model, kind = '', hex = '', volts = 0, bare = false }: Look): string =>
  [model, kind, hex, volts, bare].join(' ');

/** The photograph of each article by its clave: its own, or that of another size of the same thing; absent where neither was taken. */
export function photographs(drafts: readonly Draft[]): ReadonlyMap<string, string> {
  const looks = drafts.map((draft) => ({ clave: draft.clave, look: lookOf(draft) }));
  const substitutes = new Map<string, string>();
  for (const { look } of looks) {
    const name = lookName(look);
    if (TAKEN.has(name) && !substitutes.has(kindred(look))) substitutes.set(kindred(look), name);
  }
  return new Map(
    looks.flatMap(({ clave, look }): [string, string][] => {
      const name = TAKEN.has(lookName(look)) ? lookName(look) : substitutes.get(kindred(look));
      return name === undefined ? [] : [[clave, name]];
    }),
  );
}
