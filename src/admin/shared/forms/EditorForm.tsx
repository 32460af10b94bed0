import type { ReactNode } from 'react';
import { useSaveWithPictures } from '../pictures/use-pictures-ready.ts';
import { FormLayout } from '../screen/Layout.tsx';
import { FormBody } from './FormBody.tsx';
import { FormNotes } from './FormNotes.tsx';
import { FormNewsContext } from './form-news.ts';
import { SaveBar } from './SaveBar.tsx';
import { UnsavedWork } from './UnsavedWork.tsx';
import type { FormState } from './use-form.ts';

interface EditorFormProps {
  readonly title: string;
  /** What is edited; absent for a new one. */
  readonly subject?: string | undefined;
  /** The list that it belongs to, where "Cancelar" leads too. */
  readonly back: { readonly name: string; readonly href: string };
  /** The address of its history; absent for a new one. */
  readonly history: string | undefined;
  readonly isNew: boolean;
  /** From `useFormStart`. */
  readonly start: { readonly restoredAt: number | null };
  readonly restart: () => void;
  readonly latest: { readonly row: unknown; readonly isConfirmed: boolean };
  /** From `useForm`. */
  readonly state: Pick<
    FormState<unknown, object, unknown, object>,
    'blocked' | 'isDirty' | 'news' | 'joined' | 'place' | 'drop'
  >;
  /** Why the last attempt to save stored nothing, besides what is wrong in the form itself. */
  readonly refusal: string;
  readonly onSave: () => void;
  /** The fields. */
  readonly children: ReactNode;
  readonly below?: ReactNode;
}

/** The page of a form that is edited and saved as a whole: its bar, what others have changed, and what is said of work that is not saved. */
export function EditorForm(props: EditorFormProps) {
  const { title, subject, back, history, isNew, start, restart, latest, state, refusal, onSave, children, below } =
    props;
  const { blocked, isDirty, news, joined, place, drop } = state;
  const { press, waits } = useSaveWithPictures(onSave);
  return (
    <FormLayout
      title={title}
      subject={subject}
      back={back}
      aside={history === undefined ? undefined : { name: 'Historial', href: history }}
      bar={<SaveBar back={back.href} isDirty={isDirty} problem={waits || blocked || refusal} onSave={press} />}
    >
      <UnsavedWork restoredAt={start.restoredAt} isDirty={isDirty} drop={drop} restart={restart} />
      <FormNotes isNew={isNew} latest={latest} joined={joined} />
      <FormBody place={place} onSave={press}>
        <FormNewsContext value={news}>{children}</FormNewsContext>
      </FormBody>
      {below}
    </FormLayout>
  );
}
