import { shiftInstant } from '#domain/kernel/instant.ts';
import { err } from '#domain/kernel/result.ts';
import { publish } from '#domain/snapshot/publish.ts';
import { MARGIN } from '#domain/snapshot/publish-plan.ts';
import type { PublishQuestion, PublishServer, PublishSteps } from '#domain/snapshot/publish-server.ts';
import type { Ablation } from './ablation.ts';
import { instantOf, nameOf, type Server, windowOf } from './server.ts';

type Answer = ReturnType<PublishServer[keyof PublishServer]>;

/** A staff browser that publishes, one question at a time, and may close between any two. */
export class Publisher {
  #steps: PublishSteps<unknown> | null = null;
  #question: PublishQuestion | null = null;
  #text = '';
  #runs = 0;
  readonly #server: Server;
  readonly #name: string;
  readonly #random: () => number;
  readonly #without: Ablation | null;
  constructor(server: Server, name: string, random: () => number, without: Ablation | null) {
    this.#server = server;
    this.#name = name;
    this.#random = random;
    this.#without = without;
  }

  get isBusy(): boolean {
    return this.#steps !== null;
  }

  start(): void {
    this.#runs += 1;
    const nonce = `${this.#name}-${this.#runs}`;
    this.#steps = publish({ por: this.#name, nonce, rebuild: this.#random() < 0.1, countConfirmed: true });
    this.#take(this.#steps.next());
  }

  /** Asks the server the next thing. A crash comes before it does anything, or after it has, with the answer lost. */
  step(crash: 'no' | 'before' | 'after'): void {
    const question = this.#question;
    if (!this.#steps || !question) return;
    if (crash === 'before') return this.#end();
    const answer = this.#answer(question);
    if (crash === 'after') return this.#end();
    this.#take(this.#steps.next(answer));
  }

  #take({ done, value }: IteratorResult<PublishQuestion, unknown>): void {
    if (done) this.#end();
    else this.#question = value;
  }

  #end(): void {
    this.#steps = null;
    this.#question = null;
  }

  #answer(question: PublishQuestion): Answer {
    const server = this.#server;
    const products = this.#without === 'publish-from-cache' ? server.stale : server.products;
    switch (question.ask) {
      case 'takeLock':
        server.lock = { tomado: instantOf(server.now), por: this.#name, nonce: question.with[0] };
        return;
      case 'readLock':
        if (this.#without !== 'no-margin' || !server.lock) return server.lock;
        return { ...server.lock, tomado: shiftInstant(server.lock.tomado, MARGIN) };
      case 'readPointer':
        return server.pointer;
      case 'readSnapshot': {
        const text = server.parts.get(question.with[0].sha256);
        return text === undefined ? err({ kind: 'unreadable', detail: 'missing' }) : server.snapshotIn(text);
      }
      case 'readDelta':
        return { ...windowOf(products, question.with[0]), problems: [] };
      case 'readAll':
        return { rows: [...products.values()], problems: [], end: null };
      case 'pack':
        this.#text = question.with[0];
        return { sha256: nameOf(this.#text), bytes: this.#text.length, partes: [nameOf(this.#text)] };
      case 'storePart':
        server.parts.set(question.with[0], this.#text);
        return;
      case 'verifyParts':
        return question.with[0].every((name) => server.parts.has(name));
      case 'movePointer':
        return this.#move(question.with[0]);
      case 'cleanUp':
        return;
    }
  }

  #move(draft: Parameters<PublishServer['movePointer']>[0]): 'moved' | 'refused' | 'unknown' {
    const { pointer, lock, now } = this.#server;
    const isNext = draft.seq === (pointer?.seq ?? 0) + 1 && draft.prev === (pointer?.sha256 ?? '');
    const holds = lock?.nonce === draft.nonce && (!pointer || draft.since >= pointer.since);
    if (this.#without !== 'no-compare' && !(isNext && holds)) return 'refused';
    if (this.#random() < 0.1) return 'unknown';
    this.#server.publish({ ...draft, actualizado: instantOf(now) });
    return this.#random() < 0.1 ? 'unknown' : 'moved';
  }
}
