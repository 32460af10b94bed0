import type { ProductProblems } from '#domain/staff/check-product.ts';
import type { ProductForm } from '#domain/staff/product-form.ts';
import type { ListedProduct } from '#domain/staff/product-list.ts';

/** What every section of a product's form is given. */
export interface ProductFieldsProps {
  readonly id: string;
  readonly form: ProductForm;
  readonly problems: ProductProblems;
  readonly setField: <Name extends keyof ProductForm>(name: Name, value: ProductForm[Name]) => void;
  readonly change: (change: (form: ProductForm) => ProductForm) => void;
  readonly others: readonly ListedProduct[];
  /** Whether the private part could be read. */
  readonly knowsInternal: boolean;
  /** A public product keeps its address: links lead there. */
  readonly proposesSlug: boolean;
}
