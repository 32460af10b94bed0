import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { type LogQuery, logQueryFromAddress, logQueryToAddress } from '#domain/staff/log/log-query.ts';
import { WITHIN_PAGE } from '../shared/forms/leave-guard.ts';

/** The filters of the log, kept in the address, so that a link, a reload and the back button show the same changes. */
export function useLogQuery(): readonly [LogQuery, (change: Partial<LogQuery>) => void] {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => logQueryFromAddress((name) => params.get(name)), [params]);
  const set = (change: Partial<LogQuery>): void => {
    setParams(() => new URLSearchParams(logQueryToAddress({ ...query, ...change })), {
      replace: true,
      state: WITHIN_PAGE,
    });
  };
  return [query, set];
}
