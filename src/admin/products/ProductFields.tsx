import { productFields } from '#domain/catalogue/product-fields.ts';
import { useMay } from '#store/session-store.ts';
import { FieldWithNews } from '../shared/forms/FieldWithNews.tsx';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { ImagesField } from '../shared/pictures/ImagesField.tsx';
import { DocumentRows } from './DocumentRows.tsx';
import { InternalFields } from './fields/InternalFields.tsx';
import { NamingFields } from './fields/NamingFields.tsx';
import { PlaceFields } from './fields/PlaceFields.tsx';
import { PriceFields } from './fields/PriceFields.tsx';
import type { ProductFieldsProps } from './fields/product-fields-props.ts';
import { RelatedFields } from './fields/RelatedFields.tsx';
import { SpecRows } from './SpecRows.tsx';
import { TextRows } from './TextRows.tsx';

/** Every field of a product, in the order in which a person fills them in. */
export function ProductFields(props: ProductFieldsProps) {
  const { form, problems, setField, change } = props;
  const mayCosts = useMay('costs');
  return (
    <>
      <NamingFields {...props} />
      <PlaceFields {...props} />
      <PriceFields {...props} />
      <FormSection title="Fotos" hint={`Hasta ${productFields.imagenes.max}; la primera es la principal`}>
        <FieldWithNews of="imagenes">
          <ImagesField
            label="Fotos del producto"
            images={form.imagenes}
            onChange={(arrange) => change((before) => ({ ...before, imagenes: arrange(before.imagenes) }))}
            max={productFields.imagenes.max}
            problem={problems.imagenes}
          />
        </FieldWithNews>
      </FormSection>
      <FormSection title="Características, ficha y documentos">
        <FieldWithNews of="caracteristicas">
          <TextRows
            label="Características"
            itemName="característica"
            rows={form.caracteristicas}
            onChange={(rows) => setField('caracteristicas', rows)}
            max={productFields.caracteristicas.max}
            problem={problems.caracteristicas}
          />
        </FieldWithNews>
        <FieldWithNews of="ficha">
          <SpecRows
            rows={form.ficha}
            onChange={(rows) => setField('ficha', rows)}
            max={productFields.ficha.max}
            problem={problems.ficha}
          />
        </FieldWithNews>
        <FieldWithNews of="documentos">
          <DocumentRows
            rows={form.documentos}
            onChange={(arrange) => change((before) => ({ ...before, documentos: arrange(before.documentos) }))}
            max={productFields.documentos.max}
            problem={problems.documentos}
          />
        </FieldWithNews>
      </FormSection>
      <RelatedFields {...props} />
      {mayCosts && <InternalFields {...props} />}
    </>
  );
}
