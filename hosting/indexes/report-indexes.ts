import { type IndexFile, indexesFor } from './declared-indexes.ts';
import { indexNeeds, type StructuredQuery } from './index-needs.ts';

/** What the deployed indexes say of the queries of a run. */
export interface IndexReport {
  /** Different queries, by their shape. */
  readonly shapes: number;
  /** Shapes that the real service would refuse, in words. */
  readonly refused: readonly string[];
  /** Declared indexes that no query of the run needed. */
  readonly unused: readonly string[];
}

/** Reads requests, one a line with `path` and `body`: the emulator answers without an index, and the real service does not. */
export function reportIndexes(requests: string, file: IndexFile): IndexReport {
  const needs = new Map(
    requests
      .split('\n')
      .filter((line) => line !== '')
      .flatMap((line) => queriesOf(JSON.parse(line) as KeptRequest))
      .flatMap(indexNeeds)
      .map((need) => [JSON.stringify(need), need]),
  );
  const used = new Set<unknown>();
  const refused: string[] = [];
  for (const [shape, need] of needs) {
    const indexes = indexesFor(need, file);
    if (indexes === undefined) refused.push(shape);
    else for (const index of indexes) used.add(index);
  }
  const unused = file.indexes.filter((index) => !used.has(index));
  return { shapes: needs.size, refused, unused: unused.map((index) => JSON.stringify(index)) };
}

interface KeptRequest {
  readonly path: string;
  readonly body: string;
}

/** REST asks by JSON, a stream by a form whose fields `req0___data__` and following hold a message each. */
function queriesOf({ path, body }: KeptRequest): readonly StructuredQuery[] {
  const messages = path.startsWith('/v1/')
    ? [body]
    : [...new URLSearchParams(body)].filter(([name]) => /^req\d+___data__$/.test(name)).map(([, message]) => message);
  return messages.flatMap((message) => structuredQueries(parse(message)));
}

/** At any depth: a listener, a query, an aggregation and a query of a transaction hold it in different places. */
function structuredQueries(value: unknown): StructuredQuery[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'structuredQuery' ? [inner as StructuredQuery] : structuredQueries(inner),
  );
}

function parse(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
}
