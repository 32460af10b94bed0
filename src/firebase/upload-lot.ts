import { FirebaseError } from 'firebase/app';
import { deleteField, doc, serverTimestamp, type Transaction } from 'firebase/firestore';
import type { StoredUpload, UploadCounts, UploadState } from '#domain/price-import/stored-upload.ts';
import {
  applyStep,
  type LotRow,
  type LotStep,
  type PriceWrite,
  type Stored,
  undoStep,
} from '#domain/price-import/upload-plan.ts';
import { type LoggedPrice, lotRecord } from '#domain/staff/log/log-record.ts';
import { logChange } from './log-changes.ts';
import type { Signature, StaffConnection } from './staff-connection.ts';
import { transact } from './transact.ts';
import { lotRef, readLot, readPrices, readUpload, uploadRef } from './upload-documents.ts';

export type UploadWay = 'aplicar' | 'deshacer';

export type UploadConnection = Pick<StaffConnection, 'db' | 'freshToken' | 'uid' | 'signature'>;

/** Whether the upload has a lot left to write in this direction. */
export function hasNextLot({ estado, conteos }: StoredUpload, way: UploadWay): boolean {
  if (way === 'aplicar')
    return (estado === 'aplicando' || estado === 'preparada') && conteos.lotesHechos < conteos.lotes;
  return estado === 'deshaciendo' && conteos.lotesDeshechos < conteos.lotesHechos;
}

/** A product may change between the read and the commit; that this happens twice in a row is not expected. */
const ATTEMPTS = ['as-planned', 'read-prices', 'read-prices'] as const;

/** The error codes that mean: a document is not as we expected. */
const CHANGED: ReadonlySet<string> = new Set(['permission-denied', 'failed-precondition', 'not-found', 'aborted']);

/** Writes the next lot: first as planned, in one commit; when a product has changed since, again after reading each product. */
export async function runLot(
  connection: UploadConnection,
  id: string,
  way: UploadWay,
  today: string,
): Promise<StoredUpload> {
  let refused: unknown;
  const signature = await connection.signature();
  for (const attempt of ATTEMPTS) {
    try {
      return await transact(connection, (tx) =>
        stepLot({ ...connection, signed: signature }, tx, { id, way, today, attempt }),
      );
    } catch (reason) {
      if (!(reason instanceof FirebaseError) || !CHANGED.has(reason.code)) throw reason;
      refused = reason;
    }
  }
  throw refused;
}

interface LotAttempt {
  readonly id: string;
  readonly way: UploadWay;
  readonly today: string;
  readonly attempt: (typeof ATTEMPTS)[number];
}

async function stepLot(
  { db, uid, signed }: UploadConnection & { readonly signed: Signature },
  tx: Transaction,
  { id, way, today, attempt }: LotAttempt,
): Promise<StoredUpload> {
  const upload = await readUpload(tx, uploadRef(db, id));
  const begun = begin(upload, way);
  if (!hasNextLot(begun, way)) return upload;

  const { conteos } = begun;
  const number = way === 'aplicar' ? conteos.lotesHechos : conteos.lotesDeshechos;
  const ref = lotRef(db, id, number);
  const lot = await readLot(tx, ref);
  const stored: Stored = attempt === 'read-prices' ? await readPrices(db, lot.rows) : attempt;
  const step: LotStep = way === 'aplicar' ? applyStep(lot.rows, stored, today) : undoStep(lot.rows, stored);
  for (const write of step.writes) tx.update(doc(db, 'productos', write.id), priceFields(write, uid()));
  if (step.writes.length > 0) {
    const title = `${way === 'aplicar' ? 'Carga de precios' : 'Deshacer la carga de precios'}: ${upload.archivo}`;
    const edit = { id: `${id} ${way} ${number}`, title, by: { uid: uid(), email: signed.email }, at: signed.now };
    logChange(tx, db, lotRecord(edit, id, loggedPrices(lot.rows, step.writes, way), signed.device), signed);
  }

  const counts = countsAfter(conteos, step, way);
  const estado = stateAfter(counts, way);
  tx.update(ref, {
    filas: step.rows,
    estado: way === 'aplicar' ? 'aplicada' : 'deshecha',
    rev: lot.rev + 1,
    actualizado: serverTimestamp(),
  });
  tx.update(uploadRef(db, id), { conteos: counts, estado, rev: upload.rev + 1, actualizado: serverTimestamp() });
  return { ...upload, conteos: counts, estado, rev: upload.rev + 1 };
}

/** The upload as its next lot finds it: applying goes on after a pause, and undoing begins after applying or cancelling. */
function begin(upload: StoredUpload, way: UploadWay): StoredUpload {
  if (way === 'aplicar') return upload.estado === 'pausada' ? { ...upload, estado: 'aplicando' } : upload;
  const isFirst = upload.estado === 'aplicada' || upload.estado === 'cancelada';
  return isFirst ? { ...upload, estado: 'deshaciendo' } : upload;
}

function countsAfter(counts: UploadCounts, { rows }: LotStep, way: UploadWay): UploadCounts {
  const ended = (fin: LotRow['fin']): number => rows.filter((row) => row.fin === fin).length;
  if (way === 'aplicar')
    return {
      ...counts,
      lotesHechos: counts.lotesHechos + 1,
      aplicadas: counts.aplicadas + ended('aplicada'),
      saltadas: counts.saltadas + ended('saltada'),
    };
  return {
    ...counts,
    lotesDeshechos: counts.lotesDeshechos + 1,
    deshechas: counts.deshechas + ended('deshecha'),
    conservadas: counts.conservadas + ended('conservada'),
  };
}

function stateAfter({ lotes, lotesHechos, lotesDeshechos }: UploadCounts, way: UploadWay): UploadState {
  if (way === 'aplicar') return lotesHechos === lotes ? 'aplicada' : 'aplicando';
  return lotesDeshechos === lotesHechos ? 'deshecha' : 'deshaciendo';
}

/** What the writes of a lot change. When a lot is undone, the day on which it was applied is not known any more. */
function loggedPrices(rows: readonly LotRow[], writes: readonly PriceWrite[], way: UploadWay): LoggedPrice[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return writes.flatMap(({ id, precio, vigente, baseRev }) => {
    const row = byId.get(id);
    if (!row) return [];
    const before = way === 'aplicar' ? row.antes : row.despues;
    return [
      { id, baseRev, antes: before, vigenteAntes: way === 'aplicar' ? row.vigente : null, despues: precio, vigente },
    ];
  });
}

function priceFields({ precio, vigente, baseRev }: PriceWrite, uid: string): Record<string, unknown> {
  return {
    precio: precio ?? deleteField(),
    precioVigente: vigente === '' ? deleteField() : vigente,
    rev: baseRev + 1,
    actualizado: serverTimestamp(),
    actualizadoPor: uid,
  };
}
