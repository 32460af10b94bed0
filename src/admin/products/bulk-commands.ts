import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Change, Fields } from '#domain/staff/change.ts';
import { checkProduct } from '#domain/staff/check-product.ts';
import {
  type Actor,
  type CommandProblem,
  type FoundProduct,
  patchProduct,
  publishProduct,
  retireProduct,
} from '#domain/staff/product-commands.ts';
import { productToForm } from '#domain/staff/product-form.ts';
import { listProducts } from '#domain/staff/product-list.ts';
import { productSources } from '../shared/use-products.ts';

/** What is done to one of many chosen products: no changes where there is nothing to do. */
export type BulkCommand = (found: FoundProduct) => Result<readonly Change[], CommandProblem | 'incomplete'>;

/** Publishes a draft that is complete, and leaves public products alone. */
export function bulkPublish(actor: Actor): BulkCommand {
  return (found) => {
    const { fields } = found.borrador;
    if (!fields) return ok([]);
    const others = listProducts(productSources()).filter(({ id }) => id !== found.id);
    const checked = checkProduct(
      productToForm(fields, null),
      'public',
      others.map(({ product }) => product),
    );
    return checked.ok ? publishProduct(actor, { ...found, interno: null }, checked.value) : err('incomplete');
  };
}

/** Withdraws a public product, and leaves the others alone. */
export function bulkRetire(actor: Actor): BulkCommand {
  return (found) => (found.publico.fields?.['visible'] === 'public' ? retireProduct(actor, found) : ok([]));
}

export function bulkFeature(actor: Actor, destacado: boolean): BulkCommand {
  return (found) => patchProduct(actor, found, (fields) => ({ ...fields, destacado }));
}

export function bulkAddLabel(actor: Actor, label: string): BulkCommand {
  return (found) => patchProduct(actor, found, (fields) => ({ ...fields, etiquetas: withLabel(fields, label) }));
}

function withLabel({ etiquetas }: Fields, label: string): readonly unknown[] {
  const before: readonly unknown[] = Array.isArray(etiquetas) ? etiquetas : [];
  return before.includes(label) ? before : [...before, label];
}
