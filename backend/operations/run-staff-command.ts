import { err, ok, type Result } from '#domain/kernel/result.ts';
import { parseRole, roleLabel, type StaffRole } from '#domain/staff/people/roles.ts';
import type { Account } from '../auth/account.ts';
import type { AccountStore } from '../auth/account-store.ts';
import { type ActionLinkParts, createActionLink } from '../auth/action-link.ts';
import { parseEmail } from '../auth/auth-fields.ts';
import { AuthRefusal } from '../auth/auth-refusal.ts';
import type { PasswordHasher } from '../auth/password-hash.ts';
import { newReadableCode } from '../auth/readable-code.ts';
import { newAccount } from '../auth/verbs/sign-up.ts';
import type { HostedDatabase } from '../databases/hosted-database.ts';
import type { Fields } from '../engine/value.ts';
import { logSecondFactor } from './log-second-factor.ts';
import { OPERATOR } from './operator-access.ts';
import type { StaffCommand } from './staff-command.ts';

/** What the commands change: the stores of the running server, or those of a stopped one. */
export interface StaffStores {
  readonly accounts: AccountStore;
  readonly hasher: PasswordHasher;
  readonly database: HostedDatabase;
  readonly now: () => number;
}

/** What the command prints, in Spanish, line by line; or the one line that says why it failed. */
export type StaffAnswer = Result<readonly string[], string>;

export function runStaffCommand(
  stores: StaffStores & { readonly siteOrigin: () => string },
  command: StaffCommand,
): Promise<StaffAnswer> | StaffAnswer {
  switch (command.kind) {
    case 'list':
      return ok(listStaff(stores));
    case 'add':
      return addStaff(stores, command.email, { role: command.role });
    case 'role':
      return setRole(stores, command.email, command.role);
    case 'remove':
      return removeStaff(stores, command.email);
    case 'factor':
      return removeFactor(stores, command.email);
    case 'reset':
      return printReset({ ...stores, store: stores.accounts }, command.email);
  }
}

/** Takes the second factor away from somebody who lost the phone and the recovery codes and has no owner to ask. Sessions go on: the password is the same. */
function removeFactor(stores: StaffStores, text: string): StaffAnswer {
  const email = readEmail(text);
  const account = email === undefined ? undefined : stores.accounts.byEmail(email);
  if (account === undefined || !stores.accounts.factor(account.uid))
    return err(`«${text}» no tiene verificación en dos pasos.`);
  stores.accounts.dropFactor(account.uid);
  logSecondFactor(stores, account.uid, 'reset-by-operator');
  return ok([
    `${account.email} ya entra solo con su contraseña. Pídale que active otra vez la verificación en dos pasos.`,
  ]);
}

/** The link that a mail would carry, for a shop that sends none. */
function printReset(parts: ActionLinkParts, text: string): StaffAnswer {
  const email = readEmail(text);
  const account = email === undefined ? undefined : parts.store.byEmail(email);
  if (account === undefined || account.disabled) return err(`No hay ninguna cuenta activa de «${text}».`);
  return ok([
    `Enlace para que ${account.email} elija otra contraseña; vale una hora y una sola vez:`,
    createActionLink(parts, account, 'PASSWORD_RESET').link,
  ]);
}

/**
 * Makes the account a colleague's, and makes the account first when there is none. One that exists gets a new password and loses every
 * session, and its second factor: anybody can register anybody's address, so nothing of that person's may open it or keep its owner out.
 */
export async function addStaff(
  stores: StaffStores,
  text: string,
  { role, password = newReadableCode(4) }: { readonly role?: StaffRole | undefined; readonly password?: string } = {},
): Promise<StaffAnswer> {
  const email = readEmail(text);
  if (email === undefined) return err(`«${text}» no es un correo.`);
  const passwordHash = await stores.hasher.hash(password);
  const known = stores.accounts.byEmail(email);
  const account = known ?? newAccount(stores, email, passwordHash);
  if (known === undefined) stores.accounts.insert(account);
  else takeOver(stores, known, { passwordHash, disabled: false, displayName: undefined, photoUrl: undefined });
  const wasStaff = isActive(stores.database, account.uid);
  writeStaffDocument(stores, account, { isStaff: true, role });
  const what = wasStaff
    ? 'Ya era personal: contraseña nueva y sesiones cerradas.'
    : known
      ? 'Cuenta que ya existía, ahora del personal.'
      : 'Cuenta nueva del personal.';
  return ok([
    what,
    `Correo:     ${email}`,
    `Rol:        ${roleLabel(roleOf(stores.database, account.uid))}`,
    `Contraseña: ${password}`,
    'Se muestra una sola vez. Pídale que la cambie al entrar.',
  ]);
}

