import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Account } from '../auth/account.ts';
import { createPasswordHasher } from '../auth/password-hash.ts';
import { DEMO_STAFF } from '../operations/demo-staff.ts';
import { ACCOUNTS, type ArchiveManifest, placeOf } from './archive-folder.ts';
import { importGroupToAccounts, parseImportGroup } from './auth-import.ts';
import type { ImportLedger } from './import-ledger.ts';
import type { ShopTarget } from './shop.ts';

export interface ImportedAccounts {
  readonly written: number;
  readonly deleted: number;
  readonly problems: readonly string[];
  /** The e-mails of accounts that somebody deleted at the target since. */
  readonly deletedThere: readonly string[];
}

/** The accounts that a target may have: not the demo's with its public password, where everybody can try it. */
export async function accountsFor(
  { isPublic }: ShopTarget,
  folder: string,
  manifest: ArchiveManifest,
): Promise<Account[]> {
  const accounts = await archivedAccounts(folder, manifest);
  const demo = isPublic ? accounts.find(({ email }) => email === DEMO_STAFF.email) : undefined;
  const isKnown = demo !== undefined && (await createPasswordHasher().matches(DEMO_STAFF.password, demo.passwordHash));
  return isKnown ? accounts.filter((account) => account !== demo) : accounts;
}

async function archivedAccounts(folder: string, { partes }: ArchiveManifest): Promise<Account[]> {
  const accounts: Account[] = [];
  for (const { nombre } of partes.filter((part) => part.nombre.startsWith(`${ACCOUNTS}/`)))
    accounts.push(
      ...importGroupToAccounts(parseImportGroup(JSON.parse(await readFile(placeOf(folder, nombre), 'utf8')))),
    );
  return accounts;
}

/** Signing in changes an account at its own shop only, so it is not brought again for that. */
function accountDigest(account: Account): string {
  return createHash('sha256')
    .update(JSON.stringify({ ...account, lastLoginAt: 0 }))
    .digest('base64url');
}

/** Brings accounts that are not there or changed where they come from; a password that somebody chose at the target stays otherwise. */
export async function importAccounts(
  target: ShopTarget,
  folder: string,
  manifest: ArchiveManifest,
  ledger: ImportLedger,
): Promise<ImportedAccounts> {
  const archive = await accountsFor(target, folder, manifest);
  const there = await uidsOf(target);
  // What an import that was stopped had stored.
  const present = (uids: ReadonlySet<string>) =>
    archive.flatMap(({ uid }) => {
      const digest = ledger.latest('cuenta', uid);
      return uids.has(uid) && digest !== undefined ? [[uid, digest] as const] : [];
    });
  await ledger.noteStored('cuenta', present(there));
  const deletedThere = archive.filter(({ uid }) => !there.has(uid) && ledger.wasStored('cuenta', uid));
  const missing = archive.filter(
    (account) =>
      !deletedThere.includes(account) &&
      (!there.has(account.uid) || ledger.latest('cuenta', account.uid) !== accountDigest(account)),
  );
  let problems: readonly string[] = [];
  if (missing.length > 0) {
    await ledger.note(
      'cuenta',
      missing.map((account) => [account.uid, accountDigest(account)]),
    );
    problems = await target.putAccounts(missing);
    await ledger.noteStored('cuenta', present(await uidsOf(target)));
  }
  const uids = new Set(archive.map(({ uid }) => uid));
  const gone = [...ledger.names('cuenta')].filter((uid) => !uids.has(uid) && there.has(uid));
  if (gone.length > 0) {
    await target.removeAccounts(gone);
    await ledger.noteStored(
      'cuenta',
      gone.map((uid) => [uid, '']),
    );
  }
  return {
    written: missing.length - problems.length,
    deleted: gone.length,
    problems,
    deletedThere: deletedThere.map(({ email }) => email),
  };
}

const uidsOf = async (target: ShopTarget): Promise<ReadonlySet<string>> =>
  new Set((await target.accounts()).accounts.map(({ uid }) => uid));
