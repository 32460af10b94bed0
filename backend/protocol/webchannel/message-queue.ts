import type { RunSlices } from '../../engine/slices.ts';
import type { StatusError } from '../../engine/status.ts';
import { toStatusError } from '../error-json.ts';
import { parseJsonSliced } from '../parse-json.ts';
import type { IncomingMessage } from './forward-body.ts';

interface QueuePorts {
  /** Runs long work in slices, between which other requests are served. */
  readonly run: RunSlices;
  /** Whether messages are still passed on. */
  readonly isOpen: () => boolean;
  readonly pass: (message: unknown) => Promise<void> | void;
  readonly onError: (error: StatusError) => void;
}

/** Parses messages and passes them on one after the other, because parsing one or what it asks for may take several slices. */
export class MessageQueue {
  readonly #ports: QueuePorts;
  #busy: Promise<void> | undefined;
  #handledUpTo: number;

  constructor(ports: QueuePorts, handledUpTo: number) {
    this.#ports = ports;
    this.#handledUpTo = handledUpTo;
  }

  /** The number after the message that is being handled. Messages that wait their turn are not counted. */
  get handledUpTo(): number {
    return this.#handledUpTo;
  }

  /** Resolves when all messages so far have been handled; undefined when they already have been. */
  get busy(): Promise<void> | undefined {
    return this.#busy;
  }

  /** Handles a message when those before it have been handled. */
  add(message: IncomingMessage): void {
    const { onError } = this.#ports;
    try {
      const work = this.#busy === undefined ? this.#read(message) : this.#busy.then(() => this.#read(message));
      if (!(work instanceof Promise)) return;
      const settled: Promise<void> = work
        .catch((error: unknown) => onError(toStatusError(error)))
        .then(() => {
          if (this.#busy === settled) this.#busy = undefined;
        });
      this.#busy = settled;
    } catch (error) {
      onError(toStatusError(error));
    }
  }

  #read({ id, text }: IncomingMessage): Promise<void> | void {
    const { run, isOpen, pass } = this.#ports;
    if (!isOpen() || text === undefined) return;
    let json: unknown;
    const reading = run(
      (function* parse() {
        json = yield* parseJsonSliced(text);
      })(),
    );
    const passOn = (): Promise<void> | void => {
      if (!isOpen()) return;
      this.#handledUpTo = id + 1;
      return pass(json);
    };
    return reading instanceof Promise ? reading.then(passOn) : passOn();
  }
}
