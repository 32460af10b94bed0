/** Lets the sender of a long answer wait until the client has acknowledged enough of it. */
export class FlowControl {
  readonly #hasRoom: () => boolean;
  readonly #waiting: (() => void)[] = [];

  constructor(hasRoom: () => boolean) {
    this.#hasRoom = hasRoom;
  }

  /** Whether a sender waits. */
  get isAwaited(): boolean {
    return this.#waiting.length > 0;
  }

  /** Undefined when more may be sent, otherwise a promise that resolves when it may. */
  room(): Promise<void> | undefined {
    return this.#hasRoom() ? undefined : new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Lets the waiting senders go on where there is room again. */
  release(): void {
    if (this.#waiting.length === 0 || !this.#hasRoom()) return;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
