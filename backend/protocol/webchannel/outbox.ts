import type { OutgoingArray } from './frames.ts';

/** Everything sent on a session and not yet acknowledged. Ids count up from 1; the handshake's answer has the id 0. */
export class Outbox {
  #arrays: OutgoingArray[] = [];
  #lastId: number;
  #chars = 0;

  constructor(lastId = 0, unacknowledged: readonly OutgoingArray[] = []) {
    this.#lastId = lastId;
    this.#arrays = [...unacknowledged];
    this.#chars = unacknowledged.reduce((sum, { text }) => sum + text.length, 0);
  }

  get lastId(): number {
    return this.#lastId;
  }

  /** Characters kept, sent or not. */
  get chars(): number {
    return this.#chars;
  }

  /** How many are kept. */
  get size(): number {
    return this.#arrays.length;
  }

  arrays(): readonly OutgoingArray[] {
    return this.#arrays;
  }

  push(text: string): void {
    this.#arrays.push({ id: ++this.#lastId, text });
    this.#chars += text.length;
  }

  /**
   * Forgets arrays up to an id. After a crash the client may have seen ids that were not stored (a noop): numbering goes on after
   * those, because it skips ids it has seen.
   */
  acknowledge(id: number): void {
    let seen = 0;
    for (; (this.#arrays[seen]?.id ?? Number.POSITIVE_INFINITY) <= id; seen++)
      this.#chars -= this.#arrays[seen]?.text.length ?? 0;
    if (seen > 0) this.#arrays = this.#arrays.slice(seen);
    this.#lastId = Math.max(this.#lastId, id);
  }

  /** Unsent arrays, oldest first, up to a number of characters, but at least one. */
  after(id: number, maxChars: number): OutgoingArray[] {
    const first = this.#arrays.findIndex((array) => array.id > id);
    if (first < 0) return [];
    let end = first;
    for (let chars = 0; end < this.#arrays.length && chars < maxChars; end++)
      chars += this.#arrays[end]?.text.length ?? 0;
    return this.#arrays.slice(first, end);
  }

  /** Characters of what was sent and not acknowledged: the client compares it with what it received, to find out whether its connection is stuck. */
  charsUpTo(id: number): number {
    return this.#arrays.reduce((sum, array) => (array.id <= id ? sum + array.text.length : sum), 0);
  }
}
