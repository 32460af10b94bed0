import { useStore } from 'zustand';
import { claimOnce, createOwnedStore } from './owned-store.ts';

export interface ConnectionState {
  /** Whether the last attempt reached the server. Starts true, so that "sin conexión" is shown only once it is known. */
  readonly reachable: boolean;
  /** When the catalogue on screen was last confirmed by the server, in milliseconds; `null` until then. */
  readonly confirmedAt: number | null;
  /** Whether it was confirmed since this page was opened. Not worked out from the times, because the device's clock may be set back meanwhile. */
  readonly isConfirmed: boolean;
  /**
   * A newer version of the site: `ready` is installed and waits for the person, `held` was agreed to and waits for a tab that is busy,
   * `applying` loads every tab again in a moment.
   */
  readonly update: 'none' | 'ready' | 'held' | 'applying';
  /** `refused`: this browser stores no copy of the catalogue, because it has no space or does not allow it. */
  readonly storage: 'ok' | 'refused';
}

const { store, write } = createOwnedStore<ConnectionState>({
  reachable: true,
  confirmedAt: null,
  isConfirmed: false,
  update: 'none',
  storage: 'ok',
});

/** The connection to the server, the version of the site and the storage of this device. */
export const connectionStore = store;
/** For the mirror. */
export const claimConnectionWriter = claimOnce(
  (state: Partial<Pick<ConnectionState, 'reachable' | 'confirmedAt' | 'storage'>>): void => {
    // The time alone is that of an earlier visit.
    const isAnswer = state.reachable === true && state.confirmedAt !== undefined;
    write({ ...state, ...(isAnswer && { isConfirmed: state.confirmedAt !== null }) });
  },
);
/** For `device/updates.ts`. */
export const claimUpdateWriter = claimOnce((update: ConnectionState['update']): void => write({ update }));

/** Whether the server has answered since this page was opened, and still did at the last attempt. */
export const selectIsAnswered = ({ reachable, isConfirmed }: ConnectionState): boolean => reachable && isConfirmed;

/** Whether nothing newer is on its way to this page: the server has answered, or there is none to ask. */
export const selectIsCaughtUp = (state: ConnectionState): boolean => !state.reachable || selectIsAnswered(state);

export function useConnection<T>(selector: (state: ConnectionState) => T): T {
  return useStore(connectionStore, selector);
}
