import type { DescribedThing } from './described-thing.ts';
import { descriptionStems } from './description-stem.ts';

/** The most occurrences of a stem that count for one thing: further ones add no evidence. */
const MOST_TIMES = 3;
/** Stems with fewer occurrences in all descriptions are left out: they are half of the table, and decided one answer of 480. */
const LEAST_TIMES = 2;

/** The things of a table of the vocabulary, whose lines are `name | other name > phrase; phrase`. */
export function readDescriptions(table: string): readonly DescribedThing[] {
  const occurrences = new Map<string, number>();
  const things = table
    .split('\n')
    .filter((line) => line.includes('>'))
    .map((line) => {
      const [names = '', phrases = ''] = line.split('>');
      const stems = new Map<string, number>();
      for (const stem of phrases.split(';').flatMap(descriptionStems)) {
        stems.set(stem, Math.min(MOST_TIMES, (stems.get(stem) ?? 0) + 1));
        occurrences.set(stem, (occurrences.get(stem) ?? 0) + 1);
      }
      return { names: names.split('|').map((name) => name.trim()), stems };
    });
  for (const { stems } of things)
    for (const stem of stems.keys()) if ((occurrences.get(stem) ?? 0) < LEAST_TIMES) stems.delete(stem);
  return things;
}
