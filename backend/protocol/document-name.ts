import { NUMERIC_ID } from '../engine/document-path.ts';
import { invalid } from '../engine/status.ts';

/** Bytes of one id, and of a whole name: Firestore's limits. */
const LONGEST_ID = 1500;
const LONGEST_NAME = 6 * 1024;
const RESERVED = /^__.+__$/s;
const LONE_SURROGATE = /\p{Surrogate}/u;

/** A resource under a database, taken apart: `projects/P/databases/D` and `productos/7` (or '' for the root). */
export interface ResourceName {
  readonly database: string;
  readonly path: string;
}

/** `projects/P/databases/D/documents[/path]`. Throws INVALID_ARGUMENT when it is not of that form. Its length is looked at before anything else. */
export function parseResourceName(name: unknown): ResourceName {
  if (typeof name === 'string' && isLonger(name, LONGEST_NAME))
    throw invalid(`A document name must not be longer than ${LONGEST_NAME} bytes.`);
  const parts = typeof name === 'string' ? name.split('/') : [];
  const [projects, project, databases, database, documents, ...segments] = parts;
  if (projects !== 'projects' || !project || databases !== 'databases' || !database || documents !== 'documents') {
    throw invalid(`Document name ${JSON.stringify(name)} lacks "projects" at index 0, or is not a document name.`);
  }
  segments.forEach(checkId);
  return { database: `projects/${project}/databases/${database}`, path: segments.join('/') };
}

/** The path of a document (an even number of segments) that must lie in the given database. */
export function parseDocumentName(name: unknown, database: string): string {
  const parsed = parseResourceName(name);
  if (parsed.database !== database) throw invalid(`Document ${JSON.stringify(name)} is not in database ${database}.`);
  if (!isDocumentPath(parsed.path)) throw invalid(`${JSON.stringify(name)} does not name a document.`);
  return parsed.path;
}

/** Whether a path under a database is a document's: an even number of segments. */
export function isDocumentPath(path: string): boolean {
  return path !== '' && path.split('/').length % 2 === 0;
}

/** The full resource name of a path: `projects/P/databases/D/documents/c/a`. */
export function documentName(database: string, path: string): string {
  return `${database}/documents/${path}`;
}

/** Throws INVALID_ARGUMENT for an id no collection or document may have. */
export function checkId(id: string): void {
  if (isLonger(id, LONGEST_ID))
    throw invalid(`A collection or document id must not be longer than ${LONGEST_ID} bytes.`);
  if (id === '') throw invalid('A collection or document id must not be empty.');
  if (id === '.' || id === '..') throw invalid('A collection or document id must not be "." or "..".');
  if (RESERVED.test(id) && !isNumeric(id)) throw invalid(`Collection or document id "${id}" is reserved.`);
  if (LONE_SURROGATE.test(id)) throw invalid('A collection or document id must be valid Unicode.');
}

function isNumeric(id: string): boolean {
  const number = BigInt(NUMERIC_ID.exec(id)?.[1] ?? 0);
  return number !== 0n && BigInt.asIntN(64, number) === number;
}

/** A text has as many bytes as characters at least, and three times as many at most. */
function isLonger(text: string, bytes: number): boolean {
  return text.length > bytes || (text.length * 3 > bytes && Buffer.byteLength(text) > bytes);
}
