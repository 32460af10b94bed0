import type { Guide } from './guide.ts';
import type { ShopAnswer } from './shop-word.ts';
import { phraseTerms } from './vocabulary/vocabulary.ts';

/** An answer of the shop with the terms that a query must have for it. */
export interface AskedAnswer {
  readonly answer: ShopAnswer;
  readonly terms: readonly string[];
}

/** Those that ask most first. */
export function askedAnswers(answers: readonly ShopAnswer[]): readonly AskedAnswer[] {
  return answers
    .map((answer) => ({ answer, terms: phraseTerms(answer.frase) }))
    .filter(({ terms }) => terms.length > 0)
    .sort((a, b) => b.terms.length - a.terms.length);
}

/**
 * The shop's own guided answer to a query; undefined where it has none.
 * @param said the query's terms
 */
export function answerFor(said: ReadonlySet<string>, answers: readonly AskedAnswer[]): Guide | undefined {
  const meant = answers.find(({ terms }) => terms.every((term) => said.has(term)))?.answer;
  return (
    meant && {
      title: meant.titulo,
      options: meant.opciones.map(({ de, id, razon }) => ({ id, of: de, because: razon })),
    }
  );
}
