import { useState } from 'react';
import { useLocation } from 'wouter';
import { useOnlyOnce } from '#ui/use-only-once.ts';
import type { Edit } from '../../journal/journal-sync.ts';
import { saveProblemText } from '../../journal/save-messages.ts';
import { useStaff } from '../../staff.ts';
import { AFTER_SAVE } from './leave-guard.ts';

/**
 * Saves what a form holds and then goes to its list.
 * @param drop from `useForm`
 * @param href of the list
 */
export function useSaveAndLeave(drop: () => Promise<void>, href: string) {
  const { journal } = useStaff();
  const [, go] = useLocation();
  const [refusal, setRefusal] = useState('');
  const onlyOnce = useOnlyOnce();

  async function store(edit: Edit | null): Promise<void> {
    setRefusal('');
    if (!edit) return;
    const saved = await journal.saveEdit(edit);
    if (!saved.ok) return setRefusal(saveProblemText(saved.error));
    await drop();
    go(href, { state: AFTER_SAVE });
  }

  return {
    refusal,
    /** @param edit `null` where the form has something to correct first */
    save: (edit: Edit | null): Promise<void> => onlyOnce(() => store(edit), undefined),
  };
}
