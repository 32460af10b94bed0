import type { DocumentPath } from './document-path.ts';
import type { Fields } from './value.ts';

/** Microseconds since 1970: fits a JavaScript integer until the year 2255. Strictly increasing, one per commit. */
export type Version = number;

export interface Document extends DocumentPath {
  readonly fields: Fields;
  readonly createTime: Version;
  readonly updateTime: Version;
}

/** What one or several commits did to one document. */
export interface Change extends DocumentPath {
  readonly before: Document | undefined;
  readonly after: Document | undefined;
  /**
   * The document's states between `before` and `after`, when several commits are merged into one change. The client that wrote such a state shows the
   * document until the server says that it has left the target, so that must be sent even when neither `before` nor `after` is in the target.
   */
  readonly between?: readonly Document[];
  readonly version: Version;
}

export interface Deletion {
  readonly path: string;
  readonly version: Version;
}

/** Looks a document up by its path: in the stored state, or in the state after a commit that is being prepared. */
export type DocumentReader = (path: string) => Document | undefined;
