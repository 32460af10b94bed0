import type { Database } from '../engine/database.ts';
import { fieldAt } from '../engine/fields.ts';
import type { Identity } from './identity.ts';

/** Whether somebody is staff, for the part of the server that is kept for them. What they may do is said by the rules alone. */
export type IsStaff = (identity: Identity) => boolean;

/**
 * Whether somebody is an owner, who may have all of the shop's data. Staff whose document names no role were added when there were none, and may
 * do everything.
 */
export function ownerOf(database: Pick<Database, 'get'>): IsStaff {
  const isStaff = staffOf(database);
  return (identity) => {
    const role = fieldAt(database.get(`personal/${identity.uid}`)?.fields ?? {}, ['rol']);
    return isStaff(identity) && (role === undefined || ('stringValue' in role && role.stringValue === 'dueno'));
  };
}

/** Staff is whoever has an active document in `personal`: anybody may open an account. */
export function staffOf(database: Pick<Database, 'get'>): IsStaff {
  return ({ uid }) => {
    if (uid === undefined || uid === '' || uid.includes('/')) return false;
    const isActive = fieldAt(database.get(`personal/${uid}`)?.fields ?? {}, ['activo']);
    return isActive !== undefined && 'booleanValue' in isActive && isActive.booleanValue;
  };
}
