import { type FieldKind, type NameOfKind, productFields } from '#domain/catalogue/product-fields.ts';
import type { ProductProblems } from '#domain/staff/products/check-product.ts';
import type { ProductForm } from '#domain/staff/products/product-form.ts';

/** The fields that are typed as text. */
type TypedName = NameOfKind<'line' | 'slug' | 'prose' | 'note' | 'barcode' | 'money' | 'day'>;

interface FormState {
  readonly form: ProductForm;
  readonly problems: ProductProblems;
  readonly setField: (name: TypedName, value: string) => void;
}

const KEYBOARDS: {
  readonly [Kind in FieldKind]?: { prefix?: string; inputMode?: 'decimal' | 'numeric'; type?: 'date' };
} = {
  money: { prefix: '$', inputMode: 'decimal' },
  day: { type: 'date' },
  barcode: { inputMode: 'numeric' },
};

/** The props of the text input for one field of a product's form. Props that differ from these come after them. */
export function textFieldProps({ form, problems, setField }: FormState, name: TypedName) {
  const { kind, label } = productFields[name];
  return {
    ...KEYBOARDS[kind],
    label,
    name,
    value: form[name],
    onChange: (value: string) => setField(name, value),
    problem: problems[name],
  };
}
