import type { Database } from '../engine/database.ts';
import { fieldAt } from '../engine/fields.ts';
import type { Identity } from './identity.ts';

/** Whether somebody is staff, for the part of the server that is kept for them. What they may do is said by the rules alone. */
export type IsStaff = (identity: Identity) => boolean;

/** Staff is whoever has an active document in `personal`: anybody may open an account. */
export function staffOf(database: Pick<Database, 'get'>): IsStaff {
  return ({ uid }) => {
    if (uid === undefined || uid === '' || uid.includes('/')) return false;
    const isActive = fieldAt(database.get(`personal/${uid}`)?.fields ?? {}, ['activo']);
    return isActive !== undefined && 'booleanValue' in isActive && isActive.booleanValue;
  };
}
