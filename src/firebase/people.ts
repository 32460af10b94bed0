import { FirebaseError } from 'firebase/app';
import {
  collection,
  type DocumentSnapshot,
  doc,
  query,
  serverTimestamp,
  Timestamp,
  type Transaction,
  where,
} from 'firebase/firestore';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { type Fields, withoutStamps } from '#domain/staff/change.ts';
import {
  INVITATION_DAYS,
  INVITATIONS,
  type Invitation,
  type InvitationForm,
  invitationProblem,
  type JoinProblem,
  parseInvitation,
} from '#domain/staff/invitations.ts';
import { logRecords } from '#domain/staff/log-record.ts';
import { type ListedPerson, PEOPLE, parsePerson } from '#domain/staff/person-edit.ts';
import { roleLabel, type StaffRole } from '#domain/staff/roles.ts';
import { listen, type Stop } from './feeds/listen.ts';
import { plainFields, snapshotDocuments } from './feeds/stored-documents.ts';
import { logChange } from './log-changes.ts';
import type { Signature, StaffConnection } from './staff-connection.ts';
import { transact } from './transact.ts';

type Connection = Pick<StaffConnection, 'db' | 'freshToken' | 'signature' | 'uid'>;

/** Why nothing was changed: no answer, the rules refuse it, or the person is no longer on the list. */
export type PeopleProblem = 'network' | 'refused' | 'gone';
type Done<Problem = PeopleProblem> = Promise<Result<null, Problem>>;

const DAY_MS = 86_400_000;

/** Listens to everybody who works here. Without a network it shows what Firestore's cache kept. */
export function watchPeople({ db }: Connection, onPeople: (people: readonly ListedPerson[]) => void): Stop {
  return listen(collection(db, PEOPLE), (snapshot) =>
    onPeople(snapshotDocuments(snapshot).map(({ id, fields }) => parsePerson(id, fields))),
  );
}

/** Listens to the invitations to some roles: the rules refuse a query that asks for others than the person manages. */
export function watchInvitations(
  { db }: Connection,
  roles: readonly StaffRole[],
  onInvitations: (invitations: readonly Invitation[]) => void,
): Stop {
  const all = collection(db, INVITATIONS);
  return listen(roles.length === 1 ? query(all, where('rol', '==', roles[0])) : all, (snapshot) =>
    onInvitations(snapshotDocuments(snapshot).flatMap(({ id, fields }) => parseInvitation(id, fields) ?? [])),
  );
}

/** @param code made on the device: at least 22 characters that nobody can guess */
export function invite(connection: Connection, code: string, { email, name, role }: InvitationForm): Done {
  return write(connection, async (transaction, { now }) => {
    transaction.set(doc(connection.db, INVITATIONS, code), {
      correo: email,
      nombre: name,
      rol: role,
      vence: Timestamp.fromMillis(now + INVITATION_DAYS * DAY_MS),
      ...stamp(connection, 1),
    });
    return ok(null);
  });
}

export function withdrawInvitation(connection: Connection, code: string): Done {
  return write(connection, async (transaction) => {
    transaction.delete(doc(connection.db, INVITATIONS, code));
    return ok(null);
  });
}

/** Ends every session of a person that is open now, by the server's clock. @param title what the log says */
export function endSessions(connection: Connection, uid: string, title: string): Done {
  return write(connection, async (transaction, signature) => {
    const found = await transaction.get(doc(connection.db, PEOPLE, uid));
    if (!found.exists()) return err('gone');
    const { rev, fields } = known(found);
    transaction.update(found.ref, { sesionesDesde: serverTimestamp(), ...stamp(connection, rev + 1) });
    log(transaction, connection, signature, title, { uid, rev, before: fields, after: fields });
    return ok(null);
  });
}

export function removePerson(connection: Connection, uid: string, title: string): Done {
  return write(connection, async (transaction, signature) => {
    const found = await transaction.get(doc(connection.db, PEOPLE, uid));
    if (!found.exists()) return ok(null);
    const { rev, fields } = known(found);
    transaction.delete(found.ref);
    log(transaction, connection, signature, title, { uid, rev, before: fields, after: null });
    return ok(null);
  });
}

