import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { CurrentProduct } from '#domain/price-import/clave-match.ts';
import type { TextEncoding } from '#spreadsheet/encodings.ts';
import { LIMITS } from '#spreadsheet/limits.ts';
import { problemMessage } from '#spreadsheet/problem-messages.ts';
import type { ReadProblem } from '#spreadsheet/read-problem.ts';
import type { FromPriceWorker, OpenedFile, PriceAsk, PriceAsks, ToPriceWorker } from './price-messages.ts';

/** The file, or one plain sentence why not. */
export type Opened = Result<OpenedFile, string>;

/** The worker has ended before it answered; the message is what a person reads. */
export class PriceReaderEnded extends Error {}

/** One file in one worker. A worker that takes too long, or dies, takes nothing with it but the file. */
export interface PriceReader {
  /** @param products what the shop sells, to compare with */
  open(file: Blob, products: readonly CurrentProduct[], encoding?: TextEncoding): Promise<Opened>;
  tellProducts(products: readonly CurrentProduct[]): Promise<void>;
  /** Rejects with `PriceReaderEnded` when there is no answer in time: a file can be read and still be made to be compared for ever. */
  ask<Kind extends PriceAsk>(kind: Kind, ask: PriceAsks[Kind]['ask']): Promise<PriceAsks[Kind]['answer']>;
  /** Ends the worker at once, whatever it is doing. */
  close(): void;
}

/** Ten thousand products in one message would hold the page for longer than a frame. */
const CHUNK = 500;

export function openPriceReader(): PriceReader {
  const worker = new Worker(new URL('./worker/price-worker.ts', import.meta.url), { type: 'module', name: 'precios' });
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (reason: unknown) => void }>();
  let tickets = 0;
  let ended: PriceReaderEnded | null = null;
  // A worker whose code could not be fetched dies before it has said a word.
  let hasSpoken = false;

  const end = (problem: ReadProblem): void => {
    worker.terminate();
    ended ??= new PriceReaderEnded(problemMessage(problem));
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<FromPriceWorker>) => {
    hasSpoken = true;
    waiting.get(data.ticket)?.resolve(data.answer as never);
    waiting.delete(data.ticket);
  });
  worker.addEventListener('error', () => end(hasSpoken ? 'crashed' : 'no-reader'));

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

  const tellProducts: PriceReader['tellProducts'] = async (products) => {
    for (let at = 0; at === 0 || at < products.length; at += CHUNK) {
      await ask('products', { products: products.slice(at, at + CHUNK), isFirst: at === 0 });
    }
  };

  return {
    ask,
    async open(file, products, encoding) {
      if (file.size === 0) return refused('empty');
      if (file.size > LIMITS.fileBytes) return refused('too-big');
      try {
        await tellProducts(products);
        const opened = await ask('open', { file, ...(encoding && { encoding }) });
        return opened.ok ? ok(opened.value) : refused(opened.error);
      } catch (reason) {
        if (reason instanceof PriceReaderEnded) return err(reason.message);
        throw reason;
      }
    },
    tellProducts,
    close() {
      // Whoever still waits is not told: they have gone on to something else.
      waiting.clear();
      end('crashed');
    },
  };
}

const refused = (problem: ReadProblem): Opened => err(problemMessage(problem));
