/** What can be asked about the staff; also the JSON that travels to a running server. */
export type StaffCommand =
  | { readonly kind: 'add' | 'remove' | 'reset'; readonly email: string }
  | { readonly kind: 'list' };

/** From a command line, or from JSON: outside data both times. Undefined when it is no command. */
export function parseStaffCommand(kind: unknown, email: unknown): StaffCommand | undefined {
  if (kind === 'list' && email === undefined) return { kind };
  if ((kind === 'add' || kind === 'remove' || kind === 'reset') && typeof email === 'string') return { kind, email };
  return undefined;
}
