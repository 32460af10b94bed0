import { expect, test } from 'vitest';
import type { Account } from '../auth/account.ts';
import { createPasswordHasher } from '../auth/password-hash.ts';
import { accountsToImportGroups, importGroupToAccounts, parseImportGroup } from './auth-import.ts';
import { importBody, userToAccount } from './firebase/firebase-accounts.ts';

const account: Account = {
  uid: 'AnaAnaAnaAnaAnaAnaAnaAnaAna1',
  email: 'ana@tienda.example',
  emailVerified: true,
  passwordHash: '',
  displayName: undefined,
  photoUrl: undefined,
  disabled: false,
  createdAt: 1,
  lastLoginAt: 2,
  passwordUpdatedAt: 3,
  validSinceSeconds: 4,
};
/** The published test vector: https://github.com/firebase/scrypt#sample-usage */
const PROJECT = {
  algorithm: 'SCRYPT' as const,
  signerKey: 'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==',
  saltSeparator: 'Bw==',
  rounds: 8,
  memoryCost: 14,
};
const EXPORTED = {
  localId: account.uid,
  email: 'Ana@tienda.example',
  emailVerified: true,
  // As the service answers it: the alphabet for addresses.
  passwordHash: 'lSrfV15cpx95_sZS2W9c9Kp6i_LVgQNDNC_qzrCnh1SAyZvqmZqAjTdn3aoItz-VHjoZilo78198JAdRuid5lQ==',
  salt: '42xEC-ixf3L2lw==',
  disabled: false,
  createdAt: '1000',
  lastLoginAt: '2000',
};

test('accounts go through the file of auth:import unchanged, grouped by how their passwords are hashed', async () => {
  const cheap = createPasswordHasher({ n: 1024, r: 8, p: 1 });
  const accounts = [
    { ...account, passwordHash: await cheap.hash('uno') },
    { ...account, uid: 'b', passwordHash: await createPasswordHasher({ n: 2048, r: 8, p: 1 }).hash('dos') },
    { ...account, uid: 'c', displayName: 'Ana', photoUrl: '/ana.webp', disabled: true },
  ];
  const groups = accountsToImportGroups(accounts).map((group) => parseImportGroup(JSON.parse(JSON.stringify(group))));
  expect(groups.map(({ hash, users }) => [hash.algorithm, users.length])).toEqual([
    ['STANDARD_SCRYPT', 1],
    ['STANDARD_SCRYPT', 1],
    ['NONE', 1],
  ]);
  const back = groups.flatMap(importGroupToAccounts);
  expect(back).toEqual(accounts);
  expect(await cheap.matches('uno', back[0]?.passwordHash)).toBe(true);
});

test('a password that Firebase hashed opens the account here, and goes back to Firebase as it was', async () => {
  const moved = userToAccount(EXPORTED, PROJECT);
  expect(moved).toMatchObject({ email: 'ana@tienda.example', createdAt: 1000, lastLoginAt: 2000 });
  expect(await createPasswordHasher().matches('user1password', moved?.passwordHash)).toBe(true);
  const [group] = accountsToImportGroups(moved === undefined ? [] : [moved]);
  expect(group?.hash).toEqual(PROJECT);
  expect(group && importBody(group)).toMatchObject({
    hashAlgorithm: 'SCRYPT',
    rounds: 8,
    memoryCost: 14,
    signerKey: PROJECT.signerKey,
    users: [{ passwordHash: EXPORTED.passwordHash, salt: EXPORTED.salt }],
  });
});

test('our own hash is described to Firebase as the algorithm that made it', async () => {
  const [group] = accountsToImportGroups([{ ...account, passwordHash: await createPasswordHasher().hash('tres') }]);
  expect(group && importBody(group)).toMatchObject({
    hashAlgorithm: 'STANDARD_SCRYPT',
    cpuMemCost: 32768,
    blockSize: 8,
    parallelization: 3,
    dkLen: 32,
    allowOverwrite: true,
  });
});

test('an account without an address or with an unreadable password is not taken for another', () => {
  expect(userToAccount({ ...EXPORTED, email: undefined }, PROJECT)).toBeUndefined();
  for (const passwordHash of ['fakeHash:salt=x:password=y', 'UkVEQUNURUQ=', ''])
    expect(userToAccount({ ...EXPORTED, passwordHash }, { algorithm: 'NONE' })?.passwordHash).toBe('');
});
