import { chooseSpecs } from './choose-facets.ts';
import { facetWord, sortValues, tidyValue } from './facet-values.ts';
import { isInRange, priceRanges, rangeFromWord, rangeName, rangeWord } from './price-ranges.ts';
import type { Product } from './product.ts';

/** What is chosen, by the facet's word in the address: `{ voltaje: ['20-v', '12-v'] }`. */
export type FacetChoice = Readonly<Record<string, readonly string[]>>;

/** What is chosen of one facet. A facet may be called `constructor`, which every object has. */
export const chosenWords = (choice: FacetChoice, param: string): readonly string[] =>
  (Object.hasOwn(choice, param) && choice[param]) || [];

export interface FacetOption {
  readonly word: string;
  readonly name: string;
  /** How many products choosing it would show, the other facets as they are. */
  readonly count: number;
  readonly chosen: boolean;
}

export interface Facet {
  readonly param: string;
  readonly name: string;
  readonly options: readonly FacetOption[];
}

/** A facet that is not a spec: the categories of search results. */
export interface ExtraFacet {
  readonly param: string;
  readonly name: string;
  /** The value's name for a product; none leaves the product out of it. */
  readonly valueOf: (product: Product) => string | undefined;
}

/** A facet of one list: the values of each product as they stand in the address, and the text of each value. */
interface FacetColumn {
  readonly param: string;
  readonly name: string;
  /** In the order of the list's products. */
  readonly words: readonly (readonly string[])[];
  readonly names: ReadonlyMap<string, string>;
  readonly inGivenOrder: boolean;
}

/** The facets of one list, made once for it; every choice is then answered in one pass. */
export interface FacetTable {
  readonly products: readonly Product[];
  readonly columns: readonly FacetColumn[];
}

const SPECS = 6;
const SPECS_BEFORE_BRAND = 2;
const FEWEST_PRODUCTS = 4;
const PRICE = 'precio';

/** The facets of a list: the specs that split it best, the brand where there are several, price ranges. None for a short list. */
export function buildFacetTable(products: readonly Product[], extra: readonly ExtraFacet[] = []): FacetTable {
  if (products.length < FEWEST_PRODUCTS) return { products, columns: [] };
  const specs = chooseSpecs(products, SPECS).map(({ param, name }) => specColumn(products, param, name));
  const brand = valueColumn(products, { param: 'marca', name: 'Marca', valueOf: ({ marca }) => marca });
  const columns = [
    ...extra.map((facet) => valueColumn(products, facet)),
    ...specs.slice(0, SPECS_BEFORE_BRAND),
    brand,
    priceColumn(products),
    ...specs.slice(SPECS_BEFORE_BRAND),
  ];
  return { products, columns: columns.filter(({ names }) => names.size > 1) };
}

export interface FacetAnswer {
  readonly products: readonly Product[];
  readonly facets: readonly Facet[];
  /** The chosen options, each of which can be removed. */
  readonly chosen: readonly { readonly param: string; readonly word: string; readonly name: string }[];
}

/**
 * The products of a choice, and every facet counted as if only the others were chosen. Words that the list does not have are left out, so
 * an old address never ends in an empty page; an option that would show nothing is not offered.
 */
export function applyFacets({ products, columns }: FacetTable, choice: FacetChoice): FacetAnswer {
  const tests = columns.map((column) => columnTest(column, products, chosenWords(choice, column.param)));
  const counts = columns.map(() => new Map<string, number>());
  const shown: Product[] = [];
  products.forEach((product, at) => {
    const failed = tests.flatMap((test, column) => (test.passes(at) ? [] : [column]));
    if (failed.length === 0) shown.push(product);
    if (failed.length > 1) return;
    columns.forEach(({ words }, column) => {
      if (failed.length === 1 && failed[0] !== column) return;
      for (const word of words[at] ?? []) counts[column]?.set(word, (counts[column].get(word) ?? 0) + 1);
    });
  });

  const facets = columns.map((column, at) => {
    const chosen = new Set(tests[at]?.words.map(({ word }) => word));
    const options = [...column.names].map(([word, name]) => ({
      word,
      name,
      count: counts[at]?.get(word) ?? 0,
      chosen: chosen.has(word),
    }));
    const offered = options.filter((option) => option.count > 0 || option.chosen);
    return { param: column.param, name: column.name, options: column.inGivenOrder ? offered : sortValues(offered) };
  });
  return {
    products: shown,
    // A single value that is not chosen no longer splits the list.
    facets: facets.filter(({ options }) => options.length > 1 || options.some((option) => option.chosen)),
    chosen: columns.flatMap(({ param }, at) => (tests[at]?.words ?? []).map((one) => ({ param, ...one }))),
  };
}

interface ColumnTest {
  readonly words: readonly { readonly word: string; readonly name: string }[];
  readonly passes: (at: number) => boolean;
}

function columnTest(column: FacetColumn, products: readonly Product[], asked: readonly string[]): ColumnTest {
  const known = asked.flatMap((written) => {
    // Addresses of before had `20v` where it was written so.
    const word = column.names.has(written) ? written : facetWord(written);
    const name = column.names.get(word);
    return name === undefined ? [] : [{ word, name }];
  });
  const ownRanges =
    column.param === PRICE
      ? asked.filter((word) => !column.names.has(word)).flatMap((word) => foreignRange(word, products))
      : [];
  const words = [...known, ...ownRanges.map(({ word, range }) => ({ word, name: rangeName(range) }))];
  const wanted = new Set(known.map(({ word }) => word));
  return {
    words,
    passes: (at) =>
      words.length === 0 ||
      (column.words[at] ?? []).some((word) => wanted.has(word)) ||
      ownRanges.some(({ range }) => isInRange(products[at]?.precio, range)),
  };
}

/** A range of an older list of prices, if anything is still in it. */
function foreignRange(word: string, products: readonly Product[]) {
  const range = rangeFromWord(word);
  return range && products.some(({ precio }) => isInRange(precio, range)) ? [{ word, range }] : [];
}

function specColumn(products: readonly Product[], param: string, name: string): FacetColumn {
  const names = new Map<string, string>();
  const words = products.map(({ ficha }) =>
    ficha
      .filter(({ nombre }) => facetWord(nombre) === param)
      .map(({ valor }) => named(names, valor))
      .filter((word) => word !== ''),
  );
  return { param, name, words, names, inGivenOrder: false };
}

function valueColumn(products: readonly Product[], { param, name, valueOf }: ExtraFacet): FacetColumn {
  const names = new Map<string, string>();
  const words = products.map((product) => {
    const word = named(names, valueOf(product) ?? '');
    return word ? [word] : [];
  });
  return { param, name, words, names, inGivenOrder: false };
}

function priceColumn(products: readonly Product[]): FacetColumn {
  const ranges = priceRanges(products.flatMap(({ precio }) => (precio === undefined ? [] : [precio])));
  return {
    param: PRICE,
    name: 'Precio',
    words: products.map(({ precio }) => ranges.filter((range) => isInRange(precio, range)).map(rangeWord)),
    names: new Map(ranges.map((range) => [rangeWord(range), rangeName(range)])),
    inGivenOrder: true,
  };
}

/** The word of a value; the first spelling met is the one shown. */
function named(names: Map<string, string>, value: string): string {
  const word = facetWord(value);
  if (word && !names.has(word)) names.set(word, tidyValue(value));
  return word;
}
