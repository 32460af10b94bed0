import type { Account } from '../auth/account.ts';
import type { Fields } from '../engine/value.ts';
import type { FileSettings } from '../files/stored-file.ts';

/** A document with its canonical fields, whose keys are in order: two shops that hold the same have the same text. */
export interface MovedDocument {
  /** Under its database: `productos/p1`. */
  readonly path: string;
  readonly fields: Fields;
}

/** An uploaded file without its bytes. */
export interface MovedFile {
  readonly name: string;
  readonly settings: FileSettings;
  readonly bytes: number;
  /** Base64: the one digest that both backends tell without being asked for the bytes. */
  readonly md5: string;
}

/** Accounts as the embedded backend stores them; one without a password that it can check has an empty hash. */
export interface MovedAccounts {
  readonly accounts: readonly Account[];
  /** What could not be taken along, as sentences. */
  readonly notices: readonly string[];
}

/** A shop that is read from, on either backend, with the rights of whoever runs it. */
export interface ShopSource {
  /** As messages name it. */
  readonly label: string;
  readonly projectId: string;
  /** All documents in one order, a page at a time. @param after the path of the last one that is already known */
  documents(after?: string): AsyncIterable<readonly MovedDocument[]>;
  files(): AsyncIterable<MovedFile>;
  fileBytes(name: string): Promise<Uint8Array>;
  accounts(): Promise<MovedAccounts>;
  close(): void;
}

/** A document that is written, or deleted when it has no fields. */
export interface DocumentWrite {
  readonly path: string;
  readonly fields: Fields | undefined;
}

/** A shop that is filled. Each call is stored when it resolves. */
export interface ShopTarget extends ShopSource {
  /** Whether anybody on the Internet can try to sign in there from the moment on at which an account arrives. */
  readonly isPublic: boolean;
  /** Tells this target from others in the import ledger. */
  readonly key: string;
  /** What tells whether a document is there as it should be, as far as this backend keeps it. @param fields canonical */
  digest(fields: Fields): string;
  writeDocuments(writes: readonly DocumentWrite[]): Promise<void>;
  putFile(file: MovedFile, bytes: Uint8Array): Promise<void>;
  removeFile(name: string): Promise<void>;
  /** Resolves to a sentence for each account that was not taken. */
  putAccounts(accounts: readonly Account[]): Promise<readonly string[]>;
  removeAccounts(uids: readonly string[]): Promise<void>;
  /** Publishes the catalogue where the archive had none. Resolves to what the owner has to do, if anything. */
  finish(hasPublished: boolean): Promise<string | undefined>;
}

/** Something went wrong that the owner can act on; the message says what. */
export class TransferError extends Error {}
