import type { Product } from '#domain/catalogue/product.ts';
import type { Result } from '#domain/kernel/result.ts';
import { namesFromRandomBytes, RANDOM_BYTES } from '#domain/quotes/folio.ts';
import {
  isPending,
  keptEntries,
  newEntry,
  type OutboxEntry,
  retried,
  type SendOutcome,
  sending,
  settled,
} from '#domain/quotes/outbox.ts';
import { addProduct, type ListProblem, type QuoteList } from '#domain/quotes/quote-list.ts';
import { createRetryLoop } from '#platform/retry-loop.ts';
import { type DeskCopy, type HeardStatus, memoryDeskCopy, openDeskCopy } from './desk-copy.ts';
import { readStatus } from './read-status.ts';
import { sendQuote } from './send-quote.ts';

const RETRY = { first: 5000, last: 120_000 };
/** Why the sending pauses; the entries themselves show it. */
const UNREACHABLE = new Error('No answer from the server');
/** One tab sends at a time; the others wait for their turn and then find nothing to do. */
const SEND_LOCK = 'cotizaciones-envio';

/** Where the desk shows what it holds. The store implements it. */
export interface DeskSink {
  list(list: QuoteList): void;
  outbox(entries: readonly OutboxEntry[]): void;
  lasting(lasting: boolean): void;
}

export type QuoteRequest = Pick<OutboxEntry, 'contacto' | 'lineas' | 'origen' | 'avisoVersion'>;
export type ListCommand = (list: QuoteList) => Result<QuoteList, ListProblem>;

/** The visitor's list and what was asked for, on this device and shared by its tabs. */
export interface Desk {
  change(command: ListCommand): Promise<Result<QuoteList, ListProblem>>;
  /** As `change`, for the many places that only add: what adding means comes with the desk, not with each of them. */
  add(product: Product, pieces: number): Promise<Result<QuoteList, ListProblem>>;
  /** Resolves once the request is on the device; it is sent from there, now or when there is a network. */
  send(request: QuoteRequest): Promise<OutboxEntry>;
  retry(id: string): Promise<void>;
  forget(id: string): Promise<void>;
  /** What was last heard of the quotation behind a secret; `null` where nothing was, on this device. */
  heardStatus(secreto: string): Promise<HeardStatus | null>;
  /** Asks the server, and keeps what it says. `null`: there is no such quotation. Throws when the server cannot be asked. */
  askStatus(secreto: string): Promise<HeardStatus | null>;
  /** A shared device goes on to its next person. What waits to be sent is kept until it has been. */
  wipe(): Promise<void>;
}

export async function openDesk(sink: DeskSink): Promise<Desk> {
  const copy: DeskCopy = await openDeskCopy().catch((reason: unknown) => {
    console.warn('Este navegador no guarda la lista', reason);
    return memoryDeskCopy();
  });
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('cotizaciones') : undefined;
  const showAll = async (): Promise<void> => {
    const [list, outbox] = await Promise.all([copy.readList(), copy.readOutbox()]);
    sink.list(list);
    sink.outbox([...outbox].sort((a, b) => b.hecha - a.hecha));
  };
  const changed = async (): Promise<void> => {
    channel?.postMessage(null);
    await showAll();
  };
  const tell = (reason: unknown): void => console.warn('Lista de cotización', reason);
  channel?.addEventListener('message', () => void showAll().catch(tell));

  const sendOne = async (entry: OutboxEntry): Promise<SendOutcome> => {
    await copy.changeEntry(entry.id, (now) => (now ? sending(now) : null));
    await changed();
    // A network that fails throws: that is no answer, and the request stays where it is.
    const outcome = await sendQuote(entry).catch((): SendOutcome => 'unreachable');
    await copy.changeEntry(entry.id, (now) => settled(now ?? entry, outcome));
    await changed();
    return outcome;
  };
  const sendPending = async (): Promise<void> => {
    for (;;) {
      const next = (await copy.readOutbox()).find(isPending);
      if (!next) return;
      if ((await sendOne(next)) === 'unreachable') throw UNREACHABLE;
    }
  };
  // Nobody waits for it: what it does is seen in the entries.
  const { runOnNews: flush } = createRetryLoop(
    async () => (navigator.locks ? navigator.locks.request(SEND_LOCK, sendPending) : sendPending()),
    { ...RETRY, onFailure: (reason) => reason !== UNREACHABLE && tell(reason) },
  );

  sink.lasting(copy.lasting);
  const now = Date.now();
  const old = await copy.readOutbox();
  const kept = new Set(keptEntries(old, now).map(({ id }) => id));
  for (const { id } of old) if (!kept.has(id)) await copy.changeEntry(id, () => null);
  await showAll();
  if (old.some(isPending)) flush();
  addEventListener('online', flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') flush();
  });

  const change = async (command: ListCommand): Promise<Result<QuoteList, ListProblem>> => {
    const answer = await copy.changeList((list) => {
      const result = command(list);
      return { list: result.ok ? result.value : list, answer: result };
    });
    await changed();
    return answer;
  };

  return {
    change,
    add: (product, pieces) => change((list) => addProduct(list, product, pieces)),
    async send(request) {
      const entry = newEntry(
        namesFromRandomBytes(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES))),
        request,
        Date.now(),
      );
      await copy.changeEntry(entry.id, () => entry);
      await changed();
      flush();
      return entry;
    },
    async retry(id) {
      await copy.changeEntry(id, (entry) => (entry ? retried(entry) : null));
      await changed();
      flush();
    },
    async forget(id) {
      await copy.changeEntry(id, () => null);
      await changed();
    },
    heardStatus: (secreto) => copy.readStatus(secreto),
    async askStatus(secreto) {
      const status = await readStatus(secreto);
      if (!status) {
        await copy.forgetStatus(secreto);
        return null;
      }
      const heard = { secreto, status, at: Date.now() };
      await copy.keepStatus(heard);
      return heard;
    },
    async wipe() {
      const waiting = (await copy.readOutbox()).filter(isPending);
      await copy.wipe();
      for (const entry of waiting) await copy.changeEntry(entry.id, () => entry);
      await changed();
    },
  };
}
