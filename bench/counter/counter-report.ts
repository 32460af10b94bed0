import { byId, categories, labels, products } from '#demo/parsed-catalogue.ts';
import { searchHere } from '#search/search-here.ts';
import type { CounterQuery } from './counter-query.ts';

/** How many of a set are right, by kind, and what was wrong. */
export interface CounterReport {
  readonly asked: number;
  readonly right: number;
  readonly kinds: string;
  readonly faults: readonly string[];
}

const catalogue = { categories, labels, products };

/** Asks the search as the site does, on the whole demo store. A query is right when its first product is, and what must be said is said. */
export function counterReport(queries: readonly CounterQuery[]): CounterReport {
  const verdicts = queries.map(({ kind, query, first, says }) => {
    const answer = searchHere(query, catalogue, []);
    const name = byId.get(answer.ids[0] ?? '')?.nombre ?? '';
    const { sentence = '', guide } = answer.advice ?? {};
    const options = guide?.options.map(({ name, because }) => `${name}: ${because}`) ?? [];
    const said = [sentence, guide?.title, ...options].filter(Boolean).join(' ');
    const isRight = first.test(name) && (says === undefined || says.test(said));
    return { kind, isRight, fault: `${query}: ${name || 'nothing'} | ${said}` };
  });
  const kinds = [...new Set(verdicts.map(({ kind }) => kind))].map((kind) => {
    const own = verdicts.filter((each) => each.kind === kind);
    return `${kind} ${own.filter(({ isRight }) => isRight).length}/${own.length}`;
  });
  return {
    asked: verdicts.length,
    right: verdicts.filter(({ isRight }) => isRight).length,
    kinds: kinds.join(', '),
    faults: verdicts.filter(({ isRight }) => !isRight).map(({ fault }) => fault),
  };
}
