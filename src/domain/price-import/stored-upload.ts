import { type Instant, instantToMilliseconds } from '#domain/kernel/instant.ts';
import type { SupplierMemory } from './choices.ts';
import type { DiffCounts } from './diff-counts.ts';
import { UNDO_DAYS } from './upload-plan.ts';

export type UploadState = 'preparada' | 'aplicando' | 'pausada' | 'aplicada' | 'deshaciendo' | 'deshecha' | 'cancelada';

/** How far an upload has come. `lotesHechos` and `lotesDeshechos` count from the first lot on: lots go in order. */
export interface UploadCounts {
  readonly filas: number;
  readonly suben: number;
  readonly bajan: number;
  readonly iguales: number;
  readonly desconocidas: number;
  readonly borradores: number;
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
    borradores: counts.drafts,
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

/** Whether lots of an upload are left to be applied or undone. */
export const isUnfinished = ({ estado }: StoredUpload): boolean =>
  estado === 'preparada' || estado === 'aplicando' || estado === 'pausada' || estado === 'deshaciendo';

/** Whether the prices of an upload are applied or being applied. */
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

/** Whether lots of a cancelled upload are left that can still be written. It is possible for as long as an undo, because later the prices would come as a surprise. @param now milliseconds */
export function canResume({ estado, creado, conteos }: StoredUpload, now: number): boolean {
  return estado === 'cancelada' && conteos.lotesHechos < conteos.lotes && now - instantToMilliseconds(creado) < UNDO_MS;
}

const UNDO_MS = UNDO_DAYS * 86_400_000;
