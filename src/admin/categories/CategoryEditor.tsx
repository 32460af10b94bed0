import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Category } from '#domain/catalogue/category.ts';
import { parseCategory } from '#domain/catalogue/parse-category.ts';
import {
  type CategoryForm,
  categoryToForm,
  checkCategory,
  emptyCategoryForm,
} from '#domain/staff/forms/category-form.ts';
import { MOST_MOVED, movesOf, movesProducts } from '#domain/staff/forms/category-move.ts';
import { categoryShapes } from '#domain/staff/forms/kept-form.ts';
import { saveProblemText } from '../journal/save-messages.ts';
import { historyPath, paths } from '../paths.ts';
import { creation } from '../shared/documents/changes.ts';
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
import { productSources, useProducts } from '../shared/products/use-products.ts';
import { FormLayout } from '../shared/screen/Layout.tsx';
import { useStaff } from '../staff.ts';
import { CategoryFormFields } from './CategoryFormFields.tsx';
import { categoryChanges, STILL_READING } from './category-changes.ts';

const BACK = { name: 'Categorías', href: paths.categories };

const COLLECTIONS = ['categories'] as const;

/** The form of one document; `id` is `null` for a new one. */
export function CategoryEditor({ id }: { readonly id: string | null }) {
  const staffCategories = useStaffCategories();
  const categories = staffCategories.rows.map(({ value }) => value);
  const { start, restart, latest } = useFormStart(
    {
      kind: 'categoria',
      collections: COLLECTIONS,
      parse: parseCategory,
      toForm: categoryToForm,
      empty: emptyCategoryForm(categories),
      shapes: categoryShapes,
    },
    id,
    staffCategories,
  );
  const title = id === null ? 'Crear categoría' : 'Editar categoria';
  if (typeof start === 'string') return <MissingDocument title={title} back={BACK} isWaiting={start === 'waiting'} />;
  return (
    <CategoryFormScreen
      key={start.attempt}
      title={title}
      start={start}
      restart={restart}
      latest={latest}
      categories={categories}
    />
  );
}

interface CategoryFormScreenProps {
  readonly title: string;
  readonly start: FormStart<Category, CategoryForm>;
  readonly restart: () => void;
  readonly latest: LatestRow<Category>;
  readonly categories: readonly Category[];
}

function CategoryFormScreen({ title, start, restart, latest, categories }: CategoryFormScreenProps) {
  const { journal } = useStaff();
  const [, go] = useLocation();
  const { listed: products, isKnown, knowsDrafts } = useProducts();
  const labels = useStaffLabels();
  const [hasAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState('');
  const before = start.opened?.value;
  const { form, opened, set, problems, blocked, isDirty, news, joined, place, submit, drop } = useForm(
    start,
    { latest, toForm: categoryToForm },
    (typed) => checkCategory(typed, latest.row?.value ?? before, categories),
  );
  const moves = before
    ? movesOf(before, form, { categories, labels: labels.rows.map(({ value }) => value), products })
    : undefined;
  const knowsProducts = isKnown && knowsDrafts;
  const isReading = before !== undefined && movesProducts(before, form) && !knowsProducts;
  const isTooMuch = moves !== undefined && moves.labels.length + moves.products.length > MOST_MOVED;

  async function save() {
    const fields = submit();
    setRefusal('');
    setAsked(true);
    if (!fields || isTooMuch || isReading) return;
    const changes =
      opened && moves
        ? categoryChanges(opened, fields, moves, labels.rows, productSources())
        : [creation('categories', fields)];
    const saved = await journal.saveEdit({ title: `Categoría «${fields.name}»`, changes });
    if (!saved.ok) return setRefusal(saveProblemText(saved.error));
    await drop();
    go(paths.categories, { state: AFTER_SAVE });
  }

  return (
    <FormLayout
      title={title}
      subject={before?.name}
      back={BACK}
      aside={before && { name: 'Historial', href: historyPath('categorias', before.id) }}
      // The bar shows the outcome.
      bar={
        <SaveBar
          back={paths.categories}
          isDirty={isDirty}
          problem={blocked || (hasAsked && isReading ? STILL_READING : '') || refusal}
          onSave={() => void save()}
        />
      }
    >
      <UnsavedWork restoredAt={start.restoredAt} isDirty={isDirty} drop={drop} restart={restart} />
      <FormNotes isNew={before === undefined} latest={latest} joined={joined} />
      <FormBody place={place} onSave={() => void save()}>
        <FormNewsContext value={news}>
          <CategoryFormFields
            form={form}
            set={set}
            problems={problems}
            before={before}
            moves={moves}
            isTooMuch={isTooMuch}
            knowsProducts={knowsProducts}
          />
        </FormNewsContext>
      </FormBody>
    </FormLayout>
  );
}
