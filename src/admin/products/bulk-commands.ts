import type { Label } from '#domain/catalogue/label.ts';
import { productFields } from '#domain/catalogue/product-fields.ts';
import type { Stock } from '#domain/catalogue/stock.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Change, Fields } from '#domain/staff/journal/change.ts';
import type { PriceMove } from '#domain/staff/products/bulk-price.ts';
import { movedTo, type Place } from '#domain/staff/products/category-of-many.ts';
import { checkProduct } from '#domain/staff/products/check-product.ts';
import {
  type Actor,
  type CommandProblem,
  type FoundProduct,
  patchProduct,
  productState,
  publishProduct,
  retireProduct,
} from '#domain/staff/products/product-commands.ts';
import { looseProduct, productToForm } from '#domain/staff/products/product-form.ts';
import type { ListedProduct } from '#domain/staff/products/product-list.ts';

/** Why one of many stays as it was. `moved`: its price is another one than the person saw. `full`: it has as many subcategories as fit. */
export type BulkProblem = CommandProblem | 'incomplete' | 'moved' | 'full';

/** What is done to one of many chosen products: no changes where there is nothing to do. */
export type BulkCommand = (found: FoundProduct) => Result<readonly Change[], BulkProblem>;

/**
 * Publishes a draft that is complete, and leaves public products alone.
 * @param listed every product that may have the same clave @param categories the unicIDs that there are; absent where they are not known
 */
export function bulkPublish(
  actor: Actor,
  listed: readonly ListedProduct[],
  categories: ReadonlySet<string> | undefined,
): BulkCommand {
  return (found) => {
    const { fields } = found.borrador;
    if (!fields) return ok([]);
    const others = listed.filter(({ id }) => id !== found.id).map(({ product }) => product);
    const form = productToForm(fields, null);
    // What is public in a category that was deleted meanwhile may still be corrected.
    const known = form.unicID === found.publico.fields?.['unicID'] ? undefined : categories;
    const checked = checkProduct(form, 'public', others, known);
    return checked.ok ? publishProduct(actor, { ...found, interno: null }, checked.value) : err('incomplete');
  };
}

/** Withdraws a public product, and leaves the others alone. */
export function bulkRetire(actor: Actor): BulkCommand {
  return (found) => (found.publico.fields?.['visible'] === 'public' ? retireProduct(actor, found) : ok([]));
}

export function bulkFeature(actor: Actor, { destacado }: { readonly destacado: boolean }): BulkCommand {
  return (found) => patchProduct(actor, found, (fields) => ({ ...fields, destacado }));
}

/** Says whether the store has it; `''` takes back what was said. */
export function bulkStock(actor: Actor, stock: Stock | ''): BulkCommand {
  return (found) =>
    patchProduct(actor, found, ({ existencia: _before, ...others }) => ({
      ...others,
      ...(stock !== '' && { existencia: stock }),
    }));
}

export function bulkAddLabel(actor: Actor, label: string): BulkCommand {
  return withRoom((found) =>
    patchProduct(actor, found, (fields) => ({ ...fields, etiquetas: withLabel(fields, label) })),
  );
}

/**
 * Sets the prices that a person saw, dated as an uploaded list dates them. A price that changed meanwhile stays, because nobody saw what it
 * would become.
 */
export function bulkPrice(actor: Actor, moves: readonly PriceMove[], today: string): BulkCommand {
  const byId = new Map(moves.map((move) => [move.id, move]));
  return (found) => {
    const move = byId.get(found.id);
    if (!move) return ok([]);
    const { fields } = productState(found) === 'public' ? found.publico : found.borrador;
    if (fields?.['precio'] !== move.before) return err('moved');
    return patchProduct(actor, found, (before) => ({ ...before, precio: move.after, precioVigente: today }));
  };
}

export function bulkMove(actor: Actor, place: Place, labels: readonly Label[]): BulkCommand {
  return withRoom((found) =>
    patchProduct(actor, found, (fields) => {
      const { unicID, etiquetas } = looseProduct(found.id, fields);
      return { ...fields, ...movedTo({ unicID, etiquetas }, place, labels) };
    }),
  );
}

/** The command, unless a product would have more subcategories than the rules take. */
function withRoom(command: BulkCommand): BulkCommand {
  return (found) => {
    const changes = command(found);
    const isTooMany = ({ document }: Change): boolean => {
      const etiquetas: unknown = document?.['etiquetas'];
      return Array.isArray(etiquetas) && etiquetas.length > productFields.etiquetas.max;
    };
    return changes.ok && changes.value.some(isTooMany) ? err('full') : changes;
  };
}

function withLabel({ etiquetas }: Fields, label: string): readonly unknown[] {
  const before: readonly unknown[] = Array.isArray(etiquetas) ? etiquetas : [];
  return before.includes(label) ? before : [...before, label];
}
