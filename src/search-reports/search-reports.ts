import { countedDayAt } from '#domain/kernel/shop-day.ts';
import { afterRefusal, afterReport, dueReport, withSearch } from '#domain/search-report/kept-searches.ts';
import { reportText } from '#domain/search-report/report-text.ts';
import { mayReport } from './report-choice.ts';
import { changeSearches } from './searches-copy.ts';
import { type ReportOutcome, sendReport } from './send-report.ts';

/** After the last search of a visit, so that one report has all of them. */
const QUIET_MS = 60_000;
const SEND_LOCK = 'busquedas-envio';
const counted = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let isStarted = false;

/**
 * Counts a search on this device, each text once a visit, and reports what was counted once a day at most: what an earlier visit left at once, the
 * rest when the person has stopped searching or leaves. Nothing of it may disturb a search, so failures end in the console.
 */
export function noteSearch(query: string, isVain: boolean): void {
  if (!mayReport()) return;
  const text = reportText(query);
  const key = `${text} ${isVain}`;
  const isNew = text !== null && !counted.has(key);
  counted.add(key);
  void sendEarlier()
    .then(() =>
      isNew ? changeSearches((kept) => withSearch(kept, text, isVain, countedDayAt(Date.now()))) : undefined,
    )
    .catch(warn);
  clearTimeout(timer);
  timer = setTimeout(sendNow, QUIET_MS);
}

const warn = (reason: unknown): void => console.info('Búsquedas sin reportar', reason);
const sendNow = (): void => void inTurn(sendDue).catch(warn);

/** At the first search of a visit: what was counted before it. */
async function sendEarlier(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  addEventListener('online', sendNow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendNow();
  });
  await inTurn(sendDue).catch(warn);
}

/** Without a network it rejects, and what is kept waits for the next time. */
async function sendDue(): Promise<void> {
  if (!mayReport() || !navigator.onLine) return;
  const now = Date.now();
  const today = countedDayAt(now);
  const report = dueReport(await changeSearches((kept) => kept), today);
  if (!report) return;
  const outcome: ReportOutcome = await sendReport(report, today, now);
  if (outcome === 'later') return;
  await changeSearches((kept) =>
    outcome === 'received' ? afterReport(kept, report, today) : afterRefusal(kept, today),
  );
}

/** One tab sends at a time; the others then find nothing due. */
const inTurn = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(SEND_LOCK, work) : work();
