import type { AuthFields } from '../auth-context.ts';
import { textsField } from '../auth-fields.ts';
import { type Administration, requireAccount } from './administration.ts';

/** `accounts:delete`: `{localId}`. Throws USER_NOT_FOUND. */
export function deleteAccount(administration: Administration, fields: AuthFields): object {
  remove(administration, requireAccount(administration, fields).uid);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
}

/** `accounts:batchDelete`: `{localIds}`, there or not. */
export function deleteAccounts(administration: Administration, fields: AuthFields): object {
  for (const uid of textsField(fields, 'localIds')) remove(administration, uid);
  return {};
}

/** Every account there is. */
export function deleteAllAccounts(administration: Administration): object {
  for (const { uid } of administration.store.list()) remove(administration, uid);
  return {};
}

function remove({ store, memory: { claims } }: Administration, uid: string): void {
  store.remove(uid);
  claims.delete(uid);
}
