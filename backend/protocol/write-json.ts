import type { Version } from '../engine/document.ts';
import { isKeyPath } from '../engine/fields.ts';
import { runToEnd, type Sliced } from '../engine/slices.ts';
import { invalid } from '../engine/status.ts';
import { versionToTimestamp } from '../engine/time.ts';
import { isNumber, type NumberValue } from '../engine/value.ts';
import type { Precondition, Transform, Write, WriteResult } from '../engine/write.ts';
import { parseDocumentName } from './document-name.ts';
import { MOST_SEGMENTS, parseFieldPath } from './field-path.ts';
import { asArray, asBoolean, asMessage, DOCUMENT, enumName, type JsonObject } from './json-shape.ts';
import { parseVersion } from './timestamp.ts';
import { parseFields, parseValue } from './value-json.ts';

/** Writes of one commit; the SDK's batches have at most 500. */
const MOST_WRITES = 5000;
/** Transforms of one document in a commit, Firestore's limit. */
const MOST_TRANSFORMS = 500;
/** Paths of one mask, and elements of one change of a list: a document has at most so many entries in Firestore's indexes. */
const MOST_PARTS = 40_000;

/** The `writes` of a commit, in order. Absent means none. Throws INVALID_ARGUMENT. */
export function parseWrites(json: unknown, database: string): Write[] {
  return runToEnd(parseWritesSliced(json, database));
}

/** The same in slices. */
export function* parseWritesSliced(json: unknown, database: string): Sliced<Write[]> {
  const items = asArray(json, 'writes');
  if (items.length > MOST_WRITES) throw invalid(`A commit may have ${MOST_WRITES} writes.`);
  const writes: Write[] = [];
  for (const item of items) {
    writes.push(parseWrite(item, database));
    yield;
  }
  refuseVerifyAmongWrites(writes);
  refuseManyTransforms(writes);
  return writes;
}

function refuseManyTransforms(writes: readonly Write[]): void {
  const counts = new Map<string, number>();
  for (const write of writes) {
    if (write.kind !== 'update' || write.transforms.length === 0) continue;
    const count = (counts.get(write.path) ?? 0) + write.transforms.length;
    if (count > MOST_TRANSFORMS) throw tooManyTransforms();
    counts.set(write.path, count);
  }
}

const tooManyTransforms = () => invalid(`A commit may transform ${MOST_TRANSFORMS} fields of one document.`);

/** To verify a document says that it is only read: neither another verification nor a write of the same commit may name it. */
function refuseVerifyAmongWrites(writes: readonly Write[]): void {
  const verified = new Set<string>();
  const written = new Set<string>();
  for (const { kind, path } of writes) {
    if (verified.has(path) || (kind === 'verify' && written.has(path))) {
      throw invalid('The same document cannot be verified and then named again in a single request.');
    }
    (kind === 'verify' ? verified : written).add(path);
  }
}

/** Transforms of one write may meet in a field, but not in a field and a part of it. */
function parseTransforms(json: unknown, where: string): Transform[] {
  const items = asArray(json, where);
  if (items.length > MOST_TRANSFORMS) throw tooManyTransforms();
  const transforms = items.map(parseTransform);
  const paths = new Set(transforms.map(({ path }) => JSON.stringify(path)));
  for (const { path } of transforms) {
    const isNested = path.some((_, length) => length > 0 && paths.has(JSON.stringify(path.slice(0, length))));
    if (isNested) throw invalid('Cannot transform a field and a part of it at the same time.');
  }
  return transforms;
}

const OPERATIONS = ['update', 'delete', 'verify', 'transform'] as const;

/** `{update, updateMask?, updateTransforms?}`, `{delete}`, `{verify}` or the older `{transform}`, each with `currentDocument?`. */
function parseWrite(json: unknown, database: string): Write {
  const write = asMessage(json, 'A write', [...OPERATIONS, 'updateMask', 'updateTransforms', 'currentDocument']);
  if (OPERATIONS.filter((operation) => write[operation] !== undefined).length !== 1) {
    throw invalid('A write must be one of update, delete, verify and transform.');
  }
  const precondition = parsePrecondition(write['currentDocument']);
  // To take a field away is an update; passed over, the mask would leave a delete of the whole document.
  const hasParts =
    write['updateMask'] !== undefined || asArray(write['updateTransforms'], 'updateTransforms').length > 0;
  if (write['update'] === undefined && hasParts) throw invalid('Only an update may have a mask or transforms.');
  if (write['update'] !== undefined) {
    const { name, fields } = asMessage(write['update'], 'update', DOCUMENT);
    const mask = write['updateMask'] === undefined ? undefined : parseMask(write['updateMask']);
    const transforms = parseTransforms(write['updateTransforms'], 'updateTransforms');
    return {
      kind: 'update',
      path: parseDocumentName(name, database),
      fields: parseFields(fields),
      mask,
      transforms,
      precondition,
    };
  }
  if (write['transform'] !== undefined) {
    const { document, fieldTransforms } = asMessage(write['transform'], 'transform', ['document', 'fieldTransforms']);
    const transforms = parseTransforms(fieldTransforms, 'fieldTransforms');
    if (transforms.length === 0) throw invalid('The list of field transforms must not be empty.');
    return {
      kind: 'update',
      path: parseDocumentName(document, database),
      fields: {},
      mask: [],
      transforms,
      precondition,
    };
  }
  if (write['delete'] !== undefined) {
    return { kind: 'delete', path: parseDocumentName(write['delete'], database), precondition };
  }
  if (precondition === undefined) throw invalid('A verify must contain a precondition.');
  return { kind: 'verify', path: parseDocumentName(write['verify'], database), precondition };
}

