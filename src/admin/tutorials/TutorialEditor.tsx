import { useState } from 'react';
import { useLocation } from 'wouter';
import { tutorialShapes } from '#domain/staff/forms/kept-form.ts';
import { parseStaffTutorial } from '#domain/staff/forms/parse-staff-tutorial.ts';
import {
  checkTutorial,
  emptyTutorialForm,
  type StaffTutorial,
  type TutorialForm,
  tutorialToForm,
} from '#domain/staff/forms/tutorial-form.ts';
import { saveProblemText } from '../journal/save-messages.ts';
import { historyPath, paths } from '../paths.ts';
import { changeOf, creation } from '../shared/documents/changes.ts';
import { useStaffTutorials } from '../shared/documents/use-staff-rows.ts';
import { FormBody } from '../shared/forms/FormBody.tsx';
import { FormNotes } from '../shared/forms/FormNotes.tsx';
import { FormNewsContext } from '../shared/forms/form-news.ts';
import { AFTER_SAVE } from '../shared/forms/leave-guard.ts';
import { MissingDocument } from '../shared/forms/MissingDocument.tsx';
import { SaveBar } from '../shared/forms/SaveBar.tsx';
import { UnsavedWork } from '../shared/forms/UnsavedWork.tsx';
import { useForm } from '../shared/forms/use-form.ts';
import { type FormStart, useFormStart } from '../shared/forms/use-form-start.ts';
import type { LatestRow } from '../shared/forms/use-latest-row.ts';
import { FormLayout } from '../shared/screen/Layout.tsx';
import { useStaff } from '../staff.ts';
import { TutorialFormFields } from './TutorialFormFields.tsx';

const BACK = { name: 'Tutoriales', href: paths.tutorials };

const TUTORIAL = {
  kind: 'tutorial',
  collections: ['tutoriales'],
  parse: parseStaffTutorial,
  toForm: tutorialToForm,
  empty: emptyTutorialForm,
  shapes: tutorialShapes,
  startsWithoutList: true,
} as const;

/** The form of one document; `id` is `null` for a new one. */
export function TutorialEditor({ id }: { readonly id: string | null }) {
  const tutorials = useStaffTutorials();
  const { start, restart, latest } = useFormStart(TUTORIAL, id, tutorials);
  const title = id === null ? 'Crear tutorial' : 'Editar tutorial';
  if (typeof start === 'string') return <MissingDocument title={title} back={BACK} isWaiting={start === 'waiting'} />;
  return (
    <TutorialFormScreen
      key={start.attempt}
      title={title}
      start={start}
      restart={restart}
      latest={latest}
      tutorials={tutorials.rows.map(({ value }) => value)}
    />
  );
}

interface TutorialFormScreenProps {
  readonly title: string;
  readonly start: FormStart<StaffTutorial, TutorialForm>;
  readonly restart: () => void;
  readonly latest: LatestRow<StaffTutorial>;
  readonly tutorials: readonly StaffTutorial[];
}

function TutorialFormScreen({ title, start, restart, latest, tutorials }: TutorialFormScreenProps) {
  const { journal } = useStaff();
  const [, go] = useLocation();
  const [refusal, setRefusal] = useState('');
  const before = start.opened?.value;
  const { form, opened, set, problems, blocked, isDirty, news, joined, place, submit, drop } = useForm(
    start,
    { latest, toForm: tutorialToForm },
    (typed) => checkTutorial(typed, latest.row?.value ?? before, tutorials),
  );

  async function save() {
    const fields = submit();
    setRefusal('');
    if (!fields) return;
    const change = opened ? changeOf('tutoriales', opened, { ...fields }) : creation('tutoriales', { ...fields });
    const saved = await journal.saveEdit({ title: `Tutorial «${fields.titulo}»`, changes: [change] });
    if (!saved.ok) return setRefusal(saveProblemText(saved.error));
    await drop();
    go(paths.tutorials, { state: AFTER_SAVE });
  }

  return (
    <FormLayout
      title={title}
      subject={before?.titulo}
      back={BACK}
      aside={before && { name: 'Historial', href: historyPath('tutoriales', before.id) }}
      // The bar shows the outcome.
      bar={<SaveBar back={paths.tutorials} isDirty={isDirty} problem={blocked || refusal} onSave={() => void save()} />}
    >
      <UnsavedWork restoredAt={start.restoredAt} isDirty={isDirty} drop={drop} restart={restart} />
      <FormNotes isNew={before === undefined} latest={latest} joined={joined} />
      <FormBody place={place} onSave={() => void save()}>
        <FormNewsContext value={news}>
          <TutorialFormFields form={form} set={set} problems={problems} isNew={before === undefined} />
        </FormNewsContext>
      </FormBody>
    </FormLayout>
  );
}
