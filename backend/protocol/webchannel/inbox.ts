import type { IncomingMessage } from './forward-body.ts';
import type { ChannelLimits } from './limits.ts';

/** Brings the client's messages into the order of their numbers: repeated ones are dropped, and one that comes before its predecessor waits for it. */
export class Inbox {
  readonly #limits: ChannelLimits;
  /** Messages that came before their predecessor, by their number. */
  readonly #early = new Map<number, IncomingMessage>();
  #earlyChars = 0;
  #nextId: number;
  /** Since when the message before the early ones has been missing. */
  #gapSince: number | undefined;
  #isClosed = false;

  constructor(limits: ChannelLimits, nextId: number) {
    this.#limits = limits;
    this.#nextId = nextId;
  }

  /** Whether it is this message's turn. One whose turn is later is kept. */
  accept(message: IncomingMessage): boolean {
    if (message.id === this.#nextId) {
      this.#forgetEarly(message.id);
      this.#nextId++;
      return true;
    }
    if (message.id > this.#nextId) this.#keepEarly(message);
    return false;
  }

  /** Takes an early message whose turn has come, if there is one. */
  take(): IncomingMessage | undefined {
    const message = this.#forgetEarly(this.#nextId);
    if (message !== undefined) this.#nextId++;
    return message;
  }

  /** Whether more wait for a missing message than may. */
  get isOverfull(): boolean {
    return this.#early.size > this.#limits.earlyMessages || this.#earlyChars > this.#limits.earlyChars;
  }

  /** To be called when no message is left whose turn it is. */
  noteGap(now: number): void {
    this.#gapSince = this.#early.size === 0 ? undefined : (this.#gapSince ?? now);
  }

  /** Whether a message has been missing for too long. */
  isStuck(now: number): boolean {
    return this.#gapSince !== undefined && now - this.#gapSince > this.#limits.gapMs;
  }

  /** Forgets the early messages and keeps none from now on. */
  close(): void {
    this.#isClosed = true;
    this.#early.clear();
    this.#earlyChars = 0;
    this.#gapSince = undefined;
  }

  /** Keeps a message until its predecessor has come. Its text is copied, because a part of a request's body keeps all of the body in memory. */
  #keepEarly({ id, text }: IncomingMessage): void {
    this.#forgetEarly(id);
    if (this.#isClosed) return;
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
}
