import { arraysFrame, NOOP } from './frames.ts';
import type { ChannelLimits } from './limits.ts';
import type { Outbox } from './outbox.ts';

/** The response to the client's hanging GET, on which the server sends until it ends. */
export interface BackChannel {
  /** Whether the client uses long polling: then the response must end after its first arrays, because a proxy may hold it back until it ends. */
  readonly isLongPoll: boolean;
  /** How long a long-polling client asked the server to wait with an empty response, in milliseconds. */
  readonly holdMs: number | undefined;
  /** Whether the client has not yet taken what was written. Its owner calls `flush` when it has. */
  isFull(): boolean;
  write(text: string): void;
  end(): void;
}

/** Writes what waits in the outbox to the client's present back channel, and ends the channel when the client is to acknowledge. */
export class BackChannelWriter {
  readonly #outbox: Outbox;
  readonly #limits: ChannelLimits;
  readonly #now: () => number;
  /** Whether the stream waits for acknowledgements. Then the channel is ended once all is written, because the client acknowledges with its next request. */
  readonly #isAwaited: () => boolean;
  #back: { channel: BackChannel; openedAt: number; wroteAt: number; chars: number } | undefined;
  /** Id of the newest array that was written to the present back channel. A new channel begins with what the client has acknowledged. */
  #sentUpTo = 0;

  constructor(outbox: Outbox, limits: ChannelLimits, now: () => number, isAwaited: () => boolean) {
    this.#outbox = outbox;
    this.#limits = limits;
    this.#now = now;
    this.#isAwaited = isAwaited;
  }

  /** Whether the client has a request hanging. */
  get isOpen(): boolean {
    return this.#back !== undefined;
  }

  /** Id of the newest array that the present channel has been given. */
  get sentUpTo(): number {
    return this.#sentUpTo;
  }

  /** Begins to write to a channel, behind the last array that the client has. */
  open(channel: BackChannel, acknowledged: number): void {
    const now = this.#now();
    this.#back = { channel, openedAt: now, wroteAt: now, chars: 0 };
    this.#sentUpTo = acknowledged;
    // Without an early first byte the client would suppose a buffering proxy and change to long polling.
    if (!channel.isLongPoll && this.#outbox.after(acknowledged, 1).length === 0) this.#outbox.push(NOOP);
    this.flush();
  }

  /** Forgets a channel that the client has closed. */
  forget(channel: BackChannel): void {
    if (this.#back?.channel === channel) this.#back = undefined;
  }

  /** Ends the channel, if there is one. */
  end(): void {
    const channel = this.#back?.channel;
    this.#back = undefined;
    channel?.end();
  }

  /** Ends the channel when something on it is not acknowledged yet. Returns whether it was ended. */
  endIfUnacknowledged(): boolean {
    const [oldest] = this.#outbox.arrays();
    if (this.#back === undefined || oldest === undefined || oldest.id > this.#sentUpTo) return false;
    this.end();
    return true;
  }

  /** Ends a channel that is old, and sends a heartbeat on one that was silent for long. */
  tend(): void {
    if (this.#back === undefined) return;
    const now = this.#now();
    const { channel, openedAt, wroteAt } = this.#back;
    if (now - openedAt > this.#limits.backChannelMs) return this.end();
    const silence = channel.isLongPoll ? (channel.holdMs ?? this.#limits.longPollMs) : this.#limits.heartbeatMs;
    if (now - wroteAt < Math.min(silence, this.#limits.longPollMs)) return;
    this.#outbox.push(NOOP);
    this.flush();
  }

  /** Writes all that waits, as far as the client takes it. */
  flush(): void {
    // Nothing is written to a client that does not read, because only what waits in the outbox is counted against its limit.
    while (this.#back !== undefined && !this.#back.channel.isFull()) {
      const arrays = this.#outbox.after(this.#sentUpTo, this.#limits.frameChars);
      const last = arrays.at(-1);
      if (last === undefined) return void (this.#isAwaited() && this.end());
      const text = arraysFrame(arrays);
      this.#sentUpTo = last.id;
      this.#back.wroteAt = this.#now();
      this.#back.chars += text.length;
      this.#back.channel.write(text);
      if (this.#back.channel.isLongPoll || this.#back.chars > this.#limits.backChannelChars) this.end();
    }
  }
}
