import type { Category } from '#domain/catalogue/category.ts';
import { parseCategory } from '#domain/catalogue/parse-category.ts';
import {
  type CategoryFields,
  type CategoryForm,
  categoryToForm,
  checkCategory,
  emptyCategoryForm,
  wrapsBar,
} from '#domain/staff/forms/category-form.ts';
import { MOST_MOVED, movesOf, movesProducts } from '#domain/staff/forms/category-move.ts';
import { categoryShapes } from '#domain/staff/forms/kept-form.ts';
import type { Edit } from '../journal/journal-sync.ts';
import { historyPath, paths } from '../paths.ts';
import { creation } from '../shared/documents/changes.ts';
import { useKnowsMenu, useStaffCategories, useStaffLabels } from '../shared/documents/use-staff-rows.ts';
import { EditorForm } from '../shared/forms/EditorForm.tsx';
import { MissingDocument } from '../shared/forms/MissingDocument.tsx';
import { useForm } from '../shared/forms/use-form.ts';
import { type FormStart, useFormStart } from '../shared/forms/use-form-start.ts';
import { useHeldPress } from '../shared/forms/use-held-press.ts';
import type { LatestRow } from '../shared/forms/use-latest-row.ts';
import { useSaveAndLeave } from '../shared/forms/use-save-and-leave.ts';
import { productSources, useProducts } from '../shared/products/use-products.ts';
import { CategoryFormFields } from './CategoryFormFields.tsx';
import { categoryChanges, WAITS_FOR_PRODUCTS } from './category-changes.ts';

const BACK = { name: 'Categorías', href: paths.categories };

/** Said while a save waits for the other categories, whose names and folders it must not repeat. */
const WAITS_FOR_CATEGORIES = 'Leyendo las categorías. Se guarda en cuanto termine.';

const COLLECTIONS = ['categories'] as const;

/** The form of one document; `id` is `null` for a new one. */
export function CategoryEditor({ id }: { readonly id: string | null }) {
  const staffCategories = useStaffCategories();
  const categories = staffCategories.rows.map(({ value }) => value);
  const labels = useStaffLabels();
  const { listed } = useProducts();
  const { start, restart, latest } = useFormStart(
    {
      kind: 'categoria',
      collections: COLLECTIONS,
      parse: parseCategory,
      toForm: categoryToForm,
      empty: emptyCategoryForm(categories, [
        ...labels.rows.map(({ value }) => value),
        ...listed.map(({ product }) => product),
      ]),
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
  const { listed: products, isCurrent, knowsDrafts } = useProducts();
  const labels = useStaffLabels();
  const state = useForm(start, { latest, toForm: categoryToForm }, (typed) =>
    checkCategory(typed, latest.row?.value ?? start.opened?.value, categories),
  );
  const { form, opened, set, problems, submit, drop } = state;
  // As a colleague may have left it since the form was opened: what moves is what names the folder of now.
  const before = opened?.value;
  const { refusal, save } = useSaveAndLeave(drop, paths.categories);
  // As they are stored.
  const after = { folder: form.folder.trim(), unicID: form.unicID.trim() };
  const moves = before
    ? movesOf(before, after, { categories, labels: labels.rows.map(({ value }) => value), products })
    : undefined;
  const knowsProducts = isCurrent && knowsDrafts;
  const isReading = before !== undefined && movesProducts(before, after) && !knowsProducts;
  const isTooMuch = moves !== undefined && moves.labels.length + moves.products.length > MOST_MOVED;

  function editOf(fields: CategoryFields): Edit {
    const changes = opened
      ? categoryChanges(opened, fields, { categories, labels: labels.rows }, productSources())
      : [creation('categories', fields)];
    return { title: `Categoría «${fields.name}»`, changes };
  }

  // Nothing is saved where something has to be corrected first. What is typed while a press is held is checked with the rest.
  function saveNow(): void {
    const fields = submit();
    void save(fields && !isTooMuch ? editOf(fields) : null);
  }
  const move = useHeldPress(knowsProducts, saveNow);
  const { press, isHeld } = useHeldPress(useKnowsMenu('categories'), () => {
    if (isReading && submit()) return move.press();
    move.drop();
    saveNow();
  });

  return (
    <EditorForm
      title={title}
      subject={before?.name}
      back={BACK}
      history={before && historyPath('categorias', before.id)}
      isNew={before === undefined}
      start={start}
      restart={restart}
      latest={latest}
      state={state}
      refusal={isHeld ? WAITS_FOR_CATEGORIES : move.isHeld ? WAITS_FOR_PRODUCTS : refusal}
      onSave={press}
    >
      <CategoryFormFields
        form={form}
        set={set}
        problems={problems}
        before={before}
        moves={moves}
        isTooMuch={isTooMuch}
        knowsProducts={knowsProducts}
        wrapsBar={wrapsBar(form, before, categories)}
      />
    </EditorForm>
  );
}
