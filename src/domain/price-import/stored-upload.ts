import * as v from 'valibot';
import { describeIssues, type ParseProblem, text } from '#domain/catalogue/stored-fields.ts';
import { type Instant, instantToMilliseconds, parseInstant } from '#domain/kernel/instant.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { SupplierMemory } from './choices.ts';
import type { DiffCounts } from './guards.ts';
import { type LotRow, UNDO_DAYS } from './upload-plan.ts';

export type UploadState = 'preparada' | 'aplicando' | 'pausada' | 'aplicada' | 'deshaciendo' | 'deshecha' | 'cancelada';

/** How far an upload has come. `lotesHechos` and `lotesDeshechos` count from the first lot on: lots go in order. */
export interface UploadCounts {
  readonly filas: number;
  readonly suben: number;
  readonly bajan: number;
  readonly iguales: number;
  readonly desconocidas: number;
  readonly errores: number;
  /** Prices that were to be written, and in how many lots. */
  readonly escritas: number;
  readonly lotes: number;
  readonly lotesHechos: number;
  readonly aplicadas: number;
  readonly saltadas: number;
  readonly lotesDeshechos: number;
  readonly deshechas: number;
  readonly conservadas: number;
}

/** What an upload is begun with. */
export interface UploadHead {
  readonly archivo: string;
  readonly huella: string;
  readonly proveedor: string;
  readonly columnas: SupplierMemory;
  readonly conteos: UploadCounts;
}

/** A document of `cargas`. */
export interface StoredUpload extends UploadHead {
  readonly id: string;
  readonly estado: UploadState;
  /** The uid of whoever began it. */
  readonly por: string;
  readonly creado: Instant;
  readonly rev: number;
}

const count = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0);
const upload = v.object({
  archivo: text,
  huella: text,
  proveedor: v.optional(text, ''),
  columnas: v.object({
    clave: v.optional(text, ''),
    precio: v.optional(text, ''),
    nombre: v.optional(text, ''),
    iva: v.optional(v.picklist(['incluido', 'mas']), 'incluido'),
  }),
  conteos: v.object({
    filas: count,
    suben: count,
    bajan: count,
    iguales: count,
    desconocidas: count,
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

/** The rows of a lot from its stored fields, or what is wrong with it. One bad row spoils the lot: half of it may not be written. */
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

/** The counts that an upload begins with. */
export function firstCounts(
  counts: DiffCounts,
  written: { readonly rows: number; readonly lots: number },
): UploadCounts {
  return {
    filas: counts.rows,
    suben: counts.up,
    bajan: counts.down,
    iguales: counts.same + counts.blank + counts.repeats,
    desconocidas: counts.unknown,
    errores: counts.errors,
    escritas: written.rows,
    lotes: written.lots,
    lotesHechos: 0,
    aplicadas: 0,
    saltadas: 0,
    lotesDeshechos: 0,
    deshechas: 0,
    conservadas: 0,
  };
}

export const isUnfinished = ({ estado }: StoredUpload): boolean =>
  estado === 'preparada' || estado === 'aplicando' || estado === 'pausada' || estado === 'deshaciendo';

/** Whether its prices are in the shop, or on their way there. */
export const isStanding = ({ estado }: StoredUpload): boolean =>
  estado === 'aplicada' || estado === 'preparada' || estado === 'aplicando' || estado === 'pausada';

/** @param now milliseconds */
export function canUndo({ estado, creado, conteos }: StoredUpload, now: number): boolean {
  const begun = estado === 'deshaciendo';
  return (
    begun ||
    ((estado === 'aplicada' || estado === 'cancelada') &&
      conteos.aplicadas > 0 &&
      now - instantToMilliseconds(creado) < UNDO_MS)
  );
}

const UNDO_MS = UNDO_DAYS * 86_400_000;
