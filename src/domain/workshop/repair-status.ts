import * as v from 'valibot';
import { publicLine, type StoredLine, storedLine } from '#domain/quotes/stored-line.ts';
import type { Fields } from '#domain/staff/journal/change.ts';
import { articleText, type Repair, type RepairData } from './repair.ts';
import { shownPhotos } from './repair-photos.ts';
import { REPAIR_STATES, type RepairState, waitsForOwner } from './repair-state.ts';

/** What the customer's link shows: nothing of the person, no serial number, no notes. */
export interface RepairStatus {
  readonly folio: string;
  readonly estado: RepairState;
  readonly articulo: string;
  readonly garantia: boolean;
  /** Empty until the article has been looked at. */
  readonly diagnostico: string;
  readonly lineas: readonly StoredLine[];
  /** Day on which it is to be ready; empty where none was promised. */
  readonly promesa: string;
  /** Last day that it is kept; empty while it does not wait for its owner. */
  readonly hasta: string;
  /** The stored paths of the photographs that staff show. Absent in what a device kept of earlier versions. */
  readonly fotos?: readonly string[] | undefined;
}

const status = v.object({
  folio: v.string(),
  estado: v.picklist(REPAIR_STATES),
  articulo: v.string(),
  garantia: v.optional(v.boolean(), false),
  diagnostico: v.optional(v.string(), ''),
  lineas: v.optional(v.array(storedLine), []),
  promesa: v.optional(v.string(), ''),
  hasta: v.optional(v.string(), ''),
  fotos: v.fallback(v.optional(v.array(v.string())), undefined),
});

/** The status from the stored fields; `null` where they are none. */
export function parseRepairStatus(fields: unknown): RepairStatus | null {
  const parsed = v.safeParse(status, fields);
  return parsed.success ? parsed.output : null;
}

/** The fields of `estadosReparacion/{secreto}` but its stamps. The diagnosis and its price are shown once staff have said that they are complete. */
export function statusFields(
  { id, folio }: Pick<Repair, 'id' | 'folio'>,
  data: RepairData,
  estado: RepairState,
  hasta: string,
): Fields {
  const isToldMore = estado !== 'recibida' && estado !== 'cancelada';
  const fotos = shownPhotos(data.fotos);
  const isPromised = estado === 'autorizada' || estado === 'en-reparacion';
  return {
    reparacion: id,
    folio,
    estado,
    articulo: articleText(data),
    ...(data.garantia && { garantia: true }),
    ...(isToldMore && data.diagnostico && { diagnostico: data.diagnostico }),
    ...(isToldMore && data.lineas.length > 0 && { lineas: data.lineas.map(publicLine) }),
    ...(isPromised && data.promesa && { promesa: data.promesa }),
    ...(waitsForOwner(estado) && hasta && { hasta }),
    ...(fotos.length > 0 && { fotos }),
  };
}
