import type { DocumentPath } from './document-path.ts';
import type { Fields } from './value.ts';

/** Microseconds since 1970: fits a JavaScript integer until the year 2255. Strictly increasing, one per commit. */
export type Version = number;

export interface Document extends DocumentPath {
  readonly fields: Fields;
  readonly createTime: Version;
  readonly updateTime: Version;
}

/** What a commit, or several, did to one document. */
export interface Change extends DocumentPath {
  readonly before: Document | undefined;
  readonly after: Document | undefined;
  /**
   * What it was meanwhile, when several commits are told as one. A client that wrote one of these shows it until it hears that it has left the
   * target, so that must be said even when the target had it neither before nor after.
   */
  readonly between?: readonly Document[];
  readonly version: Version;
}

export interface Deletion {
  readonly path: string;
  readonly version: Version;
}

/** How commits and reads look at documents: the state as it is, or as it would be. */
export type DocumentReader = (path: string) => Document | undefined;
