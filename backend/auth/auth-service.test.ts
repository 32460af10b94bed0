import fc from 'fast-check';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AuthHarness, startAuth } from './testing/auth-harness.ts';

const ANA = { email: 'ana@tienda.example', password: 'secreto1' };
const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts:';
const VERBS = [
  'signUp',
  'signInWithPassword',
  'lookup',
  'update',
  'delete',
  'sendOobCode',
  'resetPassword',
  'createAuthUri',
];

let h: AuthHarness;
beforeEach(() => {
  h = startAuth();
});
afterEach(() => h.close());

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('when something fails inside', () => {
  test('the answer is no JSON, so that nobody is signed out, and the log has it', async () => {
    const { idToken, refreshToken } = await h.call('signUp', ANA);
    // As a damaged disk would have it.
    const other = new Database(`${h.directory}/prueba.db`);
    other.exec('ALTER TABLE auth_accounts RENAME TO lejos');
    const replies = [
      await h.post(`${ACCOUNTS}lookup`, JSON.stringify({ idToken })),
      await h.post(
        '/securetoken.googleapis.com/v1/token',
        `grant_type=refresh_token&refresh_token=${String(refreshToken)}`,
      ),
    ];
    for (const { status, contentType, body } of replies) {
      expect([status, contentType, isJson(body)]).toEqual([503, 'text/plain; charset=utf-8', false]);
    }
    expect(h.log).toHaveLength(2);
    other.exec('ALTER TABLE lejos RENAME TO auth_accounts');
    other.close();
    await h.call('lookup', { idToken });
  });

  test.each(['', '{', '{"idToken":"', 'null', '[]', '"x"', '\u0000'])(
    'a body that did not arrive whole ends no session: %j',
    async (body) => {
      const reply = await h.post(`${ACCOUNTS}lookup`, body);
      expect([reply.status, isJson(reply.body)]).toEqual([400, false]);
    },
  );
});

test('a token is renewed by a form or, as Firebase’s libraries for telephones ask, by JSON', async () => {
  const { refreshToken, localId } = await h.call('signUp', ANA);
  for (const body of [
    `grant_type=refresh_token&refresh_token=${String(refreshToken)}`,
    JSON.stringify({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    JSON.stringify({ grantType: 'refresh_token', refreshToken }),
  ]) {
    const reply = await h.post('/securetoken.googleapis.com/v1/token', body);
    expect([reply.status, JSON.parse(reply.body)]).toEqual([200, expect.objectContaining({ user_id: localId })]);
  }
});

describe('the paths', () => {
  test.each(['/www.googleapis.com/identitytoolkit/v3/relyingparty/', '/identitytoolkit/v3/relyingparty/'])(
    'older libraries find the service at %s',
    async (before) => {
      const ask = async (verb: string, fields: object) => {
        expect(h.auth.owns(before + verb)).toBe(true);
        const { status, body } = await h.post(before + verb, JSON.stringify(fields));
        return { status, body: JSON.parse(body || '{}') as Record<string, unknown> };
      };
      const made = await ask('signupNewUser', { ...ANA, returnSecureToken: true });
      expect(made.body).toMatchObject({ kind: 'identitytoolkit#SignupNewUserResponse', email: ANA.email });
      const { idToken, localId } = (await ask('verifyPassword', ANA)).body;
      expect((await ask('getAccountInfo', { idToken })).body).toMatchObject({ users: [{ localId }] });
      expect((await ask('setAccountInfo', { idToken, displayName: 'Ana' })).body).toMatchObject({ displayName: 'Ana' });
      expect((await ask('verifyAssertion', { idToken })).body).toMatchObject({
        error: { message: 'OPERATION_NOT_ALLOWED' },
      });
      expect((await ask('deleteAccount', { idToken })).status).toBe(200);
      expect((await h.post(`${before}toString`, '{}')).status).toBe(404);
    },
  );

  test('the service takes its own addresses and no others', () => {
    expect(h.auth.owns(`${ACCOUNTS}lookup`)).toBe(true);
    expect(h.auth.owns('/securetoken.googleapis.com/v1/token')).toBe(true);
    expect(h.auth.owns('/v1/projects/p/databases/(default)/documents:commit')).toBe(false);
  });

  test.each(['toString', 'constructor', '__proto__', 'query', 'batchGet', '', 'lookup/', 'lookup%20'])(
    'there is no verb %j',
    async (verb) => {
      expect((await h.post(`${ACCOUNTS}${verb}`, '{}')).status).toBe(404);
    },
  );

  test('each path answers its own method only', async () => {
    const get = (path: string) => h.auth.handle({ method: 'GET', path, body: '', address: '::1' });
    const policy = await get('/identitytoolkit.googleapis.com/v2/passwordPolicy');
    expect(JSON.parse(policy.body)).toMatchObject({
      customStrengthOptions: { minPasswordLength: 6 },
      schemaVersion: 1,
    });
    expect((await get(`${ACCOUNTS}lookup`)).status).toBe(404);
  });
});

test('whatever is sent, there is no fault inside', async () => {
  const names = [
    'email',
    'password',
    'idToken',
    'oobCode',
    'requestType',
    'newPassword',
    'displayName',
    'deleteAttribute',
    'newEmail',
    '__proto__',
  ];
  const hostile = fc.oneof(
    fc.jsonValue(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('PASSWORD_RESET', ANA.email, ANA.password),
  );
  await h.call('signUp', ANA);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...VERBS),
      fc.dictionary(fc.constantFrom(...names), hostile),
      fc.nat(249),
      async (verb, fields, host) => {
        const { status, body } = await h.post(`${ACCOUNTS}${verb}`, JSON.stringify(fields), `10.0.0.${host}`);
        const { error } = JSON.parse(body) as { error?: { message: string } };
        // An answer, or a refusal that says its reason.
        expect([status, error?.message ?? 'DONE']).toEqual([error ? 400 : 200, expect.stringMatching(/^[A-Z_]{4,}/)]);
      },
    ),
    { numRuns: 300 },
  );
  expect(h.log).toEqual([]);
});
