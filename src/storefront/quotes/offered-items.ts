import type { Product } from '#domain/catalogue/product.ts';
import type { ChosenItem } from '#domain/quotes/add-written.ts';
import type { WrittenLine } from '#domain/quotes/written-list.ts';

/** What the catalogue has for a written article. */
export interface Offer {
  /** The best first, at most three. */
  readonly products: readonly Product[];
  /** What the search says about it, for example that the wanted size is not sold. */
  readonly sentence?: string | undefined;
}

/** Choices besides the id of a product. */
export const AS_WRITTEN = 'escrito';
export const LEFT_OUT = 'no';

export interface LineChoice {
  readonly chosen: string;
  readonly pieces: number;
}

/** What goes on the list: one for each line that is not left out. */
export function chosenItems(
  lines: readonly WrittenLine[],
  offers: readonly (Offer | null)[],
  choices: readonly LineChoice[],
): readonly ChosenItem[] {
  return choices.flatMap(({ chosen, pieces }, at): ChosenItem | [] => {
    const line = lines[at];
    if (!line || chosen === LEFT_OUT) return [];
    const product = offers[at]?.products.find(({ id }) => id === chosen) ?? null;
    return { product, pieces, written: product ? line.escrito : line.texto };
  });
}

/** What is said of the articles that no list has room for. */
export const beyondText = (beyond: number): string =>
  beyond === 1 ? 'Falta el último: pídelo en otra lista.' : `Faltan los últimos ${beyond}: pídelos en otra lista.`;
