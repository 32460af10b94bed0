import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import { parseLabel } from '#domain/catalogue/parse-label.ts';
import { checkLabel, emptyLabelForm, type LabelForm, labelToForm } from '#domain/staff/forms/label-form.ts';
import { historyPath, paths } from '../paths.ts';
import { changeOf, creation } from '../shared/documents/changes.ts';
import { useKnowsMenu, useStaffCategories, useStaffLabels } from '../shared/documents/use-staff-rows.ts';
import { EditorForm } from '../shared/forms/EditorForm.tsx';
import { MissingDocument } from '../shared/forms/MissingDocument.tsx';
import { useForm } from '../shared/forms/use-form.ts';
import { type FormStart, useFormStart } from '../shared/forms/use-form-start.ts';
import { useHeldPress } from '../shared/forms/use-held-press.ts';
import type { LatestRow } from '../shared/forms/use-latest-row.ts';
import { useSaveAndLeave } from '../shared/forms/use-save-and-leave.ts';
import { LabelFormFields } from './LabelFormFields.tsx';

const BACK = { name: 'Subcategorías', href: paths.labels };

/** Said while a save waits for the other subcategories, whose addresses it must not repeat. */
const WAITS_FOR_LABELS = 'Leyendo las subcategorías. Se guarda en cuanto termine.';

const LABEL = {
  kind: 'subcategoria',
  collections: ['etiquetas'],
  parse: parseLabel,
  toForm: labelToForm,
  empty: emptyLabelForm,
  shapes: {},
} as const;

/** The form of one document; `id` is `null` for a new one. */
export function LabelEditor({ id }: { readonly id: string | null }) {
  const labels = useStaffLabels();
  const categories = useStaffCategories();
  const { start, restart, latest } = useFormStart(LABEL, id, labels);
  const title = id === null ? 'Crear Subcategoría' : 'Editar Subcategoría';
  if (typeof start === 'string') return <MissingDocument title={title} back={BACK} isWaiting={start === 'waiting'} />;
  return (
    <LabelFormScreen
      key={start.attempt}
      title={title}
      start={start}
      restart={restart}
      latest={latest}
      labels={labels.rows.map(({ value }) => value)}
      categories={categories.rows.map(({ value }) => value)}
    />
  );
}

interface LabelFormScreenProps {
  readonly title: string;
  readonly start: FormStart<Label, LabelForm>;
  readonly restart: () => void;
  readonly latest: LatestRow<Label>;
  readonly labels: readonly Label[];
  readonly categories: readonly Category[];
}

function LabelFormScreen({ title, start, restart, latest, labels, categories }: LabelFormScreenProps) {
  const before = start.opened?.value;
  const state = useForm(start, { latest, toForm: labelToForm }, (typed) =>
    checkLabel(typed, latest.row?.value ?? before, labels),
  );
  const { form, opened, set, problems, submit, drop } = state;
  const { refusal, save } = useSaveAndLeave(drop, paths.labels);
  const { press, isHeld } = useHeldPress(useKnowsMenu('etiquetas'), () => {
    const fields = submit();
    // The bar shows the outcome.
    void save(
      fields && {
        title: `Subcategoría «${fields.nombre}»`,
        changes: [opened ? changeOf('etiquetas', opened, fields) : creation('etiquetas', fields)],
      },
    );
  });

  return (
    <EditorForm
      title={title}
      subject={before?.nombre}
      back={BACK}
      history={before && historyPath('subcategorias', before.id)}
      isNew={before === undefined}
      start={start}
      restart={restart}
      latest={latest}
      state={state}
      refusal={isHeld ? WAITS_FOR_LABELS : refusal}
      onSave={press}
    >
      <LabelFormFields form={form} set={set} problems={problems} before={before} categories={categories} />
    </EditorForm>
  );
}
