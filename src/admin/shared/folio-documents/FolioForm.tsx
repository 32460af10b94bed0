import type { ReactNode } from 'react';
import { LeaveDialog } from '../dialogs/LeaveDialog.tsx';
import { FormNotes } from '../forms/FormNotes.tsx';
import { RestoredNote } from '../forms/RestoredNote.tsx';
import { SaveBar } from '../forms/SaveBar.tsx';
import type { SavingForm } from '../forms/use-form-saving.ts';
import { FormLayout } from '../screen/Layout.tsx';

interface FolioFormProps {
  readonly title: string;
  /** The list that it belongs to, where "Cancelar" leads too. */
  readonly back: { readonly name: string; readonly href: string };
  readonly actions?: ReactNode;
  readonly state: Pick<SavingForm<object, object, string>, 'isDirty' | 'refusal' | 'joined' | 'restoredAt' | 'discard'>;
  /** The document as it is now; absent for a new one. */
  readonly latest?: { readonly row: unknown; readonly isConfirmed: boolean };
  readonly saveName?: string;
  readonly onSave: () => void;
  readonly children: ReactNode;
}

/** The page of a quotation or a repair: its bar, what others have changed, and what is said of work that is not saved. */
export function FolioForm(props: FolioFormProps) {
  const { title, back, actions, state, latest, saveName, onSave, children } = props;
  // The form shows the outcome: it is as it was stored.
  const discard = (): void => void state.discard();
  return (
    <FormLayout
      title={title}
      back={back}
      actions={actions}
      bar={
        <SaveBar back={back.href} isDirty={state.isDirty} problem={state.refusal} saveName={saveName} onSave={onSave} />
      }
    >
      {latest && <FormNotes isNew={false} latest={latest} joined={state.joined} />}
      <RestoredNote at={state.restoredAt} onDiscard={discard} />
      <LeaveDialog isDirty={state.isDirty} onDiscard={discard} />
      {children}
    </FormLayout>
  );
}
