import { useStore } from 'zustand';
import { mayRole, type StaffRight, type StaffRole } from '#domain/staff/people/roles.ts';
import { claimOnce, createOwnedStore } from './owned-store.ts';

/** Whether the person is in `personal`. `unknown` until the server, or its last answer on this device, says so. */
export type StaffMembership = 'unknown' | 'member' | 'stranger';

export type SessionState =
  | { readonly status: 'waiting' }
  /** Signing out: what the device kept is being deleted, and then the page loads again. */
  | { readonly status: 'leaving' }
  /**
   * `lapsed` is the person whose session ended without signing out; their work is still on this device. `ended`: somebody ended it on purpose, from
   * another device.
   */
  | { readonly status: 'signed-out'; readonly lapsed: string | null; readonly ended?: true }
  | {
      readonly status: 'signed-in';
      readonly uid: string;
      readonly email: string;
      readonly membership: StaffMembership;
      /** Absent until the server, or its last answer on this device, says what a member is. */
      readonly role?: StaffRole;
    };

const { store, write } = createOwnedStore<SessionState>({ status: 'waiting' });

/** Who is signed in to the staff area. */
export const sessionStore = store;
/** For `admin/session.ts`. The states have different fields, so each replaces the one before. */
export const claimSessionWriter = claimOnce((state: SessionState): void => write(state, true));

export function useSession<T>(selector: (state: SessionState) => T): T {
  return useStore(sessionStore, selector);
}

export const selectEmail = (state: SessionState): string => (state.status === 'signed-in' ? state.email : '');
export const selectUid = (state: SessionState): string => (state.status === 'signed-in' ? state.uid : '');
/** `null` for nobody, for strangers, and while it is not known. */
export const selectRole = (state: SessionState): StaffRole | null =>
  state.status === 'signed-in' && state.membership === 'member' ? (state.role ?? null) : null;
export const selectMay = (state: SessionState, right: StaffRight): boolean => mayRole(selectRole(state), right);
export const selectIsMember = (state: SessionState): boolean =>
  state.status === 'signed-in' && state.membership === 'member';

/** Whether the signed-in person may. Screens leave out what they may not; the rules refuse it. */
export const useMay = (right: StaffRight): boolean => useSession((state) => selectMay(state, right));
/** Whether it is known that nobody who may see the staff's data uses this device. */
export const selectHasNoRight = (state: SessionState): boolean =>
  state.status === 'signed-out' || (state.status === 'signed-in' && state.membership === 'stranger');
