import * as v from 'valibot';
import { describeIssues, type ParseProblem, text } from '#domain/catalogue/stored-fields.ts';
import { parseInstant } from '#domain/kernel/instant.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { KnownSupplier } from './known-supplier.ts';
import { supplierColumns } from './parse-upload.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const supplier = v.object({
  nombre: v.pipe(text, v.nonEmpty()),
  columnas: supplierColumns,
  archivo: v.optional(text, ''),
  carga: v.optional(text, ''),
  filas: v.optional(count, 0),
  conocidas: v.optional(count, 0),
});

/** A supplier from the stored fields of its document, or what is wrong with it. */
export function parseSupplier(
  id: string,
  fields: Readonly<Record<string, unknown>>,
): Result<KnownSupplier, ParseProblem> {
  const creado = parseInstant(fields['creado']);
  if (!creado) return err({ id, problem: 'creado: not a server time' });
  const parsed = v.safeParse(supplier, fields);
  if (!parsed.success) return err({ id, problem: describeIssues(parsed.issues) });
  const { nombre, columnas, archivo, carga, filas, conocidas } = parsed.output;
  return ok({ id, nombre, columnas, ultima: { archivo, carga, creado, filas, conocidas } });
}
