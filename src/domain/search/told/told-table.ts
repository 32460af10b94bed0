import { phraseTerms } from '../vocabulary/vocabulary.ts';
import { toldStem, toldStems } from './told-stem.ts';
import type { ToldThing } from './told-thing.ts';
import { toldThings } from './told-things.ts';

/** A told thing that a query may mean. */
export interface ToldReading {
  readonly thing: number;
  readonly score: number;
  /** Of what the query tells, the share that is told of the thing too, 0 to 1. */
  readonly coverage: number;
}

interface KnownStem {
  /** The rarer a stem, the more it tells. */
  readonly rarity: number;
  readonly things: readonly { readonly thing: number; readonly weight: number }[];
}

// As in BM25: the first time says most.
const SATURATION = 1.5;
/** A name says more of a thing than one phrase does. */
const NAME_TIMES = 4;

/** Which words are told of which things. A thing is known by the terms of its names, so that it serves any shop. */
export class ToldTable {
  /** For each thing the terms of its names. */
  readonly names: readonly (readonly (readonly string[])[])[];
  readonly #stems = new Map<string, KnownStem>();
  readonly #byHead = new Map<string, { readonly thing: number; readonly terms: readonly string[] }[]>();
  readonly #unknown: number;

  constructor(things: readonly ToldThing[]) {
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

  /** How much a word tells. What nobody has told counts as the rarest. */
  rarity(word: string): number {
    return this.#stems.get(toldStem(word))?.rarity ?? this.#unknown;
  }

  /**
   * The things that these words may mean, the likeliest first.
   * @param words folded
   */
  readings(words: readonly string[]): ToldReading[] {
    const sums = new Map<number, { score: number; told: number }>();
    let all = 0;
    for (const stem of new Set(words.map(toldStem))) {
      const known = this.#stems.get(stem);
      all += known?.rarity ?? this.#unknown;
      for (const { thing, weight } of known?.things ?? []) {
        const sum = sums.get(thing) ?? { score: 0, told: 0 };
        sum.score += weight;
        sum.told += known?.rarity ?? 0;
        sums.set(thing, sum);
      }
    }
    return [...sums]
      .map(([thing, { score, told }]) => ({ thing, score, coverage: told / all }))
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

/** For each stem how often it is told of each thing. */
function timesByStem(things: readonly ToldThing[]): ReadonlyMap<string, ReadonlyMap<number, number>> {
  const byStem = new Map<string, Map<number, number>>();
  const add = (stem: string, thing: number, times: number): void => {
    const known = byStem.get(stem);
    if (known) known.set(thing, (known.get(thing) ?? 0) + times);
    else byStem.set(stem, new Map([[thing, times]]));
  };
  things.forEach(({ names, stems }, thing) => {
    for (const [stem, times] of stems) add(stem, thing, times);
    for (const stem of new Set(names.flatMap(toldStems))) add(stem, thing, NAME_TIMES);
  });
  return byStem;
}

let table: ToldTable | undefined;

/** The table, made when a query first needs it. */
export function toldTable(): ToldTable {
  table ??= new ToldTable(toldThings());
  return table;
}
