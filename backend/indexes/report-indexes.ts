import type { Query } from '../engine/query.ts';
import { parseQuery } from '../protocol/query-json.ts';
import type { DeclaredIndexes } from './declared-indexes.ts';
import { missingIndex } from './missing-index.ts';

/** What the deployed indexes say of the queries of a run. */
export interface IndexReport {
  /** How many queries were asked. */
  readonly queries: number;
  /** The indexes that the real service would ask for, as `firestore.indexes.json` would declare them. */
  readonly missing: readonly string[];
}

/** Reads requests to Firestore, one a line with `path` and `body`: its emulator answers without an index, and the real service does not. */
export function reportIndexes(requests: string, declared: DeclaredIndexes): IndexReport {
  const queries = requests
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => queriesOf(JSON.parse(line) as KeptRequest));
  const missing = queries.flatMap((query) => missingIndex(query, declared) ?? []);
  return { queries: queries.length, missing: [...new Set(missing.map((index) => JSON.stringify(index)))] };
}

interface KeptRequest {
  readonly path: string;
  readonly body: string;
}

/** REST asks by JSON and has the parent in its path; a stream asks by a form whose fields `req0___data__` and following hold a message each. */
function queriesOf({ path, body }: KeptRequest): readonly Query[] {
  const parent = /^\/v1\/(projects\/.*\/documents[^:]*):/.exec(path)?.[1];
  if (parent !== undefined) return queriesIn(parse(body), parent);
  return [...new URLSearchParams(body)]
    .filter(([name]) => /^req\d+___data__$/.test(name))
    .flatMap(([, message]) => queriesIn(parse(message), undefined));
}

/** At any depth: a listener, a query, an aggregation and a query of a transaction hold it in different places. */
function queriesIn(value: unknown, above: string | undefined): readonly Query[] {
  if (typeof value !== 'object' || value === null) return [];
  const parent = 'parent' in value && typeof value.parent === 'string' ? value.parent : above;
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key !== 'structuredQuery') return queriesIn(inner, parent);
    const database = /^projects\/[^/]+\/databases\/[^/]+/.exec(parent ?? '')?.[0] ?? '';
    return [parseQuery(inner, parent, database)];
  });
}

function parse(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
}
