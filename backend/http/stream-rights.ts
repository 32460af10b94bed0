import type { Identity } from '../access/identity.ts';
import { StatusError } from '../engine/status.ts';
import type { StreamChannel } from './channel-route.ts';

/** The part of an account that decides whether tokens issued for it are still good. */
export interface TokenStanding {
  readonly disabled: boolean;
  readonly validSinceSeconds: number;
}

interface Binding {
  readonly identity: Identity;
  readonly channel: StreamChannel;
  /** When the stream is told that its token is no longer good, in milliseconds; `null` while it is good. */
  endsAt: number | null;
}

const SWEEP_MS = 1000;
/** So long the new tokens of somebody who changed their own password may be on their way, on a slow network. */
const NEW_TOKENS_MS = 60_000;
/** So long other tabs of the device that has the new tokens may take to find them. */
const OTHER_TABS_MS = 10_000;

/**
 * Streams and the tokens they were opened with. A stream carries its credentials in the handshake only, so without this a Listen or Write
 * stream would go on after its token has expired or its account has been closed. From that moment nothing more is sent on it and nothing
 * is taken from it. That it has ended is told within a second; to somebody who changed their own password, ten seconds after the new tokens
 * are first used, or a minute after the change: the SDK answers with asking for a token by the session that it has, and signs out where that
 * is still the old one.
 */
export class StreamRights {
  readonly #standingOf: (uid: string) => TokenStanding | undefined;
  readonly #now: () => number;
  readonly #byUid = new Map<string, Set<Binding>>();
  /** By account: until when the new tokens of who changed their own password may be on their way, in milliseconds. */
  readonly #newTokensUntil = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;

  /** `standingOf` answers undefined for an account that does not exist. `now` is in milliseconds. */
  constructor(standingOf: (uid: string) => TokenStanding | undefined, now: () => number) {
    this.#standingOf = standingOf;
    this.#now = now;
    this.#timer = setInterval(() => this.endVoid(), SWEEP_MS);
    this.#timer.unref();
  }

  /**
   * The channel for a stream of this identity. Throws UNAUTHENTICATED when its token is no longer good and its sender is to be told so: the SDK
   * opens its streams anew when a password is confirmed, and they may arrive after the new one is in force.
   */
  guard(identity: Identity, channel: StreamChannel): StreamChannel {
    const { uid } = identity;
    if (uid === undefined) return channel;
    const isVoided = this.#isVoided(uid, identity);
    const binding: Binding = { identity, channel, endsAt: isVoided ? (this.#newTokensUntil.get(uid) ?? 0) : null };
    if (!this.#isQuiet(binding)) this.#require(binding);
    if (!isVoided) this.#newTokensArrived(uid);
    return {
      sid: channel.sid,
      start: (handler) => {
        this.#add(uid, binding);
        channel.start({
          receive: (message) => {
            if (this.#isQuiet(binding)) return undefined;
            this.#require(binding);
            return handler.receive(message);
          },
          close: () => {
            this.#remove(uid, binding);
            handler.close();
          },
        });
      },
      send: (message) => {
        if (this.#isGood(binding)) channel.send(message);
      },
      flush: () => channel.flush(),
      fail: (error) => channel.fail(error),
      stateWithReply: (message) => channel.stateWithReply(message),
      unacknowledged: () => channel.unacknowledged(),
      room: () => channel.room(),
    };
  }

  /** To be called when an account has changed. It may come inside a transaction that then fails: its streams then reconnect for nothing. */
  accountChanged(uid: string, by?: 'self'): void {
    const endsAt = this.#now() + (by === 'self' ? NEW_TOKENS_MS : 0);
    if (by === 'self') this.#newTokensUntil.set(uid, endsAt);
    else this.#newTokensUntil.delete(uid);
    this.#endVoided(uid, endsAt);
  }

  /** Tells the streams that have no right any more that they have ended. Called every second. */
  endVoid(): void {
    for (const [uid, until] of this.#newTokensUntil) if (until <= this.#now()) this.#newTokensUntil.delete(uid);
    const all = [...this.#byUid.values()].flatMap((bindings) => [...bindings]);
    for (const binding of all)
      if (!this.#isGood(binding) && !this.#isQuiet(binding)) binding.channel.fail(rightEnded());
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #add(uid: string, binding: Binding): void {
    this.#byUid.set(uid, (this.#byUid.get(uid) ?? new Set()).add(binding));
  }

  #remove(uid: string, binding: Binding): void {
    const bindings = this.#byUid.get(uid);
    bindings?.delete(binding);
    if (bindings?.size === 0) this.#byUid.delete(uid);
  }

  #newTokensArrived(uid: string): void {
    const until = this.#newTokensUntil.get(uid);
    if (until === undefined) return;
    const endsAt = Math.min(until, this.#now() + OTHER_TABS_MS);
    this.#newTokensUntil.set(uid, endsAt);
    this.#endVoided(uid, endsAt);
  }

  #endVoided(uid: string, endsAt: number): void {
    for (const binding of this.#byUid.get(uid) ?? [])
      if (this.#isVoided(uid, binding.identity)) binding.endsAt = Math.min(binding.endsAt ?? endsAt, endsAt);
  }

  #require(binding: Binding): void {
    if (!this.#isGood(binding)) throw rightEnded();
  }

  #isGood({ endsAt, identity }: Binding): boolean {
    return endsAt === null && this.#now() < Number(identity.claims?.['exp']) * 1000;
  }

  /** Whether the stream has ended and is not told yet. What it sends is dropped; its client sends it again on the next one. */
  #isQuiet({ endsAt }: Binding): boolean {
    return endsAt !== null && this.#now() < endsAt;
  }

  #isVoided(uid: string, { claims }: Identity): boolean {
    const account = this.#standingOf(uid);
    return account === undefined || account.disabled || !(Number(claims?.['iat']) >= account.validSinceSeconds);
  }
}

function rightEnded(): StatusError {
  return new StatusError('UNAUTHENTICATED', 'Missing or invalid authentication.');
}
