import type { StaffMembership } from '#store/session-store.ts';

/** Who was signed in on this device at the last visit, so that the page can be shown before the SDK has loaded. It grants nothing: the server decides by the SDK's token. */
export interface RememberedPerson {
  readonly uid: string;
  readonly email: string;
  readonly membership: StaffMembership;
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
  return { uid, email, membership: told === 'member' || told === 'stranger' ? told : 'unknown' };
}

export function write({ uid, email, membership }: RememberedPerson): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ uid, email, standing: membership }));
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
