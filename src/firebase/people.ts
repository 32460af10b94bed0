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
import { err, ok } from '#domain/kernel/result.ts';
import type { Fields } from '#domain/staff/journal/change.ts';
import {
  INVITATION_DAYS,
  INVITATIONS,
  type Invitation,
  type InvitationForm,
  invitationProblem,
  type JoinProblem,
  parseInvitation,
} from '#domain/staff/people/invitations.ts';
import { type ListedPerson, PEOPLE, parsePerson } from '#domain/staff/people/person-edit.ts';
import { roleLabel, type StaffRole } from '#domain/staff/people/roles.ts';
import { listen, type Stop } from './feeds/listen.ts';
import { plainFields, snapshotDocuments } from './feeds/stored-documents.ts';
import {
  type Done,
  knownFields,
  logOnline,
  type OnlineConnection,
  type OnlineProblem,
  stampOnline,
  writeOnline,
} from './online-writes.ts';
import type { Signature } from './staff-connection.ts';

/** Why nothing was changed; `gone`: the person is no longer on the list. */
export type PeopleProblem = OnlineProblem;

const DAY_MS = 86_400_000;

/** Listens to everybody who works here. Without a network it shows what Firestore's cache kept. */
export function watchPeople({ db }: OnlineConnection, onPeople: (people: readonly ListedPerson[]) => void): Stop {
  return listen(collection(db, PEOPLE), (snapshot) =>
    onPeople(snapshotDocuments(snapshot).map(({ id, fields }) => parsePerson(id, fields))),
  );
}

/** Listens to the invitations to some roles: the rules refuse a query that asks for others than the person manages. */
export function watchInvitations(
  { db }: OnlineConnection,
  roles: readonly StaffRole[],
  onInvitations: (invitations: readonly Invitation[]) => void,
): Stop {
  const all = collection(db, INVITATIONS);
  return listen(roles.length === 1 ? query(all, where('rol', '==', roles[0])) : all, (snapshot) =>
    onInvitations(snapshotDocuments(snapshot).flatMap(({ id, fields }) => parseInvitation(id, fields) ?? [])),
  );
}

/** @param code made on the device: at least 22 characters that nobody can guess */
export function invite(connection: OnlineConnection, code: string, { email, name, role }: InvitationForm): Done {
  return writeOnline(connection, async (transaction, { now }) => {
    transaction.set(doc(connection.db, INVITATIONS, code), {
      correo: email,
      nombre: name,
      rol: role,
      vence: Timestamp.fromMillis(now + INVITATION_DAYS * DAY_MS),
      ...stampOnline(connection, 1),
    });
    return ok(null);
  });
}

export function withdrawInvitation(connection: OnlineConnection, code: string): Done {
  return writeOnline(connection, async (transaction) => {
    transaction.delete(doc(connection.db, INVITATIONS, code));
    return ok(null);
  });
}

/** Ends every session of a person that is open now, by the server's clock. @param title what the log says */
export function endSessions(connection: OnlineConnection, uid: string, title: string): Done {
  return writeOnline(connection, async (transaction, signature) => {
    const found = await transaction.get(doc(connection.db, PEOPLE, uid));
    if (!found.exists()) return err('gone');
    const { rev, fields } = known(found);
    transaction.update(found.ref, { sesionesDesde: serverTimestamp(), ...stampOnline(connection, rev + 1) });
    log(transaction, connection, signature, title, { uid, rev, before: fields, after: fields });
    return ok(null);
  });
}

export function removePerson(connection: OnlineConnection, uid: string, title: string): Done {
  return writeOnline(connection, async (transaction, signature) => {
    const found = await transaction.get(doc(connection.db, PEOPLE, uid));
    if (!found.exists()) return ok(null);
    const { rev, fields } = known(found);
    transaction.delete(found.ref);
    log(transaction, connection, signature, title, { uid, rev, before: fields, after: null });
    return ok(null);
  });
}

/** Notes that the signed-in person was here today. It is no change worth a record. */
export function markSeen(connection: OnlineConnection): Done {
  return writeOnline(connection, async (transaction) => {
    const found = await transaction.get(doc(connection.db, PEOPLE, connection.uid()));
    if (!found.exists()) return err('gone');
    transaction.update(found.ref, { visto: serverTimestamp(), ...stampOnline(connection, known(found).rev + 1) });
    return ok(null);
  });
}

/** Makes the signed-in person staff, as the invitation says, and uses the invitation up. Who is staff already stays as they are. */
export function joinStaff(connection: OnlineConnection, code: string): Done<JoinProblem> {
  return writeOnline<JoinProblem>(connection, async (transaction, signature) => {
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
    transaction.set(entry.ref, { ...fields, ...stampOnline(connection, 1) });
    transaction.update(found.ref, { usada: uid, ...stampOnline(connection, known(found).rev + 1) });
    // The code is spent, and is nobody's business.
    const { invitacion: _code, ...after } = fields;
    const title = `${name || email} entra al personal: ${roleLabel(role)}`;
    log(transaction, connection, signature, title, { uid, rev: 0, before: null, after });
    return ok(null);
  });
}

function known(snapshot: DocumentSnapshot): { readonly rev: number; readonly fields: Fields } {
  const { rev, fields } = knownFields(snapshot);
  const { visto: _visto, sesionesDesde: _since, ...said } = fields;
  return { rev, fields: said };
}

interface Logged {
  readonly uid: string;
  /** The revision before. */
  readonly rev: number;
  readonly before: Fields | null;
  readonly after: Fields | null;
}

function log(
  transaction: Transaction,
  connection: OnlineConnection,
  signature: Signature,
  title: string,
  { uid, ...change }: Logged,
) {
  logOnline(transaction, connection, signature, title, { collection: PEOPLE, id: uid, ...change });
}
