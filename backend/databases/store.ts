import type { Change, Document, Version } from '../engine/document.ts';
import type { Sliced } from '../engine/slices.ts';

/** A Write session as it must be found again after a crash, so that a client's repeated message is recognised, not applied twice. */
export interface SessionRecord {
  readonly sid: string;
  readonly database: string;
  /** JSON of the session's Identity. */
  readonly identity: string;
  readonly nextMessageId: number;
  readonly lastArrayId: number;
  /** What the client has not acknowledged: array id and JSON text. */
  readonly unacknowledged: readonly (readonly [number, string])[];
}

export interface StoredCommit {
  readonly database: string;
  readonly version: Version;
  readonly changes: readonly Change[];
  readonly session: SessionRecord | undefined;
}

/** A deleted document, for listeners that come back: it has no content, only the version at which it went. */
export type StoredDocument = { readonly database: string; readonly version: Version } & (
  | { readonly path: string; readonly document: Document }
  | { readonly path: string; readonly document: undefined }
);

/** Durable storage. A commit that returned survives a kill; one that threw left no trace. */
export interface Store {
  /** Changes whenever the contents no longer continue the past (a restored copy): resume tokens of another epoch are void. */
  readonly epoch: string;
  readonly lastVersion: Version;
  documents(): Iterable<StoredDocument>;
  sessions(): readonly SessionRecord[];
  /** Works out in slices what a commit of these very changes will store, so that the commit is short. Only saves time. */
  encode(database: string, changes: readonly Change[]): Sliced<void>;
  commit(commit: StoredCommit): void;
  forgetSession(sid: string): void;
  close(): void;
}
