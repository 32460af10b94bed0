import type { Fields } from '../journal/change.ts';
import { isOvertaken, type OverlaidDocument } from '../journal/journal.ts';
import { PRIVATE, type PrivateDocuments } from './private-documents.ts';

/**
 * What each product costs the shop, in centavos by id: the private documents that are known, with this device's unsent edits over them. A cost of
 * nought says nothing and is left out.
 */
export function knownCosts(
  internos: PrivateDocuments,
  overlay: ReadonlyMap<string, OverlaidDocument>,
): ReadonlyMap<string, number> {
  const costs = new Map<string, number>();
  for (const [id, { costo }] of knownPrivateFields(internos, overlay))
    if (typeof costo === 'number' && costo > 0) costs.set(id, costo);
  return costs;
}

/** The private fields of each product by id, as they are known, with this device's unsent edits over them. */
export function knownPrivateFields(
  internos: PrivateDocuments,
  overlay: ReadonlyMap<string, OverlaidDocument>,
): ReadonlyMap<string, Fields> {
  const byId = new Map([...internos.values()].map(({ id, fields }) => [id, fields]));
  for (const [key, over] of overlay) {
    const [collection, id = ''] = key.split('/');
    if (collection === PRIVATE && !isOvertaken(over, internos.get(id)?.rev ?? 0)) byId.set(id, over.document ?? {});
  }
  return byId;
}
