import type { DeltaCursor, ProductRow } from '#domain/catalogue/product-rows.ts';
import type { ParseProblem } from '#domain/catalogue/stored-fields.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { SnapshotProblem } from './check.ts';
import type { PublishLock, SnapshotPointer } from './pointer.ts';
import type { WindowStart } from './reader.ts';
import type { Snapshot } from './snapshot.ts';

export interface ProductsRead {
  readonly rows: readonly ProductRow[];
  readonly problems: readonly ParseProblem[];
}

/** A page of products as the server has them now. */
export interface ProductPage<End> extends ProductsRead {
  /** The place behind which the next page starts; `null` on the last one. */
  readonly end: End | null;
}

/** A snapshot as it will be stored: sizes and names. The bytes themselves stay with whoever implements `PublishServer`. */
export interface PackedNames {
  readonly sha256: string;
  readonly bytes: number;
  readonly partes: readonly string[];
}

/** The pointer before the server has stamped it. */
export type PointerDraft = Omit<SnapshotPointer, 'actualizado'>;

/**
 * What a publication asks of the server. All answers are the server's own, never a cache's, and nothing is queued: what cannot be done now
 * fails. An implementation throws when the server cannot be reached; what was done until then changes nothing for readers.
 */
export interface PublishServer {
  /** Takes the lock from whoever has it. */
  takeLock(nonce: string): void;
  readLock(): PublishLock | null;
  readPointer(): SnapshotPointer | null;
  readSnapshot(pointer: SnapshotPointer): Result<Snapshot, SnapshotProblem>;
  /** The products written behind a place, in the order of their writing. */
  readDelta(start: WindowStart): ProductPage<DeltaCursor>;
  /** All products, by id, behind one; also those that nothing of ours has written. */
  readAll(behind: string | null): ProductPage<string>;
  pack(text: string): PackedNames;
  /** Creates the part unless it is there: its name says what it holds. */
  storePart(name: string): void;
  /** Whether the stored parts are, byte for byte, what was packed. */
  verifyParts(names: readonly string[]): boolean;
  /** `refused`: the rules say no. `unknown`: no answer came, so it may have happened. */
  movePointer(pointer: PointerDraft): 'moved' | 'refused' | 'unknown';
  /** Deletes old parts that no reader can still be reading. */
  cleanUp(): void;
}

/** One request to the server. The steps of a publication yield them; a browser answers with promises, the model of the protocol one at a time. */
export type PublishQuestion = {
  [K in keyof PublishServer]: { readonly ask: K; readonly with: Parameters<PublishServer[K]> };
}[keyof PublishServer];

export type PublishSteps<T> = Generator<PublishQuestion, T, unknown>;

/** Yields a request and returns its answer. */
export function* ask<K extends keyof PublishServer>(
  question: K,
  ...given: Parameters<PublishServer[K]>
): PublishSteps<ReturnType<PublishServer[K]>> {
  // The answer is what the method of that name returns: TypeScript cannot tie a yield to its answer.
  return (yield { ask: question, with: given } as PublishQuestion) as ReturnType<PublishServer[K]>;
}

/** The same, with answers that take time. */
export type AsyncPublishServer = {
  readonly [K in keyof PublishServer]: (
    ...given: Parameters<PublishServer[K]>
  ) => Promise<ReturnType<PublishServer[K]>>;
};

/** Runs the steps of a publication. `before` is called with every request and may throw to stop: between two steps nothing is half done. */
export async function runPublishSteps<T>(
  steps: PublishSteps<T>,
  server: AsyncPublishServer,
  before: (question: PublishQuestion) => void = () => {},
): Promise<T> {
  let step = steps.next();
  while (!step.done) {
    const { ask: question, with: given } = step.value;
    before(step.value);
    const method = server[question] as (...given: readonly unknown[]) => Promise<unknown>;
    step = steps.next(await method(...given));
  }
  return step.value;
}
