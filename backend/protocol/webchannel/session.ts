import { type RunSlices, runToEnd } from '../../engine/slices.ts';
import { invalid, type StatusError } from '../../engine/status.ts';
import type { Holder } from '../../limits/share.ts';
import { errorToJson, toStatusError } from '../error-json.ts';
import { parseJsonSliced } from '../parse-json.ts';
import type { IncomingMessage } from './forward-body.ts';
import { arraysFrame, dataPayload, forwardFrame, NOOP, type OutgoingArray, STOP } from './frames.ts';
import { CHANNEL_LIMITS, type ChannelLimits } from './limits.ts';
import { Outbox } from './outbox.ts';

/** What an RPC does with the messages of its stream. A throw ends the stream with that status, and so does a rejection. */
export interface StreamHandler {
  /** Handles a message. When it returns a promise, the session passes the next message only after it has resolved. */
  receive(message: unknown): Promise<void> | void;
  close(): void;
}

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

export interface SessionState {
  readonly nextMessageId: number;
  readonly lastArrayId: number;
  readonly unacknowledged: readonly OutgoingArray[];
}

interface SessionOwner {
  readonly holder?: Holder;
  /** Called with the characters of each message that is kept for the client. */
  readonly onSend?: (chars: number) => void;
  /** Runs long work in slices, between which other requests are served. */
  readonly run?: RunSlices;
}
const NOBODY: Holder = { from: '', isStaff: false };

/**
 * One stream of messages over many HTTP requests (WebChannel). Incoming messages are numbered by the client: repeated ones are dropped, and one that
 * comes before its predecessor waits for it. Outgoing arrays are numbered by the server: those that the client has not acknowledged are kept, and sent
 * again on the next back channel.
 */
export class ChannelSession {
  readonly sid: string;
  /** The client in whose share of the streams it is counted. */
  readonly holder: Holder;
  readonly #limits: ChannelLimits;
  readonly #now: () => number;
  readonly #outbox: Outbox;
  /** Messages that came before their predecessor, by their number. */
  readonly #early = new Map<number, IncomingMessage>();
  readonly #onSend: (chars: number) => void;
  readonly #run: RunSlices;
  #handler: StreamHandler | undefined;
  #earlyChars = 0;
  #busy: Promise<void> | undefined;
  #hasFetched: boolean;
  #nextMessageId: number;
  /** The number after the message that is being handled; `#nextMessageId` is ahead of it by the messages that wait. */
  #handledUpTo: number;
  #back: { channel: BackChannel; openedAt: number; wroteAt: number; chars: number } | undefined;
  /** Id of the newest array that was written to the present back channel. A new channel begins with what the client has acknowledged. */
  #sentUpTo = 0;
  #seenAt: number;
  readonly #waitingForRoom: (() => void)[] = [];
  /** Since when the message before the early ones has been missing. */
  #gapSince: number | undefined;
  /** `ended`: the last message was sent but may not have arrived. `closed`: nothing more is sent or received. */
  #phase: 'open' | 'ended' | 'closed' = 'open';

  constructor(
    sid: string,
    now: () => number,
    limits: ChannelLimits = CHANNEL_LIMITS,
    { holder = NOBODY, onSend = () => {}, run = runToEnd, ...state }: Partial<SessionState> & SessionOwner = {},
  ) {
    this.sid = sid;
    this.holder = holder;
    this.#onSend = onSend;
    this.#run = run;
    this.#now = now;
    this.#limits = limits;
    this.#outbox = new Outbox(state.lastArrayId, state.unacknowledged);
    this.#nextMessageId = state.nextMessageId ?? 0;
    this.#handledUpTo = this.#nextMessageId;
    this.#hasFetched = state.nextMessageId !== undefined;
    this.#seenAt = now();
  }

  /** Sets the RPC that handles the stream's messages. */
  start(handler: StreamHandler): void {
    this.#handler = handler;
  }

