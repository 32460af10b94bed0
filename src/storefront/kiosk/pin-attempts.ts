const FREE_TRIES = 5;
const WAIT_MS = 60_000;

/** Wrong PINs since the last right one. */
interface PinAttempts {
  readonly wrong: number;
  readonly blockedUntil: number;
}

const noAttempts: PinAttempts = { wrong: 0, blockedUntil: 0 };

/** After five wrong PINs, and after each further one, none is accepted for a minute. */
function wrongPin({ wrong }: PinAttempts, now: number): PinAttempts {
  return { wrong: wrong + 1, blockedUntil: wrong + 1 >= FREE_TRIES ? now + WAIT_MS : 0 };
}

// Outside the dialog's state, so that closing it does not end the wait.
let attempts = noAttempts;

export function tryPin(typed: string, pin: string): 'right' | 'wrong' | 'wait' {
  const now = Date.now();
  if (now < attempts.blockedUntil) return 'wait';
  if (typed === pin) return 'right';
  attempts = wrongPin(attempts, now);
  return 'wrong';
}
