import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { google } from './account-shop.ts';
import { forgedTokens } from './forged-tokens.ts';
import { GoogleShop } from './google-shop.ts';
import { byTarget } from './target.ts';

const EMAIL = 'duena@contrato.example';
/** Kinds of `forged-tokens.ts` that each emulator takes for its owner's. */
const EVERYWHERE = [
  'alg none',
  'alg None with a signature',
  'alg missing',
  'another key',
  'an empty key',
  'the project as key',
  'another HMAC with the right key',
  'a key pair of their own',
  'a critical extension',
  'not yet',
  'another project',
  'another audience',
  'another issuer',
  'no expiry',
  'a claim changed',
  'no signature',
];
const BELIEVED: Readonly<Record<string, readonly string[]>> = {
  Firestore: [...EVERYWHERE, 'expired', 'from before the account was renewed', 'two minds about who'],
  Storage: [...EVERYWHERE, 'expired', 'from before the account was renewed', 'no subject', 'two parts', 'five parts'],
  Auth: [...EVERYWHERE, 'no subject', 'no time of sign-in'],
};
const json = { 'content-type': 'application/json' };

// Ours refuses every one of them: `hostile-tokens.contract.ts`.
describe.skipIf(!google)("forged tokens on Google's emulators", () => {
  let shop: GoogleShop;
  let forged: Readonly<Record<string, string>> = {};
  beforeAll(async () => {
    if (!google) return;
    shop = await GoogleShop.open(google);
    const tab = await shop.person();
    expect(await tab.signIn(EMAIL, await shop.hire(EMAIL))).toBe(EMAIL);
    forged = forgedTokens(await tab.token(false), new TextEncoder().encode('x'.repeat(32)));
  });
  afterAll(() => shop?.close());

  /** The kinds that open what only staff may read. */
  async function believed(ask: (token: string) => Promise<Response>): Promise<string[]> {
    const kinds: string[] = [];
    for (const [kind, token] of Object.entries(forged)) if ((await ask(token)).ok) kinds.push(kind);
    return kinds;
  }
  const { project = '', ports = { auth: 0, firestore: 0, storage: 0 } } = google ?? {};
  const asked: Readonly<Record<string, (token: string) => Promise<Response>>> = {
    Firestore: (token) =>
      fetch(`http://127.0.0.1:${ports.firestore}/v1/projects/${project}/databases/(default)/documents/internos`, {
        headers: { authorization: `Bearer ${token}` },
      }),
    Storage: (token) =>
      fetch(`http://127.0.0.1:${ports.storage}/v0/b/${project}.appspot.com/o?prefix=documentos/&delimiter=/`, {
        headers: { authorization: `Firebase ${token}` },
      }),
    Auth: (idToken) =>
      fetch(`http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=any`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ idToken }),
      }),
  };

  test.for(Object.entries(BELIEVED))('%s believes these, and refuses the others', async ([service, expected]) => {
    const found = await believed(asked[service] ?? (() => Promise.reject(new Error(service))));
    expect(found.toSorted()).toEqual(byTarget('tokens-are-checked', { emulator: expected.toSorted(), ours: [] }));
  });
});
