/**
 * One tab writes the local copy, for as long as it lives; the others would lay their own order of rows over its chunks. Where a browser
 * has no locks every tab writes, and a copy that comes out uneven is thrown away at the next start.
 */
const LOCK = 'catalogo-escritor';

const locks = (): LockManager | undefined => ('navigator' in globalThis ? navigator.locks : undefined);

// A lock is held until the callback's promise settles: this one never does, so the browser gives it up with the tab.
const forLife = new Promise<never>(() => {});

/** Whose turn it is to write. */
export interface WriterTurn {
  /** Takes the writer's place if no other tab has it. */
  readonly becomeWriterIfFree: () => Promise<boolean>;
  /** Calls back when the tab that writes has closed and the turn is ours. */
  readonly whenWriter: (onWriter: () => void) => void;
}

function becomeWriterIfFree(): Promise<boolean> {
  const manager = locks();
  if (!manager) return Promise.resolve(true);
  return new Promise((resolve, reject) => {
    manager
      .request(LOCK, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock ? forLife : undefined;
      })
      .catch(reject);
  });
}

function whenWriter(onWriter: () => void): void {
  void locks()?.request(LOCK, () => {
    onWriter();
    return forLife;
  });
}

export const writerTab: WriterTurn = { becomeWriterIfFree, whenWriter };
