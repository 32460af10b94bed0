import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import {
  type ProductQuery,
  plainQuery,
  queryFromAddress,
  queryToAddress,
} from '#domain/staff/products/product-query.ts';
import { WITHIN_PAGE } from '../shared/forms/leave-guard.ts';
import { QUICK_PARAM } from './quick/use-quick-mode.ts';

/** The search, filters and order of the list, kept in the address, so that a link, a reload and the back button show the same list. */
export function useProductQuery(): readonly [ProductQuery, (change: Partial<ProductQuery>) => void] {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => queryFromAddress((name) => params.get(name)), [params]);
  const set = (change: Partial<ProductQuery>): void => {
    // A new search sorts by relevance, and an emptied one by name again.
    const sort =
      'text' in change && !change.sort ? { sort: change.text ? ('relevancia' as const) : plainQuery.sort } : {};
    setParams(
      (before) => {
        const mode = before.get(QUICK_PARAM);
        const fields = queryToAddress({ ...query, ...sort, ...change });
        return new URLSearchParams({ ...fields, ...(mode !== null && { [QUICK_PARAM]: mode }) });
      },
      { replace: true, state: WITHIN_PAGE },
    );
  };
  return [query, set];
}
