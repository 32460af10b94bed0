/**
 * One tab writes the local copy, for as long as it lives; the others would lay their own order of rows over its chunks. Where a browser
 * has no locks every tab writes, and a copy that comes out uneven is thrown away at the next start.
 */
const LOCK = 'catalogo-escritor';

/** After this long a tab that somebody looks at takes the place: the browser may have suspended the one that has it, and nothing would be kept. */
const PATIENCE_MS = 60_000;

const locks = (): LockManager | undefined => ('navigator' in globalThis ? navigator.locks : undefined);

// A lock is held until the callback's promise settles: this one never does, so the browser gives it up with the tab.
const forLife = new Promise<never>(() => {});

/** Whose turn it is to write. */
export interface WriterTurn {
  /** Takes the writer's place if no other tab has it. `onLost`: another tab has taken the place. */
  readonly becomeWriterIfFree: (onLost: () => void) => Promise<boolean>;
  /** Calls back when the turn is ours: the tab that writes has closed, or says nothing. */
  readonly whenWriter: (onWriter: () => void, onLost: () => void) => void;
}

function becomeWriterIfFree(onLost: () => void): Promise<boolean> {
  const manager = locks();
  if (!manager) return Promise.resolve(true);
  return new Promise((resolve, reject) => {
    let isOurs = false;
    manager
      .request(LOCK, { ifAvailable: true }, (lock) => {
        isOurs = lock !== null;
        resolve(isOurs);
        return isOurs ? forLife : undefined;
      })
      .catch((reason: unknown) => (isOurs ? onLost() : reject(reason)));
  });
}

interface Told {
  readonly onWriter: () => void;
  readonly onLost: () => void;
}

/** Rejects where the place is not given. */
async function holdPlace(options: LockOptions, { onWriter, onLost }: Told): Promise<void> {
  let isOurs = false;
  try {
    await locks()?.request(LOCK, options, () => {
      isOurs = true;
      onWriter();
      return forLife;
    });
  } catch (reason) {
    if (!isOurs) throw reason;
    onLost();
  }
}

/** The turn of one tab. */
export function createWriterTurn(): WriterTurn {
  /** It takes the place of another tab once, so that two that live do not take it from one another for ever. */
  let hasTakenPlace = false;

  function whenWriter(onWriter: () => void, onLost: () => void): void {
    const signal = hasTakenPlace ? undefined : AbortSignal.timeout(PATIENCE_MS);
    holdPlace(signal ? { signal } : {}, { onWriter, onLost }).catch((reason: unknown) => {
      // A page that is being closed is given no lock, and is not to ask again.
      if (!signal || reason !== signal.reason) return console.warn('Sin turno para escribir la copia', reason);
      if (document.visibilityState !== 'visible') return whenWriter(onWriter, onLost);
      hasTakenPlace = true;
      return holdPlace({ steal: true }, { onWriter, onLost }).catch(() => {});
    });
  }

  return { becomeWriterIfFree, whenWriter };
}

export const writerTab = createWriterTurn();
