import type { ProductProblems } from '#domain/staff/products/check-product.ts';
import type { ProductForm } from '#domain/staff/products/product-form.ts';
import type { ListedProduct } from '#domain/staff/products/product-list.ts';

/** What every section of a product's form is given. */
export interface ProductFieldsProps {
  readonly id: string;
  readonly form: ProductForm;
  readonly problems: ProductProblems;
  readonly setField: <Name extends keyof ProductForm>(name: Name, value: ProductForm[Name]) => void;
  readonly change: (change: (form: ProductForm) => ProductForm) => void;
  readonly others: readonly ListedProduct[];
  /** Whether the private document could be read. */
  readonly knowsInternal: boolean;
  /** Whether the address follows the name. Not for a public product, because links lead to its address. */
  readonly proposesSlug: boolean;
}
