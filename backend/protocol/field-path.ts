import type { FieldPath } from '../engine/fields.ts';
import { DOCUMENT_KEY } from '../engine/fields.ts';
import { invalid } from '../engine/status.ts';
import { asMessage } from './json-shape.ts';
import { wellFormed } from './well-formed.ts';

const PART = /(?:([A-Za-z_][A-Za-z0-9_]*)|`((?:[^`\\]|\\[`\\])*)`)(\.|$)/y;
const RESERVED = /^__.*__$/s;
/** Bytes of one field name, and of a whole path with its dots: Firestore's limits. */
const LONGEST_NAME = 1500;
/** Characters that a path of that length may need when all of its names are quoted and escaped. */
const LONGEST_TEXT = 2 * LONGEST_NAME + 100;
/** Names in one path, as Google has it for masks and queries. A document's maps nest as deep. */
export const MOST_SEGMENTS = 20;

/**
 * A field path from its text: segments joined by dots; a segment that is not a plain name stands between back-quotes, where a backslash
 * escapes a back-quote or a backslash. Throws INVALID_ARGUMENT when malformed, reserved, too long or too deep: whatever is done with a path
 * afterwards costs by its length.
 */
export function parseFieldPath(json: unknown, { mostSegments } = { mostSegments: MOST_SEGMENTS }): FieldPath {
  if (typeof json !== 'string' || json === '') throw invalid('A field path must not be empty.');
  if (json.length > LONGEST_TEXT) throw tooLong();
  const text = wellFormed(json);
  const path: string[] = [];
  PART.lastIndex = 0;
  for (let isLast = false; !isLast; ) {
    const match = PART.exec(text);
    if (match === null) throw invalid(`Invalid field path: ${text}.`);
    const [, plain, quoted, separator] = match;
    path.push(plain ?? (quoted ?? '').replace(/\\(.)/gs, '$1'));
    isLast = separator === '';
    if (path.length > mostSegments) throw invalid(`A field path must have at most ${mostSegments} segments.`);
  }
  const bytes = path.reduce((sum, name) => sum + Buffer.byteLength(name) + 1, -1);
  if (bytes > LONGEST_NAME) throw tooLong();
  if (path.length > 1 || path[0] !== DOCUMENT_KEY) path.forEach(checkFieldName);
  return path;
}

/** The path of a `FieldReference`: `{fieldPath}`. */
export function parseFieldReference(json: unknown): FieldPath {
  return parseFieldPath(asMessage(json, 'field', ['fieldPath'])['fieldPath']);
}

/** Throws INVALID_ARGUMENT for a name no field may have: empty, too long, or of the reserved form `__name__`. */
export function checkFieldName(name: string): void {
  if (name === '') throw invalid('A field name must not be empty.');
  if (RESERVED.test(name)) throw invalid(`Field name "${name}" is reserved.`);
  if (name.length * 3 > LONGEST_NAME && Buffer.byteLength(name) > LONGEST_NAME) {
    throw invalid(`A field name must not be longer than ${LONGEST_NAME} bytes.`);
  }
}

const tooLong = () => invalid(`A field path must not be longer than ${LONGEST_NAME} bytes.`);
