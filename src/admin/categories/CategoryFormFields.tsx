import { useState } from 'react';
import type { Category } from '#domain/catalogue/category.ts';
import { textToSlug } from '#domain/kernel/text-fold.ts';
import {
  type CategoryForm,
  type CategoryProblems,
  FIT_IN_BAR,
  HIDDEN_CATEGORY,
} from '#domain/staff/forms/category-form.ts';
import { MOST_MOVED, type Moves, movesProducts, movesText } from '#domain/staff/forms/category-move.ts';
import { CheckField } from '#ui/CheckField.tsx';
import { FieldWithNews } from '../shared/forms/FieldWithNews.tsx';
import { FieldRow, FormSection } from '../shared/forms/FormSection.tsx';
import { FormText } from '../shared/forms/FormText.tsx';
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
  /** Whether it is one more than the shop's bar shows on one line. */
  readonly wrapsBar: boolean;
}

/** Every field of a category. */
export function CategoryFormFields(props: CategoryFormFieldsProps) {
  const { form, set, problems, before, moves, isTooMuch, knowsProducts, wrapsBar } = props;
  const after = { folder: form.folder.trim(), unicID: form.unicID.trim() };
  const [ownFolder, setOwnFolder] = useState(before !== undefined || form.folder !== textToSlug(form.name));
  return (
    <>
      <FormSection title="Datos">
        <FormText
          state={props}
          name="name"
          label="Nombre"
          required
          hint={
            form.name.trim() === HIDDEN_CATEGORY ? `«${HIDDEN_CATEGORY}» nunca se muestra a los clientes.` : undefined
          }
          onType={(name) => set({ name, ...(!ownFolder && { folder: textToSlug(name) }) })}
        />
        <FieldRow>
          <FormText
            state={props}
            name="folder"
            label="Carpeta"
            required
            hint={`Su dirección: /${after.folder || '…'}`}
            onType={(folder) => {
              setOwnFolder(true);
              set({ folder });
            }}
          />
          <FormText
            state={props}
            name="unicID"
            label="unicID"
            required
            hint="Une la categoría con sus subcategorías y productos."
          />
        </FieldRow>
        {moves && before && (movesText(moves) || (!knowsProducts && movesProducts(before, after))) && (
          <Hint>
            {knowsProducts ? movesText(moves) : 'Leyendo el catálogo para saber qué se mueve…'}
            {before.folder !== after.folder && ` Los enlaces a /${before.folder} llevan a la carpeta nueva.`}
            {isTooMuch && ` Son demasiados documentos para moverlos de una vez: caben ${MOST_MOVED}.`}
          </Hint>
        )}
        {wrapsBar && (
          <Hint>
            Con ella son más de {FIT_IN_BAR}: la barra de la tienda ocupa dos líneas en pantallas chicas. Mira cómo
            queda.
          </Hint>
        )}
        <CheckField checked={form.isPublic} onChange={() => set({ isPublic: !form.isPublic })}>
          Visible en el celular y al pie de la página
        </CheckField>
      </FormSection>
      <FormSection title="Menú">
        <FieldWithNews of="menu">
          <MenuField menu={form.menu} onChange={(menu) => set({ menu })} />
        </FieldWithNews>
        {/* Also without its inputs: what a colleague made of it is asked whatever menu is chosen. */}
        <FieldWithNews of="features">
          {form.menu === 'megamenu' && (
            <FeaturesFields
              features={form.features}
              problem={problems.features}
              onChange={(features) => set({ features })}
            />
          )}
        </FieldWithNews>
        <MenuPreview form={form} unicID={before?.unicID ?? form.unicID} />
      </FormSection>
    </>
  );
}
