import { countedDayAt } from '#domain/kernel/shop-day.ts';
import { afterAnswer, withDueReport, withSearch } from '#domain/search-report/kept-searches.ts';
import { reportText } from '#domain/search-report/report-text.ts';
import { inTurn } from '#platform/retry-loop.ts';
import { mayReport } from './report-choice.ts';
import { changeSearches } from './searches-copy.ts';
import { sendReport } from './send-report.ts';

/** After the last search of a visit, so that one report has all of them. */
const QUIET_MS = 60_000;
/** One tab sends at a time; the others then find nothing due. What two send at once is counted once. */
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
const sendNow = (): void => void inTurn(SEND_LOCK, sendDue).catch(warn);

/** At the first search of a visit: what was counted before it. */
async function sendEarlier(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  addEventListener('online', sendNow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendNow();
  });
  await inTurn(SEND_LOCK, sendDue).catch(warn);
}

/** Without a network it rejects, and what is kept waits for the next time. */
async function sendDue(): Promise<void> {
  if (!mayReport() || !navigator.onLine) return;
  const now = Date.now();
  const today = countedDayAt(now);
  const id = crypto.randomUUID();
  const { porEnviar: report } = await changeSearches((kept) => withDueReport(kept, today, id));
  if (!report) return;
  const outcome = await sendReport(report, today, now);
  if (outcome === 'later') return;
  const answer = { isReceived: outcome === 'received', wasSentBefore: report.id !== id };
  await changeSearches((kept) => afterAnswer(kept, report, answer, today));
}
