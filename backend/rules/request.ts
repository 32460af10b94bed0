import type { Query } from '#backend/engine/query.ts';
import type { Fields } from '#backend/engine/value.ts';
import type { Json } from './convert.ts';

/** The sender: the uid and the claims of a token that has been verified. */
export interface Requester {
  readonly uid: string;
  readonly token: Readonly<Record<string, Json>>;
}

interface Asked {
  readonly auth: Requester | undefined;
  /** The server's clock when the request came, RFC 3339; for a write the very instant that `serverTimestamp` puts into documents. */
  readonly time: string;
}

/** One read of one document, one query, or one write of a commit. Paths are below the database: `productos/7`. */
export type FirestoreRequest = Asked & {
  /** `(default)`. */
  readonly database: string;
} & (
    | { readonly method: 'get'; readonly path: string; readonly before: Fields | undefined }
    | { readonly method: 'list'; readonly query: Query }
    | WriteRequest
  );

export interface WriteRequest {
  readonly method: 'create' | 'update' | 'delete';
  readonly path: string;
  /** The document as it was before the commit; undefined when there was none. */
  readonly before: Fields | undefined;
  /** As the write would leave it, server values filled in. */
  readonly after: Fields | undefined;
}

/** Which of the three a write is: decided by what is and what would be, not by what the client called it. */
export function writeMethod(before: Fields | undefined, after: Fields | undefined): WriteRequest['method'] {
  if (after === undefined) return 'delete';
  return before === undefined ? 'create' : 'update';
}

/** What rules may look up besides the document of the request, without rules and synchronously. */
export interface World {
  get(path: string): Fields | undefined;
  /** The state after the whole commit. In a read it is never asked. */
  getAfter(path: string): Fields | undefined;
}

/** A file's properties as Storage's rules see them: `size` whole, times as RFC 3339 text. */
export interface StoredObject {
  readonly size: number;
  readonly contentType: string | undefined;
  readonly generation: number;
  readonly metageneration: number;
  readonly md5Hash: string | undefined;
  readonly crc32c: string | undefined;
  readonly etag: string | undefined;
  readonly timeCreated: string;
  readonly updated: string;
  readonly contentDisposition: string | undefined;
  readonly contentEncoding: string | undefined;
  readonly contentLanguage: string | undefined;
  readonly cacheControl: string | undefined;
  readonly metadata: Readonly<Record<string, string>>;
}

export type StorageRequest = Asked & {
  readonly bucket: string;
  /** `productos/ab12.webp`; of a list the folder asked for, '' for the root. */
  readonly name: string;
  readonly method: 'get' | 'list' | 'create' | 'update' | 'delete';
  readonly before: StoredObject | undefined;
  /** Of a create: what is known before the bytes are stored, their size and type included. */
  readonly after: StoredObject | undefined;
};

/** One `allow` that was asked for, with what came of it. */
export interface Tried {
  /** Of the `allow` in the rules' text. */
  readonly line: number;
  readonly outcome: 'true' | 'false' | 'error';
  /** Where and why it failed: `34:12 no existe el campo «rev»`. Spanish, for the log; never sent to the client. */
  readonly reason: string | undefined;
}

export interface Verdict {
  readonly allowed: boolean;
  /** In the order of the text. Empty when no `match` in the file fits the path. */
  readonly tried: readonly Tried[];
}
