import type { DeltaCursor, ProductRow } from '#domain/catalogue/product-rows.ts';
import type { ParseProblem } from '#domain/catalogue/stored-fields.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { PublishLock, SnapshotPointer } from './pointer.ts';
import { isRebuildDue, isSaneCount, type PublishRefusal, sinceOf, stillInDelta } from './publish-plan.ts';
import {
  ask,
  type PackedNames,
  type PointerDraft,
  type ProductPage,
  type ProductsRead,
  type PublishSteps,
} from './publish-server.ts';
import { emptySnapshot, fold, SCHEMA, type Snapshot } from './snapshot.ts';
import { snapshotToText } from './snapshot-text.ts';

export interface PublishRequest {
  /** Whoever publishes, by uid. */
  readonly por: string;
  /** A text nobody else can guess, another one for every publication. */
  readonly nonce: string;
  /** Reads all products, whatever changed. */
  readonly rebuild: boolean;
  /** A person has seen how many products come or go. */
  readonly countConfirmed: boolean;
}

export interface Published {
  /** `false` when nothing had changed since the last time: that snapshot stays. */
  readonly isNew: boolean;
  readonly seq: number;
  readonly count: number;
  readonly bytes: number;
  /** Products read. */
  readonly reads: number;
  /** Written within the last ten minutes: every visitor still reads these until the catalogue is published once more. */
  readonly stillInDelta: number;
}

type Outcome = Result<Published, PublishRefusal>;

/** The rules let a pointer name this many. */
const MAX_PARTS = 20;
const ATTEMPTS = 3;

/**
 * Publishes the catalogue: takes the lock, reads what changed since the last snapshot, folds it in, stores the result under the name of its
 * content, reads that back, and only then moves the pointer. Whatever stops it on the way leaves at most parts that nobody refers to.
 */
export function* publish(request: PublishRequest): PublishSteps<Outcome> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const outcome = yield* attemptOnce({ ...request, nonce: `${request.nonce}-${attempt}` });
    // It gives up while another is publishing, and tries again once the other is done: two who take the lock from each other would never finish.
    if (outcome.ok || outcome.error.kind !== 'race-lost' || !outcome.error.isPublished) return outcome;
  }
  return err({ kind: 'race-lost', isPublished: true });
}

function* attemptOnce(request: PublishRequest): PublishSteps<Outcome> {
  // The lock comes before the reading, so that all that was committed before the lock is read.
  yield* ask('takeLock', request.nonce);
  const lock = yield* ask('readLock');
  if (lock?.nonce !== request.nonce) return err({ kind: 'race-lost', isPublished: false });
  const pointer = yield* ask('readPointer');
  if (pointer && pointer.schema > SCHEMA) return err({ kind: 'newer-schema' });

  const base = request.rebuild || isRebuildDue(pointer, lock.tomado) ? null : yield* readBase(pointer);
  const read = yield* base && pointer
    ? readPages<DeltaCursor>((end) => ask('readDelta', end ?? { actualizado: pointer.since, id: null }))
    : readPages<string>((end) => ask('readAll', end));
  const problems = [...read.problems, ...read.rows.flatMap(idProblem)];
  if (problems.length > 0) return err({ kind: 'unreadable-products', problems });
  const done = { reads: read.rows.length, stillInDelta: stillInDelta(read.rows, sinceOf(lock.tomado)) };
  if (base && pointer && read.rows.length === 0) return ok({ ...done, ...pointer, isNew: false });

  const snapshot = fold(base ?? emptySnapshot, read.rows);
  const count = snapshot.rows.length;
  if (pointer && !request.countConfirmed && !isSaneCount(pointer.count, count)) {
    return err({ kind: 'count-changed', before: pointer.count, after: count });
  }
  const stored = yield* store(snapshot, base, pointer);
  if (!stored.ok) return stored;
  const draft = draftPointer(request, lock, pointer, { ...stored.value, count });
  const moved = yield* move(draft, pointer);
  if (!moved.ok) return moved;
  yield* ask('cleanUp');
  return ok({ ...done, ...draft, isNew: true });
}

/** An id is written into the snapshot as it is. Those that our forms make are short, and other documents may hold none but such. */
function idProblem({ id }: ProductRow): ParseProblem[] {
  return /^[A-Za-z0-9_-]{1,60}$/.test(id) ? [] : [{ id, problem: 'id: letters, digits, - and _ only' }];
}

function* readBase(pointer: SnapshotPointer | null): PublishSteps<Snapshot | null> {
  if (pointer?.schema !== SCHEMA) return null;
  const base = yield* ask('readSnapshot', pointer);
  // A snapshot that nobody can read, or whose writer left out fields that it did not know, is put right by a new one made of the products.
  return base.ok && !base.value.isOlder ? base.value : null;
}

/** Page by page, each behind the last document of the one before: a time alone would lose the rest of a batch. */
function* readPages<End>(nextPage: (end: End | null) => PublishSteps<ProductPage<End>>): PublishSteps<ProductsRead> {
  const rows: ProductRow[] = [];
  const problems: ParseProblem[] = [];
  let end: End | null = null;
  do {
    const page: ProductPage<End> = yield* nextPage(end);
    rows.push(...page.rows);
    problems.push(...page.problems);
    end = page.end;
  } while (end !== null);
  return { rows, problems };
}

/** The snapshot in `publicado`, under the names of its content. The same content keeps the name it has, whoever compresses it now. */
function* store(
  snapshot: Snapshot,
  base: Snapshot | null,
  pointer: SnapshotPointer | null,
): PublishSteps<Result<PackedNames, PublishRefusal>> {
  const text = snapshotToText(snapshot);
  if (pointer && base && text === snapshotToText(base)) return ok(pointer);
  const packed = yield* ask('pack', text);
  if (packed.partes.length > MAX_PARTS) return err({ kind: 'too-large', bytes: packed.bytes });
  for (const name of packed.partes) yield* ask('storePart', name);
  return (yield* ask('verifyParts', packed.partes)) ? ok(packed) : err({ kind: 'not-verified' });
}

function draftPointer(
  { por, nonce }: PublishRequest,
  lock: PublishLock,
  before: SnapshotPointer | null,
  { sha256, bytes, partes, count }: PackedNames & { readonly count: number },
): PointerDraft {
  const place = { seq: (before?.seq ?? 0) + 1, prev: before?.sha256 ?? '' };
  return { ...place, sha256, bytes, count, since: sinceOf(lock.tomado), schema: SCHEMA, partes, por, nonce };
}

function* move(draft: PointerDraft, before: SnapshotPointer | null): PublishSteps<Result<true, PublishRefusal>> {
  const moved = yield* ask('movePointer', draft);
  if (moved === 'moved') return ok(true);
  const now = yield* ask('readPointer');
  // The answer was lost on the way, not the write.
  if (now?.nonce === draft.nonce) return ok(true);
  if (moved === 'unknown') return err({ kind: 'unreachable' });
  const lock = yield* ask('readLock');
  const isPublished = now?.seq !== before?.seq;
  return err(isPublished || lock?.nonce !== draft.nonce ? { kind: 'race-lost', isPublished } : { kind: 'denied' });
}
