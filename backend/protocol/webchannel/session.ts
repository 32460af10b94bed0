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
  /** Resolves when the next message may come; returns nothing when it may at once. One that comes earlier waits its turn. */
  receive(message: unknown): Promise<void> | void;
  close(): void;
}

/** A hanging response of the server, to be written to until it ends. */
export interface BackChannel {
  /** Long polling: the response must end after its first arrays, because something on the way keeps it until it ends. */
  readonly isLongPoll: boolean;
  readonly holdMs: number | undefined;
  /** Whether what was written has not been taken yet; `flush` when it has. */
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
  /** Does long work, with others served in between. */
  readonly run?: RunSlices;
}
const NOBODY: Holder = { from: '', isStaff: false };

/**
 * One stream of messages over many HTTP requests. Incoming messages are numbered by the client: repeated ones are dropped, early ones
 * wait. Outgoing arrays are numbered by us: all that are not acknowledged are sent again on the next back channel.
 */
export class ChannelSession {
  readonly sid: string;
  /** Whose share of the streams it has. */
  readonly holder: Holder;
  readonly #limits: ChannelLimits;
  readonly #now: () => number;
  readonly #outbox: Outbox;
  readonly #early = new Map<number, IncomingMessage>();
  readonly #onSend: (chars: number) => void;
  readonly #run: RunSlices;
  #handler: StreamHandler | undefined;
  #earlyChars = 0;
  #busy: Promise<void> | undefined;
  #hasFetched: boolean;
  #nextMessageId: number;
  /** What comes after the message that is being handled. */
  #handledUpTo: number;
  #back: { channel: BackChannel; openedAt: number; wroteAt: number; chars: number } | undefined;
  /** Newest array written to any back channel, and to the present one. */
  #sentUpTo = 0;
  #seenAt: number;
  readonly #waitingForRoom: (() => void)[] = [];
  /** Since when a message has been missing before the early ones. */
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

  /** Joins the RPC that the stream carries. */
  start(handler: StreamHandler): void {
    this.#handler = handler;
  }

  /** The state as it will be once the present message is handled and answered: what has to survive a crash. */
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

  /** A copy of the text: it is a part of the request's body, and would keep all of that in memory. */
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

  /** One after the other, although reading a long one, or what it asks for, may take its time. */
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
    const tell = (): Promise<void> | void => {
      if (this.#phase !== 'open') return;
      this.#handledUpTo = id + 1;
      return this.#handler?.receive(json);
    };
    return reading instanceof Promise ? reading.then(tell) : tell();
  }

  /** Resolves when the last message has been dealt with; undefined when it has been. */
  get busy(): Promise<void> | undefined {
    return this.#busy;
  }

  /** Sends a message. It is kept until the client acknowledges it; a client that never does is dropped at a limit. */
  send(message: unknown): void {
    if (this.#phase !== 'open') return;
    const text = dataPayload(message);
    this.#outbox.push(text);
    this.#onSend(text.length);
    if (this.#outbox.chars > this.#limits.bufferedChars) this.close();
  }

  /**
   * For what may be long: undefined when more of it may be sent, or what resolves when its client has acknowledged most of it, or the stream has ended.
   * The hanging request ends once all is written, because only with a new one the client acknowledges.
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

  /** Ends the stream with a status. Later messages are ignored: the client sends them again on a new stream. */
  fail(error: StatusError): void {
    this.send(errorToJson(error));
    this.#end('ended');
    this.flush();
  }

  /** A new hanging request takes the place of the old one; `acknowledged` is the last array the client has. */
  attach(channel: BackChannel, acknowledged: number): void {
    this.#dropBackChannel();
    this.#hasFetched = true;
    this.acknowledge(acknowledged);
    const now = this.#now();
    this.#back = { channel, openedAt: now, wroteAt: now, chars: 0 };
    this.#sentUpTo = acknowledged;
    // The client takes a connection without an early first byte for a buffering proxy's.
    if (!channel.isLongPoll && this.#outbox.after(acknowledged, 1).length === 0) this.#outbox.push(NOOP);
    this.flush();
  }

  /** The hanging request went away by itself. */
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

  /** What waits for the client's acknowledgement. */
  unacknowledged(): { readonly arrays: number; readonly chars: number } {
    return { arrays: this.#outbox.size, chars: this.#outbox.chars };
  }

  /** The answer to a forward POST. */
  forwardReply(): string {
    return forwardFrame(this.#back !== undefined, this.#sentUpTo, this.#outbox.charsUpTo(this.#sentUpTo));
  }

  /**
   * Ends the hanging request when something was sent on it, so that the client comes with a new one and acknowledges what it has; nothing is lost by it.
   * Answers whether it was ended.
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
   * Whether the id is no longer valid: the client has been away too long, or a message never came (it was handled, without being stored,
   * before a crash). The answer `Unknown SID` then makes the client start a new session and send again what was not answered.
   */
  isGone(): boolean {
    const now = this.#now();
    const isAway =
      this.#back === undefined &&
      now - this.#seenAt > (this.#hasFetched ? this.#limits.absenceMs : this.#limits.firstFetchMs);
    const isStuck = this.#gapSince !== undefined && now - this.#gapSince > this.#limits.gapMs;
    return this.#phase === 'closed' || isAway || isStuck;
  }

  /** Called before the server stops: makes the client reconnect, which it then does within a second of our next start. */
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

  /** Writes what has been sent and is not yet on the wire. Apart from `send`, so that all messages of one event share a frame. */
  flush(): void {
    // A client that does not read is not written to: what it has not taken waits here, where it is counted.
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
