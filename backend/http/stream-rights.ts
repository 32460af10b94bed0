import type { Identity } from '../access/identity.ts';
import { StatusError } from '../engine/status.ts';
import type { StreamChannel } from './channel-route.ts';

/** The part of an account that decides whether tokens issued for it are still valid. */
export interface TokenStanding {
  readonly disabled: boolean;
  readonly validSinceSeconds: number;
}

interface Binding {
  readonly identity: Identity;
  readonly channel: StreamChannel;
  /** When the stream is ended because its token was revoked, in milliseconds; `null` while it was not. Until then it is silent. */
  endsAt: number | null;
}

const SWEEP_MS = 1000;
/** How long the new tokens may take to reach somebody who changed their own password, on a slow network. */
const NEW_TOKENS_MS = 60_000;
/** How long other tabs of that device may take to find the new tokens. */
const OTHER_TABS_MS = 10_000;

/**
 * Ends streams whose token is no longer valid. A stream carries its credentials in the handshake only, so a Listen or Write stream would otherwise go
 * on after its token has expired or its account was disabled. As soon as that happens nothing more is sent on the stream and nothing is taken from it;
 * within a second it is ended with UNAUTHENTICATED. When somebody has changed their own password, it is silent for longer: until ten seconds after the
 * new tokens are first used, at most a minute after the change. The SDK answers UNAUTHENTICATED by refreshing its token, and signs out when its session
 * is still the old one.
 */
export class StreamRights {
  readonly #standingOf: (uid: string) => TokenStanding | undefined;
  readonly #now: () => number;
  readonly #byUid = new Map<string, Set<Binding>>();
  /** By account of somebody who changed their own password: until when the new tokens may take to arrive, in milliseconds. */
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
   * Wraps the channel of a new stream of this identity. Throws UNAUTHENTICATED when its token is no longer valid, unless the account's new tokens may
   * still be on their way: the SDK reopens its streams when a password is confirmed, and they may arrive after the new one is in force.
   */
  guard(identity: Identity, channel: StreamChannel): StreamChannel {
    const { uid } = identity;
    if (uid === undefined) return channel;
    const isVoided = this.#isVoided(uid, identity);
    const binding: Binding = { identity, channel, endsAt: isVoided ? (this.#newTokensUntil.get(uid) ?? 0) : null };
    if (!this.#isSilent(binding)) this.#require(binding);
    if (!isVoided) this.#newTokensArrived(uid);
    return {
      sid: channel.sid,
      start: (handler) => {
        this.#add(uid, binding);
        channel.start({
          receive: (message) => {
            if (this.#isSilent(binding)) return undefined;
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

  /** To be called when an account has changed, also within a transaction that may still fail: then its streams reconnect, which does no harm. */
  accountChanged(uid: string, by?: 'self'): void {
    const endsAt = this.#now() + (by === 'self' ? NEW_TOKENS_MS : 0);
    if (by === 'self') this.#newTokensUntil.set(uid, endsAt);
    else this.#newTokensUntil.delete(uid);
    this.#endVoided(uid, endsAt);
  }

  /** Ends the streams whose token is no longer valid, except silent ones. Called every second. */
  endVoid(): void {
    for (const [uid, until] of this.#newTokensUntil) if (until <= this.#now()) this.#newTokensUntil.delete(uid);
    const all = [...this.#byUid.values()].flatMap((bindings) => [...bindings]);
    for (const binding of all)
      if (!this.#isGood(binding) && !this.#isSilent(binding)) binding.channel.fail(rightEnded());
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

  /** Whether the stream's token was revoked and the stream is still silent. What its client sends is dropped; the client sends it again on the next stream. */
  #isSilent({ endsAt }: Binding): boolean {
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
