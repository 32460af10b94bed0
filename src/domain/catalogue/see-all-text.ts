import { inSentence } from '#domain/kernel/in-sentence.ts';
import { foldText } from '#domain/kernel/text-fold.ts';

const PREPOSITION = /^(?:con|de|desde|en|hasta|para|por|sin)$/;
/** `Sistemas`, `Programa`: masculine although they end in `-a`. */
const MASCULINE_IN_A = /mas?$/;

/**
 * The text of the link to all products of a category, which agrees with the category's name: `Ver toda la herramienta inalámbrica`, `Ver todas
 * las pinturas`. Where the first word does not show its gender, or is a preposition, the text speaks of a line: `Ver toda la línea con cable`,
 * `Ver toda la línea de compresores`.
 */
export function seeAllText(name: string): string {
  const shown = inSentence(name);
  const [first = ''] = foldText(name).split(/[^a-z]+/);
  if (PREPOSITION.test(first)) return `Ver toda la línea ${shown}`;
  if (first.length > 3 && !MASCULINE_IN_A.test(first)) {
    if (first.endsWith('as')) return `Ver todas las ${shown}`;
    if (first.endsWith('os')) return `Ver todos los ${shown}`;
    if (first.endsWith('a')) return `Ver toda la ${shown}`;
    if (first.endsWith('o')) return `Ver todo el ${shown}`;
  }
  return `Ver toda la línea de ${shown}`;
}
