import type { Instant } from '#domain/kernel/instant.ts';
import type { QuoteNames } from '#domain/quotes/folio.ts';
import type { Repair } from './repair.ts';
import type { RepairRow } from './repair-changes.ts';
import { emptyRepair } from './repair-form.ts';

/**
 * A repair before anything of it is stored.
 * @param recibio e-mail of the colleague at the counter
 * @param creado when it is received, by the clock of the tablet
 * @param avisoVersion of the privacy notice that the receipt names
 */
export function newRepair(names: QuoteNames, recibio: string, creado: Instant, avisoVersion: string): RepairRow {
  const { folio, secreto } = names;
  const value: Repair = {
    ...emptyRepair,
    lineas: [],
    id: names.id,
    folio,
    secreto,
    creado,
    recibio,
    estado: 'recibida',
    historial: [],
    hasta: '',
    rev: 0,
  };
  return { value, rev: 0, fields: { folio, secreto, creado, recibio, avisoVersion } };
}
