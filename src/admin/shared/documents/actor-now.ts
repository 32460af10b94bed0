import type { Actor } from '#domain/quotes/history-step.ts';
import { selectEmail, sessionStore } from '#store/session-store.ts';

/** Who is signed in, by e-mail, and the time of this tablet in milliseconds. */
export function actorNow(): Actor {
  return { por: selectEmail(sessionStore.getState()), en: Date.now() };
}
