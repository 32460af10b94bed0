import { FirebaseError } from 'firebase/app';
import { type DocumentSnapshot, doc, serverTimestamp } from 'firebase/firestore';
import { parseInstant } from '#domain/kernel/instant.ts';
import {
  type Change,
  changeKey,
  type Fields,
  judgeChange,
  nextRev,
  type ServerDocument,
  withoutStamps,
} from '#domain/staff/change.ts';
import type { Entry, Outcome } from '#domain/staff/journal.ts';
import { withUnknownFields } from '#domain/staff/unknown-fields.ts';
import { plainFields, textToTimestamp } from './feeds/stored-documents.ts';
import type { StaffConnection } from './staff-connection.ts';
import { transact } from './transact.ts';

/**
 * The one writer of the shop's documents: all changes of an entry, or none. It is a transaction and not a batch, because the SDK keeps a batch
 * in a queue of its own, persistent, silent about refusals after a reload, and sent whenever it likes; the journal is the only queue there may
 * be. A transaction goes straight to the server, fails where there is none, and reads first: so an entry whose answer was lost is recognised,
 * and one that somebody overtook is a conflict that names the other side, not a bare refusal.
 */
export async function applyEntry(
  connection: Pick<StaffConnection, 'db' | 'freshToken'>,
  entry: Entry,
): Promise<Outcome> {
  const { db } = connection;
  try {
    return await transact(
      connection,
      async (transaction): Promise<Outcome> => {
        const found = await Promise.all(
          entry.changes.map(async (change) => {
            const at = doc(db, changeKey(change));
            return { change, at, server: toServer(await transaction.get(at)) };
          }),
        );
        const judged = withUnknownFields(found).map((one) => ({
          ...one,
          verdict: judgeChange(one.change, one.server),
        }));
        const overtaken = judged.filter(({ verdict }) => verdict === 'conflict');
        if (overtaken.length > 0) {
          const theirs = Object.fromEntries(overtaken.map(({ change, server }) => [changeKey(change), server]));
          return { kind: 'conflict', theirs };
        }
        for (const { change, at, verdict } of judged) {
          if (verdict === 'already') continue;
          if (change.document === null) transaction.delete(at);
          else transaction.set(at, { ...stored(change), rev: nextRev(change), actualizado: serverTimestamp() });
        }
        return { kind: 'applied' };
      },
      { maxAttempts: 3 },
    );
  } catch (reason) {
    return outcomeOfError(reason);
  }
}

/** Times that a document keeps besides the writer's own. In the journal they are text, as all feeds give them. */
const TIME_FIELDS: Readonly<Record<string, readonly string[]>> = { cotizaciones: ['creado'] };

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
  return { rev: typeof rev === 'number' ? rev : 0, document: withoutStamps(plainFields(data)) };
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
