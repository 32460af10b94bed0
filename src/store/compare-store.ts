import { useStore } from 'zustand';
import { type CompareChoice, noChoice } from '#domain/comparison/choose-compared.ts';
import { claimOnce, createOwnedStore } from './owned-store.ts';

const { store, write } = createOwnedStore<CompareChoice>(noChoice);

/** The products that this device's visitor chose to compare. */
export const compareStore = store;
export const claimCompareWriter = claimOnce(write);

export function useCompared<T>(selector: (state: CompareChoice) => T): T {
  return useStore(compareStore, selector);
}
