import type { StaffStanding } from '#store/session-store.ts';

/** Whose device this is between two loads. It opens no door: what may be read or written is the server's to say, by the SDK's own token. */
export interface RememberedPerson {
  readonly uid: string;
  readonly email: string;
  readonly standing: StaffStanding;
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
  return { uid, email, standing: told === 'member' || told === 'stranger' ? told : 'unknown' };
}

export function write(person: RememberedPerson): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(person));
  } catch {
    // A browser that keeps nothing asks for the password again.
  }
}

export function forget(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There was nothing to forget.
  }
}
