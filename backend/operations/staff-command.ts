import { isStaffRole, type StaffRole } from '#domain/staff/people/roles.ts';

/** What can be asked about the staff; also the JSON that travels to a running server. */
export type StaffCommand =
  | { readonly kind: 'remove' | 'reset' | 'factor'; readonly email: string }
  /** Without a role a new colleague is an owner, and one who was on the list keeps theirs. */
  | { readonly kind: 'add'; readonly email: string; readonly role?: StaffRole }
  | { readonly kind: 'role'; readonly email: string; readonly role: StaffRole }
  | { readonly kind: 'list' };

/** From a command line, or from JSON: outside data both times. Undefined when it is no command. */
export function parseStaffCommand(kind: unknown, email: unknown, role?: unknown): StaffCommand | undefined {
  if (kind === 'list' && email === undefined) return { kind };
  if (typeof email !== 'string') return undefined;
  if (kind === 'role') return isStaffRole(role) ? { kind, email, role } : undefined;
  if (kind === 'add' && isStaffRole(role)) return { kind, email, role };
  if (role !== undefined) return undefined;
  return kind === 'add' || kind === 'remove' || kind === 'reset' || kind === 'factor' ? { kind, email } : undefined;
}
