import * as v from 'valibot';
import { describeIssues, type ParseProblem } from '#domain/catalogue/stored-fields.ts';
import { type Instant, parseInstant } from '#domain/kernel/instant.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';

/** `publicado/actual`: which snapshot is the current one, and from when on its delta starts. One document, so the three never disagree. */
export interface SnapshotPointer {
  /** One more with every publication; a reader never goes back. */
  readonly seq: number;
  /** The `sha256` before this one; empty at the first publication. */
  readonly prev: string;
  /** Of the compressed snapshot, whole. */
  readonly sha256: string;
  /** Size of the compressed snapshot, whole. */
  readonly bytes: number;
  /** Products in the snapshot, tombstones not counted. */
  readonly count: number;
  /** Everything written until then is in the snapshot; the delta is what was written after. */
  readonly since: Instant;
  readonly schema: number;
  /** Names of the documents in `publicado` that hold the compressed snapshot, in order; each is the SHA-256 of its own bytes. */
  readonly partes: readonly string[];
  /** Who published it, by uid. */
  readonly por: string;
  readonly nonce: string;
  /** Server time of the publication. */
  readonly actualizado: Instant;
}

/** Names of the documents in `publicado`. */
export const POINTER_ID = 'actual';
export const LOCK_ID = 'candado';

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const instant = v.pipe(
  v.custom<string>((value) => parseInstant(value) !== null, 'not a server time'),
  v.transform((value) => parseInstant(value) as Instant),
);

const pointer = v.object({
  seq: v.pipe(whole, v.minValue(1)),
  prev: v.union([hash, v.literal('')]),
  sha256: hash,
  bytes: whole,
  count: whole,
  since: instant,
  schema: whole,
  partes: v.pipe(v.array(hash), v.minLength(1), v.maxLength(20)),
  por: v.string(),
  nonce: v.string(),
  actualizado: instant,
});

/** The pointer from the stored fields of `publicado/actual`, or what is wrong with it. */
export function parsePointer(fields: unknown): Result<SnapshotPointer, ParseProblem> {
  const parsed = v.safeParse(pointer, fields);
  return parsed.success ? ok(parsed.output) : err({ id: POINTER_ID, problem: describeIssues(parsed.issues) });
}

/** `publicado/candado`: who is publishing. Whoever takes it later wins, and the earlier one's nonce is void. */
export interface PublishLock {
  /** Server time at which it was taken. */
  readonly tomado: Instant;
  readonly por: string;
  readonly nonce: string;
}

const lock = v.object({ tomado: instant, por: v.string(), nonce: v.string() });

/** The lock from the stored fields of `publicado/candado`, or what is wrong with it. */
export function parseLock(fields: unknown): Result<PublishLock, ParseProblem> {
  const parsed = v.safeParse(lock, fields);
  return parsed.success ? ok(parsed.output) : err({ id: LOCK_ID, problem: describeIssues(parsed.issues) });
}
