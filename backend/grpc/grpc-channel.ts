import { randomBytes } from 'node:crypto';
import type { StatusError } from '../engine/status.ts';
import type { StreamChannel } from '../http/channel-route.ts';
import { toStatusError } from '../protocol/error-json.ts';
import { FlowControl } from '../protocol/webchannel/flow-control.ts';
import type { StreamHandler } from '../protocol/webchannel/session.ts';
import { type Call, frameOf } from './call.ts';
import type { MessageShape } from './schema.ts';

/** Bytes of a first load that may wait for the client. */
const ROOM_BYTES = 1 << 18;
/** Bytes that are written at once. */
const PIECE_BYTES = 1 << 16;
/** How long the client may take to fetch what was sent before the end. */
const LAST_WORDS_MS = 30_000;

/** A message that waits to be written, and what gives back its part of the share. */
interface Waiting {
  readonly frame: Buffer;
  readonly release: () => void;
}

/**
 * A Listen or Write stream on a call of gRPC. TCP and HTTP/2 bring every message once and in order, so nothing is numbered or sent again; what the client
 * does not take waits here and is counted in its share of answers. After a lost connection the client begins a new stream.
 */
export class GrpcChannel implements StreamChannel {
  readonly sid = randomBytes(18).toString('base64url');
  readonly #call: Call;
  readonly #answer: MessageShape;
  readonly #onClose: () => void;
  readonly #hold: (bytes: number) => () => void;
  readonly #flow = new FlowControl(() => this.#isEnded || this.#bytes <= ROOM_BYTES);
  #handler: StreamHandler | undefined;
  #queue: Waiting[] = [];
  /** Bytes that the client has not taken. */
  #bytes = 0;
  #isWriting = false;
  #isEnded = false;
  #end: { readonly error: StatusError | undefined } | undefined;

  /** `hold` counts bytes in the client's share, or throws a refusal. `onClose` is called once, when the stream has ended. */
  constructor(call: Call, answer: MessageShape, onClose: () => void, hold: (bytes: number) => () => void) {
    this.#call = call;
    this.#answer = answer;
    this.#onClose = onClose;
    this.#hold = hold;
    call.stream.once('close', () => this.#close());
    call.onStop = (error) => this.fail(error);
    if (call.stream.destroyed) this.#close();
  }

  start(handler: StreamHandler): void {
    this.#handler = handler;
    // Its client left while its token was being looked at.
    if (this.#isEnded) handler.close();
  }

  /** Hands a message to the stream's handler. Resolves when the next one may come. */
  async receive(message: unknown): Promise<void> {
    try {
      if (!this.#isEnded) await this.#handler?.receive(message);
      this.flush();
    } catch (error) {
      this.fail(toStatusError(error));
    }
  }

  send(message: unknown): void {
    if (this.#isEnded) return;
    try {
      const frame = frameOf(this.#answer, message);
      this.#queue.push({ frame, release: this.#hold(frame.length) });
      this.#bytes += frame.length;
    } catch (error) {
      this.fail(toStatusError(error));
    }
  }

  flush(): void {
    if (this.#isWriting) return;
    const piece = this.#nextPiece();
    if (piece.length === 0) return this.#sayGoodbye();
    this.#isWriting = true;
    this.#call.write(Buffer.concat(piece.map(({ frame }) => frame)), () => {
      this.#isWriting = false;
      this.#taken(piece);
      // In the next round: a socket takes a megabyte at once.
      setImmediate(() => this.flush());
    });
  }

  #nextPiece(): Waiting[] {
    let [count, size] = [0, 0];
    while (count < this.#queue.length && size < PIECE_BYTES) size += this.#queue[count++]?.frame.length ?? 0;
    return this.#queue.splice(0, count);
  }

  #taken(piece: Waiting[]): void {
    for (const { frame, release } of piece) {
      release();
      this.#bytes -= frame.length;
    }
    this.#flow.release();
  }

  room(): Promise<void> | undefined {
    return this.#flow.room();
  }

  /** What the client has not taken yet. What it has taken needs no acknowledgement. */
  unacknowledged(): { readonly arrays: number; readonly chars: number } {
    return { arrays: this.#queue.length, chars: this.#bytes };
  }

  /** Nothing: no client comes back to a call. */
  stateWithReply(): undefined {}

  /** Ends the stream with a refusal, behind what was sent before. */
  fail(error: StatusError): void {
    this.#finish(error);
  }

  /** Ends it well, because its client has said its last word. */
  finish(): void {
    this.#finish(undefined);
  }

  #finish(error: StatusError | undefined): void {
    if (this.#isEnded) return;
    this.#end = { error };
    this.#endHandler();
    setTimeout(() => this.#call.stream.destroy(), LAST_WORDS_MS).unref();
    this.flush();
  }

  #sayGoodbye(): void {
    if (this.#end !== undefined) this.#call.end(this.#end.error);
  }

  #endHandler(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#flow.release();
    this.#handler?.close();
    this.#onClose();
  }

  #close(): void {
    this.#endHandler();
    this.#taken(this.#queue.splice(0));
  }
}
