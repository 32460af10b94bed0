import { parseRole, type StaffRole } from '#domain/staff/people/roles.ts';
import type { StaffMembership } from '#store/session-store.ts';

/** Who was signed in on this device at the last visit, so that the page can be shown before the SDK has loaded. It grants nothing: the server decides by the SDK's token. */
export interface RememberedPerson {
  readonly uid: string;
  readonly email: string;
  readonly membership: StaffMembership;
  readonly role?: StaffRole;
}

const KEY = 'fragua-persona';

export function read(): RememberedPerson | null {
  try {
    return parse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}

function parse(json: unknown): RememberedPerson | null {
  if (typeof json !== 'object' || json === null || !('uid' in json) || !('email' in json)) return null;
  const { uid, email } = json;
  if (typeof uid !== 'string' || typeof email !== 'string') return null;
  const told = 'standing' in json ? json.standing : undefined;
  if (told !== 'member') return { uid, email, membership: told === 'stranger' ? told : 'unknown' };
  // A version from before there were roles remembered none.
  return { uid, email, membership: told, role: parseRole('role' in json ? json.role : undefined) };
}

export function write({ uid, email, membership, role }: RememberedPerson): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ uid, email, standing: membership, role }));
  } catch {
    // Without storage the person has to sign in again.
  }
}

export function forget(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** Calls back with whom another tab has remembered or forgotten. */
export function watchOtherTabs(onChange: (person: RememberedPerson | null) => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY) onChange(read());
  });
}
