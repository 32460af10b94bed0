const FREE_TRIES = 5;
const WAIT_MS = 60_000;

/** Wrong PINs since the last right one. */
interface PinAttempts {
  readonly wrong: number;
  readonly blockedUntil: number;
}

const noAttempts: PinAttempts = { wrong: 0, blockedUntil: 0 };

/** After five wrong ones, and after each further one, a minute passes. */
function wrongPin({ wrong }: PinAttempts, now: number): PinAttempts {
  return { wrong: wrong + 1, blockedUntil: wrong + 1 >= FREE_TRIES ? now + WAIT_MS : 0 };
}

// Beyond the dialog: closing it is no way around the wait.
let attempts = noAttempts;

export function tryPin(typed: string, pin: string): 'right' | 'wrong' | 'wait' {
  const now = Date.now();
  if (now < attempts.blockedUntil) return 'wait';
  if (typed === pin) return 'right';
  attempts = wrongPin(attempts, now);
  return 'wrong';
}
