import { randomInt } from 'node:crypto';
import type { Access } from '../access/access.ts';
import type { Identity } from '../access/identity.ts';
import type { DocumentReader, Version } from '../engine/document.ts';
import { type PreparedCommit, prepareCommit } from '../engine/prepare-commit.ts';
import type { Sliced } from '../engine/slices.ts';
import type { Write } from '../engine/write.ts';
import { denied } from './denied.ts';
import type { VersionClock } from './version-clock.ts';

/** A commit of more writes than this is prepared in slices; and so many field paths and array elements count as one write. */
const WRITES_AT_ONCE = 16;
const PARTS_OF_A_WRITE = 500;
/** In the unit of versions. */
const MILLISECOND = 1000;

/** Who asks the rules about which database, as it is read. */
interface Asked {
  readonly identity: Identity;
  readonly database: string;
  readonly read: DocumentReader;
}

/**
 * A commit with a server time that the rules accept. At first that is the version, because readers find changes by it and it never goes back.
 * While versions are ahead of the wall clock (see `VersionClock`), the rules may refuse it, for instance because a quotation names the day on which
 * it is sent; then the wall clock's time is tried, moved within its millisecond: it may have been the time of an earlier commit, and rules know by it
 * what belongs to one commit. Throws PERMISSION_DENIED, or the first precondition that did not hold.
 */
export function* prepareAllowed(
  writes: readonly Write[],
  version: Version,
  { access, clock, asked }: { readonly access: Access; readonly clock: VersionClock; readonly asked: Asked },
): Sliced<PreparedCommit> {
  let prepared = yield* prepareCommit(writes, asked.read, version);
  let isAllowed = yield* mayCommit(prepared, access, asked);
  if (!isAllowed && clock.isAhead) {
    prepared = yield* prepareCommit(writes, asked.read, version, clock.time + randomInt(1, MILLISECOND));
    isAllowed = yield* mayCommit(prepared, access, asked);
  }
  if (!isAllowed) throw denied();
  if (prepared.failure !== undefined) throw prepared.failure;
  return prepared;
}

/** A `verify` write asks for the right to read its document, and all others for the right to write theirs. */
function* mayCommit({ steps, after, time }: PreparedCommit, access: Access, asked: Asked): Sliced<boolean> {
  for (const { write, before } of steps) {
    if (write.kind !== 'verify') continue;
    if (!access.canGet({ ...asked, path: write.path, document: before })) return false;
    yield;
  }
  const writing = steps.filter(({ write }) => write.kind !== 'verify');
  return yield* access.canCommit({ ...asked, steps: writing, readAfter: after, time });
}

/** Whether preparing these writes takes so long that it is done in slices. */
export function isLong(writes: readonly Write[]): boolean {
  let work = writes.length;
  for (const write of writes) {
    if (write.kind !== 'update') continue;
    work += (write.mask?.length ?? 0) / PARTS_OF_A_WRITE;
    for (const transform of write.transforms)
      work += (1 + ('elements' in transform ? transform.elements.length : 0)) / PARTS_OF_A_WRITE;
  }
  return work > WRITES_AT_ONCE;
}
