import type { Change, Fields } from '../journal/change.ts';
import type { Entry, OverlaidDocument } from '../journal/journal.ts';
import { parseMember, type StaffMember, type StaffRole } from './roles.ts';

export const PEOPLE = 'personal';

/** The fields of a person that a colleague changes. Everything else is the server's or the person's own, and stays as the server has it. */
export const PERSON_FIELDS = ['rol', 'activo', 'nombre'] as const;

/** Somebody of the staff with what an edit of them starts from. */
export interface ListedPerson extends StaffMember {
  readonly rev: number;
  /** The stored {@link PERSON_FIELDS}; one that is not stored is absent. */
  readonly stored: Fields;
  /** The edit of this device that the server does not have; `null` where there is none. */
  readonly entry: Entry | null;
}

/** Somebody of the staff from the stored fields. */
export function parsePerson(uid: string, fields: Fields): ListedPerson {
  const { rev } = fields;
  return { ...parseMember(uid, fields), rev: typeof rev === 'number' ? rev : 0, stored: storedOf(fields), entry: null };
}

const storedOf = (fields: Fields): Fields =>
  Object.fromEntries(PERSON_FIELDS.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])));

/** What a colleague changes of a person. */
export interface PersonEdit {
  readonly role?: StaffRole;
  readonly isActive?: boolean;
  readonly name?: string;
}

/** The change of an edit, which may wait on the device for a network. */
export function personChange({ uid, rev, stored }: ListedPerson, { role, isActive, name }: PersonEdit): Change {
  const document = {
    ...stored,
    ...(role !== undefined && { rol: role }),
    ...(isActive !== undefined && { activo: isActive }),
    ...(name !== undefined && { nombre: name }),
  };
  return { collection: PEOPLE, id: uid, baseRev: rev, base: stored, document };
}

/** A person as this device's unsent edits change them. */
export function withOverlay(person: ListedPerson, overlay: ReadonlyMap<string, OverlaidDocument>): ListedPerson {
  const own = overlay.get(`${PEOPLE}/${person.uid}`);
  if (!own?.document) return person;
  const stored = storedOf(own.document);
  const { role, name, isActive } = parseMember(person.uid, stored);
  return { ...person, role, name, isActive, rev: own.rev, stored, entry: own.entry };
}
