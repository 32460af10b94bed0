import { instantToMilliseconds, parseInstant } from '#domain/kernel/instant.ts';
import type { Fields } from '../journal/change.ts';

/** What somebody is at the store. `firestore.rules` enforces it; the screens only show what the rules will allow. */
export type StaffRole = 'dueno' | 'gerente' | 'mostrador';

/** The roles, from the one that may most. */
export const STAFF_ROLES: readonly StaffRole[] = ['dueno', 'gerente', 'mostrador'];

/**
 * What not every role may: `costs` are the private fields of products and their history, `price-uploads` whole price lists and suppliers, `settings` what
 * the store says of itself, `people` inviting and deactivating who works at the counter, `managers` the same for owners and managers,
 * `backups` taking everything out of the store, `tag-manager` letting code of others run in visitors' pages.
 */
export type StaffRight = 'costs' | 'price-uploads' | 'settings' | 'people' | 'managers' | 'backups' | 'tag-manager';

const RIGHTS: Readonly<Record<StaffRole, readonly StaffRight[]>> = {
  dueno: ['costs', 'price-uploads', 'settings', 'people', 'managers', 'backups', 'tag-manager'],
  gerente: ['costs', 'price-uploads', 'settings', 'people'],
  mostrador: [],
};

const LABELS: Readonly<Record<StaffRole, string>> = { dueno: 'Dueño', gerente: 'Gerente', mostrador: 'Mostrador' };

/** What each role may do, as the screens tell it to whoever chooses one. */
const SUMMARIES: Readonly<Record<StaffRole, string>> = {
  dueno: 'Puede todo, también los respaldos y quién es dueño o gerente.',
  gerente: 'Puede todo menos los respaldos y cambiar a dueños y gerentes.',
  mostrador: 'Productos, cotizaciones y tutoriales. No ve costos, listas de proveedores ni ajustes.',
};

/** A role as the screens call it. */
export const roleLabel = (role: StaffRole): string => LABELS[role];
/** What a role may do, in one sentence. */
export const roleSummary = (role: StaffRole): string => SUMMARIES[role];

/** Whether a role has a right. Nobody's (`null`) has none. */
export function mayRole(role: StaffRole | null, right: StaffRight): boolean {
  return role !== null && RIGHTS[role].includes(right);
}

/** The least roles that have a right, for saying whom to ask: «dueño» or «dueño o gerente». */
export function whoMay(right: StaffRight): string {
  return STAFF_ROLES.filter((role) => mayRole(role, right))
    .map((role) => roleLabel(role).toLowerCase())
    .join(' o ');
}

/** Whether `after` lacks a right that `before` had, so that the device may keep less. */
export function isLess(before: StaffRole, after: StaffRole): boolean {
  return RIGHTS[before].some((right) => !mayRole(after, right));
}

/** The roles that somebody may give, change or take away. */
export function rolesManagedBy(role: StaffRole | null): readonly StaffRole[] {
  if (mayRole(role, 'managers')) return STAFF_ROLES;
  return mayRole(role, 'people') ? ['mostrador'] : [];
}

/** Whether a stored value is the name of a role. */
export function isStaffRole(value: unknown): value is StaffRole {
  return typeof value === 'string' && Object.hasOwn(RIGHTS, value);
}

/** A stored role. Whoever was staff before there were roles has none and may do everything; an unknown one may do the least. */
export function parseRole(stored: unknown): StaffRole {
  if (stored === undefined) return 'dueno';
  return isStaffRole(stored) ? stored : 'mostrador';
}

/** A document of `personal`. Times are in milliseconds. */
export interface StaffMember {
  readonly uid: string;
  /** Empty where the document has none. */
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly isActive: boolean;
  /** The day this person last opened the staff area, as far as it is known. */
  readonly seenAt: number | null;
  /** Sessions that were opened before this moment have ended. */
  readonly sessionsSince: number | null;
}

/** A member from the stored fields; what is missing or odd reads as the least. */
export function parseMember(uid: string, fields: Fields): StaffMember {
  return {
    uid,
    email: text(fields['correo']),
    name: text(fields['nombre']),
    role: parseRole(fields['rol']),
    isActive: fields['activo'] === true,
    seenAt: milliseconds(fields['visto']),
    sessionsSince: milliseconds(fields['sesionesDesde']),
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function milliseconds(value: unknown): number | null {
  const instant = parseInstant(value);
  return instant ? instantToMilliseconds(instant) : null;
}
