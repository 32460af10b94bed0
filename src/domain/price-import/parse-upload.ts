import * as v from 'valibot';
import { describeIssues, type ParseProblem, text } from '#domain/catalogue/stored-fields.ts';
import { parseInstant } from '#domain/kernel/instant.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { isFactor } from './factor.ts';
import type { StoredUpload } from './stored-upload.ts';
import type { LotRow } from './upload-plan.ts';

const count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);
/** What is remembered of a list's columns. */
export const supplierColumns = v.object({
  titulos: v.optional(text, ''),
  clave: v.optional(text, ''),
  precio: v.optional(text, ''),
  nombre: v.optional(text, ''),
  iva: v.optional(v.picklist(['incluido', 'mas']), 'incluido'),
  factor: v.optional(v.pipe(v.number(), v.check(isFactor)), 1),
});
const upload = v.object({
  archivo: text,
  huella: text,
  proveedor: v.optional(text, ''),
  columnas: supplierColumns,
  conteos: v.object({
    filas: count,
    suben: count,
    bajan: count,
    iguales: count,
    desconocidas: count,
    // Uploads from before it was counted have none.
    borradores: count,
    errores: count,
    escritas: count,
    lotes: count,
    lotesHechos: count,
    aplicadas: count,
    saltadas: count,
    lotesDeshechos: count,
    deshechas: count,
    conservadas: count,
  }),
  estado: v.picklist(['preparada', 'aplicando', 'pausada', 'aplicada', 'deshaciendo', 'deshecha', 'cancelada']),
  por: text,
  rev: v.number(),
});

/** An upload from the stored fields of its document, or what is wrong with it. */
export function parseUpload(id: string, fields: Readonly<Record<string, unknown>>): Result<StoredUpload, ParseProblem> {
  const creado = parseInstant(fields['creado']);
  if (!creado) return err({ id, problem: 'creado: not a server time' });
  const parsed = v.safeParse(upload, fields);
  if (!parsed.success) return err({ id, problem: describeIssues(parsed.issues) });
  return ok({ id, creado, ...parsed.output });
}

const price = v.pipe(v.number(), v.integer(), v.minValue(1));
const lotRow = v.object({
  id: v.pipe(text, v.nonEmpty()),
  clave: text,
  antes: v.nullable(price),
  despues: price,
  vigente: v.optional(text, ''),
  rev: v.number(),
  fin: v.optional(v.picklist(['aplicada', 'saltada', 'deshecha', 'conservada'])),
  hoy: v.optional(v.nullable(price)),
});
const lot = v.object({ filas: v.array(lotRow) });

/** The rows of a lot from its stored fields, or what is wrong with it. One bad row makes the whole lot unreadable, because a lot is written whole or not at all. */
export function parseLot(id: string, fields: unknown): Result<readonly LotRow[], ParseProblem> {
  const parsed = v.safeParse(lot, fields);
  if (!parsed.success) return err({ id, problem: describeIssues(parsed.issues) });
  return ok(
    parsed.output.filas.map(({ fin, hoy, ...row }) => ({
      ...row,
      ...(fin && { fin }),
      ...(hoy !== undefined && { hoy }),
    })),
  );
}
