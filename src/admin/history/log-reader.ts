import { emptyLog, type LogList, withNewest, withOlder } from '#domain/staff/log/log-list.ts';
import { type LogRange, rangeKey, wholeLog } from '#domain/staff/log/log-query.ts';
import { type LogState, logStore } from '#store/log-store.ts';
import type { StoreWriter } from '#store/owned-store.ts';
import { type SessionState, selectHasNoRight, selectIsMember, selectMay, sessionStore } from '#store/session-store.ts';
import * as rememberedPerson from '../remembered-person.ts';
import { whileWatched } from '../shared/documents/while-watched.ts';
import type { StaffBackend } from '../staff-backend.ts';
import { openLogCopy } from './log-copy.ts';
import type { ReadLogPage } from './log-pages.ts';

/** What a listener carries: the newest records. Older ones are read by pages. */
const LISTENED = 50;
const WHOLE = rangeKey(wholeLog);

const mayReadPrivate = (): boolean => selectMay(sessionStore.getState(), 'costs');

interface LogReaderParts {
  readonly write: StoreWriter<LogState>;
  readonly watchLatestLog: StaffBackend['watchLatestLog'];
  readonly readPage: ReadLogPage;
}

export type LogReader = ReturnType<typeof createLogReader>;

/**
 * Reads the shop's log: the newest records live while somebody looks at them, older ones by pages. The newest that were read stay on the device of
 * active staff, until the session or the person's right ends.
 */
export function createLogReader({ write, watchLatestLog, readPage }: LogReaderParts) {
  // Another tab may have signed out: it deletes the remembered person before anything else.
  const copy = openLogCopy(
    () => logStore.getState().lists.has(WHOLE) && rememberedPerson.read()?.membership === 'member',
  );
  let saving: Promise<void> = Promise.resolve();

  const listOf = (range: LogRange): LogList => logStore.getState().lists.get(rangeKey(range)) ?? emptyLog;

  function keep(range: LogRange, list: LogList): void {
    const key = rangeKey(range);
    if (list === logStore.getState().lists.get(key)) return;
    write(({ lists }) => ({ lists: new Map(lists).set(key, list) }));
    if (key !== WHOLE || !selectIsMember(sessionStore.getState())) return;
    saving = saving
      .then(() => copy.save(list.records))
      .catch((reason: unknown) => {
        console.info('La bitácora no se guarda en este equipo', reason);
      });
  }

  function markCurrent(range: LogRange, { isCurrent }: { readonly isCurrent: boolean }): void {
    const key = rangeKey(range);
    if (logStore.getState().current.has(key) === isCurrent) return;
    write(({ current }) => {
      const next = new Set(current);
      if (isCurrent) next.add(key);
      else next.delete(key);
      return { current: next };
    });
  }

  async function takeCopy(): Promise<void> {
    if (logStore.getState().isOpened) return;
    const records = await copy.read();
    write(({ lists }) => ({
      lists: lists.has(WHOLE) || records.length === 0 ? lists : new Map(lists).set(WHOLE, { records, isAll: false }),
      isOpened: true,
    }));
  }

  async function forget(): Promise<void> {
    write({ lists: new Map(), current: new Set(), isOpened: false });
    await copy.forget();
  }

  return {
    /** Listens to the newest records of a range for as long as somebody looks at it. @returns stops it */
    watch(range: LogRange): () => void {
      const stop = whileWatched(
        async () => {
          // The copy comes first: an answer of the server is laid over it.
          await takeCopy();
          return watchLatestLog(range, LISTENED, mayReadPrivate(), (records, isCurrent, isFull) => {
            markCurrent(range, { isCurrent });
            if (isCurrent) keep(range, withNewest(listOf(range), records, isFull));
          });
        },
        (reason) => console.info('Todavía no hay bitácora', reason),
      );
      return () => {
        stop();
        markCurrent(range, { isCurrent: false });
      };
    },

    /** Reads the next page of a range. Rejects without a server. */
    async readMore(range: LogRange): Promise<void> {
      const last = listOf(range).records.at(-1) ?? null;
      const { records, isLast } = await readPage(range, last, mayReadPrivate());
      const list = listOf(range);
      // Meanwhile the list may have begun anew, and this page would leave a gap.
      if ((list.records.at(-1) ?? null) === last) keep(range, withOlder(list, records, isLast));
    },

    /** Runs for as long as the page is open. Called once a page. */
    start(): void {
      const follow = (session: SessionState): void => {
        if (!selectHasNoRight(session)) return;
        void forget().catch((reason: unknown) => console.warn('Bitácora sin borrar', reason));
      };
      sessionStore.subscribe(follow);
      follow(sessionStore.getState());
    },

    /** Empties the device; resolves when that is done. */
    forget,
  };
}
