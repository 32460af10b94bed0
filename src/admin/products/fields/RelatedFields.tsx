import { type Relation, relations } from '#domain/catalogue/product-fields.ts';
import { FieldWithNews } from '../../shared/forms/FieldWithNews.tsx';
import { FormSection } from '../../shared/forms/FormSection.tsx';
import { RelatedProducts } from '../RelatedProducts.tsx';
import type { ProductFieldsProps } from './product-fields-props.ts';

export function RelatedFields({ form, problems, setField, others, id }: ProductFieldsProps) {
  const lists = Object.entries(relations) as [Relation, string][];
  return (
    <FormSection title="Relacionados">
      {lists.map(([name, label]) => (
        <FieldWithNews key={name} of={name}>
          <RelatedProducts
            label={label}
            chosen={form[name]}
            onChange={(value) => setField(name, value)}
            others={others}
            except={id}
            problem={problems[name]}
          />
        </FieldWithNews>
      ))}
    </FormSection>
  );
}
