import type { BlobStore } from './blob-store.ts';
import type { FileAccess, FileIdentity, FileQuestion } from './file-access.ts';
import { FileRefusal } from './file-refusal.ts';
import type { FileStore } from './file-store.ts';
import type { Turns } from './turns.ts';

/** The JSON that describes a file, in bytes. */
export const LARGEST_METADATA = 64 << 10;

/** What every operation uses. */
export interface FileContext {
  readonly store: FileStore;
  readonly blobs: BlobStore;
  readonly access: FileAccess;
  /** One request at a time for each resumable upload. */
  readonly turns: Turns;
  readonly now: () => number;
  /** The largest file, in bytes. */
  readonly largest: number;
}

/** Counts bytes of a request that are kept in memory until it is answered. Throws a 429 when its client keeps too many. */
export type KeepBytes = (bytes: number) => void;

/** A parsed request for a bucket. */
export interface FileCall {
  readonly method: string;
  readonly bucket: string;
  readonly params: URLSearchParams;
  /** By lower-case name. */
  readonly header: (name: string) => string | undefined;
  readonly body: AsyncIterable<Uint8Array>;
  readonly keep: KeepBytes;
  readonly identity: FileIdentity;
  /** As the client reaches us, for the address of an upload. */
  readonly origin: string;
  /** Whether its client may have one more file sent, asked before it is opened. */
  readonly admit: () => boolean;
}

/** Throws 403 and not 404, which would show which files exist. */
export function requireAllowed(access: FileAccess, question: FileQuestion): void {
  if (!access.allows(question)) throw new FileRefusal(403, 'Permission denied.');
}

/** A small body as text. Throws 413 and 429. */
export async function readText({ body, keep }: Pick<FileCall, 'body' | 'keep'>, limit: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) throw new FileRefusal(413, 'The request is too large.');
    keep(chunk.length);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
