import { isTracking } from '#domain/site/tracking-fields.ts';
import { facetWord, tidyValue } from './facet-values.ts';
import type { Product } from './product.ts';

/** Query parameters of the address with another meaning; a spec of such a name cannot be a facet. */
const RESERVED: ReadonlySet<string> = new Set([
  'orden',
  'hasta',
  'pagina',
  'search',
  'marca',
  'precio',
  'clave',
  'categoria',
]);
/** The specs that customers of a hardware store ask for first; they rank higher where they split the list at all. */
const ASKED_FOR: ReadonlySet<string> = new Set([
  'voltaje',
  'medida',
  'diametro',
  'capacidad',
  'presentacion',
  'color',
  'grano',
  'acabado',
  'largo',
  'disco',
]);
/** Specs that most tools have but few customers choose by. */
const SELDOM_ASKED: ReadonlySet<string> = new Set([
  'garantia',
  'peso',
  'cable',
  'manos',
  'secado-al-tacto',
  'repintado',
]);

const MOST_VALUES = 40;
/** Where nearly every product has a value of its own, the list of values would be as long as the list of products. */
const MOST_VALUES_PER_PRODUCT = 0.45;
const LEAST_COVERAGE = 0.12;
const LEAST_SCORE = 0.05;

export interface SpecName {
  /** As it stands in the address: `par-maximo`. */
  readonly param: string;
  /** As the spec table writes it. */
  readonly name: string;
}

interface Tally {
  readonly name: string;
  readonly counts: Map<string, number>;
  products: number;
}

/**
 * The names of specs that split a list best, best first: many products have one, their values repeat, and no single value takes nearly all.
 * Specs that customers ask for come before specs that only split the list evenly.
 */
export function chooseSpecs(products: readonly Product[], limit: number): SpecName[] {
  const tallies = new Map<string, Tally>();
  for (const { ficha } of products) {
    for (const { nombre, valor } of ficha) {
      const param = facetWord(nombre);
      const word = facetWord(valor);
      if (!param || !word) continue;
      const known = tallies.get(param);
      if (!known && (RESERVED.has(param) || isTracking(param))) continue;
      const tally = known ?? { name: tidyValue(nombre), counts: new Map<string, number>(), products: 0 };
      tallies.set(param, tally);
      tally.products += 1;
      tally.counts.set(word, (tally.counts.get(word) ?? 0) + 1);
    }
  }
  return [...tallies]
    .map(([param, tally]) => ({ param, name: tally.name, score: score(param, tally, products.length) }))
    .filter((one) => one.score >= LEAST_SCORE)
    .sort((a, b) => b.score - a.score || a.name.localeCompare(b.name, 'es'))
    .slice(0, limit)
    .map(({ param, name }) => ({ param, name }));
}

function score(param: string, { counts, products }: Tally, all: number): number {
  const values = counts.size;
  const coverage = products / all;
  if (values < 2 || values > MOST_VALUES || coverage < LEAST_COVERAGE) return 0;
  if (values > 4 && values / products > MOST_VALUES_PER_PRODUCT) return 0;
  let alike = 0;
  for (const count of counts.values()) alike += (count / products) ** 2;
  const weight = ASKED_FOR.has(param) ? 2 : SELDOM_ASKED.has(param) ? 0.4 : 1;
  return coverage * (1 - alike) * weight;
}
