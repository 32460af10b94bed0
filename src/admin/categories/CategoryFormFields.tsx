import { useState } from 'react';
import type { Category } from '#domain/catalogue/category.ts';
import { textToSlug } from '#domain/kernel/text-fold.ts';
import { type CategoryForm, type CategoryProblems, HIDDEN_CATEGORY } from '#domain/staff/forms/category-form.ts';
import { MOST_MOVED, type Moves, movesProducts, movesText } from '#domain/staff/forms/category-move.ts';
import { CheckField } from '#ui/CheckField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { FieldWithNews } from '../shared/forms/FieldWithNews.tsx';
import { FieldRow, FormSection } from '../shared/forms/FormSection.tsx';
import { Hint } from '../shared/screen/Hint.tsx';
import { FeaturesFields } from './FeaturesFields.tsx';
import { MenuField } from './MenuField.tsx';
import { MenuPreview } from './MenuPreview.tsx';

interface CategoryFormFieldsProps {
  readonly form: CategoryForm;
  readonly set: (change: Partial<CategoryForm>) => void;
  readonly problems: Partial<CategoryProblems>;
  /** The category as it was opened. `undefined` for a new one, whose folder follows its name until somebody types a folder. */
  readonly before: Category | undefined;
  /** The subcategories and products that move with a new folder or unicID. */
  readonly moves: Moves | undefined;
  readonly isTooMuch: boolean;
  /** Whether all products are known, so that what moves is all that moves. */
  readonly knowsProducts: boolean;
}

/** Every field of a category. */
export function CategoryFormFields(props: CategoryFormFieldsProps) {
  const { form, set, problems, before, moves, isTooMuch, knowsProducts } = props;
  const [ownFolder, setOwnFolder] = useState(before !== undefined || form.folder !== textToSlug(form.name));
  return (
    <>
      <FormSection title="Datos">
        <FieldWithNews of="name">
          <TextField
            label="Nombre"
            name="name"
            required
            value={form.name}
            problem={problems.name}
            hint={
              form.name.trim() === HIDDEN_CATEGORY ? `«${HIDDEN_CATEGORY}» nunca se muestra a los clientes.` : undefined
            }
            onChange={(name) => set({ name, ...(!ownFolder && { folder: textToSlug(name) }) })}
          />
        </FieldWithNews>
        <FieldRow>
          <FieldWithNews of="folder">
            <TextField
              label="Carpeta"
              name="folder"
              required
              value={form.folder}
              problem={problems.folder}
              hint={`Su dirección: /${form.folder || '…'}`}
              onChange={(folder) => {
                setOwnFolder(true);
                set({ folder });
              }}
            />
          </FieldWithNews>
          <FieldWithNews of="unicID">
            <TextField
              label="unicID"
              name="unicID"
              required
              value={form.unicID}
              problem={problems.unicID}
              hint="Une la categoría con sus subcategorías y productos."
              onChange={(unicID) => set({ unicID })}
            />
          </FieldWithNews>
        </FieldRow>
        {moves && before && (movesText(moves) || (!knowsProducts && movesProducts(before, form))) && (
          <Hint>
            {knowsProducts ? movesText(moves) : 'Leyendo el catálogo para saber qué se mueve…'}
            {before.folder !== form.folder && ` Los enlaces a /${before.folder} llevan a la carpeta nueva.`}
            {isTooMuch && ` Son demasiados documentos para moverlos de una vez: caben ${MOST_MOVED}.`}
          </Hint>
        )}
        <CheckField checked={form.isPublic} onChange={() => set({ isPublic: !form.isPublic })}>
          Visible en el celular y al pie de la página
        </CheckField>
      </FormSection>
      <FormSection title="Menú">
        <MenuField menu={form.menu} onChange={(menu) => set({ menu })} />
        {form.menu === 'megamenu' && (
          <FeaturesFields
            features={form.features}
            problem={problems.features}
            onChange={(features) => set({ features })}
          />
        )}
        <MenuPreview form={form} unicID={before?.unicID ?? form.unicID} />
      </FormSection>
    </>
  );
}
