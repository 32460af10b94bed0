import type { Query } from 'minisearch';
import type { Alternative, Part, Slot, WantedTerm } from './slots.ts';

/** Between terms where MiniSearch takes one string: no term holds it. */
export const TERM_MARK = '\n';

/** The slots as MiniSearch asks its index: all of them, or any of them. */
export function indexQuery(slots: readonly Slot[], combineWith: 'AND' | 'OR'): Query {
  return { combineWith, queries: slots.map(slotQuery) };
}

/** Several queries in one, any of which will do. */
export function anyOf(queries: readonly Query[]): Query {
  return { combineWith: 'OR', queries: [...queries] };
}

function slotQuery({ alternatives }: Slot): Query {
  const single = alternatives.flatMap(({ parts }) => (parts.length === 1 ? (parts[0] ?? []) : []));
  const joint = alternatives.filter(({ parts }) => parts.length > 1).map(jointQuery);
  return anyOf([...partQueries(single), ...joint]);
}

function jointQuery({ parts }: Alternative): Query {
  return { combineWith: 'AND', queries: parts.map((part) => anyOf(partQueries(part))) };
}

function partQueries(part: Part): Query[] {
  const plain = part.filter(({ isPrefix, isClave }) => !isPrefix && !isClave).map(({ term }) => term);
  const special = part.filter(({ isPrefix, isClave }) => isPrefix || isClave);
  return [...(plain.length > 0 ? [[...new Set(plain)].join(TERM_MARK)] : []), ...special.map(specialQuery)];
}

function specialQuery({ term, isPrefix = false, isClave = false }: WantedTerm): Query {
  return { queries: [term], prefix: isPrefix, ...(isClave ? { fields: ['clave'] } : { fields: WORD_FIELDS }) };
}

const WORD_FIELDS = ['head', 'name', 'use', 'groups', 'marca'];
