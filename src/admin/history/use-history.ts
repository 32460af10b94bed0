import { useEffect, useState } from 'react';
import { type Documents, type History, historyOf } from '#domain/staff/log/history.ts';
import type { LogRecord } from '#domain/staff/log/parse-log-record.ts';
import { useJournal } from '#store/journal-store.ts';
import { useMay } from '#store/session-store.ts';
import { whileWatched } from '../shared/documents/while-watched.ts';
import { useStaff } from '../staff.ts';

const PAGE = 50;
const onFailure = (reason: unknown): void => console.info('Todavía no hay historial', reason);

interface ReadHistory extends History {
  /** Whether the server has answered; otherwise these are the changes that this device read before. */
  readonly isCurrent: boolean;
  /** Whether there is nothing before the last item. */
  readonly isAll: boolean;
  readonly showMore: () => void;
}

interface Read {
  readonly key: string;
  readonly records: readonly LogRecord[];
  readonly isCurrent: boolean;
  readonly isAll: boolean;
}

/** The changes of some documents: this device's that wait, and the log's, updated live. */
export function useHistory(documents: Documents): ReadHistory {
  const { backend } = useStaff();
  const mayReadPrivate = useMay('costs');
  const journal = useJournal((state) => state.journal);
  const key = [...documents.keys()].join(' ');
  const [count, setCount] = useState(PAGE);
  const [read, setRead] = useState<Read | null>(null);
  useEffect(
    () =>
      whileWatched(
        () =>
          backend.watchLog(key.split(' '), count, mayReadPrivate, (records, isCurrent, isAll) =>
            setRead({ key, records, isCurrent, isAll }),
          ),
        onFailure,
      ),
    [backend, key, count, mayReadPrivate],
  );
  const known = read?.key === key ? read : null;
  return {
    ...historyOf(documents, journal, known?.records ?? []),
    isCurrent: known?.isCurrent === true,
    isAll: known?.isAll === true,
    showMore: () => setCount(count + PAGE),
  };
}
