import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import { parseLabel } from '#domain/catalogue/parse-label.ts';
import { checkLabel, emptyLabelForm, type LabelForm, labelToForm } from '#domain/staff/forms/label-form.ts';
import { saveProblemText } from '../journal/save-messages.ts';
import { historyPath, paths } from '../paths.ts';
import { changeOf, creation } from '../shared/documents/changes.ts';
import { useStaffCategories, useStaffLabels } from '../shared/documents/use-staff-rows.ts';
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
import { LabelFormFields } from './LabelFormFields.tsx';

const BACK = { name: 'Subcategorías', href: paths.labels };

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
  const { journal } = useStaff();
  const [, go] = useLocation();
  const [refusal, setRefusal] = useState('');
  const before = start.opened?.value;
  const { form, opened, set, problems, blocked, isDirty, news, joined, place, submit, drop } = useForm(
    start,
    { latest, toForm: labelToForm },
    (typed) => checkLabel(typed, latest.row?.value ?? before, labels),
  );
  async function save() {
    const fields = submit();
    setRefusal('');
    if (!fields) return;
    const change = opened ? changeOf('etiquetas', opened, fields) : creation('etiquetas', fields);
    const saved = await journal.saveEdit({ title: `Subcategoría «${fields.nombre}»`, changes: [change] });
    if (!saved.ok) return setRefusal(saveProblemText(saved.error));
    await drop();
    go(paths.labels, { state: AFTER_SAVE });
  }
  return (
    <FormLayout
      title={title}
      subject={before?.nombre}
      back={BACK}
      aside={before && { name: 'Historial', href: historyPath('subcategorias', before.id) }}
      // The bar shows the outcome.
      bar={<SaveBar back={paths.labels} isDirty={isDirty} problem={blocked || refusal} onSave={() => void save()} />}
    >
      <UnsavedWork restoredAt={start.restoredAt} isDirty={isDirty} drop={drop} restart={restart} />
      <FormNotes isNew={before === undefined} latest={latest} joined={joined} />
      <FormBody place={place} onSave={() => void save()}>
        <FormNewsContext value={news}>
          <LabelFormFields form={form} set={set} problems={problems} before={before} categories={categories} />
        </FormNewsContext>
      </FormBody>
    </FormLayout>
  );
}
