import { randomInt } from 'node:crypto';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Account } from '../auth/account.ts';
import type { AccountStore } from '../auth/account-store.ts';
import { parseEmail } from '../auth/auth-fields.ts';
import { AuthRefusal } from '../auth/auth-refusal.ts';
import type { PasswordHasher } from '../auth/password-hash.ts';
import { newAccount } from '../auth/verbs/sign-up.ts';
import type { HostedDatabase } from '../databases/hosted-database.ts';
import type { Fields } from '../engine/value.ts';
import { OPERATOR } from './operator-access.ts';
import type { StaffCommand } from './staff-command.ts';

/** What the commands work on: the running server's own stores, or those of a stopped one. */
export interface StaffDesk {
  readonly accounts: AccountStore;
  readonly hasher: PasswordHasher;
  readonly database: HostedDatabase;
  readonly now: () => number;
}

/** Lines for whoever asked, in Spanish; an error is a line too. */
export type StaffAnswer = Result<readonly string[], string>;

export function runStaffCommand(desk: StaffDesk, command: StaffCommand): Promise<StaffAnswer> | StaffAnswer {
  if (command.kind === 'list') return ok(listStaff(desk));
  return command.kind === 'add' ? addStaff(desk, command.email) : removeStaff(desk, command.email);
}

/**
 * Makes the account a colleague's, and makes the account first when there is none. One that exists gets a new password and loses every
 * session: anybody can register anybody's address, so whoever did must not come in with it.
 */
export async function addStaff(desk: StaffDesk, text: string, password = newOneTimePassword()): Promise<StaffAnswer> {
  const email = readEmail(text);
  if (email === undefined) return err(`«${text}» no es un correo.`);
  const passwordHash = await desk.hasher.hash(password);
  const known = desk.accounts.byEmail(email);
  const account = known ?? newAccount(desk, email, passwordHash);
  if (known === undefined) desk.accounts.insert(account);
  else takeOver(desk, known, { passwordHash, disabled: false, displayName: undefined, photoUrl: undefined });
  const wasStaff = isActive(desk.database, account.uid);
  writeStaffDocument(desk, account, true);
  const what = wasStaff
    ? 'Ya era personal: contraseña nueva y sesiones cerradas.'
    : known
      ? 'Cuenta que ya existía, ahora del personal.'
      : 'Cuenta nueva del personal.';
  return ok([
    what,
    `Correo:     ${email}`,
    `Contraseña: ${password}`,
    'Se muestra una sola vez. Pídale que la cambie al entrar.',
  ]);
}

function removeStaff(desk: StaffDesk, text: string): StaffAnswer {
  const email = readEmail(text);
  const account = email === undefined ? undefined : desk.accounts.byEmail(email);
  if (account === undefined || desk.database.state.get(staffPath(account.uid)) === undefined)
    return err(`«${text}» no es del personal.`);
  writeStaffDocument(desk, account, false);
  takeOver(desk, account, { disabled: true });
  return ok([`${account.email} ya no es del personal: cuenta desactivada y sesiones cerradas.`]);
}

function listStaff({ accounts, database }: StaffDesk): string[] {
  const staff = accounts.list().filter(({ uid }) => database.state.get(staffPath(uid)) !== undefined);
  if (staff.length === 0) return ['No hay personal todavía. Alta: npm run staff -- add correo@…'];
  return staff.map(({ uid, email, disabled, lastLoginAt }) => {
    const state = isActive(database, uid) && !disabled ? 'activo  ' : 'inactivo';
    return `${state}  ${email}  último acceso ${new Date(lastLoginAt).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  });
}

/** Changes the account and ends everything that was issued for it before, tokens of this very second included. */
function takeOver({ accounts, now }: StaffDesk, { uid }: Account, change: Partial<Account>): void {
  const at = now();
  accounts.transaction(() => {
    const renewed = change.passwordHash === undefined ? {} : { passwordUpdatedAt: at };
    accounts.update(uid, { ...change, ...renewed, validSinceSeconds: Math.floor(at / 1000) + 1 });
    accounts.endSessions(uid);
    accounts.dropCodes(uid);
  });
}

function writeStaffDocument({ database }: StaffDesk, { uid, email }: Account, isStaff: boolean): void {
  const path = staffPath(uid);
  const before: Fields = database.state.get(path)?.fields ?? {};
  const rev = before['rev'];
  const next = rev !== undefined && 'integerValue' in rev ? Number(rev.integerValue) + 1 : 1;
  const fields: Fields = {
    ...before,
    activo: { booleanValue: isStaff },
    correo: { stringValue: email },
    rev: { integerValue: String(next) },
  };
  const transforms = [{ kind: 'requestTime', path: ['actualizado'] } as const];
  database.commit([{ kind: 'update', path, fields, mask: undefined, transforms, precondition: undefined }], OPERATOR);
}

const staffPath = (uid: string): string => `personal/${uid}`;

function isActive(database: HostedDatabase, uid: string): boolean {
  const active = database.state.get(staffPath(uid))?.fields['activo'];
  return active !== undefined && 'booleanValue' in active && active.booleanValue;
}

function readEmail(text: string): string | undefined {
  try {
    return parseEmail(text);
  } catch (error) {
    if (error instanceof AuthRefusal) return undefined;
    throw error;
  }
}

/** No letters that are taken for others when read aloud. 80 bits. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789';

function newOneTimePassword(): string {
  const group = (): string => Array.from({ length: 4 }, () => READABLE[randomInt(READABLE.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
