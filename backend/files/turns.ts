interface Turn {
  readonly cut: AbortController;
  readonly done: Promise<void>;
}

/**
 * One request at a time per key. A newer one cuts the older off and waits for it to end: the client has given the older up, and its dead
 * connection may take minutes to be noticed.
 */
export class Turns {
  readonly #running = new Map<string, Turn>();

  async take<T>(key: string, work: (cut: AbortSignal) => Promise<T>): Promise<T> {
    for (;;) {
      const older = this.#running.get(key);
      if (older === undefined) break;
      older.cut.abort();
      await older.done;
    }
    const cut = new AbortController();
    let finish = (): void => {};
    const done = new Promise<void>((resolve) => {
      finish = resolve;
    });
    this.#running.set(key, { cut, done });
    try {
      return await work(cut.signal);
    } finally {
      this.#running.delete(key);
      finish();
    }
  }
}
