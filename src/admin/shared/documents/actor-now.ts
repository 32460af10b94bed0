import { selectEmail, sessionStore } from '#store/session-store.ts';

/** Who is signed in, by e-mail, and the time of this tablet in milliseconds. */
export function actorNow(): { readonly por: string; readonly en: number } {
  return { por: selectEmail(sessionStore.getState()), en: Date.now() };
}
