import { rebaseForm } from '../forms/rebase-form.ts';
import { sameValue } from '../journal/plain-value.ts';
import type { KeptProduct } from './kept-product.ts';
import { type FoundProduct, productState } from './product-commands.ts';
import { emptyProductForm, type ProductForm, productToForm } from './product-form.ts';

/** The form of a product's documents. */
export function formOfProduct(found: FoundProduct): ProductForm {
  const { fields } = productState(found) === 'public' ? found.publico : found.borrador;
  return fields ? productToForm(fields, found.interno?.fields ?? null) : emptyProductForm;
}

interface FollowedProduct {
  readonly open: Required<KeptProduct>;
  /** The fields that changed in the form, because somebody else had changed them. */
  readonly joined: readonly (keyof ProductForm)[];
}

/** An open form over what the shop has now. The private document may be unknown for a while, and then what was known of it stays. */
export function followProduct(open: Required<KeptProduct>, latest: FoundProduct): FollowedProduct {
  const found = { ...latest, interno: latest.interno ?? open.found.interno };
  if (sameValue(found, open.found)) return { open, joined: [] };
  // What was typed stays, so that the person can make the product again from it.
  if (productState(found) === 'gone') return { open: { ...open, found }, joined: [] };
  const { saved, form, joined } = rebaseForm(open, formOfProduct(found));
  return { open: { found, saved, form }, joined };
}
