import * as v from 'valibot';
import type { Account } from '../auth/account.ts';
import { firebaseHashToText, parseFirebaseHash } from '../auth/firebase-scrypt.ts';
import { hashToText, parseHash } from '../auth/password-hash.ts';

const hashParameters = v.variant('algorithm', [
  v.object({
    algorithm: v.literal('STANDARD_SCRYPT'),
    memoryCost: v.number(),
    blockSize: v.number(),
    parallelization: v.number(),
    derivedKeyLength: v.number(),
  }),
  v.object({
    algorithm: v.literal('SCRYPT'),
    signerKey: v.string(),
    saltSeparator: v.string(),
    rounds: v.number(),
    memoryCost: v.number(),
  }),
  v.object({ algorithm: v.literal('NONE') }),
]);
/** What the passwords of one import are hashed with, named as Firebase's administration names it. */
export type HashParameters = v.InferOutput<typeof hashParameters>;

const milliseconds = v.pipe(v.string(), v.regex(/^\d{1,16}$/));
const importedUser = v.object({
  localId: v.string(),
  email: v.string(),
  emailVerified: v.boolean(),
  passwordHash: v.optional(v.string()),
  salt: v.optional(v.string()),
  displayName: v.optional(v.string()),
  photoUrl: v.optional(v.string()),
  disabled: v.boolean(),
  createdAt: milliseconds,
  lastSignedInAt: milliseconds,
});
/** An account in the form of `firebase auth:import` and `auth:export`. */
export type ImportedUser = v.InferOutput<typeof importedUser>;

const times = v.object({ passwordUpdatedAt: v.number(), validSinceSeconds: v.number() });

/** A file for `auth:import`: accounts whose passwords are hashed alike, because an import takes one algorithm. */
const importGroup = v.object({
  hash: hashParameters,
  users: v.array(importedUser),
  /** What that form has no place for, by uid. */
  fechas: v.optional(v.record(v.string(), times), {}),
});
export type ImportGroup = v.InferOutput<typeof importGroup>;

/** Throws on any other shape. */
export function parseImportGroup(json: unknown): ImportGroup {
  return v.parse(importGroup, json);
}

/** Accounts grouped by what their passwords are hashed with. */
export function accountsToImportGroups(accounts: readonly Account[]): ImportGroup[] {
  const groups = new Map<string, { hash: HashParameters; users: ImportedUser[]; fechas: ImportGroup['fechas'] }>();
  for (const account of accounts) {
    const { hash, secret } = splitHash(account.passwordHash);
    const key = JSON.stringify(hash);
    const group = groups.get(key) ?? { hash, users: [], fechas: {} };
    groups.set(key, group);
    const { uid, passwordUpdatedAt, validSinceSeconds } = account;
    group.users.push({ ...accountToUser(account), ...secret });
    group.fechas[uid] = { passwordUpdatedAt, validSinceSeconds };
  }
  return [...groups.values()];
}

export function importGroupToAccounts({ hash, users, fechas }: ImportGroup): Account[] {
  return users.map((user) => ({
    uid: user.localId,
    email: user.email,
    emailVerified: user.emailVerified,
    passwordHash: joinHash(hash, user),
    displayName: user.displayName,
    photoUrl: user.photoUrl,
    disabled: user.disabled,
    createdAt: Number(user.createdAt),
    lastLoginAt: Number(user.lastSignedInAt),
    passwordUpdatedAt: fechas[user.localId]?.passwordUpdatedAt ?? Number(user.createdAt),
    validSinceSeconds: fechas[user.localId]?.validSinceSeconds ?? Math.floor(Number(user.createdAt) / 1000),
  }));
}

/** The text that the embedded backend stores for a password; empty for one that it cannot check. */
export function joinHash(
  hash: HashParameters,
  { passwordHash = '', salt = '' }: Pick<ImportedUser, 'passwordHash' | 'salt'>,
): string {
  const [key, saltBytes] = [Buffer.from(passwordHash, 'base64'), Buffer.from(salt, 'base64')];
  if (key.length === 0) return '';
  switch (hash.algorithm) {
    case 'STANDARD_SCRYPT': {
      const { memoryCost: n, blockSize: r, parallelization: p } = hash;
      return hashToText({ n, r, p, salt: saltBytes, key });
    }
    case 'SCRYPT':
      return firebaseHashToText({ ...hash, salt: saltBytes, hash: key });
    case 'NONE':
      return '';
  }
}

function splitHash(stored: string): { hash: HashParameters; secret: Pick<ImportedUser, 'passwordHash' | 'salt'> } {
  const own = parseHash(stored);
  if (own !== undefined) {
    const { n, r, p, key, salt } = own;
    return {
      hash: {
        algorithm: 'STANDARD_SCRYPT',
        memoryCost: n,
        blockSize: r,
        parallelization: p,
        derivedKeyLength: key.length,
      },
      secret: { passwordHash: key.toString('base64'), salt: salt.toString('base64') },
    };
  }
  const firebase = parseFirebaseHash(stored);
  if (firebase === undefined) return { hash: { algorithm: 'NONE' }, secret: {} };
  const { signerKey, saltSeparator, rounds, memoryCost, hash, salt } = firebase;
  return {
    hash: { algorithm: 'SCRYPT', signerKey, saltSeparator, rounds, memoryCost },
    secret: { passwordHash: hash.toString('base64'), salt: salt.toString('base64') },
  };
}

function accountToUser(account: Account): ImportedUser {
  const { uid, email, emailVerified, displayName, photoUrl, disabled, createdAt, lastLoginAt } = account;
  return {
    localId: uid,
    email,
    emailVerified,
    ...(displayName !== undefined && { displayName }),
    ...(photoUrl !== undefined && { photoUrl }),
    disabled,
    createdAt: String(createdAt),
    lastSignedInAt: String(lastLoginAt),
  };
}
