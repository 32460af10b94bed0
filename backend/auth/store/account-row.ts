import type { Account } from '../account.ts';
import type { ActionCode, ActionKind } from '../action-code.ts';

export interface AccountRow {
  readonly uid: string;
  readonly email: string;
  readonly email_verified: number;
  readonly password_hash: string;
  readonly display_name: string | null;
  readonly photo_url: string | null;
  readonly disabled: number;
  readonly created_at: number;
  readonly last_login_at: number;
  readonly password_updated_at: number;
  readonly valid_since_seconds: number;
}

export interface CodeRow {
  readonly uid: string;
  readonly kind: ActionKind;
  readonly email: string;
  readonly new_email: string | null;
  readonly expires_at: number;
}

export function rowToAccount(row: AccountRow): Account {
  return {
    uid: row.uid,
    email: row.email,
    emailVerified: row.email_verified === 1,
    passwordHash: row.password_hash,
    displayName: row.display_name ?? undefined,
    photoUrl: row.photo_url ?? undefined,
    disabled: row.disabled === 1,
    createdAt: row.created_at,
    lastLoginAt: row.last_login_at,
    passwordUpdatedAt: row.password_updated_at,
    validSinceSeconds: row.valid_since_seconds,
  };
}

/** In the order of the table's columns. */
export function accountToColumns(account: Account): readonly (string | number | null)[] {
  return [
    account.uid,
    account.email,
    Number(account.emailVerified),
    account.passwordHash,
    account.displayName ?? null,
    account.photoUrl ?? null,
    Number(account.disabled),
    account.createdAt,
    account.lastLoginAt,
    account.passwordUpdatedAt,
    account.validSinceSeconds,
  ];
}

export function rowToCode({ uid, kind, email, new_email: newEmail, expires_at: expiresAt }: CodeRow): ActionCode {
  return { uid, kind, email, newEmail: newEmail ?? undefined, expiresAt };
}
