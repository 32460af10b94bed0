import { useState } from 'react';
import type { Result } from '#domain/kernel/result.ts';
import { type ListedPerson, type PersonEdit, personChange } from '#domain/staff/people/person-edit.ts';
import type { PeopleProblem } from '#firebase/people.ts';
import { saveProblemText } from '../journal/save-messages.ts';
import { useStaff } from '../staff.ts';
import { peopleProblemText } from './problem-text.ts';

export interface PeopleActions {
  readonly busy: boolean;
  /** Why the last action did nothing; empty when it did what was asked. */
  readonly problem: string;
  /** Each answers whether it was done. */
  readonly change: (person: ListedPerson, title: string, edit: PersonEdit) => Promise<boolean>;
  readonly endSessions: (uid: string, title: string) => Promise<boolean>;
  readonly remove: (uid: string, title: string) => Promise<boolean>;
  readonly withdraw: (code: string) => Promise<boolean>;
  readonly forgetProblem: () => void;
}

/**
 * What can be done to people. A role, a name and an access are edits like any other, and may wait on the device for a network; the rest is done at the
 * server or not at all.
 */
export function usePeopleActions(): PeopleActions {
  const { backend, journal } = useStaff();
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
  async function change(person: ListedPerson, title: string, edit: PersonEdit): Promise<boolean> {
    const saved = await journal.saveEdit({ title, changes: [personChange(person, edit)] });
    setProblem(saved.ok ? '' : saveProblemText(saved.error));
    return saved.ok;
  }
  return {
    busy,
    problem,
    change,
    endSessions: (uid, title) => run(() => backend.endSessions(uid, title)),
    remove: (uid, title) => run(() => backend.removePerson(uid, title)),
    withdraw: (code) => run(() => backend.withdrawInvitation(code)),
    forgetProblem: () => setProblem(''),
  };
}