/** Notes that the signed-in person was here today. It is no change worth a record. */
export function markSeen(connection: Connection): Done {
  return write(connection, async (transaction) => {
    const found = await transaction.get(doc(connection.db, PEOPLE, connection.uid()));
    if (!found.exists()) return err('gone');
    transaction.update(found.ref, { visto: serverTimestamp(), ...stamp(connection, known(found).rev + 1) });
    return ok(null);
  });
}

/** Makes the signed-in person staff, as the invitation says, and uses the invitation up. Who is staff already stays as they are. */
export function joinStaff(connection: Connection, code: string): Done<JoinProblem> {
  return write<JoinProblem>(connection, async (transaction, signature) => {
    const uid = connection.uid();
    const [entry, found] = await Promise.all([
      transaction.get(doc(connection.db, PEOPLE, uid)),
      transaction.get(doc(connection.db, INVITATIONS, code)),
    ]);
    if (entry.exists()) return entry.get('activo') === true ? ok(null) : err('inactive');
    const data = found.data();
    const invitation = data ? parseInvitation(code, plainFields(data)) : null;
    const problem = invitationProblem(invitation, signature.now);
    if (problem || !invitation) return err(problem ?? 'unknown');
    const { email, name, role } = invitation;
    const fields = { activo: true, rol: role, correo: email, nombre: name, invitacion: code };
    transaction.set(entry.ref, { ...fields, ...stamp(connection, 1) });
    transaction.update(found.ref, { usada: uid, ...stamp(connection, known(found).rev + 1) });
    // The code is spent, and is nobody's business.
    const { invitacion: _code, ...after } = fields;
    const title = `${name || email} entra al personal: ${roleLabel(role)}`;
    log(transaction, connection, signature, title, { uid, rev: 0, before: null, after });
    return ok(null);
  });
}

const stamp = ({ uid }: Connection, rev: number) => ({ rev, actualizado: serverTimestamp(), actualizadoPor: uid() });

function known(snapshot: DocumentSnapshot): { readonly rev: number; readonly fields: Fields } {
  const { rev, ...fields } = plainFields(snapshot.data() ?? {});
  const { visto: _visto, sesionesDesde: _since, ...said } = withoutStamps(fields);
  return { rev: typeof rev === 'number' ? rev : 0, fields: said };
}

interface Logged {
  readonly uid: string;
  /** The revision before. */
  readonly rev: number;
  readonly before: Fields | null;
  readonly after: Fields | null;
}

function log(transaction: Transaction, { db, uid }: Connection, signature: Signature, title: string, change: Logged) {
  const { email, device, now } = signature;
  const edit = { id: crypto.randomUUID(), title, by: { uid: uid(), email }, at: now };
  const written = {
    change: { collection: PEOPLE, id: change.uid, baseRev: change.rev, base: change.before, document: change.after },
    server: change.before && { rev: change.rev, document: change.before },
  };
  for (const record of logRecords(edit, [written], device)) logChange(transaction, db, record, signature);
}

/** How often a refusal is asked again. */
const MOST_TRIES = 3;

/**
 * Runs one transaction. Without a network it fails: whom an invitation, an end of sessions or a removal is about must not wait. A refusal is asked again, because
 * rules come before preconditions: who was overtaken between reading and writing (by the person's own first visit of the day) is refused as well.
 */
async function write<Problem>(
  connection: Connection,
  work: (transaction: Transaction, signature: Signature) => Promise<Result<null, Problem>>,
  tried = 1,
): Promise<Result<null, Problem | 'network' | 'refused'>> {
  try {
    const signature = await connection.signature();
    return await transact(connection, (transaction) => work(transaction, signature), { maxAttempts: 3 });
  } catch (reason) {
    if (!(reason instanceof FirebaseError)) throw reason;
    if (reason.code === 'permission-denied')
      return tried < MOST_TRIES ? write(connection, work, tried + 1) : err('refused');
    console.info('Sin respuesta sobre el personal', reason.code, reason.message);
    return err('network');
  }
}