  /** The session's state once the present message has been answered with `message`. It is stored with the message's commit, so that a restart can go on from it. */
  stateWithReply(message: unknown): SessionState {
    const reply = { id: this.#outbox.lastId + 1, text: dataPayload(message) };
    const unacknowledged = [...this.#outbox.arrays(), reply];
    return { nextMessageId: this.#handledUpTo, lastArrayId: reply.id, unacknowledged };
  }

  receive(messages: readonly IncomingMessage[]): void {
    this.#seenAt = this.#now();
    for (const message of messages) {
      if (message.id === this.#nextMessageId) {
        this.#forgetEarly(message.id);
        this.#nextMessageId++;
        this.#handle(message);
      } else if (message.id > this.#nextMessageId) this.#keepEarly(message);
    }
    if (this.#early.size > this.#limits.earlyMessages || this.#earlyChars > this.#limits.earlyChars)
      return this.fail(invalid('Too many messages out of order.'));
    for (let next = this.#take(); next !== undefined; next = this.#take()) this.#handle(next);
    this.#gapSince = this.#early.size === 0 ? undefined : (this.#gapSince ?? this.#now());
    this.flush();
  }

  #take(): IncomingMessage | undefined {
    const message = this.#forgetEarly(this.#nextMessageId);
    if (message !== undefined) this.#nextMessageId++;
    return message;
  }

  /** Keeps a message until its predecessor has come. Its text is copied, because a part of a request's body keeps all of the body in memory. */
  #keepEarly({ id, text }: IncomingMessage): void {
    this.#forgetEarly(id);
    if (this.#phase !== 'open') return;
    this.#earlyChars += text?.length ?? 0;
    if (this.#earlyChars > this.#limits.earlyChars) return;
    this.#early.set(id, { id, text: text === undefined ? undefined : Buffer.from(text).toString() });
  }

  #forgetEarly(id: number): IncomingMessage | undefined {
    const message = this.#early.get(id);
    if (message === undefined) return undefined;
    this.#early.delete(id);
    this.#earlyChars -= message.text?.length ?? 0;
    return message;
  }

  /** Handles messages one after the other, because parsing one or what it asks for may take several slices. */
  #handle(message: IncomingMessage): void {
    try {
      const work = this.#busy === undefined ? this.#read(message) : this.#busy.then(() => this.#read(message));
      if (!(work instanceof Promise)) return;
      const settled: Promise<void> = work
        .catch((error: unknown) => this.fail(toStatusError(error)))
        .then(() => {
          if (this.#busy === settled) this.#busy = undefined;
        });
      this.#busy = settled;
    } catch (error) {
      this.fail(toStatusError(error));
    }
  }

  #read({ id, text }: IncomingMessage): Promise<void> | void {
    if (this.#phase !== 'open' || text === undefined) return;
    let json: unknown;
    const reading = this.#run(
      (function* parse() {
        json = yield* parseJsonSliced(text);
      })(),
    );
    const pass = (): Promise<void> | void => {
      if (this.#phase !== 'open') return;
      this.#handledUpTo = id + 1;
      return this.#handler?.receive(json);
    };
    return reading instanceof Promise ? reading.then(pass) : pass();
  }

  /** Resolves when all messages so far have been handled; undefined when they already have been. */
  get busy(): Promise<void> | undefined {
    return this.#busy;
  }

  /** Queues a message for the next `flush` and keeps it until the client acknowledges it. A client that acknowledges nothing is dropped at a limit. */
  send(message: unknown): void {
    if (this.#phase !== 'open') return;
    const text = dataPayload(message);
    this.#outbox.push(text);
    this.#onSend(text.length);
    if (this.#outbox.chars > this.#limits.bufferedChars) this.close();
  }

  /**
   * Flow control for long answers: undefined when more may be sent, otherwise a promise that resolves when the client has acknowledged most of what was
   * sent, or the stream has ended. Meanwhile the back channel is ended once all is written, because the client acknowledges with its next request.
   */
  room(): Promise<void> | undefined {
    if (this.#hasRoom()) return undefined;
    const waiting = new Promise<void>((resolve) => this.#waitingForRoom.push(resolve));
    this.flush();
    return waiting;
  }

  #hasRoom(): boolean {
    const { roomChars, staffRoomChars } = this.#limits;
    return this.#phase !== 'open' || this.#outbox.chars <= (this.holder.isStaff ? staffRoomChars : roomChars);
  }

  #giveRoom(): void {
    if (this.#waitingForRoom.length === 0 || !this.#hasRoom()) return;
    for (const resolve of this.#waitingForRoom.splice(0)) resolve();
  }

  /** Ends the stream with a status. Later messages are ignored, because the client sends them again on a new stream. */
  fail(error: StatusError): void {
    this.send(errorToJson(error));
    this.#end('ended');
    this.flush();
  }

  /** Takes a new back channel in place of the old one. `acknowledged` is the id of the last array that the client has. */
  attach(channel: BackChannel, acknowledged: number): void {
    this.#dropBackChannel();
    this.#hasFetched = true;
    this.acknowledge(acknowledged);
    const now = this.#now();
    this.#back = { channel, openedAt: now, wroteAt: now, chars: 0 };
    this.#sentUpTo = acknowledged;
    // Without an early first byte the client would suppose a buffering proxy and change to long polling.
    if (!channel.isLongPoll && this.#outbox.after(acknowledged, 1).length === 0) this.#outbox.push(NOOP);
    this.flush();
  }

  /** To be called when the client's hanging request has closed. */
  detach(channel: BackChannel): void {
    if (this.#back?.channel === channel) this.#back = undefined;
    this.#seenAt = this.#now();
  }

  acknowledge(id: number): void {
    this.#seenAt = this.#now();
    this.#outbox.acknowledge(id);
    this.#giveRoom();
  }

  /** Characters waiting for the client's acknowledgement. */
  get bufferedChars(): number {
    return this.#outbox.chars;
  }

  /** How much waits for the client's acknowledgement. */
  unacknowledged(): { readonly arrays: number; readonly chars: number } {
    return { arrays: this.#outbox.size, chars: this.#outbox.chars };
  }

  /** The answer to a forward POST. */
  forwardReply(): string {
    return forwardFrame(this.#back !== undefined, this.#sentUpTo, this.#outbox.charsUpTo(this.#sentUpTo));
  }

  /**
   * Ends the back channel when something was sent on it, so that the client comes with a new request and acknowledges what it has. Nothing is lost,
   * because what is not acknowledged is sent again. Returns whether it was ended.
   */
  renewBackChannel(): boolean {
    const [oldest] = this.#outbox.arrays();
    if (this.#back === undefined || oldest === undefined || oldest.id > this.#sentUpTo) return false;
    this.#dropBackChannel();
    return true;
  }

  /** Called at intervals: sends heartbeats and ends old back channels, so that the client acknowledges and its buffer empties. */
  tend(): void {
    if (this.#back === undefined) return;
    const now = this.#now();
    const { channel, openedAt, wroteAt } = this.#back;
    if (now - openedAt > this.#limits.backChannelMs) return this.#dropBackChannel();
    const silence = channel.isLongPoll ? (channel.holdMs ?? this.#limits.longPollMs) : this.#limits.heartbeatMs;
    if (now - wroteAt < Math.min(silence, this.#limits.longPollMs)) return;
    this.#outbox.push(NOOP);
    this.flush();
  }

  /**
   * Whether the session's id is no longer valid, because the client has been away too long or a message never came (one that was handled before a crash
   * but changed nothing, so that no state was stored). The answer `Unknown SID` then makes the client start a new session and send again what was not
   * answered.
   */
  isGone(): boolean {
    const now = this.#now();
    const isAway =
      this.#back === undefined &&
      now - this.#seenAt > (this.#hasFetched ? this.#limits.absenceMs : this.#limits.firstFetchMs);
    const isStuck = this.#gapSince !== undefined && now - this.#gapSince > this.#limits.gapMs;
    return this.#phase === 'closed' || isAway || isStuck;
  }

  /** Called before the server stops. Makes the client reconnect, within a second of the server's next start. */
  stop(): void {
    this.#outbox.push(STOP);
    this.flush();
    this.close();
  }

  close(): void {
    this.#end('closed');
    this.#dropBackChannel();
  }

  #end(phase: 'ended' | 'closed'): void {
    const wasOpen = this.#phase === 'open';
    this.#phase = phase;
    this.#early.clear();
    this.#earlyChars = 0;
    this.#gapSince = undefined;
    this.#giveRoom();
    if (wasOpen) this.#handler?.close();
  }

  #dropBackChannel(): void {
    const channel = this.#back?.channel;
    this.#back = undefined;
    channel?.end();
  }

  /** Writes queued messages to the back channel. Apart from `send`, so that all messages of one event share a frame. */
  flush(): void {
    // Nothing is written to a client that does not read, because only what waits in the outbox is counted against its limit.
    while (this.#back !== undefined && !this.#back.channel.isFull()) {
      const arrays = this.#outbox.after(this.#sentUpTo, this.#limits.frameChars);
      const last = arrays.at(-1);
      if (last === undefined) return void (this.#waitingForRoom.length > 0 && this.#dropBackChannel());
      const text = arraysFrame(arrays);
      this.#sentUpTo = last.id;
      this.#back.wroteAt = this.#now();
      this.#back.chars += text.length;
      this.#back.channel.write(text);
      if (this.#back.channel.isLongPoll || this.#back.chars > this.#limits.backChannelChars) this.#dropBackChannel();
    }
  }
}
