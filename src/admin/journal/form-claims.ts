import { keptFormKeys } from './kept-forms.ts';

/** A form's place on the device, which belongs to one tab until it is released. */
export interface FormClaim {
  readonly key: string;
  readonly release: () => void;
}

const LOCK = 'formulario ';
const REMEMBERED = 'formulario-de-esta-pestana ';
/** How long a tab that was loaded again waits for the lock of its page of before, which the browser may free a moment later. */
const FREED_MS = 2000;
const MOST_TABS = 50;

/**
 * Gives a tab a key of its own to keep a form under: two tabs with the same form open would store over each other, and show each other's. The one that it
 * had before it was loaded again, or else what a tab that is gone has left, the newest first, or else an empty one.
 * @param base says which form it is; it ends with the document's id
 */
export async function claimFormKey(base: string): Promise<FormClaim> {
  // An address without encryption has no locks, nor has a site to which the browser refuses storage.
  if (!navigator.locks) return { key: base, release: () => {} };
  // Before anything is waited for, because the page of before may forget it while it closes.
  const mine = remembered(base);
  try {
    const kept = await keptFormKeys((key) => isKeyOf(base, key));
    if (mine !== null && kept.includes(mine)) {
      const release = await hold(LOCK + mine, { signal: AbortSignal.timeout(FREED_MS) });
      if (release) return claimOf(base, mine, release);
    }
    for (const key of [...kept, ...keysOf(base)]) {
      const release = await hold(LOCK + key, { ifAvailable: true });
      if (release) return claimOf(base, key, release);
    }
  } catch (reason) {
    console.info('Formulario sin candado', reason);
  }
  return { key: base, release: () => {} };
}

const keysOf = (base: string): readonly string[] => [
  base,
  ...Array.from({ length: MOST_TABS - 1 }, (_, at) => `${at + 2} ${base}`),
];
const isKeyOf = (base: string, key: string): boolean =>
  key === base || (key.endsWith(` ${base}`) && /^\d+$/.test(key.slice(0, -base.length - 1)));

function claimOf(base: string, key: string, release: () => void): FormClaim {
  remember(base, key);
  return {
    key,
    release: () => {
      remember(base, null);
      release();
    },
  };
}

/** Resolves with what frees the lock, or with `null` where another page keeps it. */
function hold(name: string, options: LockOptions): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, options, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve(() => release()));
      })
      .catch((reason: unknown) => {
        if (options.signal?.aborted) resolve(null);
        else reject(reason);
      });
  });
}

function remembered(base: string): string | null {
  try {
    return sessionStorage.getItem(REMEMBERED + base);
  } catch {
    return null;
  }
}

function remember(base: string, key: string | null): void {
  try {
    if (key === null) sessionStorage.removeItem(REMEMBERED + base);
    else sessionStorage.setItem(REMEMBERED + base, key);
  } catch {
    // Without storage the tab takes the newest of what was left.
  }
}
