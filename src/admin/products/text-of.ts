import { type FieldKind, type NameOfKind, productFields } from '#domain/catalogue/product-fields.ts';
import type { ProductProblems } from '#domain/staff/check-product.ts';
import type { ProductForm } from '#domain/staff/product-form.ts';

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

/** What the input of one field of a product's form is given; what the form says besides stands behind it. */
export function textOf({ form, problems, setField }: FormState, name: TypedName) {
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
