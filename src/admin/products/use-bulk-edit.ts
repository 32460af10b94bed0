import { useState } from 'react';
import { findProduct, type ListedProduct } from '#domain/staff/product-list.ts';
import type { Edit } from '../journal/journal-sync.ts';
import { saveProblemText } from '../journal/save-messages.ts';
import { productSources } from '../shared/use-products.ts';
import { useStaff } from '../staff.ts';
import type { BulkCommand } from './bulk-commands.ts';

/** `1 producto`, `12 productos`. */
export const countProducts = (count: number): string => (count === 1 ? '1 producto' : `${count} productos`);

interface BulkEdit {
  /** Why some or all of the products stayed as they were. */
  readonly answer: string;
  /** @param verb what is done, for the titles in the journal. */
  readonly run: (verb: string, command: BulkCommand) => Promise<void>;
}

/**
 * Does the same to every chosen product. Each is an edit of its own, so a product that cannot be changed holds up none of the others; all of
 * them are undone together.
 */
export function useBulkEdit(chosen: readonly ListedProduct[], onDone: () => void): BulkEdit {
  const { journal } = useStaff();
  const [answer, setAnswer] = useState('');

  async function run(verb: string, command: BulkCommand) {
    const sources = productSources();
    const edits: Edit[] = [];
    let left = 0;
    for (const { id, product } of chosen) {
      const result = command(findProduct(sources, id, null));
      if (!result.ok) left += 1;
      else if (result.value.length > 0)
        edits.push({ title: `${product.nombre || 'Sin nombre'}: ${verb}`, changes: result.value });
    }
    const saved = await journal.saveManyUndoable(
      edits,
      edits.length === 1 ? (edits[0]?.title ?? '') : `${countProducts(edits.length)}: ${verb}`,
    );
    if (!saved.ok) return setAnswer(saveProblemText(saved.error));
    if (left === 0) return onDone();
    setAnswer(leftText(left, chosen.length));
  }

  return { answer, run };
}

function leftText(left: number, all: number): string {
  if (left === all) return 'Ninguno se puede: abre cada uno para ver qué le falta.';
  const stayed = left === 1 ? 'quedó como estaba' : 'quedaron como estaban';
  return `${countProducts(left)} ${stayed}: ábrelos para ver qué les falta.`;
}
