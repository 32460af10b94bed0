import { randomBytes } from 'node:crypto';
import { StatusError } from '../../engine/status.ts';
import { CHANNEL_LIMITS, type ChannelLimits } from './limits.ts';
import { ChannelSession, type SessionState } from './session.ts';

const TEND_EVERY_MS = 1000;

/** The live sessions of one RPC, by their unguessable id: after the handshake the id is the only credential. */
export class Sessions {
  readonly #byId = new Map<string, ChannelSession>();
  readonly #onGone: (sid: string) => void;
  readonly #limits: ChannelLimits;
  readonly #timer: NodeJS.Timeout;

  constructor(onGone: (sid: string) => void, limits: ChannelLimits = CHANNEL_LIMITS) {
    this.#onGone = onGone;
    this.#limits = limits;
    this.#timer = setInterval(() => this.#tend(), TEND_EVERY_MS);
    this.#timer.unref();
  }

  get size(): number {
    return this.#byId.size;
  }

  /** Throws RESOURCE_EXHAUSTED when there are too many. */
  create(): ChannelSession {
    if (this.#byId.size >= this.#limits.sessions) throw new StatusError('RESOURCE_EXHAUSTED', 'Too many streams.');
    return this.#add(randomBytes(18).toString('base64url'));
  }

  /** A session from before a crash, whose client may still be trying its id. */
  restore(sid: string, state: SessionState): ChannelSession {
    return this.#add(sid, state);
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
    this.#onGone(sid);
  }

  /** Ends every session before the process stops; the clients reconnect. */
  stop(): void {
    clearInterval(this.#timer);
    for (const session of this.#byId.values()) session.stop();
    this.#byId.clear();
  }

  #add(sid: string, state?: SessionState): ChannelSession {
    const session = new ChannelSession(sid, Date.now, this.#limits, state);
    this.#byId.set(sid, session);
    return session;
  }

  #tend(): void {
    for (const [sid, session] of this.#byId) {
      if (session.isGone()) this.terminate(sid);
      else session.tend();
    }
    this.#dropHoarders();
  }

  #dropHoarders(): void {
    let total = 0;
    for (const { bufferedChars } of this.#byId.values()) total += bufferedChars;
    if (total <= this.#limits.totalChars) return;
    for (const session of [...this.#byId.values()].sort((a, b) => b.bufferedChars - a.bufferedChars)) {
      if (total <= this.#limits.totalChars) return;
      total -= session.bufferedChars;
      this.terminate(session.sid);
    }
  }
}