function removeStaff(stores: StaffStores, text: string): StaffAnswer {
  const email = readEmail(text);
  const account = email === undefined ? undefined : stores.accounts.byEmail(email);
  if (account === undefined || stores.database.state.get(staffPath(account.uid)) === undefined)
    return err(`«${text}» no es del personal.`);
  writeStaffDocument(stores, account, { isStaff: false });
  takeOver(stores, account, { disabled: true });
  return ok([`${account.email} ya no es del personal: cuenta desactivada y sesiones cerradas.`]);
}

function setRole(stores: StaffStores, text: string, role: StaffRole): StaffAnswer {
  const { accounts, database } = stores;
  const email = readEmail(text);
  const account = email === undefined ? undefined : accounts.byEmail(email);
  if (account === undefined || database.state.get(staffPath(account.uid)) === undefined)
    return err(`«${text}» no es del personal.`);
  const isStaff = isActive(database, account.uid);
  const isOwner = (uid: string): boolean => isActive(database, uid) && roleOf(database, uid) === 'dueno';
  if (role !== 'dueno' && isOwner(account.uid) && accounts.list().filter(({ uid }) => isOwner(uid)).length === 1)
    return err(`${account.email} es el único dueño activo. Antes haz dueño a alguien más.`);
  writeStaffDocument(stores, account, { isStaff, role });
  return ok([`${account.email} ahora es ${roleLabel(role)}.`]);
}

function listStaff({ accounts, database }: StaffStores): string[] {
  const staff = accounts.list().filter(({ uid }) => database.state.get(staffPath(uid)) !== undefined);
  if (staff.length === 0) return ['No hay personal todavía. Alta: npm run staff -- add correo@…'];
  return staff.map(({ uid, email, disabled, lastLoginAt }) => {
    const state = isActive(database, uid) && !disabled ? 'activo  ' : 'inactivo';
    const role = roleLabel(roleOf(database, uid)).padEnd(9);
    return `${state}  ${role}  ${email}  último acceso ${new Date(lastLoginAt).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  });
}

/** Changes the account and ends everything that was issued for it before, tokens of this very second included. */
function takeOver({ accounts, now }: StaffStores, { uid }: Account, change: Partial<Account>): void {
  const at = now();
  accounts.transaction(() => {
    const renewed = change.passwordHash === undefined ? {} : { passwordUpdatedAt: at };
    if (change.passwordHash !== undefined) accounts.dropFactor(uid);
    accounts.update(uid, { ...change, ...renewed, validSinceSeconds: Math.floor(at / 1000) + 1 });
    accounts.endSessions(uid);
    accounts.dropCodes(uid);
  });
}

function writeStaffDocument(
  { database }: StaffStores,
  { uid, email }: Account,
  { isStaff, role }: { readonly isStaff: boolean; readonly role?: StaffRole | undefined },
): void {
  const path = staffPath(uid);
  const before: Fields = database.state.get(path)?.fields ?? {};
  const rev = before['rev'];
  const next = rev !== undefined && 'integerValue' in rev ? Number(rev.integerValue) + 1 : 1;
  const fields: Fields = {
    ...before,
    activo: { booleanValue: isStaff },
    ...(role !== undefined && { rol: { stringValue: role } }),
    correo: { stringValue: email },
    rev: { integerValue: String(next) },
  };
  const transforms = [{ kind: 'requestTime', path: ['actualizado'] } as const];
  database.commit([{ kind: 'update', path, fields, mask: undefined, transforms, precondition: undefined }], OPERATOR);
}

const staffPath = (uid: string): string => `personal/${uid}`;

function roleOf(database: HostedDatabase, uid: string): StaffRole {
  const role = database.state.get(staffPath(uid))?.fields['rol'];
  return parseRole(role && 'stringValue' in role ? role.stringValue : role);
}

/** Whether an account is a colleague's now. */
function isActive(database: HostedDatabase, uid: string): boolean {
  const active = database.state.get(staffPath(uid))?.fields['activo'];
  return active !== undefined && 'booleanValue' in active && active.booleanValue;
}

export function readEmail(text: string): string | undefined {
  try {
    return parseEmail(text);
  } catch (error) {
    if (error instanceof AuthRefusal) return undefined;
    throw error;
  }
}
