import { createStore, type StoreApi } from 'zustand/vanilla';

/** A store that can be read and followed, but not changed. */
export type ReadonlyStore<State> = Omit<StoreApi<State>, 'setState'>;

/** Changes some fields of a store, or all of them with `replace`. */
export type StoreWriter<State> = StoreApi<State>['setState'];

/** A store and, apart from it, its writer, which the file of a store exports only through {@link claimOnce}. */
export function createOwnedStore<State>(initial: State): {
  readonly store: ReadonlyStore<State>;
  readonly write: StoreWriter<State>;
  /** Begins anew with another state: what a server renders a page from, and what the browser hydrates that page with. */
  readonly open: (state: State) => void;
} {
  const { setState, ...rest } = createStore<State>(() => initial);
  let opened = initial;
  // React reads the initial state on a server and while it hydrates, whatever the store has received by then.
  const store = { ...rest, getInitialState: () => opened };
  const open = (state: State): void => {
    opened = state;
    setState(state, true);
  };
  return { store, write: setState, open };
}

/** Gives the writer to the first caller, its owner, and throws for every other. */
export function claimOnce<Writer>(writer: Writer): () => Writer {
  let isClaimed = false;
  return () => {
    if (isClaimed) throw new Error('This writer has an owner already.');
    isClaimed = true;
    return writer;
  };
}
