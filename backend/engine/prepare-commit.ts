import type { Change, Document, DocumentReader, Version } from './document.ts';
import { documentPath } from './document-path.ts';
import { documentSize, type KnownSizes, LARGEST_DOCUMENT } from './document-size.ts';
import { sameFields } from './equality.ts';
import { fieldAt } from './fields.ts';
import { FieldsDraft } from './fields-draft.ts';
import type { Sliced } from './slices.ts';
import { invalid, StatusError } from './status.ts';
import { versionToTimestamp } from './time.ts';
import { applyTransforms } from './transform.ts';
import type { Value } from './value.ts';
import type { Precondition, UpdateWrite, Write, WriteResult } from './write.ts';

/**
 * Entries of maps and lists that one commit may copy or compare: many small writes of one large document would each keep a copy of it until the commit
 * ends. As many as there may be values in a request, so none is refused for what it brings itself.
 */
const MOST_COPIED = 1_000_000;

/** A commit that has been worked out but has touched nothing yet: still to be allowed, stored, and applied. */
export interface PreparedCommit {
  readonly version: Version;
  /** What the documents got where they ask for the server's time, and `request.time` of the rules. */
  readonly time: Version;
  readonly results: readonly WriteResult[];
  /** One entry per document that really changes, in order of first touch. */
  readonly changes: readonly Change[];
  /** The state as it would be. */
  readonly after: DocumentReader;
  /** What each write did to its document, in order: what access rules decide on. */
  readonly steps: readonly WriteStep[];
  /** The first precondition that did not hold, or limit that was exceeded. The commit must not go on then; the other fields say what it would have done. */
  readonly failure: StatusError | undefined;
}

export interface WriteStep {
  readonly write: Write;
  readonly before: Document | undefined;
  readonly after: Document | undefined;
}

/**
 * Evaluates writes in order, each seeing the effects of the earlier ones. What keeps the commit from being done is reported, not thrown: whether the caller
 * may write at all is asked first, or the answer would show anybody which documents exist and how large they are. `time` is the server's time that documents may ask
 * for; it is the version, unless the versions have run ahead of it.
 */
export function* prepareCommit(
  writes: readonly Write[],
  read: DocumentReader,
  version: Version,
  time: Version = version,
): Sliced<PreparedCommit> {
  const overlay = new Map<string, Document | undefined>();
  const current: DocumentReader = (path) => (overlay.has(path) ? overlay.get(path) : read(path));
  const results: WriteResult[] = [];
  const steps: WriteStep[] = [];
  let failure: StatusError | undefined;
  const sizes: KnownSizes = new Map();
  let copied = 0;
  const count = (entries: number): void => {
    copied += entries;
    if (copied > MOST_COPIED) throw invalid('Transaction too big. Decrease transaction size.');
  };
  for (const write of writes) {
    yield;
    const before = current(write.path);
    failure ??= write.precondition && failedPrecondition(write.precondition, write.path, before);
    if (write.kind === 'update') {
      let updating: Updated;
      try {
        updating = updated(write, before, { version, time, count });
      } catch (error) {
        if (!(error instanceof StatusError)) throw error;
        // The writes so far are asked about, this one as if it changed nothing, because the reason may be what is stored.
        steps.push({ write, before, after: before });
        failure ??= error;
        break;
      }
      const { document, transformResults } = updating;
      const isNew = failure === undefined && document !== before;
      if (isNew && documentSize(write.path, document.fields, sizes) > LARGEST_DOCUMENT) {
        failure = invalid(`Document ${write.path} exceeds the maximum size of ${LARGEST_DOCUMENT} bytes.`);
        // Too large by itself, whatever is stored: the rules need not read ten megabytes.
        if (write.mask === undefined) throw failure;
        const alone = updated(write, undefined, { version, time, count: () => {} });
        if (documentSize(write.path, alone.document.fields) > LARGEST_DOCUMENT) throw failure;
      }
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
  return { version, time, results, changes, after: current, steps, failure };
}

function failedPrecondition(
  condition: Precondition,
  path: string,
  before: Document | undefined,
): StatusError | undefined {
  if (condition.kind === 'updateTime') {
    const stored = before?.updateTime ?? 0;
    if (stored === condition.updateTime) return undefined;
    // As Google does: no client can have read the document at a time at which it was not yet written.
    if (before !== undefined && condition.updateTime > stored)
      return new StatusError(
        'INVALID_ARGUMENT',
        `the base version (${condition.updateTime}) is greater than the stored version (${stored})`,
      );
    const message = `the stored version (${stored}) does not match the required base version (${condition.updateTime})`;
    return new StatusError('FAILED_PRECONDITION', message);
  }
  if (condition.exists === (before !== undefined)) return undefined;
  if (condition.exists) return new StatusError('NOT_FOUND', `No document to update: ${path}`);
  return new StatusError('ALREADY_EXISTS', `Document already exists: ${path}`);
}

interface Moment {
  readonly version: Version;
  readonly time: Version;
  readonly count: (entries: number) => void;
}

interface Updated {
  readonly document: Document;
  readonly transformResults: readonly Value[];
}

/** Throws INVALID_ARGUMENT when too much would be copied. */
function updated(write: UpdateWrite, before: Document | undefined, { version, time, count }: Moment): Updated {
  const draft = write.mask === undefined ? new FieldsDraft(write.fields, count) : patched(before, write, count);
  const transformResults = applyTransforms(draft, write.transforms, { timestampValue: versionToTimestamp(time) });
  const fields = draft.toFields();
  // A write that changes nothing leaves the version alone, as Firestore does: listeners are not woken.
  if (before !== undefined && sameFields(before.fields, fields)) return { document: before, transformResults };
  const createTime = before?.createTime ?? version;
  const document = { ...documentPath(write.path), fields, createTime, updateTime: version };
  return { document, transformResults };
}

function patched(before: Document | undefined, { mask = [], fields }: UpdateWrite, count: Moment['count']) {
  const draft = new FieldsDraft(before?.fields ?? {}, count);
  for (const path of mask) {
    const value = fieldAt(fields, path);
    if (value === undefined) draft.delete(path);
    else draft.set(path, value);
  }
  return draft;
}
