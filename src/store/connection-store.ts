import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export interface ConnectionState {
  /** Whether the last attempt reached the server. Starts true: nobody is told "sin conexión" before it is known. */
  readonly reachable: boolean;
  /** When the catalogue on screen was last confirmed by the server, in milliseconds; `null` until then. */
  readonly confirmedAt: number | null;
  /**
   * A newer version of the site: `ready` is installed and waits for the person, `held` was agreed to and waits for a tab that is busy,
   * `applying` loads every tab again in a moment.
   */
  readonly update: 'none' | 'ready' | 'held' | 'applying';
  /** `refused`: this browser keeps no copy of the catalogue, for want of room or of permission. */
  readonly storage: 'ok' | 'refused';
}

/** How the device stands with the world. One banner reads it; nothing else decides by it. */
export const connectionStore = createStore<ConnectionState>(() => ({
  reachable: true,
  confirmedAt: null,
  update: 'none',
  storage: 'ok',
}));

export function useConnection<T>(selector: (state: ConnectionState) => T): T {
  return useStore(connectionStore, selector);
}