/** A `DocumentMask`. Empty is a mask too: it touches nothing, and so does the name, which a document always has. */
export function parseMask(json: unknown, most = MOST_PARTS) {
  const paths = asArray(asMessage(json, 'mask', ['fieldPaths'])['fieldPaths'], 'fieldPaths');
  if (paths.length > most) throw invalid(`A mask may have ${most} paths.`);
  return paths.map((path) => parseFieldPath(path)).filter((path) => !isKeyPath(path));
}

/** `{exists}` or `{updateTime}`; absent or empty means no condition. */
export function parsePrecondition(json: unknown): Precondition | undefined {
  if (json === undefined || json === null) return undefined;
  const { exists, updateTime } = asMessage(json, 'currentDocument', ['exists', 'updateTime']);
  if (exists !== undefined && updateTime !== undefined) throw invalid('currentDocument must have one condition.');
  if (updateTime !== undefined) return { kind: 'updateTime', updateTime: parseVersion(updateTime) };
  if (exists === undefined) return undefined;
  return { kind: 'exists', exists: asBoolean(exists, 'currentDocument.exists') };
}

const TRANSFORMS = [
  'setToServerValue',
  'increment',
  'maximum',
  'minimum',
  'appendMissingElements',
  'removeAllFromArray',
] as const;

function parseTransform(json: unknown): Transform {
  const transform = asMessage(json, 'A field transform', ['fieldPath', ...TRANSFORMS]);
  // A field and the twenty maps that a document may nest below it.
  const path = parseFieldPath(transform['fieldPath'], { mostSegments: MOST_SEGMENTS + 1 });
  if (isKeyPath(path)) throw invalid('__name__ cannot be transformed.');
  if (TRANSFORMS.filter((kind) => transform[kind] !== undefined).length > 1)
    throw invalid('A field transform must have one operation.');
  if (transform['setToServerValue'] !== undefined) {
    if (enumName(transform['setToServerValue'], { REQUEST_TIME: 1 }) === undefined)
      throw invalid('setToServerValue must be REQUEST_TIME.');
    return { path, kind: 'requestTime' };
  }
  for (const kind of ['increment', 'maximum', 'minimum'] as const) {
    if (transform[kind] !== undefined) return { path, kind, operand: parseOperand(transform[kind], kind) };
  }
  if (transform['appendMissingElements'] !== undefined) {
    return {
      path,
      kind: 'append',
      elements: elementsOf(transform['appendMissingElements']),
    };
  }
  if (transform['removeAllFromArray'] !== undefined) {
    return {
      path,
      kind: 'remove',
      elements: elementsOf(transform['removeAllFromArray']),
    };
  }
  throw invalid('Unknown field transform.');
}

function parseOperand(json: unknown, kind: string): NumberValue {
  const operand = parseValue(json);
  if (!isNumber(operand)) throw invalid(`${kind} needs a number.`);
  return operand;
}

/** The elements of an `ArrayValue`: `{values}`. */
function elementsOf(json: unknown) {
  const elements = asArray(asMessage(json, 'A list', ['values'])['values'], 'values');
  if (elements.length > MOST_PARTS) throw invalid(`A list may be changed by ${MOST_PARTS} elements at once.`);
  return elements.map(parseValue);
}

/** A `WriteResult`; deletes and verifications have no `updateTime`, and the client then uses the commit's. */
function writeResultToJson({ updateTime, transformResults }: WriteResult): JsonObject {
  return {
    ...(updateTime !== undefined && { updateTime: versionToTimestamp(updateTime) }),
    ...(transformResults.length > 0 && { transformResults }),
  };
}

/** The results of one commit: `{writeResults: […], commitTime}`. */
export function commitToJson(results: readonly WriteResult[], version: Version): JsonObject {
  return { writeResults: results.map(writeResultToJson), commitTime: versionToTimestamp(version) };
}
