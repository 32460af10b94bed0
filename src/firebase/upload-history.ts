import {
  collection,
  doc,
  type Firestore,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  startAfter,
} from 'firebase/firestore';
import { parseDocuments } from '#domain/catalogue/stored-document.ts';
import type { Result } from '#domain/kernel/result.ts';
import { parseLot, parseUpload } from '#domain/price-import/parse-upload.ts';
import type { UploadedPrice } from '#domain/price-import/price-history.ts';
import type { StoredUpload } from '#domain/price-import/stored-upload.ts';
import type { LotRow } from '#domain/price-import/upload-plan.ts';
import { listen, listenToDocument, type Stop } from './feeds/listen.ts';
import { plainFields, snapshotDocuments, textToTimestamp } from './feeds/stored-documents.ts';
import type { StaffConnection } from './staff-connection.ts';
import { attempt, Unreadable, type UploadProblem } from './upload-attempt.ts';

const HISTORY = 50;

const newestFirst = (db: Firestore) => query(collection(db, 'cargas'), orderBy('creado', 'desc'));

/**
 * Listens to the latest uploads, newest first.
 * @param onUploads `isCurrent` is false for what Firestore's cache kept: a page that was closed between a commit and the listener's answer
 * left older counts there.
 */
export function watchUploads(
  { db }: Pick<StaffConnection, 'db'>,
  onUploads: (uploads: readonly StoredUpload[], isCurrent: boolean) => void,
): Stop {
  return listen(query(newestFirst(db), limit(HISTORY)), (snapshot) =>
    onUploads(readable(snapshotDocuments(snapshot)), !snapshot.metadata.fromCache),
  );
}

/** Listens to one upload; `null` where there is none. `isCurrent` as above. */
export function watchUpload(
  { db }: Pick<StaffConnection, 'db'>,
  id: string,
  onUpload: (upload: StoredUpload | null, isCurrent: boolean) => void,
): Stop {
  return listenToDocument(doc(db, 'cargas', id), (snapshot) => {
    const { fromCache, hasPendingWrites } = snapshot.metadata;
    const data = snapshot.data();
    if (hasPendingWrites || (!data && fromCache)) return;
    onUpload(data ? (readable([{ id, fields: plainFields(data) }])[0] ?? null) : null, !fromCache);
  });
}

/** Listens to the names of the staff, by uid, for showing who did an upload. */
export function watchStaffNames(
  { db }: Pick<StaffConnection, 'db'>,
  onNames: (names: ReadonlyMap<string, string>) => void,
): Stop {
  return listen(collection(db, 'personal'), (snapshot) => {
    const named = snapshotDocuments(snapshot).map(({ id, fields }): [string, string] => {
      const name = [fields['nombre'], fields['correo']].find((one) => typeof one === 'string' && one !== '');
      return [id, typeof name === 'string' ? name : 'Personal'];
    });
    onNames(new Map(named));
  });
}

/** Every row of an upload, in the file's order, and what became of each. */
export function readUploadRows(
  { db }: Pick<StaffConnection, 'db'>,
  id: string,
  lots: number,
): Promise<Result<readonly LotRow[], UploadProblem>> {
  return attempt(() => rowsOf(db, id, lots));
}

/** Some of the price changes of a product. */
export interface PriceTurn {
  /** The changes, the latest first. */
  readonly found: readonly UploadedPrice[];
  /** The last upload that was searched: the next search begins after it. `null` where there was none. */
  readonly last: StoredUpload | null;
  readonly isAll: boolean;
}

/** Uploads read at once, and the number of lots after which a search stops, because each lot is a paid read. */
const PAGE = 20;
const MOST_LOTS = 100;

/**
 * Searches uploads for changes of a product, from the latest or from before a given one. Nothing says which lot holds a product, so lots are
 * read whole, and a search stops after a number of them.
 */
export function readPriceTurn(
  { db }: Pick<StaffConnection, 'db'>,
  product: string,
  before: StoredUpload | null,
): Promise<Result<PriceTurn, UploadProblem>> {
  return attempt(async () => {
    const found: UploadedPrice[] = [];
    let last = before;
    let lots = 0;
    for (;;) {
      const from = last ? query(newestFirst(db), startAfter(textToTimestamp(last.creado))) : newestFirst(db);
      const documents = snapshotDocuments(await getDocsFromServer(query(from, limit(PAGE))));
      for (const upload of readable(documents)) {
        last = upload;
        if (upload.conteos.lotesHechos === 0) continue;
        const row = await rowOf(db, upload, product);
        if (row) found.push({ upload, row });
        lots += upload.conteos.lotes;
        if (lots >= MOST_LOTS) return { found, last, isAll: false };
      }
      if (documents.length < PAGE) return { found, last, isAll: true };
    }
  });
}

/** An unreadable upload is skipped, so that it does not hide the older ones. */
async function rowOf(db: Firestore, upload: StoredUpload, product: string): Promise<LotRow | undefined> {
  try {
    return (await rowsOf(db, upload.id, upload.conteos.lotes)).find(({ id }) => id === product);
  } catch (reason) {
    if (!(reason instanceof Unreadable)) throw reason;
    console.warn(`Carga ilegible ${upload.id}: ${reason.message}`);
    return undefined;
  }
}

async function rowsOf(db: Firestore, id: string, count: number): Promise<readonly LotRow[]> {
  const lots = snapshotDocuments(await getDocsFromServer(collection(db, 'cargas', id, 'lotes')));
  if (lots.length < count) throw new Unreadable(`${lots.length} of ${count} lots`);
  return lots
    .toSorted((a, b) => Number(a.id) - Number(b.id))
    .flatMap((lot) => {
      const parsed = parseLot(lot.id, lot.fields);
      if (!parsed.ok) throw new Unreadable(parsed.error.problem);
      return parsed.value;
    });
}

function readable(documents: Parameters<typeof parseDocuments>[0]): readonly StoredUpload[] {
  const { values, problems } = parseDocuments(documents, parseUpload);
  for (const { id, problem } of problems) console.warn(`Carga ilegible ${id}: ${problem}`);
  return values;
}
