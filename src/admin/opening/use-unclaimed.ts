import { useEffect, useState } from 'react';
import { createRetryLoop } from '#platform/retry-loop.ts';
import { isShopUnclaimed } from '#rest/opening.ts';
import { useStaff } from '../staff.ts';

const PAUSES = { first: 2000, last: 30_000 };

interface Unclaimed {
  /** Whether the shop is a fresh one of the embedded backend, which nobody owns yet. */
  readonly isUnclaimed: boolean;
  /** Whether the server was asked and did not answer; it is asked again. */
  readonly isUnanswered: boolean;
}

const OWNED: Unclaimed = { isUnclaimed: false, isUnanswered: false };

/** Asks whether the shop has an owner, until somebody answers. Until then the sign-in page is shown. */
export function useUnclaimed(isAsked: boolean) {
  const { readConfig } = useStaff();
  const [state, setState] = useState(OWNED);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isCurrent = true;
    const tell = (next: Unclaimed): void => {
      if (isCurrent) setState(next);
    };
    const loop = createRetryLoop(
      async () => {
        const isUnclaimed = (await readConfig()).embedded && (await isShopUnclaimed());
        tell({ isUnclaimed, isUnanswered: false });
      },
      { ...PAUSES, onFailure: () => tell({ isUnclaimed: false, isUnanswered: true }) },
    );
    addEventListener('online', loop.runOnNews);
    loop.run();
    return () => {
      isCurrent = false;
      removeEventListener('online', loop.runOnNews);
      loop.stop();
    };
  }, [isAsked, readConfig]);
  return { ...state, close: (): void => setState(OWNED) };
}
