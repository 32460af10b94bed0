import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { type ProductQuery, plainQuery, queryFromAddress, queryToAddress } from '#domain/staff/product-query.ts';

/** The list's question, kept in the address: a link to it, a reload and the way back all show the same list. */
export function useProductQuery(): readonly [ProductQuery, (change: Partial<ProductQuery>) => void] {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => queryFromAddress((name) => params.get(name)), [params]);
  const set = (change: Partial<ProductQuery>): void => {
    // A new search starts with its best, and one that is emptied in the order of names.
    const sort =
      'text' in change && !change.sort ? { sort: change.text ? ('relevancia' as const) : plainQuery.sort } : {};
    setParams(() => new URLSearchParams(queryToAddress({ ...query, ...sort, ...change })), { replace: true });
  };
  return [query, set];
}
