import { fail } from './problem.ts';
import type { MapValue, PathValue } from './rule-value.ts';

/** Reads of whole documents while a condition is evaluated, the budget included. */
export interface DocumentAccess {
  /** `get`/`getAfter`: undefined when there is no such document. */
  read(path: PathValue, after: boolean): MapValue | undefined;
}

const PER_OPERATION = 10;
const PER_BATCH = 20;

/**
 * Google's limits on `get` and its like: 10 different documents for a request on one document or a query, 20 for a batch or transaction
 * as a whole, and never more than 10 for one of its operations. A document already read costs nothing, and is not converted again either: one
 * of a megabyte takes a tenth of a second, and each of five hundred writes may name the same eight. One object serves a whole request, so
 * that the writes of a batch share what they read.
 */
export class AccessBudget {
  readonly #seen = new Map<string, MapValue | undefined>();
  readonly #limit: number;

  constructor(kind: 'single' | 'batch' = 'single') {
    this.#limit = kind === 'batch' ? PER_BATCH : PER_OPERATION;
  }

  /** The accesses of one operation: its own count of 10 within the request's. `read` is asked for what the request has not read yet. */
  operation(): (key: string, read: () => MapValue | undefined) => MapValue | undefined {
    const own = new Set<string>();
    return (key, read) => {
      if (!own.has(key) && own.size >= PER_OPERATION)
        fail(`más de ${PER_OPERATION} documentos consultados en una operación`);
      const isKnown = this.#seen.has(key);
      if (!isKnown && this.#seen.size >= this.#limit) fail(`más de ${this.#limit} documentos consultados`);
      own.add(key);
      if (!isKnown) this.#seen.set(key, read());
      return this.#seen.get(key);
    };
  }
}

/** The path below the database of `/databases/x/documents/…`, checked segment by segment: some of them may come from a client. */
export function relativeDocumentPath(path: PathValue, database: string): string {
  const [databases, name, documents, ...rest] = path.segments;
  if (databases !== 'databases' || name !== database || documents !== 'documents')
    fail('la ruta no es de esta base de datos');
  if (rest.length === 0 || rest.length % 2 !== 0) fail('la ruta no nombra un documento');
  if (rest.some((segment) => segment === '' || segment.includes('/') || segment === '.' || segment === '..')) {
    fail('la ruta tiene un segmento imposible');
  }
  return rest.join('/');
}
