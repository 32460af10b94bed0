import type { Change, Document, DocumentReader, Version } from './document.ts';
import { documentPath } from './document-path.ts';
import { documentSize, LARGEST_DOCUMENT } from './document-size.ts';
import { sameFields } from './equality.ts';
import { fieldAt, withField, withoutField } from './fields.ts';
import { invalid, StatusError } from './status.ts';
import { versionToTimestamp } from './time.ts';
import { applyTransforms } from './transform.ts';
import type { Fields } from './value.ts';
import type { Precondition, UpdateWrite, Write, WriteResult } from './write.ts';

/** A commit that has been worked out but has touched nothing yet: still to be allowed, stored, and applied. */
export interface PreparedCommit {
  readonly version: Version;
  readonly results: readonly WriteResult[];
  /** One entry per document that really changes, in order of first touch. */
  readonly changes: readonly Change[];
  /** The state as it would be. */
  readonly after: DocumentReader;
  /** What each write did to its document, in order: what access rules judge. */
  readonly steps: readonly WriteStep[];
}

export interface WriteStep {
  readonly write: Write;
  readonly before: Document | undefined;
  readonly after: Document | undefined;
}

/** Evaluates writes in order, each seeing the effects of the earlier ones. Throws StatusError when a precondition fails: then none counts. */
export function prepareCommit(writes: readonly Write[], read: DocumentReader, version: Version): PreparedCommit {
  const overlay = new Map<string, Document | undefined>();
  const current: DocumentReader = (path) => (overlay.has(path) ? overlay.get(path) : read(path));
  const results: WriteResult[] = [];
  const steps: WriteStep[] = [];
  for (const write of writes) {
    const before = current(write.path);
    if (write.precondition !== undefined) checkPrecondition(write.precondition, write.path, before);
    if (write.kind === 'update') {
      const { document, transformResults } = updated(write, before, version);
      overlay.set(write.path, document);
      steps.push({ write, before, after: document });
      results.push({ updateTime: document.updateTime, transformResults });
    } else {
      if (write.kind === 'delete') overlay.set(write.path, undefined);
      steps.push({ write, before, after: current(write.path) });
      results.push({ updateTime: undefined, transformResults: [] });
    }
  }
  const changes: Change[] = [];
  for (const [path, after] of overlay) {
    const before = read(path);
    if (before !== after) changes.push({ ...documentPath(path), before, after, version });
  }
  return { version, results, changes, after: current, steps };
}

function checkPrecondition(precondition: Precondition, path: string, before: Document | undefined): void {
  if (precondition.kind === 'exists') {
    if (precondition.exists && before === undefined)
      throw new StatusError('NOT_FOUND', `No document to update: ${path}`);
    if (!precondition.exists && before !== undefined)
      throw new StatusError('ALREADY_EXISTS', `Document already exists: ${path}`);
  } else if (before?.updateTime !== precondition.updateTime) {
    const stored = before === undefined ? 0 : before.updateTime;
    const wanted = precondition.updateTime;
    const message = `the stored version (${stored}) does not match the required base version (${wanted})`;
    throw new StatusError('FAILED_PRECONDITION', message);
  }
}

function updated(write: UpdateWrite, before: Document | undefined, version: Version) {
  const patched = write.mask === undefined ? write.fields : patch(before?.fields ?? {}, write);
  const { fields, results } = applyTransforms(patched, write.transforms, {
    timestampValue: versionToTimestamp(version),
  });
  // A write that changes nothing leaves the version alone, as Firestore does: listeners are not woken.
  if (before !== undefined && sameFields(before.fields, fields)) return { document: before, transformResults: results };
  if (documentSize(write.path, fields) > LARGEST_DOCUMENT) {
    throw invalid(`Document ${write.path} exceeds the maximum size of ${LARGEST_DOCUMENT} bytes.`);
  }
  const createTime = before?.createTime ?? version;
  const document = { ...documentPath(write.path), fields, createTime, updateTime: version };
  return { document, transformResults: results };
}

function patch(base: Fields, { mask = [], fields }: UpdateWrite): Fields {
  return mask.reduce((patched, path) => {
    const value = fieldAt(fields, path);
    return value === undefined ? withoutField(patched, path) : withField(patched, path, value);
  }, base);
}
