import { tutorialShapes } from '#domain/staff/forms/kept-form.ts';
import { parseStaffTutorial } from '#domain/staff/forms/parse-staff-tutorial.ts';
import {
  checkTutorial,
  emptyTutorialForm,
  type StaffTutorial,
  type TutorialForm,
  tutorialToForm,
} from '#domain/staff/forms/tutorial-form.ts';
import { historyPath, paths } from '../paths.ts';
import { changeOf, creation } from '../shared/documents/changes.ts';
import { useStaffTutorials } from '../shared/documents/use-staff-rows.ts';
import { EditorForm } from '../shared/forms/EditorForm.tsx';
import { MissingDocument } from '../shared/forms/MissingDocument.tsx';
import { useForm } from '../shared/forms/use-form.ts';
import { type FormStart, useFormStart } from '../shared/forms/use-form-start.ts';
import type { LatestRow } from '../shared/forms/use-latest-row.ts';
import { useSaveAndLeave } from '../shared/forms/use-save-and-leave.ts';
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
  const before = start.opened?.value;
  const state = useForm(start, { latest, toForm: tutorialToForm }, (typed) =>
    checkTutorial(typed, latest.row?.value ?? before, tutorials),
  );
  const { form, opened, set, problems, submit, drop } = state;
  const { refusal, save } = useSaveAndLeave(drop, paths.tutorials);

  function onSave() {
    const fields = submit();
    // The bar shows the outcome.
    void save(
      fields && {
        title: `Tutorial «${fields.titulo}»`,
        changes: [opened ? changeOf('tutoriales', opened, { ...fields }) : creation('tutoriales', { ...fields })],
      },
    );
  }

  return (
    <EditorForm
      title={title}
      subject={before?.titulo}
      back={BACK}
      history={before && historyPath('tutoriales', before.id)}
      isNew={before === undefined}
      start={start}
      restart={restart}
      latest={latest}
      state={state}
      refusal={refusal}
      onSave={onSave}
    >
      <TutorialFormFields form={form} set={set} problems={problems} isNew={before === undefined} />
    </EditorForm>
  );
}
