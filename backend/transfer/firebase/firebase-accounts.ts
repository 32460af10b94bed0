import * as v from 'valibot';
import type { Account } from '../../auth/account.ts';
import { HASH_COST } from '../../auth/password-hash.ts';
import { accountsToImportGroups, type HashParameters, type ImportGroup, joinHash } from '../auth-import.ts';
import type { MovedAccounts } from '../shop.ts';
import type { FirebaseOrigins } from './firebase-origins.ts';
import type { GoogleApi } from './google-api.ts';

const PAGE = 500;
const text = v.optional(v.string());
const user = v.object({
  localId: v.string(),
  email: text,
  emailVerified: v.optional(v.boolean(), false),
  passwordHash: text,
  salt: text,
  displayName: text,
  photoUrl: text,
  disabled: v.optional(v.boolean(), false),
  createdAt: v.optional(v.string(), '0'),
  lastLoginAt: v.optional(v.string(), '0'),
  passwordUpdatedAt: v.optional(v.number()),
  validSince: text,
});
type FirebaseUser = v.InferOutput<typeof user>;
const page = v.object({ users: v.optional(v.array(user), []), nextPageToken: text });
const config = v.object({
  signIn: v.optional(
    v.object({
      hashConfig: v.optional(
        v.object({
          algorithm: text,
          signerKey: text,
          saltSeparator: text,
          rounds: v.optional(v.number(), 8),
          memoryCost: v.optional(v.number(), 14),
        }),
      ),
    }),
  ),
});
const refusals = v.object({
  error: v.optional(v.array(v.object({ index: v.optional(v.number(), 0), message: v.optional(v.string(), '') })), []),
});

const OWN_KEY_BYTES = 32;
/** How our own hashes come back, should Firebase tell those that it was given: with the key that scrypt makes, and not as long as its own. */
const BROUGHT: HashParameters = {
  algorithm: 'STANDARD_SCRYPT',
  memoryCost: HASH_COST.n,
  blockSize: HASH_COST.r,
  parallelization: HASH_COST.p,
  derivedKeyLength: OWN_KEY_BYTES,
};
const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/;

/** Every account of the project, with what its password is hashed with. */
export async function firebaseAccounts(
  api: GoogleApi,
  { auth: origin, authConfig }: FirebaseOrigins,
  projectId: string,
): Promise<MovedAccounts> {
  const hash = await projectHash(api, `${authConfig}/projects/${projectId}/config`);
  const accounts: Account[] = [];
  const notices: string[] = [];
  let pageToken: string | undefined;
  do {
    const params = new URLSearchParams({ maxResults: String(PAGE), ...(pageToken && { nextPageToken: pageToken }) });
    const answer = await api.json(`${origin}/v1/projects/${projectId}/accounts:batchGet?${params.toString()}`);
    const { users, nextPageToken } = v.parse(page, answer);
    for (const each of users) {
      const account = userToAccount(each, hash);
      if (account === undefined) notices.push(`La cuenta ${each.localId} no tiene correo y no se pasa.`);
      else accounts.push(account);
      if (account?.passwordHash === '')
        notices.push(`${account.email}: Firebase no da su contraseña; después tendrá que elegir otra.`);
    }
    pageToken = nextPageToken;
  } while (pageToken);
  return { accounts, notices };
}

async function projectHash(api: GoogleApi, address: string): Promise<HashParameters> {
  const parsed = v.parse(config, await api.json(address));
  const { signerKey, saltSeparator = '', rounds, memoryCost } = parsed.signIn?.hashConfig ?? {};
  if (signerKey === undefined || rounds === undefined || memoryCost === undefined) return { algorithm: 'NONE' };
  return { algorithm: 'SCRYPT', signerKey, saltSeparator, rounds, memoryCost };
}

export function userToAccount(from: FirebaseUser, project: HashParameters): Account | undefined {
  if (from.email === undefined) return undefined;
  const createdAt = Number(from.createdAt);
  const { passwordHash = '', salt = '' } = from;
  const isOwn = BASE64.test(passwordHash) && Buffer.from(passwordHash, 'base64').length === OWN_KEY_BYTES;
  const isReadable = BASE64.test(passwordHash);
  return {
    uid: from.localId,
    email: from.email.toLowerCase(),
    emailVerified: from.emailVerified,
    passwordHash: isReadable ? joinHash(isOwn ? BROUGHT : project, { passwordHash, salt }) : '',
    displayName: from.displayName,
    photoUrl: from.photoUrl,
    disabled: from.disabled,
    createdAt,
    lastLoginAt: Number(from.lastLoginAt),
    passwordUpdatedAt: from.passwordUpdatedAt ?? createdAt,
    validSinceSeconds: Number(from.validSince ?? Math.floor(createdAt / 1000)),
  };
}

/** Resolves to a sentence for each account that Firebase refused. */
export async function putFirebaseAccounts(
  api: GoogleApi,
  { auth: origin }: FirebaseOrigins,
  projectId: string,
  accounts: readonly Account[],
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const group of accountsToImportGroups(accounts)) {
    for (let at = 0; at < group.users.length; at += PAGE) {
      const part = { ...group, users: group.users.slice(at, at + PAGE) };
      const answer = await api.json(`${origin}/v1/projects/${projectId}/accounts:batchCreate`, importBody(part));
      for (const { index, message } of v.parse(refusals, answer).error)
        problems.push(`${part.users[index]?.email ?? 'Una cuenta'} no se pasó: ${message}`);
    }
  }
  return problems;
}

/** The body of `accounts:batchCreate`, as Google's own administration sends it. */
export function importBody({ hash, users, fechas }: ImportGroup): object {
  return {
    ...hashFields(hash),
    allowOverwrite: true,
    users: users.map(({ lastSignedInAt, passwordHash, salt, ...rest }) => ({
      ...rest,
      lastLoginAt: lastSignedInAt,
      validSince: String(fechas[rest.localId]?.validSinceSeconds ?? 0),
      ...(passwordHash && { passwordHash: webSafe(passwordHash) }),
      ...(salt && { salt: webSafe(salt) }),
    })),
  };
}

function hashFields(hash: HashParameters): object {
  switch (hash.algorithm) {
    case 'STANDARD_SCRYPT': {
      const { algorithm, memoryCost, blockSize, parallelization, derivedKeyLength } = hash;
      return { hashAlgorithm: algorithm, cpuMemCost: memoryCost, blockSize, parallelization, dkLen: derivedKeyLength };
    }
    case 'SCRYPT': {
      const { algorithm, signerKey, saltSeparator, rounds, memoryCost } = hash;
      return {
        hashAlgorithm: algorithm,
        signerKey: webSafe(signerKey),
        saltSeparator: webSafe(saltSeparator),
        rounds,
        memoryCost,
      };
    }
    case 'NONE':
      return {};
  }
}

const webSafe = (base64: string): string => base64.replaceAll('/', '_').replaceAll('+', '-');
