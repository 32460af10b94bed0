import { type RunSlices, runToEnd } from '../../engine/slices.ts';
import { invalid, type StatusError } from '../../engine/status.ts';
import type { Holder } from '../../limits/share.ts';
import { errorToJson } from '../error-json.ts';
import { type BackChannel, BackChannelWriter } from './back-channel.ts';
import { FlowControl } from './flow-control.ts';
import type { IncomingMessage } from './forward-body.ts';
import { dataPayload, forwardFrame, type OutgoingArray, STOP } from './frames.ts';
import { Inbox } from './inbox.ts';
import { CHANNEL_LIMITS, type ChannelLimits } from './limits.ts';
import { MessageQueue } from './message-queue.ts';
import { Outbox } from './outbox.ts';

/** What an RPC does with the messages of its stream. A throw ends the stream with that status, and so does a rejection. */
export interface StreamHandler {
  /** Handles a message. When it returns a promise, the session passes the next message only after it has resolved. */
  receive(message: unknown): Promise<void> | void;
  close(): void;
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
 * One stream of messages over many HTTP requests (WebChannel). Incoming messages are numbered by the client and brought into order (`Inbox`). Outgoing
 * arrays are numbered by the server: those that the client has not acknowledged are kept (`Outbox`), and sent again on the next back channel.
 */
export class ChannelSession {
  readonly sid: string;
  /** The client in whose share of the streams it is counted. */
  readonly holder: Holder;
  readonly #limits: ChannelLimits;
  readonly #now: () => number;
  readonly #onSend: (chars: number) => void;
  readonly #inbox: Inbox;
  readonly #queue: MessageQueue;
  readonly #outbox: Outbox;
  readonly #writer: BackChannelWriter;
  readonly #flow: FlowControl;
  #handler: StreamHandler | undefined;
  #hasFetched: boolean;
  #seenAt: number;
  /** `ended`: the last message was sent but may not have arrived. `closed`: nothing more is sent or received. */
  #phase: 'open' | 'ended' | 'closed' = 'open';

  constructor(
    sid: string,
    now: () => number,
    limits: ChannelLimits = CHANNEL_LIMITS,
    { holder = NOBODY, onSend = () => {}, run = runToEnd, ...state }: Partial<SessionState> & SessionOwner = {},
  ) {
    const nextMessageId = state.nextMessageId ?? 0;
    this.sid = sid;
    this.holder = holder;
    this.#onSend = onSend;
    this.#now = now;
    this.#limits = limits;
    this.#inbox = new Inbox(limits, nextMessageId);
    this.#queue = new MessageQueue(
      {
        run,
        isOpen: () => this.#phase === 'open',
        pass: (message) => this.#handler?.receive(message),
        onError: (error) => this.fail(error),
      },
      nextMessageId,
    );
    this.#outbox = new Outbox(state.lastArrayId, state.unacknowledged);
    this.#flow = new FlowControl(() => this.#hasRoom());
    this.#writer = new BackChannelWriter(this.#outbox, limits, now, () => this.#flow.isAwaited);
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
    return { nextMessageId: this.#queue.handledUpTo, lastArrayId: reply.id, unacknowledged };
  }

  receive(messages: readonly IncomingMessage[]): void {
    this.#seenAt = this.#now();
    for (const message of messages) if (this.#inbox.accept(message)) this.#queue.add(message);
    if (this.#inbox.isOverfull) return this.fail(invalid('Too many messages out of order.'));
    for (let next = this.#inbox.take(); next !== undefined; next = this.#inbox.take()) this.#queue.add(next);
    this.#inbox.noteGap(this.#now());
    this.flush();
  }

  /** Resolves when all messages so far have been handled; undefined when they already have been. */
  get busy(): Promise<void> | undefined {
    return this.#queue.busy;
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
    const waiting = this.#flow.room();
    if (waiting !== undefined) this.flush();
    return waiting;
  }

  #hasRoom(): boolean {
    const { roomChars, staffRoomChars } = this.#limits;
    return this.#phase !== 'open' || this.#outbox.chars <= (this.holder.isStaff ? staffRoomChars : roomChars);
  }

  /** Ends the stream with a status. Later messages are ignored, because the client sends them again on a new stream. */
  fail(error: StatusError): void {
    this.send(errorToJson(error));
    this.#end('ended');
    this.flush();
  }

  /** Takes a new back channel in place of the old one. `acknowledged` is the id of the last array that the client has. */
  attach(channel: BackChannel, acknowledged: number): void {
    this.#writer.end();
    this.#hasFetched = true;
    this.acknowledge(acknowledged);
    this.#writer.open(channel, acknowledged);
  }

  /** To be called when the client's hanging request has closed. */
  detach(channel: BackChannel): void {
    this.#writer.forget(channel);
    this.#seenAt = this.#now();
  }

  acknowledge(id: number): void {
    this.#seenAt = this.#now();
    this.#outbox.acknowledge(id);
    this.#flow.release();
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
    const { isOpen, sentUpTo } = this.#writer;
    return forwardFrame(isOpen, sentUpTo, this.#outbox.charsUpTo(sentUpTo));
  }

  /**
   * Ends the back channel when something was sent on it, so that the client comes with a new request and acknowledges what it has. Nothing is lost,
   * because what is not acknowledged is sent again. Returns whether it was ended.
   */
  renewBackChannel(): boolean {
    return this.#writer.endIfUnacknowledged();
  }

  /** Called at intervals: sends heartbeats and ends old back channels, so that the client acknowledges and its buffer empties. */
  tend(): void {
    this.#writer.tend();
  }

  /**
   * Whether the session's id is no longer valid, because the client has been away too long or a message never came (one that was handled before a crash
   * but changed nothing, so that no state was stored). The answer `Unknown SID` then makes the client start a new session and send again what was not
   * answered.
   */
  isGone(): boolean {
    const now = this.#now();
    const mayBeAwayMs = this.#hasFetched ? this.#limits.absenceMs : this.#limits.firstFetchMs;
    const isAway = !this.#writer.isOpen && now - this.#seenAt > mayBeAwayMs;
    return this.#phase === 'closed' || isAway || this.#inbox.isStuck(now);
  }

  /** Called before the server stops. Makes the client reconnect, within a second of the server's next start. */
  stop(): void {
    this.#outbox.push(STOP);
    this.flush();
    this.close();
  }

  close(): void {
    this.#end('closed');
    this.#writer.end();
  }

  #end(phase: 'ended' | 'closed'): void {
    const wasOpen = this.#phase === 'open';
    this.#phase = phase;
    this.#inbox.close();
    this.#flow.release();
    if (wasOpen) this.#handler?.close();
  }

  /** Writes queued messages to the back channel. Apart from `send`, so that all messages of one event share a frame. */
  flush(): void {
    this.#writer.flush();
  }
}
