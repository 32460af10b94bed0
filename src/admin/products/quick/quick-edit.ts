import { isStock } from '#domain/catalogue/stock.ts';
import { err, type Result } from '#domain/kernel/result.ts';
import { type Change, type Fields, nextRev } from '#domain/staff/journal/change.ts';
import {
  type Actor,
  type CommandProblem,
  type FoundProduct,
  patchInternal,
  patchProduct,
  productState,
} from '#domain/staff/products/product-commands.ts';
import type { QuickField, QuickValue } from '#domain/staff/quick/quick-cells.ts';

/** A cell that has been accepted. */
export interface QuickEdit {
  /** The product. */
  readonly id: string;
  readonly field: QuickField;
  /** What the person saw. */
  readonly before: QuickValue | null;
  readonly after: QuickValue | null;
}

/** `moved`: it is another value than the person saw. `unread`: the private document is not known. */
export type QuickProblem = CommandProblem | 'moved' | 'unread';

/** The changes of one cell. @param today `2026-11-20`: the day on which a price is set */
export function quickEdit(
  actor: Actor,
  found: FoundProduct,
  { field, before, after }: QuickEdit,
  today: string,
): Result<readonly Change[], QuickProblem> {
  if (field === 'costo') {
    const { interno } = found;
    if (!interno) return err('unread');
    if (valueOf(interno.fields?.['costo']) !== before) return err('moved');
    return patchInternal(actor, { ...found, interno }, ({ costo: _costo, ...others }) => ({
      ...others,
      ...(after !== null && { costo: after }),
    }));
  }
  const fields: Fields | null = productState(found) === 'public' ? found.publico.fields : found.borrador.fields;
  if (!fields) return err('nothing-there');
  if (valueOf(fields[field]) !== before) return err('moved');
  if (field === 'existencia')
    return patchProduct(actor, found, ({ existencia: _before, ...others }) => ({
      ...others,
      ...(after !== null && { existencia: after }),
    }));
  return patchProduct(actor, found, ({ precio: _precio, precioVigente: _day, ...others }) => ({
    ...others,
    ...(after !== null && { precio: after, precioVigente: today }),
  }));
}

/** The stored value; an amount of nought, or a state that is not known, says nothing. */
const valueOf = (stored: unknown): QuickValue | null =>
  (typeof stored === 'number' && stored > 0) || isStock(stored) ? stored : null;

/** What was done, in the journal: `Taladro percutor: precio`. */
export const quickTitle = (nombre: string, field: QuickField): string => `${nombre || 'Sin nombre'}: ${field}`;

interface QuickEdits<Cell> {
  /** The changes of each cell that can be written. */
  readonly changes: ReadonlyMap<Cell, readonly Change[]>;
  readonly left: ReadonlyMap<Cell, QuickProblem>;
}

/** The changes of some cells, in their order: where two are of one product, the second edit starts from what the first one makes. */
export function quickEdits<Cell extends QuickEdit>(
  actor: Actor,
  cells: readonly Cell[],
  findProduct: (id: string) => FoundProduct,
  today: string,
): QuickEdits<Cell> {
  const changes = new Map<Cell, readonly Change[]>();
  const left = new Map<Cell, QuickProblem>();
  const edited = new Map<string, FoundProduct>();
  for (const cell of cells) {
    const found = edited.get(cell.id) ?? findProduct(cell.id);
    const edit = quickEdit(actor, found, cell, today);
    if (!edit.ok) left.set(cell, edit.error);
    else {
      changes.set(cell, edit.value);
      edited.set(cell.id, edit.value.reduce(afterChange, found));
    }
  }
  return { changes, left };
}

const PLACES: Readonly<Record<string, 'publico' | 'borrador' | 'interno'>> = {
  productos: 'publico',
  borradores: 'borrador',
  internos: 'interno',
};

/** A product's documents as a change leaves them. */
function afterChange(found: FoundProduct, change: Change): FoundProduct {
  const place = PLACES[change.collection];
  return place ? { ...found, [place]: { rev: nextRev(change), fields: change.document } } : found;
}
