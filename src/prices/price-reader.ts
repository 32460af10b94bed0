import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { CurrentProduct } from '#domain/price-import/clave-match.ts';
import type { TextEncoding } from '#spreadsheet/encodings.ts';
import { LIMITS } from '#spreadsheet/limits.ts';
import { problemMessage } from '#spreadsheet/problem-messages.ts';
import type { ReadProblem } from '#spreadsheet/read-problem.ts';
import { largeFileProblem } from './large-file.ts';
import type { FromPriceWorker, OpenedFile, PriceAsk, PriceAsks, ToPriceWorker } from './price-messages.ts';

/** The file, or one plain sentence why not. */
export type Opened = Result<OpenedFile, string>;

/** The worker ended before it answered. The message is shown to the person, unless the page itself closed the worker. */
export class PriceReaderEnded extends Error {
  readonly isClosed: boolean;
  constructor(message: string, isClosed = false) {
    super(message);
    this.isClosed = isClosed;
  }
}

/** Reads one file in a worker of its own, so that a worker that takes too long or crashes loses nothing but that file. */
export interface PriceReader {
  /** @param products what the shop sells, to compare with */
  open(file: ListFile, products: readonly CurrentProduct[], encoding?: TextEncoding | null): Promise<Opened>;
  setProducts(products: readonly CurrentProduct[]): Promise<void>;
  /** Rejects with `PriceReaderEnded` when there is no answer in time: some files can be read but would take for ever to compare. */
  ask<Kind extends PriceAsk>(kind: Kind, ask: PriceAsks[Kind]['ask']): Promise<PriceAsks[Kind]['answer']>;
  /** Ends the worker at once, whatever it is doing. */
  close(): void;
  /** Ends the worker once what it keeps on the device is written. */
  leave(): void;
}

/** A file and its draft on this device; `isKept` where the device has it already. */
export interface ListFile {
  readonly blob: Blob;
  readonly id: string;
  readonly name: string;
  readonly isKept: boolean;
}

/** In parts, because copying ten thousand products in one message would block the page for longer than a frame. */
const CHUNK = 500;

export function openPriceReader(): PriceReader {
  const worker = new Worker(new URL('./worker/price-worker.ts', import.meta.url), { type: 'module', name: 'precios' });
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (reason: unknown) => void }>();
  let tickets = 0;
  let ended: PriceReaderEnded | null = null;
  // An error before the first message means that the worker's code could not be loaded.
  let hasAnswered = false;

  const end = (problem: ReadProblem, isClosed = false): void => {
    worker.terminate();
    ended ??= new PriceReaderEnded(problemMessage(problem), isClosed);
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<FromPriceWorker>) => {
    hasAnswered = true;
    waiting.get(data.ticket)?.resolve(data.answer as never);
    waiting.delete(data.ticket);
  });
  worker.addEventListener('error', () => end(hasAnswered ? 'crashed' : 'no-reader'));

  const ask: PriceReader['ask'] = async (kind, what) => {
    if (ended) throw ended;
    tickets += 1;
    const ticket = tickets;
    const answer = new Promise<never>((resolve, reject) => waiting.set(ticket, { resolve, reject }));
    const watch = setTimeout(() => end('slow'), LIMITS.milliseconds);
    worker.postMessage({ ticket, kind, ask: what } satisfies ToPriceWorker);
    try {
      return await answer;
    } finally {
      clearTimeout(watch);
    }
  };

  const sendProducts: PriceReader['setProducts'] = async (products) => {
    for (let at = 0; at === 0 || at < products.length; at += CHUNK) {
      const some = products.slice(at, at + CHUNK);
      await ask('products', { products: some, isFirst: at === 0, isLast: at + CHUNK >= products.length });
    }
  };
  let sent: Promise<unknown> = Promise.resolve();
  // One after the other, because the parts of two catalogues would mix.
  const setProducts: PriceReader['setProducts'] = (products) => {
    const sending = sent.then(() => sendProducts(products));
    sent = sending.catch(() => {});
    return sending;
  };

  const close = (): void => {
    // Pending requests are neither answered nor rejected, because whoever closes the reader no longer needs them.
    waiting.clear();
    end('crashed', true);
  };

  return {
    ask,
    async open({ blob: file, ...draft }, products, encoding) {
      if (file.size === 0) return refused('empty');
      if (file.size > LIMITS.fileBytes) return refused(await largeFileProblem(file));
      try {
        await setProducts(products);
        const opened = await ask('open', { file, draft, ...(encoding && { encoding }) });
        return opened.ok ? ok(opened.value) : refused(opened.error);
      } catch (reason) {
        if (reason instanceof PriceReaderEnded) return err(reason.message);
        throw reason;
      }
    },
    setProducts,
    close,
    leave() {
      // A worker that has ended already has nothing left to write.
      void ask('settle', null).then(close, close);
    },
  };
}

const refused = (problem: ReadProblem): Opened => err(problemMessage(problem));
