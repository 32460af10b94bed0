import { useSearch } from 'wouter/use-browser-location';

/**
 * The address's query for the router, which decodes what its search hook returns before it is read as fields, and those are decoded again: `10%25de`
 * would be read as `10%de`, of which `%de` is no letter. With its percent signs encoded once more the query leaves the router as it came.
 */
export function useExactSearch(options?: Parameters<typeof useSearch>[0]): string {
  return useSearch(options).replaceAll('%', '%25');
}

/** For a `Router`: its screens read the query as it was written. */
export const exactSearch = { searchHook: useExactSearch };
