import { phraseTerms } from '../vocabulary/vocabulary.ts';
import type { DescribedThing } from './described-thing.ts';
import { describedThings } from './described-things.ts';
import { descriptionStem, descriptionStems } from './description-stem.ts';

/** A described thing that a query may mean. */
export interface DescribedMatch {
  readonly thing: number;
  readonly score: number;
  /** The share of the query's words, weighed by rarity, that descriptions of the thing have too, 0 to 1. */
  readonly coverage: number;
}

interface KnownStem {
  /** As the inverse document frequency of BM25: the fewer things a stem describes, the higher. */
  readonly rarity: number;
  readonly things: readonly { readonly thing: number; readonly weight: number }[];
}

// As in BM25: the first occurrence counts most.
const SATURATION = 1.5;
/** A word of the name counts as often as this many descriptions that have it. */
const NAME_TIMES = 4;

/** Which words describe which things, scored as in BM25. A thing is identified by the terms of its names, so that the table serves any shop. */
export class DescriptionTable {
  /** For each thing the terms of its names. */
  readonly names: readonly (readonly (readonly string[])[])[];
  readonly #stems = new Map<string, KnownStem>();
  readonly #byHead = new Map<string, { readonly thing: number; readonly terms: readonly string[] }[]>();
  readonly #unknown: number;

  constructor(things: readonly DescribedThing[]) {
    this.names = things.map(({ names }) => names.map(phraseTerms));
    this.names.forEach((names, thing) => {
      for (const terms of names) {
        const group = this.#byHead.get(terms[0] ?? '');
        if (group) group.push({ thing, terms });
        else this.#byHead.set(terms[0] ?? '', [{ thing, terms }]);
      }
    });
    const rarityOf = (uses: number): number => Math.log(1 + (things.length - uses + 0.5) / (uses + 0.5));
    this.#unknown = rarityOf(1);
    for (const [stem, times] of timesByStem(things)) {
      const rarity = rarityOf(times.size);
      const weighed = [...times].map(([thing, count]) => ({
        thing,
        weight: (rarity * count * (SATURATION + 1)) / (count + SATURATION),
      }));
      this.#stems.set(stem, { rarity, things: weighed });
    }
  }

  /** The rarity of a word; of one that is in no description, that of a word that describes one thing. */
  rarity(word: string): number {
    return this.#stems.get(descriptionStem(word))?.rarity ?? this.#unknown;
  }

  /**
   * The things that these words may mean, the likeliest first.
   * @param words folded
   */
  matches(words: readonly string[]): DescribedMatch[] {
    const sums = new Map<number, { score: number; explained: number }>();
    let all = 0;
    for (const stem of new Set(words.map(descriptionStem))) {
      const known = this.#stems.get(stem);
      all += known?.rarity ?? this.#unknown;
      for (const { thing, weight } of known?.things ?? []) {
        const sum = sums.get(thing) ?? { score: 0, explained: 0 };
        sum.score += weight;
        sum.explained += known?.rarity ?? 0;
        sums.set(thing, sum);
      }
    }
    return [...sums]
      .map(([thing, { score, explained }]) => ({ thing, score, coverage: explained / all }))
      .sort((a, b) => b.score - a.score || a.thing - b.thing);
  }

  /** The things of which a title has a whole name, beginning with the same word. */
  thingsOf(title: string): readonly number[] {
    const terms = phraseTerms(title);
    const said = new Set(terms);
    return (this.#byHead.get(terms[0] ?? '') ?? [])
      .filter((name) => name.terms.every((term) => said.has(term)))
      .map(({ thing }) => thing);
  }
}

/** For each stem, how many descriptions of each thing have it. */
function timesByStem(things: readonly DescribedThing[]): ReadonlyMap<string, ReadonlyMap<number, number>> {
  const byStem = new Map<string, Map<number, number>>();
  const add = (stem: string, thing: number, times: number): void => {
    const known = byStem.get(stem);
    if (known) known.set(thing, (known.get(thing) ?? 0) + times);
    else byStem.set(stem, new Map([[thing, times]]));
  };
  things.forEach(({ names, stems }, thing) => {
    for (const [stem, times] of stems) add(stem, thing, times);
    for (const stem of new Set(names.flatMap(descriptionStems))) add(stem, thing, NAME_TIMES);
  });
  return byStem;
}

let table: DescriptionTable | undefined;

/** The table, made when a query first needs it. */
export function descriptionTable(): DescriptionTable {
  table ??= new DescriptionTable(describedThings());
  return table;
}
