import { createStore, type StoreApi } from 'zustand/vanilla';

/** A store as everybody has it: to read and to follow. */
export type ReadonlyStore<State> = Omit<StoreApi<State>, 'setState'>;

/** Changes some fields of a store, or all of them with `replace`. */
export type StoreWriter<State> = StoreApi<State>['setState'];

/** A store and, apart from it, what changes it. The file of a store keeps the writer to itself but for one {@link claimOnce}. */
export function createOwnedStore<State>(initial: State): {
  readonly store: ReadonlyStore<State>;
  readonly write: StoreWriter<State>;
} {
  const { setState, ...store } = createStore<State>(() => initial);
  return { store, write: setState };
}

/** Gives a writer away to whoever asks first, its owner. Throws afterwards, so that nobody else can have it. */
export function claimOnce<Writer>(writer: Writer): () => Writer {
  let isClaimed = false;
  return () => {
    if (isClaimed) throw new Error('This writer has an owner already.');
    isClaimed = true;
    return writer;
  };
}
