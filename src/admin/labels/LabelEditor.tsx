import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import { parseLabel } from '#domain/catalogue/parse-label.ts';
import { groupThousands } from '#domain/kernel/money.ts';
import { textToSlug } from '#domain/kernel/text-fold.ts';
import { checkLabel, emptyLabelForm, type LabelForm, labelToForm } from '#domain/staff/label-form.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { ChoiceField } from '#ui/ChoiceField.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { saveProblemText } from '../journal/save-messages.ts';
import { paths } from '../paths.ts';
import { changeOf, creation } from '../shared/changes.ts';
import { FormBody } from '../shared/FormBody.tsx';
import { FieldRow, FormSection } from '../shared/FormSection.tsx';
import { Hint } from '../shared/Hint.tsx';
import { FormLayout } from '../shared/Layout.tsx';
import { AFTER_SAVE } from '../shared/leave-guard.ts';
import { MissingDocument } from '../shared/MissingDocument.tsx';
import { SaveBar } from '../shared/SaveBar.tsx';
import { UnsavedWork } from '../shared/UnsavedWork.tsx';
import { useForm } from '../shared/use-form.ts';
import { type FormStart, useFormStart } from '../shared/use-form-start.ts';
import { useStaffCategories, useStaffLabels } from '../shared/use-staff-rows.ts';
import { useStaff } from '../staff.ts';

const BACK = { name: 'Subcategorías', href: paths.labels };

const LABEL = {
  kind: 'subcategoria',
  parse: parseLabel,
  toForm: labelToForm,
  empty: emptyLabelForm,
  shapes: {},
} as const;

/** `null` for a new one. */
export function LabelEditor({ id }: { readonly id: string | null }) {
  const labels = useStaffLabels();
  const categories = useStaffCategories();
  const { start, restart } = useFormStart(LABEL, id, labels);
  const title = id === null ? 'Crear Subcategoría' : 'Editar Subcategoría';
  if (typeof start === 'string') return <MissingDocument title={title} back={BACK} isWaiting={start === 'waiting'} />;
  return (
    <LabelFormScreen
      key={start.attempt}
      title={title}
      start={start}
      restart={restart}
      labels={labels.rows.map(({ value }) => value)}
      categories={categories.rows.map(({ value }) => value)}
    />
  );
}

interface LabelFormScreenProps {
  readonly title: string;
  readonly start: FormStart<Label, LabelForm>;
  readonly restart: () => void;
  readonly labels: readonly Label[];
  readonly categories: readonly Category[];
}

function LabelFormScreen({ title, start, restart, labels, categories }: LabelFormScreenProps) {
  const { journal } = useStaff();
  const [, go] = useLocation();
  const [refusal, setRefusal] = useState('');
  const { opened } = start;
  const before = opened?.value;
  const { form, set, problems, isDirty, place, submit, drop } = useForm(start, (typed) =>
    checkLabel(typed, before, labels),
  );
  const [ownSlug, setOwnSlug] = useState(before !== undefined || form.slug !== textToSlug(form.nombre));
  const moved = useCatalogue(({ catalogue }) =>
    before && (before.carpeta !== form.carpeta || before.slug !== form.slug)
      ? catalogue.products.filter(({ etiquetas }) => etiquetas[0] === before.id).length
      : 0,
  );

  async function save() {
    const fields = submit();
    if (!fields) return setRefusal('Revisa los campos marcados.');
    const change = opened ? changeOf('etiquetas', opened, fields) : creation('etiquetas', fields);
    const saved = await journal.saveEdit({ title: `Subcategoría «${fields.nombre}»`, changes: [change] });
    if (!saved.ok) return setRefusal(saveProblemText(saved.error));
    await drop();
    go(paths.labels, { state: AFTER_SAVE });
  }
  function choose(unicID: string) {
    const category = categories.find((one) => one.unicID === unicID);
    // Its folder follows the category unless it was somebody's own choice.
    const follows = form.carpeta === '' || categories.some(({ folder }) => folder === form.carpeta);
    set({ unicID, ...(category && follows && { carpeta: category.folder }) });
  }

  return (
    <FormLayout
      title={title}
      back={BACK}
      // What it came to is told by the bar.
      bar={<SaveBar back={paths.labels} isDirty={isDirty} problem={refusal} onSave={() => void save()} />}
    >
      <UnsavedWork restoredAt={start.restoredAt} isDirty={isDirty} drop={drop} restart={restart} />
      <FormBody place={place} onSave={() => void save()}>
        <FormSection title="Datos">
          <TextField
            label="Nombre"
            name="nombre"
            required
            value={form.nombre}
            problem={problems.nombre}
            onChange={(nombre) => set({ nombre, ...(!ownSlug && { slug: textToSlug(nombre) }) })}
          />
          <TextAreaField
            label="Descripción"
            name="descripcion"
            value={form.descripcion}
            problem={problems.descripcion}
            hint="Una frase. Sale en «Herramientas en General» y en su página."
            onChange={(descripcion) => set({ descripcion })}
          />
        </FormSection>
        <FormSection title="Lugar">
          <ChoiceField
            label="Categoría"
            name="unicID"
            required
            value={form.unicID}
            problem={problems.unicID}
            empty="Elige una categoría"
            options={categoryOptions(categories)}
            onChange={choose}
          />
          <FieldRow>
            <TextField
              label="Carpeta"
              name="carpeta"
              required
              value={form.carpeta}
              problem={problems.carpeta}
              hint="La de su categoría, salvo que tenga una razón."
              onChange={(carpeta) => set({ carpeta })}
            />
            <TextField
              label="Dirección"
              name="slug"
              required
              value={form.slug}
              problem={problems.slug}
              hint={`Su dirección: /${form.carpeta || '…'}/${form.slug || '…'}`}
              onChange={(slug) => {
                setOwnSlug(true);
                set({ slug });
              }}
            />
          </FieldRow>
          {moved > 0 && (
            <Hint>
              {moved === 1
                ? '1 producto cambia de dirección.'
                : `${groupThousands(moved)} productos cambian de dirección.`}
            </Hint>
          )}
        </FormSection>
      </FormBody>
    </FormLayout>
  );
}

/** The categories by their unicID; the columns of the footer have fixed ones, which may have no category. */
function categoryOptions(categories: readonly Category[]): { value: string; name: string }[] {
  const seen = new Set<string>();
  const options = categories.flatMap(({ name, unicID }) => {
    if (seen.has(unicID)) return [];
    seen.add(unicID);
    return [{ value: unicID, name: `${name} (unicID ${unicID})` }];
  });
  const footer = ['0', '1', '2', '3'].filter((unicID) => !seen.has(unicID));
  return [...options, ...footer.map((unicID) => ({ value: unicID, name: `Pie de página (unicID ${unicID})` }))];
}
