import { FirebaseError } from 'firebase/app';
import {
  collection,
  type DocumentReference,
  deleteField,
  doc,
  documentId,
  type Firestore,
  getDocsFromServer,
  query,
  serverTimestamp,
  type Transaction,
  where,
} from 'firebase/firestore';
import type { Result } from '#domain/kernel/result.ts';
import {
  parseLot,
  parseUpload,
  type StoredUpload,
  type UploadHead,
  type UploadState,
} from '#domain/price-import/stored-upload.ts';
import {
  applyStep,
  type LotRow,
  type LotStep,
  type PriceWrite,
  type Stored,
  type StoredPrice,
  undoStep,
} from '#domain/price-import/upload-plan.ts';
import { plainFields, snapshotDocuments } from './feeds/stored-documents.ts';
import type { StaffConnection } from './staff-connection.ts';
import { transact } from './transact.ts';
import { attempt, Unreadable, type UploadProblem } from './upload-attempt.ts';

export type UploadWay = 'aplicar' | 'deshacer';

export interface RunWatch {
  /** Told after each lot. */
  onProgress(upload: StoredUpload): void;
  /** Asked between two lots: a lot is written whole or not at all. */
  isStopped(): boolean;
  /** The day stored with the new prices. */
  readonly today: string;
}

type UploadConnection = Pick<StaffConnection, 'db' | 'freshToken'>;

const LOTS_AT_ONCE = 5;

/**
 * Stores an upload before any price is changed: first its lots, then the document that names them. When it ends halfway it leaves lots that
 * nothing refers to, and no price changed.
 */
export async function createUpload(
  connection: UploadConnection,
  id: string,
  uid: string,
  head: UploadHead,
  lotAt: (number: number) => Promise<readonly LotRow[]>,
  onProgress: (stored: number) => void,
): Promise<Result<null, UploadProblem>> {
  return attempt(async () => {
    const { lotes } = head.conteos;
    for (let at = 0; at < lotes; at += LOTS_AT_ONCE) {
      const numbers = Array.from({ length: Math.min(LOTS_AT_ONCE, lotes - at) }, (_, step) => at + step);
      const lots = await Promise.all(numbers.map(lotAt));
      await createOnce(
        connection,
        lots.map((filas, step) => [lotRef(connection.db, id, at + step), { filas, estado: 'preparada' }]),
      );
      onProgress(at + numbers.length);
    }
    const { columnas, conteos, ...rest } = head;
    const fields = {
      ...rest,
      columnas: { ...columnas },
      conteos: { ...conteos },
      estado: 'preparada',
      por: uid,
      creado: serverTimestamp(),
    };
    await createOnce(connection, [[doc(connection.db, 'cargas', id), fields]]);
    return null;
  });
}

/** Creates documents in one commit. They may exist already, when the answer to an earlier attempt was lost; that counts as success. */
async function createOnce(
  connection: UploadConnection,
  documents: readonly (readonly [DocumentReference, object])[],
): Promise<void> {
  await transact(connection, async (tx) => {
    const [first] = documents;
    if (first && (await tx.get(first[0])).exists()) return;
    for (const [ref, fields] of documents) tx.set(ref, { ...fields, rev: 1, actualizado: serverTimestamp() });
  });
}

/**
 * Applies or undoes an upload from where it stopped, lot by lot, in order. Each lot is one commit of its prices, of its own outcome and of
 * the upload's counts, so wherever this ends, and on whichever device it goes on, every row is written once.
 */
export async function runUpload(
  connection: UploadConnection,
  id: string,
  way: UploadWay,
  watch: RunWatch,
): Promise<Result<StoredUpload, UploadProblem>> {
  return attempt(async () => {
    for (;;) {
      const upload = await runLot(connection, id, way, watch.today);
      watch.onProgress(upload);
      if (!goesOn(upload, way)) return upload;
      if (watch.isStopped()) return way === 'aplicar' ? await setUploadState(connection, id, 'pausada') : upload;
    }
  });
}

/** Cancels the lots that are not written yet. Those that are can still be undone. */
export function cancelUpload(connection: UploadConnection, id: string): Promise<Result<StoredUpload, UploadProblem>> {
  return attempt(() => setUploadState(connection, id, 'cancelada'));
}

const lotRef = (db: Firestore, id: string, number: number): DocumentReference =>
  doc(db, 'cargas', id, 'lotes', String(number));

function goesOn({ estado, conteos }: StoredUpload, way: UploadWay): boolean {
  if (way === 'aplicar')
    return (estado === 'aplicando' || estado === 'preparada') && conteos.lotesHechos < conteos.lotes;
  return estado === 'deshaciendo' && conteos.lotesDeshechos < conteos.lotesHechos;
}

/** Writes the next lot: first as planned, in one commit; when a product has changed since, again after reading each product. */
async function runLot(connection: UploadConnection, id: string, way: UploadWay, today: string): Promise<StoredUpload> {
  let refused: unknown;
  for (const how of WAYS_TO_STEP) {
    try {
      return await transact(connection, (tx) => stepLot(connection.db, tx, id, way, today, how));
    } catch (reason) {
      if (!(reason instanceof FirebaseError) || !MOVED.has(reason.code)) throw reason;
      refused = reason;
    }
  }
  throw refused;
}

/** A product may change between the read and the commit; that this happens twice in a row is not expected. */
const WAYS_TO_STEP = ['as-planned', 'look', 'look'] as const;

