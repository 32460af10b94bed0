import { createStore, type StoreApi } from 'zustand/vanilla';

/** A store that can be read and followed, but not changed. */
export type ReadonlyStore<State> = Omit<StoreApi<State>, 'setState'>;

/** Changes some fields of a store, or all of them with `replace`. */
export type StoreWriter<State> = StoreApi<State>['setState'];

/** A store and, apart from it, its writer, which the file of a store exports only through {@link claimOnce}. */
export function createOwnedStore<State>(initial: State): {
  readonly store: ReadonlyStore<State>;
  readonly write: StoreWriter<State>;
} {
  const { setState, ...store } = createStore<State>(() => initial);
  return { store, write: setState };
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
