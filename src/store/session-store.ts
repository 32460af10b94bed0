import { useStore } from 'zustand';
import { claimOnce, createOwnedStore } from './owned-store.ts';

/** Whether the person is in `personal`. `unknown` until the server, or what it said last time on this device, tells. */
export type StaffMembership = 'unknown' | 'member' | 'stranger';

export type SessionState =
  | { readonly status: 'waiting' }
  /** On the way out: what the device kept is being thrown away, and the page starts anew when it is. */
  | { readonly status: 'leaving' }
  /** `lapsed` names whoever did not sign out themselves: their session ended, their work on this device did not. */
  | { readonly status: 'signed-out'; readonly lapsed: string | null }
  | {
      readonly status: 'signed-in';
      readonly uid: string;
      readonly email: string;
      readonly membership: StaffMembership;
    };

const { store, write } = createOwnedStore<SessionState>({ status: 'waiting' });

/** Who is signed in to the staff area. */
export const sessionStore = store;
/** For the session. States have different fields, so each replaces the one before. */
export const claimSessionWriter = claimOnce((state: SessionState): void => write(state, true));

export function useSession<T>(selector: (state: SessionState) => T): T {
  return useStore(sessionStore, selector);
}

export const selectEmail = (state: SessionState): string => (state.status === 'signed-in' ? state.email : '');
export const selectIsMember = (state: SessionState): boolean =>
  state.status === 'signed-in' && state.membership === 'member';
