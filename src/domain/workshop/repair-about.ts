import { isAbout, type PersonSought } from '#domain/quotes/inbox.ts';
import type { Repair } from './repair.ts';

/** How sure it is that a repair is this person's, as of quotations: all that is written about it is looked through. */
export function isRepairAbout(repair: Repair, sought: PersonSought): 'sure' | 'maybe' | null {
  const { falla, accesorios, comprobante, diagnostico } = repair;
  return isAbout({ ...repair, mensaje: [falla, accesorios, comprobante, diagnostico].join('\n') }, sought);
}
