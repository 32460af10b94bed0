import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { CurrentProduct } from '#domain/price-import/clave-match.ts';
import type { TextEncoding } from '#spreadsheet/encodings.ts';
import { LIMITS } from '#spreadsheet/limits.ts';
import { problemWords } from '#spreadsheet/problem-words.ts';
import type { ReadProblem } from '#spreadsheet/read-problem.ts';
import type { FromPriceWorker, OpenedFile, PriceAsk, PriceAsks, ToPriceWorker } from './price-words.ts';

/** The file, or one plain sentence why not. */
export type Opened = Result<OpenedFile, string>;

/** One file in one worker. A worker that takes too long, or dies, takes nothing with it but the file. */
export interface PriceDesk {
  /** @param products what the shop sells, to compare with */
  open(file: Blob, products: readonly CurrentProduct[], encoding?: TextEncoding): Promise<Opened>;
  tellProducts(products: readonly CurrentProduct[]): Promise<void>;
  ask<Kind extends PriceAsk>(kind: Kind, ask: PriceAsks[Kind]['ask']): Promise<PriceAsks[Kind]['answer']>;
  /** Ends the worker at once, whatever it is doing. */
  close(): void;
}

/** Ten thousand products in one message would hold the page for longer than a frame. */
const CHUNK = 500;

export function openPriceDesk(): PriceDesk {
  const worker = new Worker(new URL('./price-worker.ts', import.meta.url), { type: 'module', name: 'precios' });
  const waiting = new Map<number, { resolve: (answer: never) => void; reject: (reason: unknown) => void }>();
  let tickets = 0;
  let crashed = false;
  // A worker whose code could not be fetched dies before it has said a word.
  let hasSpoken = false;

  worker.addEventListener('message', ({ data }: MessageEvent<FromPriceWorker>) => {
    hasSpoken = true;
    waiting.get(data.ticket)?.resolve(data.answer as never);
    waiting.delete(data.ticket);
  });
  worker.addEventListener('error', (event) => {
    crashed = true;
    for (const { reject } of waiting.values()) reject(new Error(event.message));
    waiting.clear();
    worker.terminate();
  });

  const ask: PriceDesk['ask'] = (kind, what) => {
    if (crashed) return Promise.reject(new Error('The worker has ended'));
    tickets += 1;
    const ticket = tickets;
    const answer = new Promise<never>((resolve, reject) => waiting.set(ticket, { resolve, reject }));
    worker.postMessage({ ticket, kind, ask: what } satisfies ToPriceWorker);
    return answer;
  };

  const tellProducts: PriceDesk['tellProducts'] = async (products) => {
    for (let at = 0; at === 0 || at < products.length; at += CHUNK) {
      await ask('products', { products: products.slice(at, at + CHUNK), isFirst: at === 0 });
    }
  };

  return {
    ask,
    async open(file, products, encoding) {
      if (file.size === 0) return refused('empty');
      if (file.size > LIMITS.fileBytes) return refused('too-big');
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<Opened>((resolve) => {
        timer = setTimeout(() => {
          worker.terminate();
          crashed = true;
          resolve(refused('slow'));
        }, LIMITS.milliseconds);
      });
      const read = tellProducts(products)
        .then(() => ask('open', { file, ...(encoding && { encoding }) }))
        .then(
          (opened): Opened => (opened.ok ? ok(opened.value) : refused(opened.error)),
          () => refused(hasSpoken ? 'crashed' : 'no-reader'),
        );
      try {
        return await Promise.race([read, late]);
      } finally {
        clearTimeout(timer);
      }
    },
    tellProducts,
    close() {
      crashed = true;
      worker.terminate();
    },
  };
}

const refused = (problem: ReadProblem): Opened => err(problemWords(problem));
