import type { HostedDatabase, Moment } from '../../databases/hosted-database.ts';
import { invalid } from '../../engine/status.ts';
import type { Precondition } from '../../engine/write.ts';
import { parseFieldPath } from '../field-path.ts';
import { jsonName } from '../json-shape.ts';
import { MOST_SELECTED } from '../query-limits.ts';
import { parseMoment } from '../read-moment.ts';
import { parsePrecondition } from '../write-json.ts';

/** Parameters that change what a call does to a document, or shows of it, begin with these. */
const MESSAGES = /^(?:currentDocument|updateMask|mask)(?:\.|$)/;
const KNOWN: ReadonlySet<string> = new Set([
  'currentDocument.exists',
  'currentDocument.updateTime',
  'updateMask',
  'updateMask.fieldPaths',
  'mask',
  'mask.fieldPaths',
]);

/**
 * The parameters under their names in JSON: `document_id` is `documentId`. Throws INVALID_ARGUMENT for a condition or mask of unknown name: passed
 * over, the call would write where it was not to. Other unknown names mean nothing.
 */
export function readParams(given: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams();
  for (const [key, value] of given) {
    const name = jsonName(key);
    if (MESSAGES.test(name) && !KNOWN.has(name)) throw invalid(`Unknown name "${key}" in the address.`);
    params.append(name, value);
  }
  return params;
}

/** A document mask from repeated query parameters, `mask.fieldPaths` or `mask` alone; none means no mask. */
export function maskOf(params: URLSearchParams, name: 'mask' | 'updateMask') {
  const paths = [...params.getAll(`${name}.fieldPaths`), ...params.getAll(name)];
  if (paths.length > MOST_SELECTED) throw invalid(`A mask in an address may have ${MOST_SELECTED} paths.`);
  return paths.length === 0 ? undefined : paths.map((path) => parseFieldPath(path));
}

/** The condition `currentDocument.exists` or `currentDocument.updateTime`; undefined when there is none. Throws INVALID_ARGUMENT. */
export function preconditionOf(params: URLSearchParams): Precondition | undefined {
  const exists = params.get('currentDocument.exists');
  const updateTime = params.get('currentDocument.updateTime');
  if (updateTime !== null) return parsePrecondition({ updateTime });
  return exists === null
    ? undefined
    : parsePrecondition({ exists: exists === 'true' ? true : exists === 'false' ? false : exists });
}

/** The transaction that a read belongs to, if any. It is base64, and in addresses some clients have the other alphabet, or a plus that reads as a space. */
function transactionOf(params: URLSearchParams): string | undefined {
  return params.get('transaction')?.replace(/-/g, '+').replace(/_/g, '/').replace(/ /g, '+') || undefined;
}

/** The moment that a read asks for. Throws INVALID_ARGUMENT. */
export function momentOf(params: URLSearchParams, database: HostedDatabase): Moment {
  return parseMoment(transactionOf(params), params.get('readTime') ?? undefined, database);
}
