import { productCategories } from '#domain/staff/products/product-categories.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { CheckField } from '#ui/CheckField.tsx';
import { ChoiceField } from '#ui/ChoiceField.tsx';
import { FieldWithNews } from '../../shared/forms/FieldWithNews.tsx';
import { FormSection } from '../../shared/forms/FormSection.tsx';
import { LabelChoice } from '../LabelChoice.tsx';
import type { ProductFieldsProps } from './product-fields-props.ts';

/** Category, subcategories and the other places where visitors find the product. */
export function PlaceFields({ form, problems, setField }: ProductFieldsProps) {
  const categories = useCatalogue((state) => state.catalogue.categories);
  const isReading = useCatalogue((state) => state.menus === 'waiting');
  return (
    <FormSection title="Dónde se encuentra">
      <FieldWithNews of="unicID">
        <ChoiceField
          label="Categoría"
          name="unicID"
          required
          value={form.unicID}
          empty="Elige una"
          options={productCategories(categories)}
          isReading={isReading}
          onChange={(value) => setField('unicID', value)}
          problem={problems.unicID}
        />
      </FieldWithNews>
      <FieldWithNews of="etiquetas">
        <LabelChoice
          chosen={form.etiquetas}
          unicID={form.unicID}
          onChange={(value) => setField('etiquetas', value)}
          problem={problems.etiquetas}
        />
      </FieldWithNews>
      <div>
        <CheckField checked={form.destacado} onChange={() => setField('destacado', !form.destacado)}>
          Destacado en la portada
        </CheckField>
        <CheckField checked={form.demostracion} onChange={() => setField('demostracion', !form.demostracion)}>
          Se puede probar en el centro de experiencia
        </CheckField>
      </div>
    </FormSection>
  );
}
