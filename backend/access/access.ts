import type { Document, DocumentReader, Version } from '../engine/document.ts';
import type { WriteStep } from '../engine/prepare-commit.ts';
import type { Query } from '../engine/query.ts';
import type { Sliced } from '../engine/slices.ts';
import type { Identity } from './identity.ts';

interface Asked {
  readonly identity: Identity;
  /** `projects/P/databases/D` */
  readonly database: string;
  /** Any document as it is now, for rules that look elsewhere. */
  readonly read: DocumentReader;
}
export interface GetRequest extends Asked {
  readonly path: string;
  readonly document: Document | undefined;
}
export interface ListRequest extends Asked {
  readonly query: Query;
}
export interface CommitRequest extends Asked {
  /** What each write did; verifications are not among them: they only read. */
  readonly steps: readonly WriteStep[];
  /** Any document as it would be once the whole commit is in. */
  readonly readAfter: DocumentReader;
  /** The very instant that the commit writes where a document asks for the server's time. */
  readonly time: Version;
}

/** Asked before every read and every write, whatever the protocol. A refusal becomes PERMISSION_DENIED there. */
export interface Access {
  /** Whether this database is served at all. */
  admits(database: string): boolean;
  canGet(request: GetRequest): boolean;
  canList(request: ListRequest): boolean;
  /** In slices, a write or some at a time: a commit may have hundreds. */
  canCommit(request: CommitRequest): Sliced<boolean>;
}
