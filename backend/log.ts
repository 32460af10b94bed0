import { RateLimit } from './limits/rate-limit.ts';

/**
 * The server's log: one JSON object a line on standard error, so that a person can read it and a program can filter it. What clients send is
 * never in it: no documents, no addresses of people, no tokens.
 */
function write(level: 'info' | 'error', message: string, details: Readonly<Record<string, unknown>>): void {
  process.stderr.write(
    `${JSON.stringify({ hora: new Date().toISOString(), nivel: level, mensaje: message, ...details })}\n`,
  );
}

/** Something the owner may want to know. */
export function logInfo(message: string): void {
  write('info', message, {});
}

const REPEAT_MS = 60_000;
const MOST_TOLD = 100;
const toldAt = new Map<string, number>();

/** Something the owner must do something about. Told once a minute at most, because every request may meet it. */
export function logTrouble(message: string): void {
  const now = performance.now();
  if (now - (toldAt.get(message) ?? -REPEAT_MS) < REPEAT_MS) return;
  if (toldAt.size >= MOST_TOLD) toldAt.clear();
  toldAt.set(message, now);
  write('error', message, {});
}

/** Something that clients did too much of: one line with figures, nothing of who they are. */
export function logLimit(message: string, details: Readonly<Record<string, unknown>>): void {
  write('info', message, details);
}

const LONGEST_TEXT = 4000;
/** Failures may be told so many at once, and then one a second: somebody who has found one would fill the disk with it. */
const failures = new RateLimit({ burst: 60, refillMs: 1000 }, () => performance.now());
let untold = 0;

/** Something that should not have happened, with what is known of it. */
export function logError(message: string, error: unknown): void {
  if (!failures.take('')) {
    untold += 1;
    return;
  }
  const left = untold === 0 ? {} : { callados: untold };
  untold = 0;
  const known =
    error instanceof Error
      ? { error: cut(error.message), pila: cut(error.stack ?? '') }
      : { error: cut(String(error)) };
  write('error', cut(message), { ...known, ...left });
}

function cut(text: string): string {
  return text.slice(0, LONGEST_TEXT);
}
