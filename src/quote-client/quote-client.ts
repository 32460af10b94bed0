import type { Product } from '#domain/catalogue/product.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { namesFromRandomBytes, RANDOM_BYTES } from '#domain/quotes/folio.ts';
import { afterRequest, type DeviceLists, type JobLists, type JobProblem } from '#domain/quotes/job-lists.ts';
import { isPending, keptEntries, newEntry, type OutboxEntry, retried } from '#domain/quotes/outbox.ts';
import { addProduct, type ListProblem, type QuoteList } from '#domain/quotes/quote-list.ts';
import { type ListChange, type UndoProblem, undoChange } from '#domain/quotes/undo-change.ts';
import { failingOver } from './failing-over.ts';
import { createOutboxSender } from './outbox-sender.ts';
import { type LastStatus, memoryQuoteCopy, openQuoteCopy, type QuoteCopy } from './quote-copy.ts';
import { readStatus } from './read-status.ts';

const PROBLEMS: Readonly<Record<UndoProblem, string>> = {
  full: 'Tu lista está llena: caben 60 productos.',
  long: 'Tu lista ya no admite más texto. Acorta una nota.',
  empty: 'Escribe qué necesitas.',
  many: 'De cada cosa caben hasta 9,999 piezas. Pídenos esa cantidad por WhatsApp.',
  elsewhere: 'Ese cambio fue en otra lista: ábrela para deshacerlo.',
};

/** Receives the list and the outbox whenever they change. The store implements it. */
export interface QuoteSink {
  list(list: QuoteList): void;
  outbox(entries: readonly OutboxEntry[]): void;
  lasting(lasting: boolean): void;
}

export type QuoteRequest = Pick<OutboxEntry, 'contacto' | 'lineas' | 'origen' | 'avisoVersion'>;
export type ListCommand = (list: QuoteList) => Result<QuoteList, ListProblem>;
export type JobCommand = (lists: DeviceLists) => Result<DeviceLists, JobProblem>;

/** The visitor's list and the sent requests, stored on this device and shared by its tabs. */
export interface QuoteClient {
  /** Changes the open list. What it did is what `undo` takes. */
  change(command: ListCommand): Promise<Result<ListChange, ListProblem>>;
  /** The list with every change that was asked for before, also those that the store has not received yet. */
  present(): Promise<QuoteList>;
  /** Adds a product. A method of its own, so that the rule for adding is loaded with this late code and not with every page. */
  add(product: Product, pieces: number): Promise<Result<ListChange, ListProblem>>;
  /** Undoes a change, on the list as it is now. */
  undo(change: ListChange): Promise<Result<ListChange, UndoProblem>>;
  /** Opens, names or deletes one of the device's lists. */
  changeJobs(command: JobCommand): Promise<Result<DeviceLists, JobProblem>>;
  /** Calls with the device's lists, now and after every change in any tab. One caller at a time; the latest one is called. */
  followJobs(show: (jobs: JobLists) => void): void;
  /** Why a change of the list was refused, for a person. Here, so that the sentences are not loaded with every page. */
  problemText(problem: UndoProblem): string;
  /**
   * Takes what was requested off the open list; a list with a name keeps it. Never rejects: the request is stored, and somebody who is told that it failed
   * makes it again.
   */
  afterRequest(sent: ReadonlySet<string>): Promise<void>;
  /** Resolves once the request is stored on the device. It is sent from there, at once or when there is a network. */
  send(request: QuoteRequest): Promise<OutboxEntry>;
  retry(id: string): Promise<void>;
  forget(id: string): Promise<void>;
  /** The last status of a quotation that this device received, by its secret; `null` if there is none. */
  lastStatus(secreto: string): Promise<LastStatus | null>;
  /** Fetches the status from the server and stores it. `null`: there is no such quotation. Throws when the server cannot be reached. */
  fetchStatus(secreto: string): Promise<LastStatus | null>;
  /** Deletes everything for the next person at a shared device, except requests that still have to be sent. */
  wipe(): Promise<void>;
}

export async function startQuoteClient(sink: QuoteSink): Promise<QuoteClient> {
  const onDevice = await openQuoteCopy().catch((reason: unknown) => {
    console.warn('Este navegador no guarda la lista', reason);
    return memoryQuoteCopy();
  });
  const copy: QuoteCopy = failingOver(onDevice, () => {
    console.warn('Este equipo no tiene espacio para la lista');
    sink.lasting(false);
  });
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('cotizaciones') : undefined;
  let showJobs: ((jobs: JobLists) => void) | undefined;
  const showAll = async (): Promise<void> => {
    const [list, outbox] = await Promise.all([copy.readList(), copy.readOutbox()]);
    sink.list(list);
    sink.outbox([...outbox].sort((a, b) => b.hecha - a.hecha));
    showJobs?.(await copy.readJobs());
  };
  const warn = (reason: unknown): void => console.warn('Lista de cotización', reason);
  /** Never rejects: the change is stored, and somebody who is told that it failed makes it again. */
  const changed = async (): Promise<void> => {
    channel?.postMessage(null);
    await showAll().catch(warn);
  };
  channel?.addEventListener('message', () => void showAll().catch(warn));

  const flush = createOutboxSender(copy, changed, warn);

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

  const change = async <P>(command: (list: QuoteList, listId: string) => Result<QuoteList, P>) => {
    const answer = await copy.changeList<Result<ListChange, P>>((before, { id: listId }) => {
      const result = command(before, listId);
      if (!result.ok) return { list: before, answer: result };
      return { list: result.value, answer: ok({ listId, before, after: result.value }) };
    });
    await changed();
    return answer;
  };

  return {
    change,
    // As a change that changes nothing: unlike a mere read it waits its turn, also where the device is just found to be full.
    present: () => copy.changeList((list) => ({ list, answer: list })),
    async changeJobs(command) {
      const answer = await copy.changeLists((lists) => {
        const result = command(lists);
        return { lists: result.ok ? result.value : lists, answer: result };
      });
      await changed();
      return answer;
    },
    followJobs(show) {
      showJobs = show;
      void copy.readJobs().then(show, warn);
    },
    async afterRequest(sent) {
      const emptied = copy.changeLists((lists) => ({ lists: afterRequest(lists, sent, Date.now()), answer: null }));
      await emptied.catch(warn);
      await changed();
    },
    problemText: (problem) => PROBLEMS[problem],
    undo: (done) => change((list, listId) => undoChange(list, listId, done)),
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
    async lastStatus(secreto) {
      try {
        return await copy.readStatus(secreto);
      } catch (reason) {
        warn(reason);
        return null;
      }
    },
    async fetchStatus(secreto) {
      const status = await readStatus(secreto);
      // The answer is the server's, whether or not the device stores it.
      if (!status) {
        await copy.forgetStatus(secreto).catch(warn);
        return null;
      }
      const last = { secreto, status, at: Date.now() };
      await copy.keepStatus(last).catch(warn);
      return last;
    },
    async wipe() {
      await copy.wipe();
      await changed();
    },
  };
}
