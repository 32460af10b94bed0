interface Request {
  readonly to: 'server' | 'disk';
  readonly compute: () => unknown;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (reason: Error) => void;
  /** What the other side did, once the request has reached it. */
  computed: { readonly answer: unknown } | null;
}

/**
 * What one page is waiting for. A request takes effect at one moment and is answered at a later one, in any order; or it fails, before it
 * took effect or after. A page that is closed waits for nothing: its requests that have not taken effect never do.
 */
export class InFlight {
  #requests: Request[] = [];
  readonly #random: () => number;
  constructor(random: () => number) {
    this.#random = random;
  }

  get isEmpty(): boolean {
    return this.#requests.length === 0;
  }

  ask<T>(to: Request['to'], compute: () => T): Promise<T> {
    return new Promise<unknown>((resolve, reject) => {
      this.#requests.push({ to, compute, resolve, reject, computed: null });
    }) as Promise<T>;
  }

  /** Some request goes a step further. Without a network all that goes to the server fails. */
  async step(isOnline: boolean): Promise<void> {
    const at = Math.floor(this.#random() * this.#requests.length);
    const request = this.#requests[at];
    if (!request) return;
    const isLost = request.to === 'server' ? !isOnline || this.#random() < 0.06 : this.#random() < 0.02;
    if (!isLost && !request.computed) {
      request.computed = { answer: request.compute() };
      // Half of the answers take their time.
      if (this.#random() < 0.5) return;
    }
    this.#requests.splice(at, 1);
    if (isLost) request.reject(new Error('no answer'));
    else request.resolve(request.computed?.answer);
    await settle();
  }

  /** Everything is answered, and what is asked for meanwhile. */
  async drain(): Promise<void> {
    await allMicrotasks();
    while (this.#requests.length > 0) {
      for (const { computed, compute, resolve } of this.#requests.splice(0)) {
        resolve(computed ? computed.answer : compute());
      }
      await allMicrotasks();
    }
  }

  /** Every connection to the server drops. */
  disconnect(): void {
    const lost = this.#requests.filter(({ to }) => to === 'server');
    this.#requests = this.#requests.filter(({ to }) => to !== 'server');
    for (const { reject } of lost) reject(new Error('disconnected'));
  }

  close(): void {
    this.#requests = [];
  }
}

/** A fixed number of turns, so that a run is the same each time. Whatever needs more goes on in the next step: one interleaving more. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

const allMicrotasks = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
