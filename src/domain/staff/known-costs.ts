import type { OverlaidDocument } from './journal.ts';
import type { StaffDocument } from './staff-document.ts';

/**
 * What each product costs the shop, in centavos by id: the private documents as far as they were read, with this device's unsent edits over
 * them. A cost of nought says nothing and is left out.
 */
export function knownCosts(
  internos: readonly StaffDocument[],
  overlay: ReadonlyMap<string, OverlaidDocument>,
): ReadonlyMap<string, number> {
  const costs = new Map<string, number>();
  const set = (id: string, costo: unknown): void => {
    if (typeof costo === 'number' && costo > 0) costs.set(id, costo);
    else costs.delete(id);
  };
  for (const { id, fields } of internos) set(id, fields['costo']);
  for (const [key, { document }] of overlay) {
    const [collection, id = ''] = key.split('/');
    if (collection === 'internos') set(id, document?.['costo']);
  }
  return costs;
}
