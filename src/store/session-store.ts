import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Whether the person is in `personal`. `unknown` until the server, or what it said last time on this device, tells. */
export type StaffStanding = 'unknown' | 'member' | 'stranger';

export type SessionState =
  | { readonly status: 'waiting' }
  /** On the way out: what the device kept is being thrown away, and the page starts anew when it is. */
  | { readonly status: 'leaving' }
  /** `lapsed` names whoever did not sign out themselves: their session ended, their work on this device did not. */
  | { readonly status: 'signed-out'; readonly lapsed: string | null }
  | { readonly status: 'signed-in'; readonly uid: string; readonly email: string; readonly standing: StaffStanding };

/** Who is at the staff's door. Only the session's watcher in `src/admin/session.ts` writes here. */
export const sessionStore = createStore<SessionState>(() => ({ status: 'waiting' }));

export function useSession<T>(selector: (state: SessionState) => T): T {
  return useStore(sessionStore, selector);
}

export const selectEmail = (state: SessionState): string => (state.status === 'signed-in' ? state.email : '');
export const selectIsMember = (state: SessionState): boolean =>
  state.status === 'signed-in' && state.standing === 'member';
