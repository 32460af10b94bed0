import type { StoredFile } from './stored-file.ts';

/** The sender: the verified token's uid and claims; `undefined` for a visitor. */
export type FileIdentity = { readonly uid: string; readonly claims: Readonly<Record<string, unknown>> } | undefined;

/** `create` is any upload, over an existing file too; `update` changes metadata only. */
export type FileOperation = 'get' | 'list' | 'create' | 'update' | 'delete';

export interface FileQuestion {
  readonly operation: FileOperation;
  readonly identity: FileIdentity;
  readonly bucket: string;
  /** The file's name; for `list` the folder's, without its last slash. */
  readonly name: string;
  /** `resource` of the rules. */
  readonly current: StoredFile | undefined;
  /** `request.resource`: the file as it would be. Before its bytes have arrived, the hashes are empty and the size is the announced one. */
  readonly next: StoredFile | undefined;
}

/** Asked before every operation; uploads are asked about twice, before the bytes and with them. */
export interface FileAccess {
  allows(question: FileQuestion): boolean;
}
