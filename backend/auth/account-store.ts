import type { Account, AccountChange, Session } from './account.ts';
import type { ActionCode } from './action-code.ts';
import type { FactorStore } from './factor-store.ts';

/**
 * Where accounts live. Every call is done, and on disk, when it returns. Secrets (refresh tokens, mailed codes) come as digests: the
 * store never sees one that could be used.
 */
export interface AccountStore extends FactorStore {
  /** The key of ID tokens, made at the first call and kept: tokens outlive a restart. */
  signingKey(): Uint8Array;
  byUid(uid: string): Account | undefined;
  byEmail(email: string): Account | undefined;
  list(): readonly Account[];
  /** False when the address is taken. */
  insert(account: Account): boolean;
  /**
   * False when there is no such account, or the new address is another's.
   * @param by `self`: the account's own user asked for the change, and the answer brings new tokens
   */
  update(uid: string, change: AccountChange, by?: 'self'): boolean;
  /** With its codes and its second factor; its sessions end. */
  remove(uid: string): void;
  addSession(digest: string, session: Session, now: number): void;
  /** The session of a refresh token, ended ones too; remembers that it was used. */
  useSession(digest: string, now: number): Session | undefined;
  endSessions(uid: string): void;
  addCode(digest: string, code: ActionCode): void;
  code(digest: string): ActionCode | undefined;
  /** Removes the code; false when another request already has. */
  takeCode(digest: string): boolean;
  dropCodes(uid: string): void;
  /** All or nothing. */
  transaction<T>(work: () => T): T;
  close(): void;
}
