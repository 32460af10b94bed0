import { nextOfOutbox, type OutboxEntry, type SendOutcome, sending, settled } from '#domain/quotes/outbox.ts';
import { createRetryLoop, inTurn } from '#platform/retry-loop.ts';
import type { QuoteCopy } from './quote-copy.ts';
import { sendQuote } from './send-quote.ts';

const RETRY = { first: 5000, last: 120_000 };
/** Ends a round of sending without a warning in the console: the state of the entries already shows that nothing was sent. */
const UNREACHABLE = new Error('Not sent, to be tried again');
/** One tab sends at a time. The others wait for the lock and then find nothing left to send; what is sent twice is created once. */
const SEND_LOCK = 'cotizaciones-envio';

/**
 * Sends what waits in the outbox, one request after the other, and tries again while the server cannot be reached.
 * @param onChanged called after each change of an entry
 * @returns called when there may be something to send, or a network. Nobody waits for it: its results show in the entries.
 */
export function createOutboxSender(
  copy: QuoteCopy,
  onChanged: () => Promise<void>,
  warn: (reason: unknown) => void,
): () => void {
  const sendOne = async (entry: OutboxEntry): Promise<SendOutcome> => {
    await copy.changeEntry(entry.id, (now) => (now ? sending(now) : null));
    await onChanged();
    // A network error is no answer: the request stays in the outbox.
    const outcome = await sendQuote(entry).catch((): SendOutcome => 'unreachable');
    // One that is gone was sent by another tab too, and deleted there.
    await copy.changeEntry(entry.id, (now) => (now ? settled(now, outcome) : null));
    await onChanged();
    return outcome;
  };
  const sendPending = async (): Promise<void> => {
    for (;;) {
      const next = nextOfOutbox(await copy.readOutbox());
      if (!next) return;
      const outcome = await sendOne(next);
      if (outcome === 'unreachable' || outcome === 'deferred') throw UNREACHABLE;
    }
  };
  const { runOnNews } = createRetryLoop(() => inTurn(SEND_LOCK, sendPending), {
    ...RETRY,
    onFailure: (reason) => reason !== UNREACHABLE && warn(reason),
  });
  return runOnNews;
}
