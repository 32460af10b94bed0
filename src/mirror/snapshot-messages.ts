import type { SnapshotPointer } from '#domain/snapshot/pointer.ts';
import type { BackendConfig } from '#rest/backend-config.ts';
import type { StoredRow } from './stored-rows.ts';

/** What the page asks of the snapshot worker. */
export interface ToSnapshotWorker {
  readonly config: BackendConfig;
  readonly pointer: SnapshotPointer;
}

/** What the worker answers: the rows as they are kept, chunk by chunk, and then how it ended. */
export type FromSnapshotWorker =
  | { readonly kind: 'chunk'; readonly rows: readonly StoredRow[] }
  | { readonly kind: 'done' }
  /** What the pointer names is not there or not what it should be: asking again would not help. */
  | { readonly kind: 'refused'; readonly problem: string }
  /** The server did not answer: asking again may help. */
  | { readonly kind: 'failed'; readonly problem: string };
