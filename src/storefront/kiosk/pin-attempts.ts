/** Wrong PINs since the last right one. On the device, because a kiosk loads itself anew after each customer. */
const KEY = 'kiosko-intentos';
const FREE_TRIES = 5;
const MINUTE = 60_000;
const LONGEST_WAIT = 16 * MINUTE;

interface PinAttempts {
  readonly wrong: number;
  /** Milliseconds of the device's clock. */
  readonly blockedUntil: number;
}

const NONE: PinAttempts = { wrong: 0, blockedUntil: 0 };

/** After five wrong PINs a minute, after each further one twice as long, up to sixteen minutes. */
const waitAfter = (wrong: number): number =>
  wrong < FREE_TRIES ? 0 : Math.min(MINUTE * 2 ** (wrong - FREE_TRIES), LONGEST_WAIT);

export type PinOutcome =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly minutes: number };

/** Tries a PIN. @param isRight is not asked while nothing may be tried */
export async function tryPin(typed: string, isRight: (typed: string) => Promise<boolean>): Promise<PinOutcome> {
  const before = readAttempts();
  const now = Date.now();
  if (now < before.blockedUntil) {
    // A clock that was set back would make the wait longer than any.
    const blockedUntil = Math.min(before.blockedUntil, now + LONGEST_WAIT);
    write({ ...before, blockedUntil });
    return { kind: 'wait', minutes: Math.ceil((blockedUntil - now) / MINUTE) };
  }
  if (await isRight(typed)) {
    localStorage.removeItem(KEY);
    return { kind: 'right' };
  }
  const wrong = before.wrong + 1;
  write({ wrong, blockedUntil: Date.now() + waitAfter(wrong) });
  return { kind: 'wrong' };
}

function readAttempts(): PinAttempts {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const { wrong, blockedUntil } = kept as PinAttempts;
    return Number.isFinite(wrong) && Number.isFinite(blockedUntil) ? { wrong, blockedUntil } : NONE;
  } catch {
    return NONE;
  }
}

const write = (attempts: PinAttempts): void => localStorage.setItem(KEY, JSON.stringify(attempts));
