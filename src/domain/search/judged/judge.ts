import type { SearchEngine } from '../search-engine.ts';
import type { SearchEntry, SearchKind } from '../search-entry.ts';

/** A query with what a shop assistant would show for it. */
export interface JudgedQuery {
  readonly q: string;
  readonly kind: string;
  /** Any of these may come first; none means that nothing must be found. */
  readonly top1: readonly string[];
  /** All of these are among the first five. */
  readonly must: readonly string[];
  /** None of these may come first. */
  readonly not: readonly string[];
}

export interface Verdict {
  readonly asked: number;
  readonly first: number;
  readonly inFive: number;
  readonly forbidden: readonly string[];
  readonly empty: readonly string[];
  /** What went wrong, a line each: the query, what it is, the first five. */
  readonly faults: readonly string[];
}

/** The rows of a judged catalogue (`id|nombre|categoria|etiquetas|clave`, a heading first) as entries. */
export function judgedEntries(table: string): SearchEntry[] {
  const kinds: Readonly<Record<string, SearchKind>> = { Páginas: 'page', Tutoriales: 'tutorial' };
  return table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', title = '', category = '', labels = '', clave = ''] = line.split('|');
      const groups = [...labels.split(',').map((label) => label.trim()), category];
      return { id, kind: kinds[category] ?? 'product', title, clave, groups };
    });
}

/** Asks every query and counts. */
export function judge(engine: SearchEngine, queries: readonly JudgedQuery[]): Verdict {
  const answers = queries.map((query) => ({ ...query, found: engine.find(query.q).map(({ id }) => id) }));
  type Answer = (typeof answers)[number];
  const isFirst = ({ top1, found }: Answer): boolean =>
    top1.length === 0 ? found.length === 0 : found[0] !== undefined && top1.includes(found[0]);
  const isInFive = ({ top1, must, found }: Answer): boolean =>
    top1.length === 0 ? found.length === 0 : must.every((id) => found.slice(0, 5).includes(id));
  const isForbidden = ({ not, found }: Answer): boolean => found[0] !== undefined && not.includes(found[0]);
  const isEmpty = ({ top1, found }: Answer): boolean => top1.length > 0 && found.length === 0;
  return {
    asked: answers.length,
    first: answers.filter(isFirst).length,
    inFive: answers.filter(isInFive).length,
    forbidden: answers.filter(isForbidden).map(({ q }) => q),
    empty: answers.filter(isEmpty).map(({ q }) => q),
    faults: answers
      .filter((answer) => !isFirst(answer) || !isInFive(answer))
      .map(({ q, kind, found }) => `${q} (${kind}): ${found.slice(0, 5).join(' ')}`),
  };
}
