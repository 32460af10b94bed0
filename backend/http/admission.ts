import type { IncomingMessage } from 'node:http';
import { runFor, type Sliced } from '../engine/slices.ts';
import type { ClientOf } from '../limits/client-address.ts';
import type { Limits } from '../limits/limits.ts';
import { Pacer } from '../limits/pacer.ts';
import { RateLimit } from '../limits/rate-limit.ts';
import type { Refusals } from '../limits/refusals.ts';
import { type Holder, Share } from '../limits/share.ts';
import { WorkQueue, workKey } from '../limits/work-queue.ts';
import { readBody } from './read-body.ts';

/** Pieces of 64 kB of one client's answers that are made in a round of the event loop, a millisecond together. As many pieces of its bodies are read. */
const PIECES = 4;
/** Milliseconds of a query after which others are served. */
const SLICE_MS = 8;

/** Bytes that are counted while they are in memory. */
export interface HeldBytes {
  /** Throws RESOURCE_EXHAUSTED when the holder's part is used up. */
  readonly take: (bytes: number) => void;
  /** Some, or all that are held. */
  readonly giveBack: (bytes?: number) => void;
}

/** What every request passes: each client has a part of the process, and none can take all of it. */
export class Admission {
  readonly #clientOf: ClientOf;
  readonly #refusals: Refusals;
  readonly #bodies: Share;
  readonly #answers: Share;
  readonly #handshakes: RateLimit;
  readonly #work: WorkQueue;
  readonly #pieces = new Pacer(PIECES);
  readonly #bodyPieces = new Pacer(PIECES);

  constructor(limits: Limits, clientOf: ClientOf, refusals: Refusals, now: () => number = Date.now) {
    this.#clientOf = clientOf;
    this.#refusals = refusals;
    this.#bodies = new Share(limits.bodyBytes);
    this.#answers = new Share(limits.answerBytes);
    this.#handshakes = new RateLimit(limits.handshakes, now);
    this.#work = new WorkQueue(limits.work);
  }

  clientOf(request: IncomingMessage): string {
    return this.#clientOf(request);
  }

  /** Resolves when it is the client's turn to have work done. Throws RESOURCE_EXHAUSTED when too much of its work waits. */
  async turn(from: string): Promise<void> {
    if (!(await this.#work.turn(from)))
      throw this.#refusals.exhausted('trabajo', 'Too many requests at once. Try again later.');
  }

  /** The same for work that is nobody's request yet: false when too much of the client's waits. */
  tryTurn(from: string): Promise<boolean> {
    return this.#work.turn(from);
  }

  /** Does work whose turn it is, and the rest of it in later turns: a query must not keep the others waiting for longer than a slice. */
  slices<T>(from: string, work: Sliced<T>): Promise<T> | T {
    const first = runFor(work, SLICE_MS, () => performance.now());
    return first === undefined ? this.#rest(from, work) : first.value;
  }

  async #rest<T>(from: string, work: Sliced<T>): Promise<T> {
    for (;;) {
      await this.#work.nextSlice(from);
      const done = runFor(work, SLICE_MS, () => performance.now());
      if (done !== undefined) return done.value;
    }
  }

  /** Resolves when the next piece of one of the client's answers may be made. */
  nextPiece(from: string): Promise<void> {
    return this.#pieces.turn(from);
  }

  /** Resolves when the next piece of one of the client's bodies may be taken. */
  nextBodyPiece(from: string): Promise<void> {
    return this.#bodyPieces.turn(from);
  }

  /** Throws RESOURCE_EXHAUSTED when a client opens streams faster than any page does. */
  handshake(from: string): void {
    if (!this.#handshakes.take(from))
      throw this.#refusals.exhausted('aperturas', 'Streams are opened too fast. Try again later.');
  }

  /** Counts bytes of an answer until the returned function is called. Throws RESOURCE_EXHAUSTED when the holder has too many that are not read. */
  holdAnswer(holder: Holder, bytes: number): () => void {
    if (!this.#answers.take(holder, bytes))
      throw this.#refusals.exhausted('respuestas', 'Too many answers are not being read. Try again later.');
    return () => this.#answers.giveBack(holder, bytes);
  }

  /** Counts the bytes of what somebody sends. */
  holdBody(holder: Holder): HeldBytes {
    let held = 0;
    return {
      take: (bytes) => {
        if (!this.#bodies.take(holder, bytes))
          throw this.#refusals.exhausted('bytes', 'Too many bytes are being received. Try again later.');
        held += bytes;
      },
      giveBack: (bytes = held) => {
        this.#bodies.giveBack(holder, bytes);
        held -= bytes;
      },
    };
  }

  /** Reads a small body of a client that nobody knows yet. Its bytes count while they arrive, which may take minutes. */
  readBody(request: IncomingMessage, limit: number): Promise<string> {
    return this.withBody(request, limit, { from: this.clientOf(request), isStaff: false }, (body) => body);
  }

  /** Reads a body and uses it. Its bytes count until that is done. Throws RESOURCE_EXHAUSTED when the holder's part of the memory is used up. */
  async withBody<T>(
    request: IncomingMessage,
    limit: number,
    holder: Holder,
    use: (body: string) => T | Promise<T>,
  ): Promise<T> {
    const kept = this.holdBody(holder);
    try {
      const turn = (): Promise<void> => this.nextBodyPiece(workKey(holder));
      return await use(await readBody(request, limit, { keep: kept.take, turn }));
    } finally {
      kept.giveBack();
    }
  }
}