/** The error codes that mean: a document is not as we expected. */
const MOVED: ReadonlySet<string> = new Set(['permission-denied', 'failed-precondition', 'not-found', 'aborted']);

async function stepLot(
  db: Firestore,
  tx: Transaction,
  id: string,
  way: UploadWay,
  today: string,
  how: 'as-planned' | 'look',
): Promise<StoredUpload> {
  const uploadRef = doc(db, 'cargas', id);
  const upload = await readUpload(tx, uploadRef);
  const isFirst =
    way === 'aplicar' ? upload.estado === 'pausada' : upload.estado === 'aplicada' || upload.estado === 'cancelada';
  const begun = isFirst
    ? { ...upload, estado: way === 'aplicar' ? ('aplicando' as const) : ('deshaciendo' as const) }
    : upload;
  if (!goesOn(begun, way)) return upload;

  const { conteos } = begun;
  const number = way === 'aplicar' ? conteos.lotesHechos : conteos.lotesDeshechos;
  const ref = lotRef(db, id, number);
  const lot = await readLot(tx, ref);
  const stored: Stored = how === 'look' ? await readPrices(db, lot.rows) : how;
  const step: LotStep = way === 'aplicar' ? applyStep(lot.rows, stored, today) : undoStep(lot.rows, stored);
  for (const write of step.writes) tx.update(doc(db, 'productos', write.id), priceFields(write));

  const ended = (fin: LotRow['fin']): number => step.rows.filter((row) => row.fin === fin).length;
  const next =
    way === 'aplicar'
      ? {
          lotesHechos: number + 1,
          aplicadas: conteos.aplicadas + ended('aplicada'),
          saltadas: conteos.saltadas + ended('saltada'),
        }
      : {
          lotesDeshechos: number + 1,
          deshechas: conteos.deshechas + ended('deshecha'),
          conservadas: conteos.conservadas + ended('conservada'),
        };
  const counts = { ...conteos, ...next };
  const estado: UploadState =
    way === 'aplicar'
      ? counts.lotesHechos === counts.lotes
        ? 'aplicada'
        : 'aplicando'
      : counts.lotesDeshechos === counts.lotesHechos
        ? 'deshecha'
        : 'deshaciendo';
  tx.update(ref, {
    filas: step.rows,
    estado: way === 'aplicar' ? 'aplicada' : 'deshecha',
    rev: lot.rev + 1,
    actualizado: serverTimestamp(),
  });
  tx.update(uploadRef, { conteos: counts, estado, rev: upload.rev + 1, actualizado: serverTimestamp() });
  return { ...upload, conteos: counts, estado, rev: upload.rev + 1 };
}

function priceFields({ precio, vigente, baseRev }: PriceWrite): Record<string, unknown> {
  return {
    precio: precio ?? deleteField(),
    precioVigente: vigente === '' ? deleteField() : vigente,
    rev: baseRev + 1,
    actualizado: serverTimestamp(),
  };
}

async function readUpload(tx: Transaction, ref: DocumentReference): Promise<StoredUpload> {
  const snapshot = await tx.get(ref);
  const parsed = parseUpload(ref.id, plainFields(snapshot.data() ?? {}));
  if (!parsed.ok) throw new Unreadable(parsed.error.problem);
  return parsed.value;
}

async function readLot(tx: Transaction, ref: DocumentReference): Promise<{ rows: readonly LotRow[]; rev: number }> {
  const data = (await tx.get(ref)).data();
  const parsed = parseLot(ref.id, data);
  if (!parsed.ok) throw new Unreadable(parsed.error.problem);
  return { rows: parsed.value, rev: Number(data?.['rev']) };
}

/**
 * What the server has of a lot's products, by queries of thirty: a transaction would ask for each of them in a request of its own. The
 * rules accept only the next revision, so a product that changes after this read is not overwritten.
 */
async function readPrices(db: Firestore, rows: readonly LotRow[]): Promise<ReadonlyMap<string, StoredPrice>> {
  const some = Array.from({ length: Math.ceil(rows.length / MOST_ASKED) }, (_, at) =>
    rows.slice(at * MOST_ASKED, (at + 1) * MOST_ASKED).map(({ id }) => id),
  );
  const answers = await Promise.all(
    some.map((ids) => getDocsFromServer(query(collection(db, 'productos'), where(documentId(), 'in', ids)))),
  );
  const found = answers
    .flatMap((answer) => snapshotDocuments(answer))
    .flatMap(({ id, fields }): [string, StoredPrice][] => {
      const { visible, rev, precio } = fields;
      if (visible !== 'public' || typeof rev !== 'number') return [];
      return [[id, { rev, precio: typeof precio === 'number' ? precio : null }]];
    });
  return new Map(found);
}

/** The most ids that Firestore takes in one query. */
const MOST_ASKED = 30;

function setUploadState(connection: UploadConnection, id: string, estado: UploadState): Promise<StoredUpload> {
  return transact(connection, async (tx) => {
    const ref = doc(connection.db, 'cargas', id);
    const upload = await readUpload(tx, ref);
    // Another device finished it meanwhile: there is nothing left to stop.
    if (upload.estado === 'aplicada' || upload.estado === 'deshecha' || upload.estado === estado) return upload;
    tx.update(ref, { estado, rev: upload.rev + 1, actualizado: serverTimestamp() });
    return { ...upload, estado, rev: upload.rev + 1 };
  });
}
