import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimsOf, forgedTokens, mangled } from './forged-tokens.ts';
import { type Answer, changes, reads, SECRET, type TokenRequest } from './hostile-requests.ts';
import { fuzzSeed, Random } from './random.ts';
import { rawRequest } from './raw-request.ts';
import { DATABASE, Shop } from './shop.ts';
import { target } from './target.ts';

const EMAIL = 'duena@contrato.example';
const MANGLED = 150;
const requests = { ...reads, ...changes };

describe.skipIf(target.kind === 'emulator')('tokens that are not good', () => {
  let shop: Shop;
  let password = '';
  let good = '';
  beforeAll(async () => {
    shop = await Shop.open({ withBrowser: false });
    password = await shop.hire(EMAIL);
    good = await signIn();
    const fields = {
      notas: { stringValue: SECRET },
      rev: { integerValue: '1' },
      actualizadoPor: { stringValue: String(claimsOf(good)['sub']) },
    };
    const update = { name: `${DATABASE}/documents/internos/p1`, fields };
    const updateTransforms = [{ fieldPath: 'actualizado', setToServerValue: 'REQUEST_TIME' }];
    const seeded = await rawRequest(shop.server.origin, `/v1/${DATABASE}/documents:commit`, {
      method: 'POST',
      headers: { authorization: `Bearer ${good}` },
      body: JSON.stringify({ writes: [{ update, updateTransforms }] }),
    });
    expect(seeded.status).toBe(200);
  });
  afterAll(() => shop.close());

  async function signIn(): Promise<string> {
    const answer = await rawRequest(
      shop.server.origin,
      '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
      {
        method: 'POST',
        body: JSON.stringify({ email: EMAIL, password, returnSecureToken: true }),
      },
    );
    expect(answer.status).toBe(200);
    return (JSON.parse(answer.text) as { idToken: string }).idToken;
  }
  /** Expects a named error, and nothing of the shop's data in the answer. */
  function breach(what: string, { status, text }: Answer): string | undefined {
    if (status >= 400 && status < 500 && !text.includes(SECRET)) return undefined;
    return `${what}: ${status} ${text.slice(0, 300)}`;
  }
  async function attack(
    tokens: [name: string, token: string][],
    over: Record<string, TokenRequest>,
  ): Promise<string[]> {
    const found: string[] = [];
    for (const [kind, token] of tokens) {
      const answers = Object.entries(over).map(async ([request, ask]) =>
        breach(`${kind}, ${request}`, await ask(shop.server.origin, token)),
      );
      for (const one of await Promise.all(answers)) if (one !== undefined) found.push(one);
    }
    return found;
  }
  /** Expects that the same process still serves the owner after the attacks, and that no data has changed. */
  async function expectUnharmed(): Promise<void> {
    expect(shop.server.child.exitCode).toBeNull();
    expect(shop.server.output.filter((line) => /error/i.test(line))).toEqual([]);
    const fresh = await signIn();
    const answer = await reads['a list']?.(shop.server.origin, fresh);
    const { documents = [] } = JSON.parse(answer?.text ?? '{}') as { documents?: { name: string }[] };
    expect(documents.map(({ name }) => name.split('/').at(-1))).toEqual(['p1']);
    expect(answer?.text).toContain(SECRET);
  }

  test.for(Object.keys(reads))('the good one opens %s, so each request works', async (request) => {
    const answer = await reads[request]?.(shop.server.origin, good);
    expect([answer?.status, answer?.text]).toEqual([200, expect.stringContaining(SECRET)]);
  });

  test('forged tokens give no access', async () => {
    const forged = forgedTokens(good, shop.signingKey());
    expect(await attack(Object.entries(forged), requests)).toEqual([]);
    await expectUnharmed();
  });

  test('damaged tokens give no access', async () => {
    const seed = fuzzSeed();
    const random = new Random(seed);
    const tokens: [string, string][] = [];
    for (let turn = 0; turn < MANGLED; turn += 1) {
      const token = mangled(good, random);
      if (token !== undefined) tokens.push([`seed ${seed}, mangled into ${token}`, token]);
    }
    expect(await attack(tokens, reads)).toEqual([]);
    expect(await attack(tokens.slice(0, 30), changes)).toEqual([]);
    await expectUnharmed();
  });
});
