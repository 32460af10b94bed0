import { useEffect, useMemo, useState } from 'react';
import { type LogLine, logLines, matchesLine, waitingLines } from '#domain/staff/log/log-line.ts';
import { emptyLog, type LogList } from '#domain/staff/log/log-list.ts';
import {
  isInRange,
  type LogQuery,
  type LogRange,
  rangeKey,
  rangeOf,
  recordsInRange,
  wholeLog,
} from '#domain/staff/log/log-query.ts';
import { useJournal } from '#store/journal-store.ts';
import { type LogState, logStore, useLogState } from '#store/log-store.ts';
import { useStaff } from '../staff.ts';

/** One turn of a search for what the server cannot look for: as many pages at most, or until so many more lines were found. */
const MOST_PAGES = 10;
const ENOUGH = 20;

export interface ShownLog {
  readonly list: LogList;
  /** Edits of this device that wait. */
  readonly waiting: readonly LogLine[];
  readonly lines: readonly LogLine[];
  /** Whether the server answers; otherwise these are the changes that this device read before. */
  readonly isCurrent: boolean;
  /** Whether this device's copy has been looked at. */
  readonly isOpened: boolean;
  /** Whether the lines were chosen on this device among those that were read, because the server cannot. */
  readonly isSearch: boolean;
  readonly isReading: boolean;
  readonly problem: string;
  readonly readMore: () => void;
}

/** The shop's log as a query asks for it, updated live. @param names of the staff, by uid */
export function useLog(query: LogQuery, names: ReadonlyMap<string, string>): ShownLog {
  const { log } = useStaff();
  const journal = useJournal((state) => state.journal);
  const { person, from, to } = query;
  const range = useMemo(() => rangeOf({ text: '', kind: '', person, from, to }), [person, from, to]);
  const lists = useLogState((state) => state.lists);
  const isCurrent = useLogState(({ current }) => current.has(rangeKey(range)));
  const isOpened = useLogState((state) => state.isOpened);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => log.watch(range), [log, range]);

  const list = useMemo(() => listIn(lists, range), [lists, range]);
  const isSearch = query.text !== '' || query.kind !== '';
  const find = useMemo(() => {
    const nameOf = ({ by }: LogLine): string => names.get(by) ?? '';
    return (some: readonly LogLine[]) => some.filter((line) => matchesLine(line, query, nameOf));
  }, [query, names]);
  const all = useMemo(() => logLines(list.records), [list]);
  const lines = useMemo(() => (isSearch ? find(all) : all), [all, isSearch, find]);
  const waiting = useMemo(
    () => find(waitingLines(journal, list.records)).filter(({ by, at }) => isInRange(range, by, at)),
    [find, journal, list, range],
  );

  async function read(): Promise<void> {
    const wanted = lines.length + (isSearch ? ENOUGH : 1);
    for (let page = 0; page < MOST_PAGES; page += 1) {
      await log.readMore(range);
      const { records, isAll } = listIn(logStore.getState().lists, range);
      if (isAll || find(logLines(records)).length >= wanted) return;
    }
  }

  function readMore(): void {
    if (isReading) return;
    setReading(true);
    setProblem('');
    void read()
      .catch((reason: unknown) => {
        console.info('Bitácora sin leer', reason);
        setProblem('No se pudo leer lo anterior. Revisa la conexión e inténtalo de nuevo.');
      })
      .finally(() => setReading(false));
  }

  return { list, waiting, lines, isCurrent, isOpened, isSearch, isReading, problem, readMore };
}

/** The records that were read of a range. Before the range's first answer these are the ones in it among all that were read. */
function listIn(lists: LogState['lists'], range: LogRange): LogList {
  const known = lists.get(rangeKey(range));
  if (known) return known;
  const whole = lists.get(rangeKey(wholeLog));
  return whole ? { records: recordsInRange(range, whole.records), isAll: whole.isAll } : emptyLog;
}
