import { plainFractions } from '#domain/kernel/plain-fractions.ts';
import { foldText } from '#domain/kernel/text-fold.ts';

const BLANKS = /\s+/g;
// Slash and point stay: `1/2` and `1.2` are two measures.
const UNWRITABLE = /[^a-z0-9./]+/g;
const EDGE_HYPHENS = /^-+|-+$/g;
/** The same few names and values stand on thousands of products, and each is asked for once for every facet. */
const words = new Map<string, string>();
const MOST_WORDS = 5000;
/** A number with its unit right behind it, and nothing else: `20V`, which others write `20 V`. */
const JOINED_UNIT = /^(\d[\d.,/]*)([a-zµ]{1,3})$/;
const THOUSANDS_COMMA = /(?<=\d),(?=\d{3}\b)/g;

/** A value as it stands in an address: `4 1/2"` → `4-1/2-in`, `Óxido de aluminio` → `oxido-de-aluminio`. Empty when nothing of it can. */
export function facetWord(value: string): string {
  const known = words.get(value);
  if (known !== undefined) return known;
  const word = foldText(tidyValue(plainFractions(value)))
    .replace(JOINED_UNIT, '$1 $2')
    .replaceAll('"', ' in')
    .replace(THOUSANDS_COMMA, '')
    .replace(UNWRITABLE, '-')
    .replace(EDGE_HYPHENS, '');
  if (words.size === MOST_WORDS) words.clear();
  words.set(value, word);
  return word;
}

/** Two spellings of one value read the same: `20 V` with either blank. */
export function tidyValue(value: string): string {
  return value.replace(BLANKS, ' ').trim();
}

export interface Measure {
  readonly unit: string;
  readonly size: number;
}

// What is measured in several units is ordered in one: 1/2" before 20 mm before 3 m.
const IN_BASE_UNIT = new Map(
  (
    [
      ['mm', 1, 'milimetro milimetros'],
      ['mm', 10, 'cm centimetro centimetros'],
      ['mm', 1000, 'm mt mts metro metros'],
      ['mm', 25.4, '" in plg pulg pulgada pulgadas'],
      ['mm', 304.8, 'ft pie pies'],
      ['l', 1, 'lt lts litro litros'],
      ['l', 0.001, 'ml'],
      ['kg', 1, 'kgs kilo kilos'],
      ['kg', 0.001, 'g gr grs gramo gramos'],
      ['h', 1 / 60, 'min'],
      ['w', 1000, 'kw'],
      ['meses', 1, 'mes'],
      ['meses', 12, 'ano anos'],
    ] as const
  ).flatMap(([unit, factor, written]) =>
    written.split(' ').map((word) => [word, [unit, factor] as readonly [unit: string, factor: number]] as const),
  ),
);

const MEASURE = /^(?:(\d+)\/(\d+)|(\d[\d,]*(?:\.\d+)?)(?: (\d+)\/(\d+))?)\s*("|[a-zµ°²³]+)?/;

/** The measure that a value begins with, in a unit that its kind shares; `null` where it begins with none. */
export function leadingMeasure(value: string): Measure | null {
  const match = MEASURE.exec(foldText(tidyValue(plainFractions(value))));
  if (!match) return null;
  const [, over, under, whole = '0', partOver, partUnder, written = ''] = match;
  const size = Number(whole.replaceAll(',', '')) + ratio(over, under) + ratio(partOver, partUnder);
  const [unit, factor] = IN_BASE_UNIT.get(written) ?? [written, 1];
  return { unit, size: size * factor };
}

function ratio(over: string | undefined, under: string | undefined): number {
  return over && Number(under) > 0 ? Number(over) / Number(under) : 0;
}

interface Counted {
  readonly name: string;
  readonly count: number;
}

/** The order a person looks for values in: measures by size, words by how many products have them. */
export function sortValues<T extends Counted>(values: readonly T[]): T[] {
  const measures = new Map(values.map(({ name }) => [name, leadingMeasure(name)]));
  const measured = values.filter(({ name }) => measures.get(name)).length;
  if (measured < values.length * 0.8) {
    return [...values].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'es'));
  }
  return [...values].sort((a, b) => {
    const left = measures.get(a.name);
    const right = measures.get(b.name);
    if (!left || !right) return Number(!left) - Number(!right) || a.name.localeCompare(b.name, 'es');
    return left.unit.localeCompare(right.unit, 'es') || left.size - right.size || a.name.localeCompare(b.name, 'es');
  });
}
