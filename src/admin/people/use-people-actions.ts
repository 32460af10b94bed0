import { useState } from 'react';
import type { Result } from '#domain/kernel/result.ts';
import type { PeopleProblem, PersonChange } from '#firebase/people.ts';
import { useStaff } from '../staff.ts';
import { peopleProblemText } from './problem-text.ts';

export interface PeopleActions {
  readonly busy: boolean;
  /** Why the last action did nothing; empty when it did what was asked. */
  readonly problem: string;
  /** Each answers whether it was done. */
  readonly change: (uid: string, title: string, change: PersonChange) => Promise<boolean>;
  readonly remove: (uid: string, title: string) => Promise<boolean>;
  readonly withdraw: (code: string) => Promise<boolean>;
  readonly forgetProblem: () => void;
}

/** What can be done to people. It is done at the server or not at all, because a right that waits on a device is none. */
export function usePeopleActions(): PeopleActions {
  const { backend } = useStaff();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  async function run(work: () => Promise<Result<null, PeopleProblem>>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setProblem('');
    const answer = await work().catch((reason: unknown) => {
      console.info('Personal sin cambiar', reason);
      return { ok: false, error: 'network' } as const;
    });
    setBusy(false);
    if (!answer.ok) setProblem(peopleProblemText(answer.error));
    return answer.ok;
  }
  return {
    busy,
    problem,
    change: (uid, title, change) => run(() => backend.changePerson(uid, title, change)),
    remove: (uid, title) => run(() => backend.removePerson(uid, title)),
    withdraw: (code) => run(() => backend.withdrawInvitation(code)),
    forgetProblem: () => setProblem(''),
  };
}
