import { useState } from 'react';
import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import { groupThousands } from '#domain/kernel/money.ts';
import { textToSlug } from '#domain/kernel/text-fold.ts';
import { FOOTER_UNIC_IDS, type LabelForm, type LabelProblems } from '#domain/staff/forms/label-form.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { ChoiceField } from '#ui/ChoiceField.tsx';
import { FieldWithNews } from '../shared/forms/FieldWithNews.tsx';
import { FieldRow, FormSection } from '../shared/forms/FormSection.tsx';
import { FormText } from '../shared/forms/FormText.tsx';
import { FormTextArea } from '../shared/forms/FormTextArea.tsx';
import { Hint } from '../shared/screen/Hint.tsx';

interface LabelFormFieldsProps {
  readonly form: LabelForm;
  readonly set: (change: Partial<LabelForm>) => void;
  readonly problems: Partial<LabelProblems>;
  /** The subcategory as it was opened. `undefined` for a new one, whose address follows its name until somebody types an address. */
  readonly before: Label | undefined;
  readonly categories: readonly Category[];
}

/** Every field of a subcategory. */
export function LabelFormFields(props: LabelFormFieldsProps) {
  const { form, set, problems, before, categories } = props;
  const [ownSlug, setOwnSlug] = useState(before !== undefined || form.slug !== textToSlug(form.nombre));
  const isReading = useCatalogue((state) => state.menus === 'waiting');
  const moved = useCatalogue(({ catalogue }) =>
    before && (before.carpeta !== form.carpeta || before.slug !== form.slug)
      ? catalogue.products.filter(({ etiquetas }) => etiquetas[0] === before.id).length
      : 0,
  );

  function choose(unicID: string) {
    const category = categories.find((one) => one.unicID === unicID);
    // The folder follows the category unless somebody typed another one.
    const follows = form.carpeta === '' || categories.some(({ folder }) => folder === form.carpeta);
    set({ unicID, ...(category && follows && { carpeta: category.folder }) });
  }

  return (
    <>
      <FormSection title="Datos">
        <FormText
          state={props}
          name="nombre"
          label="Nombre"
          required
          onType={(nombre) => set({ nombre, ...(!ownSlug && { slug: textToSlug(nombre) }) })}
        />
        <FormTextArea
          state={props}
          name="descripcion"
          label="Descripción"
          hint="Una frase. Sale en «Herramientas en General» y en su página."
        />
      </FormSection>
      <FormSection title="Lugar">
        <FieldWithNews of="unicID">
          <ChoiceField
            label="Categoría"
            name="unicID"
            required
            value={form.unicID}
            problem={problems.unicID}
            empty="Elige una categoría"
            options={categoryOptions(categories)}
            isReading={isReading}
            onChange={choose}
          />
        </FieldWithNews>
        <FieldRow>
          <FormText
            state={props}
            name="carpeta"
            label="Carpeta"
            required
            hint="La de su categoría, salvo que tenga una razón."
          />
          <FormText
            state={props}
            name="slug"
            label="Dirección"
            required
            hint={`Su dirección: /${form.carpeta || '…'}/${form.slug || '…'}`}
            onType={(slug) => {
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
    </>
  );
}

/** The categories by their unicID, and the fixed unicIDs of the footer's columns, which may have no category. */
function categoryOptions(categories: readonly Category[]): { value: string; name: string }[] {
  const seen = new Set<string>();
  const options = categories.flatMap(({ name, unicID }) => {
    if (seen.has(unicID)) return [];
    seen.add(unicID);
    return [{ value: unicID, name: `${name} (unicID ${unicID})` }];
  });
  const footer = FOOTER_UNIC_IDS.filter((unicID) => !seen.has(unicID));
  return [...options, ...footer.map((unicID) => ({ value: unicID, name: `Pie de página (unicID ${unicID})` }))];
}
