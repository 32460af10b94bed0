import type { OverlaidDocument } from './journal.ts';
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
  const set = (id: string, costo: unknown): void => {
    if (typeof costo === 'number' && costo > 0) costs.set(id, costo);
    else costs.delete(id);
  };
  for (const { id, fields } of internos.values()) set(id, fields['costo']);
  for (const [key, { document, entry, rev }] of overlay) {
    const [collection, id = ''] = key.split('/');
    // An edit that the server has may have been overtaken before the journal lets go of it.
    const isOvertaken = entry.state.kind === 'confirmed' && (internos.get(id)?.rev ?? 0) > rev;
    if (collection === PRIVATE && !isOvertaken) set(id, document?.['costo']);
  }
  return costs;
}
