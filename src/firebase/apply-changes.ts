import { FirebaseError } from 'firebase/app';
import { type DocumentSnapshot, doc, type Firestore, serverTimestamp, type Transaction } from 'firebase/firestore';
import { parseInstant } from '#domain/kernel/instant.ts';
import { MENU_DELETIONS, MENU_WRITES, SETTINGS, WORD_WRITES } from '#domain/settings/subjects.ts';
import { withUnknownFields } from '#domain/staff/forms/unknown-fields.ts';
import {
  type Change,
  changeKey,
  type Fields,
  nextRev,
  type ServerDocument,
  withoutStamps,
  writerStamp,
} from '#domain/staff/journal/change.ts';
import { type Entry, mayHaveArrived, type Outcome } from '#domain/staff/journal/journal.ts';
import { judgeChange } from '#domain/staff/journal/judge-change.ts';
import { isSigned, isStatus } from '#domain/staff/journal/signed-collections.ts';
import { logRecords, type WrittenChange } from '#domain/staff/log/log-record.ts';
import { TRASH, TRASH_DAYS, trashedKey, withoutIdleTrash } from '#domain/staff/log/trash.ts';
import { PEOPLE } from '#domain/staff/people/person-edit.ts';
import { plainFields, textToTimestamp } from './feeds/stored-documents.ts';
import { daysFrom, logChange } from './log-changes.ts';
import type { Signature, StaffConnection } from './staff-connection.ts';
import { transact } from './transact.ts';

/**
 * The one writer of the shop's documents: all changes of an entry, or none. It is a transaction and not a batch, because the SDK keeps a batch
 * in a queue of its own, persistent, silent about refusals after a reload, and sent whenever it likes; the journal is the only queue there may
 * be. A transaction goes straight to the server, fails where there is none, and reads first: so an entry whose answer was lost is recognised,
 * one that somebody overtook is joined with what they changed, and where both changed the same it is a conflict that names the other side.
 */
export async function applyEntry(
  connection: Pick<StaffConnection, 'db' | 'freshToken' | 'signature'>,
  entry: Entry,
  tried = 1,
): Promise<Outcome> {
  const { db } = connection;
  let isInDoubt = mayHaveArrived(entry);
  let wasAsked = false;
  try {
    const signature = await connection.signature();
    return await transact(
      connection,
      async (transaction): Promise<Outcome> => {
        // The SDK runs this again after an answer that was lost.
        isInDoubt ||= wasAsked;
        const found = await Promise.all(
          entry.changes.map(async (change) => {
            const at = doc(db, changeKey(change));
            return { change, at, server: toServer(await transaction.get(at)) };
          }),
        );
        const judged = withUnknownFields(found).map((one) => ({
          ...one,
          verdict: judgeChange(one.change, one.server, isInDoubt),
        }));
        const overtaken = judged.filter(({ verdict }) => verdict.kind === 'conflict');
        if (overtaken.length > 0) {
          // What a customer's link shows is written anew with what is decided, even where it says the same: its revisions keep step.
          const open = judged.filter(
            ({ change, verdict }) => verdict.kind === 'conflict' || isStatus(change.collection),
          );
          const theirs = Object.fromEntries(open.map(({ change, server }) => [changeKey(change), server]));
          return { kind: 'conflict', theirs };
        }
        const written = withoutIdleTrash(
          judged.flatMap(({ at, server, verdict }) => (verdict.kind === 'apply' ? [{ at, server, ...verdict }] : [])),
        );
        const markers = await Promise.all(
          [...new Set(written.flatMap(markerOf))].map((id) => nextMarker(transaction, db, id)),
        );
        for (const one of markers) transaction.set(one.at, { rev: one.rev, ...stampOf(one, entry) });
        for (const { at, change } of written) {
          if (change.document === null) transaction.delete(at);
          else {
            const fields = change.collection === TRASH ? trashFields(change, written, signature) : stored(change);
            transaction.set(at, { ...fields, rev: nextRev(change), ...stampOf(change, entry) });
          }
        }
        const by = { ...entry.by, email: signature.email };
        for (const record of logRecords({ ...entry, by }, written, signature.device))
          logChange(transaction, db, record, signature);
        wasAsked = written.length > 0;
        const merged = written.filter(({ joined }) => joined.length > 0);
        if (merged.length === 0) return { kind: 'applied' };
        const joined = [...new Set(merged.flatMap((one) => one.joined))];
        return { kind: 'applied', merged: merged.map(({ change }) => change), joined };
      },
      { maxAttempts: 3 },
    );
  } catch (reason) {
    const outcome = outcomeOfError(reason);
    // Rules come before preconditions: an edit of a person that was overtaken between reading and writing, by their first visit of the day, is refused.
    if (
      outcome.kind === 'refused' &&
      tried < MOST_TRIES &&
      entry.changes.some(({ collection }) => collection === PEOPLE)
    )
      return applyEntry(connection, entry, tried + 1);
    return outcome.kind === 'unreachable' && wasAsked ? { ...outcome, mayHaveArrived: true } : outcome;
  }
}

