import { useEffect, useState } from 'react';
import type { RepairStatus } from '#domain/workshop/repair-status.ts';
import { loadRepairFeed } from '#lazy/repair-feed.ts';
import { rememberFiles } from '#pictures/file-address.ts';
import type { BackendConfig } from '#rest/backend-config.ts';
import { type Asked, failedAs } from '../quotes/asked.ts';
import { useRefetch } from '../quotes/use-refetch.ts';
import { forgetRepair, keepRepair, type LastRepair, lastRepair } from './kept-repairs.ts';
import { readRepair } from './read-repair.ts';

export interface RepairAnswer {
  readonly asked: Asked;
  /** The last answer: the server's, or an earlier one that the device kept. */
  readonly last: LastRepair | null;
}

const ASKING: RepairAnswer = { asked: 'asking', last: null };

/**
 * How the repair with this secret goes: what the device kept, then what the server says at once, then whatever changes while the page is open. Asked
 * again on request, when the network returns, and when the page becomes visible.
 */
export function useRepair(
  secreto: string,
  readConfig: () => Promise<BackendConfig>,
): readonly [RepairAnswer, again: () => void] {
  const [round, again] = useRefetch();
  const [answer, setAnswer] = useState(ASKING);

  // oxlint-disable-next-line react/exhaustive-deps -- a new round asks again.
  useEffect(() => {
    let isOver = false;
    let stop = (): void => {};
    const told = (status: RepairStatus | null): void => {
      if (isOver) return;
      const last = status && { status, at: Date.now() };
      if (last) keepRepair(secreto, last);
      else forgetRepair(secreto);
      setAnswer({ asked: last ? 'answered' : 'unknown', last });
    };
    async function ask(): Promise<void> {
      const kept = lastRepair(secreto);
      setAnswer((now) => ({ asked: 'asking', last: now.last ?? kept }));
      const config = await readConfig();
      rememberFiles(config);
      told(await readRepair(config, secreto));
      const { watchRepairStatus } = await loadRepairFeed();
      if (!isOver) stop = watchRepairStatus(config, secreto, told);
    }
    void ask().catch((reason: unknown) => {
      console.info('Sin respuesta sobre la reparación', reason);
      // Without the listener's code the answer of the plain request stands.
      if (!isOver) setAnswer((now) => (now.asked === 'asking' ? { ...now, asked: failedAs(reason) } : now));
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [secreto, readConfig, round]);

  useEffect(() => {
    // A listener says nothing of a network that has gone.
    const onOffline = (): void => setAnswer((now) => ({ ...now, asked: 'unreachable' }));
    addEventListener('offline', onOffline);
    return () => removeEventListener('offline', onOffline);
  }, []);

  return [answer, again];
}
