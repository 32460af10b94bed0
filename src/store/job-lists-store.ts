import { useStore } from 'zustand';
import { type JobLists, noJobs } from '#domain/quotes/job-lists.ts';
import { claimOnce, createOwnedStore } from './owned-store.ts';

// Apart from the open list, which every page shows: this is late code.
const { store, write } = createOwnedStore<JobLists>(noJobs);

/** The visitor's lists besides the open one, as this and the other tabs changed them. */
export const claimJobListsWriter = claimOnce((jobs: JobLists): void => write(jobs, true));

export function useJobLists<T>(selector: (jobs: JobLists) => T): T {
  return useStore(store, selector);
}
