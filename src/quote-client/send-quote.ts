import { instantToMilliseconds } from '#domain/kernel/instant.ts';
import { countedDayAt } from '#domain/kernel/shop-day.ts';
import type { OutboxEntry, SendOutcome } from '#domain/quotes/outbox.ts';
import { quoteFields, statusFields } from '#domain/quotes/quote-writes.ts';
import { type BackendConfig, fetchBackendConfig } from '#rest/backend-config.ts';
import { commit, isPassing } from '#rest/commit.ts';
import { countOnDay } from '#rest/count-on-day.ts';
import { documentName } from '#rest/documents-url.ts';
import { readDocument } from '#rest/read-document.ts';
import { RestError } from '#rest/rest-error.ts';
import { restFields } from '#rest/rest-fields.ts';
import { runQuery } from '#rest/run-query.ts';
import { readStatus } from './read-status.ts';

/** After this long without an answer a request counts as failed; the outbox tries again. */
const TIMEOUT_MS = 30_000;
const DAY_MS = 86_400_000;
/** The documents were contended for, or are there already because an earlier answer was lost. */
const CONFLICT = 409;

/**
 * Creates the quotation, its status and the day's count in one commit, by plain `fetch`, so that a visitor on a slow network does not wait for the SDK.
 * Sending twice creates it once: the rules refuse the second commit, and the status under the secret then shows that the first one arrived.
 */
export async function sendQuote(entry: OutboxEntry): Promise<SendOutcome> {
  const config = await fetchBackendConfig(AbortSignal.timeout(TIMEOUT_MS));
  const days = quotaDays(Date.now());
  const likely = days.length;
  for (let at = 0; at < days.length; at += 1) {
    const status = await commit(config, writesOf(config, entry, days[at] ?? ''), AbortSignal.timeout(TIMEOUT_MS));
    if (status === 200) return 'received';
    if (status === 429) return 'deferred';
    if (isPassing(status) && status !== CONFLICT) return 'unreachable';
    const known = await readStatus(entry.secreto, config);
    if (known?.cotizacion === entry.id) return 'received';
    if (status === CONFLICT) return 'unreachable';
    // Only a refusal can be caused by the wrong day, so only then another day is tried.
    if (status !== 403) return 'refused';
    const today = at + 1 === likely && (await serverDay(config));
    if (today && !days.includes(today)) days.push(today);
  }
  // The rules refuse with one answer whatever is wrong, also when the day has had all the quotations that it may.
  const isFull = await Promise.all(days.map((day) => isDayFull(config, day)));
  return isFull.includes(true) ? 'deferred' : 'refused';
}

/** The day by the server's clock, because the device's may be days off. What is read for it matters not. */
async function serverDay(config: BackendConfig): Promise<string | null> {
  const { readTime } = await runQuery(config, { from: [{ collectionId: 'productos' }], limit: 1 });
  return readTime && countedDayAt(instantToMilliseconds(readTime));
}

/** Only the count of a full day may be read. Rejects when the server does not answer. */
async function isDayFull(config: BackendConfig, day: string): Promise<boolean> {
  try {
    const options = { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
    return (await readDocument(config, `cupos/${day}`, options)) !== null;
  } catch (reason) {
    if (reason instanceof RestError && reason.status === 403) return false;
    throw reason;
  }
}

/**
 * The days that the quotation may be counted on, likeliest first. The rules accept only the current day that they count by, by the server's clock, and the
 * device's clock may be on the other side of midnight.
 */
function quotaDays(now: number): string[] {
  return [0, 1, -1].map((days) => countedDayAt(now + days * DAY_MS));
}

function writesOf(config: BackendConfig, entry: OutboxEntry, day: string): object[] {
  const name = (path: string): string => documentName(config, path);
  const stamped = (fieldPath: string) => [{ fieldPath, setToServerValue: 'REQUEST_TIME' }];
  return [
    {
      update: { name: name(`cotizaciones/${entry.id}`), fields: restFields(quoteFields(entry)) },
      updateTransforms: stamped('creado'),
      currentDocument: { exists: false },
    },
    {
      update: { name: name(`estadosCotizacion/${entry.secreto}`), fields: restFields(statusFields(entry)) },
      updateTransforms: stamped('actualizado'),
      currentDocument: { exists: false },
    },
    countOnDay(config, 'cupos', day, entry.id),
  ];
}
