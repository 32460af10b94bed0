import { randomBytes } from 'node:crypto';
import { runToEnd, type Sliced } from '../../engine/slices.ts';
import type { Refusals } from '../../limits/refusals.ts';
import type { Holder, Share } from '../../limits/share.ts';
import { CHANNEL_LIMITS, type ChannelLimits } from './limits.ts';
import { ChannelSession, type SessionState } from './session.ts';

const TEND_EVERY_MS = 1000;
/** Parts of what may be kept for all: from the first on clients are made to acknowledge, until the second is left. */
const ASK_FROM = 0.5;
const ASK_UNTIL = 0.45;

/** The live sessions of one RPC, by their unguessable id: after the handshake the id is the only credential. */
export class Sessions {
  readonly #byId = new Map<string, ChannelSession>();
  readonly #onGone: (sid: string) => void;
  readonly #streams: Share;
  readonly #refusals: Refusals;
  readonly #run: (from: string, work: Sliced<void>) => Promise<void> | void;
  readonly #limits: ChannelLimits;
  /** Streams of another transport. */
  #others = 0;
  /** Characters sent since they were last counted, beside those that were kept then. */
  #keptAtMost = 0;
  readonly #timer: NodeJS.Timeout;

  constructor(
    onGone: (sid: string) => void,
    streams: Share,
    refusals: Refusals,
    run: (from: string, work: Sliced<void>) => Promise<void> | void = (_, work) => runToEnd(work),
    limits: ChannelLimits = CHANNEL_LIMITS,
  ) {
    this.#onGone = onGone;
    this.#streams = streams;
    this.#refusals = refusals;
    this.#run = run;
    this.#limits = limits;
    this.#timer = setInterval(() => this.#tend(), TEND_EVERY_MS);
    this.#timer.unref();
  }

  get size(): number {
    return this.#byId.size + this.#others;
  }

  /** Counts a stream of another transport among these, until the returned function is called. Throws RESOURCE_EXHAUSTED when there are too many. */
  admit(holder: Holder): () => void {
    this.#take(holder);
    this.#others += 1;
    return () => {
      this.#others -= 1;
      this.#streams.giveBack(holder);
    };
  }

  /** Throws RESOURCE_EXHAUSTED when there are too many, of all clients or of this one. */
  create(holder: Holder): ChannelSession {
    this.#take(holder);
    return this.#add(randomBytes(18).toString('base64url'), holder);
  }

  #take(holder: Holder): void {
    if (!this.#streams.take(holder)) throw this.#refusals.exhausted('corrientes', 'Too many streams. Try again later.');
  }

  /** A session from before a crash, whose client may still be trying its id. Undefined when its holder has too many. */
  restore(sid: string, state: SessionState, holder: Holder): ChannelSession | undefined {
    if (!this.#streams.take(holder)) return undefined;
    return this.#add(sid, holder, state);
  }

  find(sid: string): ChannelSession | undefined {
    const session = this.#byId.get(sid);
    if (session?.isGone() !== true) return session;
    this.terminate(sid);
    return undefined;
  }

  terminate(sid: string): void {
    const session = this.#byId.get(sid);
    this.#byId.delete(sid);
    if (session === undefined) return;
    session.close();
    this.#streams.giveBack(session.holder);
    this.#onGone(sid);
  }

  /** Ends every session before the process stops; the clients reconnect. */
  stop(): void {
    clearInterval(this.#timer);
    for (const session of this.#byId.values()) session.stop();
    this.#byId.clear();
  }

  #add(sid: string, holder: Holder, state?: SessionState): ChannelSession {
    const onSend = (chars: number): void => {
      this.#keptAtMost += chars;
      if (this.#keptAtMost > this.#limits.totalChars) this.#dropLargest();
    };
    const run = (work: Sliced<void>): Promise<void> | void => this.#run(holder.from, work);
    const session = new ChannelSession(sid, Date.now, this.#limits, { ...state, holder, onSend, run });
    this.#byId.set(sid, session);
    return session;
  }

  #tend(): void {
    for (const [sid, session] of this.#byId) {
      if (session.isGone()) this.terminate(sid);
      else session.tend();
    }
    this.#dropLargest();
    this.#askToAcknowledge();
  }

  /**
   * A client acknowledges only when it fetches anew, by itself after minutes. So when half of what may be kept is kept, hanging requests are ended, those
   * with the most first: no more of them than is needed, because thousands that come back in the same moment would keep the others waiting.
   */
  #askToAcknowledge(): void {
    let total = this.#keptAtMost;
    if (total <= this.#limits.totalChars * ASK_FROM) return;
    for (const session of this.#byMostKept()) {
      if (total <= this.#limits.totalChars * ASK_UNTIL) return;
      const { bufferedChars } = session;
      if (session.renewBackChannel()) total -= bufferedChars;
    }
  }

  #byMostKept(): readonly ChannelSession[] {
    return [...this.#byId.values()].sort((a, b) => b.bufferedChars - a.bufferedChars);
  }

  /** Ends the sessions with the most kept characters until all together keep no more than they may. */
  #dropLargest(): void {
    let total = 0;
    for (const { bufferedChars } of this.#byId.values()) total += bufferedChars;
    this.#keptAtMost = total;
    if (total <= this.#limits.totalChars) return;
    for (const session of this.#byMostKept()) {
      if (total <= this.#limits.totalChars) return;
      total -= session.bufferedChars;
      this.#keptAtMost = total;
      this.#refusals.note('corrientes');
      this.terminate(session.sid);
    }
  }
}
