import { useEffect, useState } from 'react';
import type { Tutorial } from '#domain/catalogue/tutorial.ts';
import { useConnection } from '#store/connection-store.ts';
import { useServed } from '../page/use-served.ts';
import { readTutorialCopy } from './tutorial-copy.ts';
import { keepTutorials, keptTutorials } from './tutorial-source.ts';

export interface KnownTutorials {
  /** From the device's copy or the server; `undefined` while nothing is known. */
  readonly tutorials: readonly Tutorial[] | undefined;
  /** `unreachable`: it is not known whether there are more, which is not the same as none. */
  readonly server: 'asked' | 'answered' | 'unreachable';
}

/** The copy on the device at once, then the server's answer; only the copy where the server does not answer. */
async function loadTutorials(served: KnownTutorials | null, show: (known: KnownTutorials) => void): Promise<void> {
  const answer = keepTutorials().catch(() => undefined);
  const copy = await readTutorialCopy().catch(() => undefined);
  // What came with the page is newer than the copy, which may lack the tutorial that the page shows.
  if (copy && !served) show({ tutorials: copy, server: 'asked' });
  const told = await answer;
  show(told ? { tutorials: told, server: 'answered' } : (served ?? { tutorials: copy, server: 'unreachable' }));
}

/** What a page that only links to tutorials knows: the copy of a week will do, so that not every visit to a product reads all of them. */
async function loadLinks(served: KnownTutorials | null, show: (known: KnownTutorials) => void): Promise<void> {
  if (served) return;
  const kept = await keptTutorials().catch(() => undefined);
  if (kept) show({ tutorials: kept, server: 'answered' });
  else await loadTutorials(served, show);
}

/** @param use whether the page shows tutorials or only links to them */
export function useTutorials(use: 'show' | 'link' = 'show'): KnownTutorials {
  const page = useServed();
  const [served] = useState<KnownTutorials | null>(page && { tutorials: page.tutorials, server: 'answered' });
  const [known, setKnown] = useState<KnownTutorials>(served ?? { tutorials: undefined, server: 'asked' });
  const isReachable = useConnection((state) => state.reachable);
  // oxlint-disable-next-line react/exhaustive-deps -- a server that can be reached again is asked again.
  useEffect(() => {
    let isCurrent = true;
    // Not awaited: it handles its own failures.
    const load = use === 'link' ? loadLinks : loadTutorials;
    void load(served, (now) => isCurrent && setKnown(now));
    return () => {
      isCurrent = false;
    };
  }, [served, use, isReachable]);
  return known;
}
