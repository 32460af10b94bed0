import { toldStems } from './told-stem.ts';
import type { ToldThing } from './told-thing.ts';

/** How often a stem is counted for one thing: what is told more often says no more. */
const MOST_TIMES = 3;
/** Stems that all things together tell less often are left out: they are half of the table, and decided one answer of 480. */
const LEAST_TIMES = 2;

/** The things of a table of the vocabulary: `name | other name > phrase; phrase`. */
export function readTold(table: string): readonly ToldThing[] {
  const told = new Map<string, number>();
  const things = table
    .split('\n')
    .filter((line) => line.includes('>'))
    .map((line) => {
      const [names = '', phrases = ''] = line.split('>');
      const stems = new Map<string, number>();
      for (const stem of phrases.split(';').flatMap(toldStems)) {
        stems.set(stem, Math.min(MOST_TIMES, (stems.get(stem) ?? 0) + 1));
        told.set(stem, (told.get(stem) ?? 0) + 1);
      }
      return { names: names.split('|').map((name) => name.trim()), stems };
    });
  for (const { stems } of things)
    for (const stem of stems.keys()) if ((told.get(stem) ?? 0) < LEAST_TIMES) stems.delete(stem);
  return things;
}
