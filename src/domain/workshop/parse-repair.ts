import * as v from 'valibot';
import { describeIssues, type ParseProblem } from '#domain/catalogue/stored-fields.ts';
import { parseInstant } from '#domain/kernel/instant.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { storedHistory } from '#domain/quotes/history-step.ts';
import { storedLine } from '#domain/quotes/stored-line.ts';
import type { Repair } from './repair.ts';
import { repairPhotos } from './repair-photos.ts';
import { REPAIR_STATES } from './repair-state.ts';

const text = v.optional(v.string(), '');

const repair = v.object({
  folio: v.string(),
  secreto: v.string(),
  creado: v.string(),
  recibio: text,
  nombre: text,
  telefono: text,
  correo: text,
  producto: text,
  articulo: text,
  marca: text,
  modelo: text,
  serie: text,
  falla: text,
  accesorios: text,
  garantia: v.optional(v.boolean(), false),
  compra: text,
  comprobante: text,
  diagnostico: text,
  lineas: v.optional(v.array(storedLine), []),
  promesa: text,
  hasta: text,
  notas: text,
  // An odd one hides no repair.
  fotos: v.fallback(v.optional(repairPhotos, []), []),
  estado: v.picklist(REPAIR_STATES),
  historial: storedHistory(REPAIR_STATES),
  rev: v.optional(v.pipe(v.number(), v.integer()), 0),
});

/** A repair from the stored fields of a document, or what is wrong with it. */
export function parseRepair(id: string, fields: unknown): Result<Repair, ParseProblem> {
  const parsed = v.safeParse(repair, fields);
  if (!parsed.success) return err({ id, problem: describeIssues(parsed.issues) });
  const creado = parseInstant(parsed.output.creado);
  return creado ? ok({ id, ...parsed.output, creado }) : err({ id, problem: 'creado: not a server time' });
}