/** The id of the change marker that is written with a change (see `change-markers.ts`); none for most collections. */
function markerOf({ change: { collection, document } }: WrittenChange): readonly string[] {
  if (collection === 'vocabulario') return [WORD_WRITES];
  if (collection !== 'categories' && collection !== 'etiquetas') return [];
  return [document === null ? MENU_DELETIONS : MENU_WRITES];
}

/** The next revision of a change marker. */
async function nextMarker(transaction: Transaction, db: Firestore, id: string) {
  const at = doc(db, SETTINGS, id);
  const rev: unknown = (await transaction.get(at)).data()?.['rev'];
  return { at, rev: (typeof rev === 'number' ? rev : 0) + 1, collection: SETTINGS };
}

/** The server's time and, where the rules ask for it, the person. */
const stampOf = ({ collection }: Pick<Change, 'collection'>, { by }: Entry): Fields => ({
  actualizado: serverTimestamp(),
  ...(isSigned(collection) && { actualizadoPor: by.uid }),
});

/** What the trash keeps: the document as the server has it, which may be more than the device knew. */
function trashFields(change: Change, written: readonly WrittenChange[], { now }: Signature): Fields {
  const key = trashedKey(change);
  const deleted = written.find((one) => changeKey(one.change) === key);
  return {
    ...change.document,
    ...(deleted?.server && { contenido: deleted.server.document }),
    caduca: daysFrom(now, TRASH_DAYS),
  };
}

/** How often a refused edit of a person is tried. */
const MOST_TRIES = 3;

/** Times that a document keeps besides the writer's own. In the journal they are text, as all feeds give them. */
const TIME_FIELDS: Readonly<Record<string, readonly string[]>> = {
  cotizaciones: ['creado'],
  reparaciones: ['creado'],
  personal: ['visto', 'sesionesDesde'],
};

function stored({ collection, document }: Change): Fields {
  const fields: Record<string, unknown> = { ...document };
  for (const name of TIME_FIELDS[collection] ?? []) {
    const time = parseInstant(fields[name]);
    if (time) fields[name] = textToTimestamp(time);
  }
  return fields;
}

function toServer(snapshot: DocumentSnapshot): ServerDocument | null {
  const data = snapshot.data();
  if (!data) return null;
  const rev: unknown = data['rev'];
  const fields = plainFields(data);
  return { rev: typeof rev === 'number' ? rev : 0, document: withoutStamps(fields), stamp: writerStamp(fields) };
}

/** What the server will say again however often it is asked is a refusal; everything else is a matter of time. */
function outcomeOfError(reason: unknown): Outcome {
  // What a document holds that Firestore cannot (a `undefined` deep within) is thrown before anything is sent.
  if (!(reason instanceof FirebaseError)) throw reason;
  switch (reason.code) {
    case 'permission-denied':
      return { kind: 'refused', reason: 'not-allowed' };
    case 'invalid-argument':
    case 'failed-precondition':
    case 'out-of-range':
    case 'not-found':
      return { kind: 'refused', reason: 'invalid' };
    default:
      console.info('El cambio se enviará después', reason.code, reason.message);
      return { kind: 'unreachable' };
  }
}
