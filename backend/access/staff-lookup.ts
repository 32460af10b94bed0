import { instantToMilliseconds, parseInstant } from '#domain/kernel/instant.ts';
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

/** Staff is whoever has an active document in `personal` and a session that nobody ended since: anybody may open an account. */
export function staffOf(database: Pick<Database, 'get'>): IsStaff {
  return ({ uid, claims }) => {
    if (uid === undefined || uid === '' || uid.includes('/')) return false;
    const entry = database.get(`personal/${uid}`)?.fields ?? {};
    const isActive = fieldAt(entry, ['activo']);
    const since = fieldAt(entry, ['sesionesDesde']);
    const ended = since !== undefined && 'timestampValue' in since ? parseInstant(since.timestampValue) : null;
    // The token has the time of the sign-in in whole seconds, so a sign-in within the second in which the others were ended still holds.
    if (ended && (Number(claims?.['auth_time']) + 1) * 1000 <= instantToMilliseconds(ended)) return false;
    return isActive !== undefined && 'booleanValue' in isActive && isActive.booleanValue;
  };
}
