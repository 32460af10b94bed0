import { useState } from 'react';
import { productFields } from '#domain/catalogue/product-fields.ts';
import { several } from '#domain/kernel/several.ts';
import { findProduct, type ListedProduct } from '#domain/staff/products/product-list.ts';
import type { Edit } from '../journal/journal-sync.ts';
import { saveProblemText } from '../journal/save-messages.ts';
import { productSources } from '../shared/products/use-products.ts';
import { useStaff } from '../staff.ts';
import type { BulkCommand, BulkProblem } from './bulk-commands.ts';

/** `1 producto`, `1,200 productos`. */
export const countProducts = (count: number): string => several(count, 'producto', 'productos');

interface BulkEdit {
  /** Why some or all of the products stayed as they were. */
  readonly answer: string;
  /** @param verb what is done, for the titles in the journal. */
  readonly run: (verb: string, command: BulkCommand, chosen: readonly ListedProduct[]) => Promise<void>;
}

/**
 * Does the same to every chosen product. Each is an edit of its own, so a product that cannot be changed holds up none of the others; all of
 * them are undone together.
 */
export function useBulkEdit(onDone: () => void): BulkEdit {
  const { journal } = useStaff();
  const [answer, setAnswer] = useState('');

  async function run(verb: string, command: BulkCommand, chosen: readonly ListedProduct[]) {
    const sources = productSources();
    const edits: Edit[] = [];
    const left: BulkProblem[] = [];
    // Each is found by its id, because ten thousand of them would each look through the whole list.
    const rows = new Map(sources.rows.map((row) => [row.id, row]));
    for (const { id, product } of chosen) {
      const row = rows.get(id);
      const result = command(findProduct({ ...sources, rows: row ? [row] : [] }, id, null));
      if (!result.ok) left.push(result.error);
      else if (result.value.length > 0)
        edits.push({ title: `${product.nombre || 'Sin nombre'}: ${verb}`, changes: result.value });
    }
    const saved = await journal.saveManyUndoable(
      edits,
      edits.length === 1 ? (edits[0]?.title ?? '') : `${countProducts(edits.length)}: ${verb}`,
    );
    if (!saved.ok) return setAnswer(saveProblemText(saved.error));
    if (left.length === 0) return onDone();
    setAnswer(leftText(left, chosen.length));
  }

  return { answer, run };
}

function leftText(left: readonly BulkProblem[], all: number): string {
  const moved = left.filter((problem) => problem === 'moved').length;
  if (moved > 0)
    return `El precio de ${countProducts(moved)} cambió mientras tanto y se quedó como está: revísalo antes de volver a cambiarlo.`;
  const full = left.filter((problem) => problem === 'full').length;
  if (full > 0)
    return `En ${countProducts(full)} no cabe otra subcategoría: quítale una antes, porque caben ${productFields.etiquetas.max}.`;
  if (left.length === all) return 'Ninguno se puede: abre cada uno para ver qué le falta.';
  const stayed = left.length === 1 ? 'quedó como estaba' : 'quedaron como estaban';
  return `${countProducts(left.length)} ${stayed}: ábrelos para ver qué les falta.`;
}
