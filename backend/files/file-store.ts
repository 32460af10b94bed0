import type { AnnouncedHashes } from './announced-hashes.ts';
import type { Conditions } from './conditions.ts';
import type { FileIdentity } from './file-access.ts';
import type { FileSettings, StoredFile } from './stored-file.ts';

/** A resumable upload between its requests. Its bytes so far lie beside the others, under its id. */
export interface Upload {
  /** Unguessable: it is the permission to go on. */
  readonly id: string;
  readonly bucket: string;
  readonly name: string;
  readonly settings: FileSettings;
  readonly identity: FileIdentity;
  readonly conditions?: Conditions;
  readonly announced?: AnnouncedHashes;
  /** As announced at the start, or undefined. */
  readonly total: number | undefined;
  /** Bytes that are safely on disk. */
  readonly received: number;
  /** Kept after the end: a client that lost the answer asks what became of it. */
  readonly isFinal: boolean;
  readonly startedAt: number;
}

/** A place in the names of a bucket: from `name` on, or after it. */
export interface NamePlace {
  readonly name: string;
  readonly isAfter: boolean;
}

/** Everything about files but their bytes. Every call is done, and on disk, when it returns. */
export interface FileStore {
  file(bucket: string, name: string): StoredFile | undefined;
  /** The next name in the order of its UTF-8 bytes. */
  nextName(bucket: string, place: NamePlace): string | undefined;
  /** Together with the upload that brought it, so that a kill leaves both or neither. */
  putFile(file: StoredFile, upload: Upload | undefined): void;
  removeFile(bucket: string, name: string): void;
  /** Whether any file has these bytes. */
  refersTo(sha256: string): boolean;
  upload(id: string): Upload | undefined;
  uploads(): readonly Upload[];
  putUpload(upload: Upload): void;
  removeUpload(id: string): void;
  close(): void;
}
