import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  administer,
  ask,
  client,
  create,
  isOutOfReach,
  type Json,
  newEmail,
  OWNER,
  origin,
  problemOf,
  project,
  signIn,
  usersOf,
} from './administrator-client.ts';
import { exchange } from './exchange.ts';
import { byTarget, target } from './target.ts';

describe.skipIf(isOutOfReach)('an administrator of accounts', () => {
  test('makes one, with a uid of their own choice, and not twice', async () => {
    const uid = `mi-uid-${randomUUID().slice(0, 8)}`;
    const { email } = await create({ localId: uid, displayName: 'Ana', emailVerified: true });
    const [user] = usersOf(await administer(':lookup', { localId: [uid] }));
    expect(user).toMatchObject({ localId: uid, email, displayName: 'Ana', emailVerified: true });
    expect((await signIn(email, 'secreto1')).body['localId']).toBe(uid);
    expect(problemOf(await administer('', { email, password: 'secreto1' }))).toBe('EMAIL_EXISTS');
    expect(problemOf(await administer('', { localId: uid, email: newEmail() }))).toBe('DUPLICATE_LOCAL_ID');
    expect(problemOf(await administer('', { email: newEmail(), password: 'corta' }))).toMatch(/^WEAK_PASSWORD/);
  });

  test('finds several by uid or address, and none for an unknown one', async () => {
    const [one, two] = [await create(), await create()];
    const found = usersOf(await administer(':lookup', { localId: [one.uid, 'nadie'], email: [two.email] }));
    expect(new Set(found.map(({ localId }) => localId))).toEqual(new Set([one.uid, two.uid]));
    expect(usersOf(await administer(':lookup', { email: ['nadie@contrato.example'] }))).toEqual([]);
  });

  test('changes the profile, the password and the rights of one', async () => {
    const { uid, email } = await create();
    const changed = { displayName: 'Eva', password: 'otro1234', customAttributes: '{"rol":"dueno"}' };
    expect((await administer(':update', { localId: uid, ...changed })).body['localId']).toBe(uid);
    expect(usersOf(await administer(':lookup', { localId: [uid] }))[0]).toMatchObject({
      displayName: 'Eva',
      customAttributes: '{"rol":"dueno"}',
    });
    expect((await signIn(email, 'secreto1')).status).toBe(400);
    const { body } = await signIn(email, 'otro1234');
    const claims = JSON.parse(Buffer.from(String(body['idToken']).split('.')[1] ?? '', 'base64url').toString()) as Json;
    expect(claims).toMatchObject({ rol: 'dueno', user_id: uid, email });
    const moved = newEmail();
    await administer(':update', { localId: uid, email: moved, deleteAttribute: ['DISPLAY_NAME'] });
    const [user] = usersOf(await administer(':lookup', { email: [moved] }));
    expect([user?.['localId'], user?.['displayName']]).toEqual([uid, undefined]);
    expect(problemOf(await administer(':update', { localId: 'nadie', displayName: 'X' }))).toBe('USER_NOT_FOUND');
  });

  test('disables one, which then does not sign in', async () => {
    const { uid, email } = await create();
    await administer(':update', { localId: uid, disableUser: true });
    expect(problemOf(await signIn(email, 'secreto1'))).toBe('USER_DISABLED');
    await administer(':update', { localId: uid, disableUser: false });
    expect((await signIn(email, 'secreto1')).status).toBe(200);
  });

  // firebase-admin sends a number.
  test.each([
    ['text', String],
    ['number', Number],
  ])('ends the sessions of one, from a time written as a %s', async (_, write) => {
    const { uid, email } = await create();
    const { body } = await signIn(email, 'secreto1');
    await administer(':update', { localId: uid, validSince: write(Math.floor(Date.now() / 1000) + 10) });
    expect(problemOf(await client('lookup', { idToken: body['idToken'] }))).toBe('TOKEN_EXPIRED');
  });

  test('deletes one, or several, there or not', async () => {
    const [one, two] = [await create(), await create()];
    expect((await administer(':delete', { localId: one.uid })).status).toBe(200);
    expect(problemOf(await administer(':delete', { localId: one.uid }))).toBe('USER_NOT_FOUND');
    expect(
      (await administer(':batchDelete', { localIds: [two.uid, 'nadie'], force: true })).body['errors'] ?? [],
    ).toEqual([]);
    expect(usersOf(await administer(':lookup', { localId: [one.uid, two.uid] }))).toEqual([]);
  });

  test('lists them in pages', async () => {
    const made = new Set([await create(), await create(), await create()].map(({ uid }) => uid));
    let token = '';
    const pages: number[] = [];
    do {
      const next = token && `&nextPageToken=${encodeURIComponent(token)}`;
      const { body } = await ask('GET', `projects/${project}/accounts:batchGet?maxResults=2${next}`);
      const users = usersOf({ body });
      pages.push(users.length);
      for (const user of users) made.delete(String(user['localId']));
      const { nextPageToken } = body;
      token = users.length > 0 && typeof nextPageToken === 'string' ? nextPageToken : '';
    } while (token !== '');
    expect([...made]).toEqual([]);
    expect(Math.max(...pages)).toBe(2);
  });
});

describe.skipIf(isOutOfReach)('an administrator of mails and of rights', () => {
  test('makes the link of a mail, which resets the password', async () => {
    const { email } = await create();
    const asked = { requestType: 'PASSWORD_RESET', email, returnOobLink: true };
    const { body } = await administer(':sendOobCode', asked);
    const code = new URL(String(body['oobLink'])).searchParams.get('oobCode');
    expect((await client('resetPassword', { oobCode: code, newPassword: 'nueva123' })).body['email']).toBe(email);
    expect((await signIn(email, 'nueva123')).status).toBe(200);
    const unknown = await administer(':sendOobCode', { ...asked, email: newEmail() });
    expect(problemOf(unknown)).toBe(byTarget('link-for-nobody', { emulator: undefined, ours: 'EMAIL_NOT_FOUND' }));
    expect(unknown.body['oobLink']).toBeUndefined();
  });

  test('reads what was mailed', async () => {
    const { email } = await create();
    await client('sendOobCode', { requestType: 'PASSWORD_RESET', email });
    const mails = await exchange('GET', `${origin}/emulator/v1/projects/${project}/oobCodes`, 'application/json');
    const { oobCodes } = JSON.parse(mails.text) as { oobCodes: Json[] };
    const [mail] = oobCodes.filter((one) => one['email'] === email);
    expect(mail).toMatchObject({ requestType: 'PASSWORD_RESET', oobCode: expect.any(String) });
    expect(new URL(String(mail?.['oobLink'])).searchParams.get('oobCode')).toBe(mail?.['oobCode']);
    const reset = await client('resetPassword', { oobCode: mail?.['oobCode'], newPassword: 'nueva123' });
    expect(reset.body['email']).toBe(email);
  });

  test.skipIf(target.kind === 'emulator')('is told in a sentence what is not supported', async () => {
    const { uid } = await create();
    const phoneNumber = '+528112345678';
    for (const [verb, body] of [
      ['', { phoneNumber }],
      [':update', { localId: uid, phoneNumber }],
      [':sendOobCode', { requestType: 'EMAIL_SIGNIN', email: newEmail() }],
    ] as const) {
      const refused = await administer(verb, body);
      expect([refused.status, problemOf(refused)]).toEqual([400, expect.stringMatching(/^[A-Z_]+$/)]);
    }
    for (const [method, path] of [
      ['GET', 'v2/projects/p/tenants'],
      ['GET', 'v2/projects/p/config'],
    ] as const) {
      const address = `${origin}/identitytoolkit.googleapis.com/${path}`;
      const refused = await exchange(method, address, 'application/json', undefined, OWNER);
      const problem = problemOf({ body: JSON.parse(refused.text) as Json });
      expect([path, refused.status, problem]).toEqual([path, 501, expect.stringMatching(/^NOT_IMPLEMENTED/)]);
    }
  });

  test('is refused without the administrator’s token', async () => {
    const { uid } = await create();
    for (const headers of [{}, { authorization: 'Bearer x' }])
      expect((await ask('POST', `projects/${project}/accounts:delete`, { localId: uid }, headers)).status).not.toBe(
        200,
      );
    expect(usersOf(await administer(':lookup', { localId: [uid] }))).toHaveLength(1);
  });
});

// On Google's emulators the project is that of all scripts.
test.skipIf(target.kind === 'emulator')('an administrator empties the project', async () => {
  const { uid, email } = await create();
  const cleared = await exchange('DELETE', `${origin}/emulator/v1/projects/${project}/accounts`, 'application/json');
  expect(cleared.status).toBe(200);
  expect(usersOf(await administer(':lookup', { localId: [uid] }))).toEqual([]);
  expect((await signIn(email, 'secreto1')).status).toBe(400);
});

describe.skipIf(isOutOfReach)('calls of an administrator that do not come from firebase-admin', () => {
  test('may leave the project out of the address, where others are clients', async () => {
    const [uid, email] = [`mi-uid-${randomUUID().slice(0, 8)}`, newEmail()];
    const owner = (verb: string, body: Json) => ask('POST', `accounts:${verb}?key=x`, body);
    const made = await owner('signUp', { localId: uid, email, password: 'secreto1', emailVerified: true });
    expect(made.body).toMatchObject({ localId: uid, email });
    expect(made.body['idToken']).toBeUndefined();
    await owner('update', { localId: uid, displayName: 'Ana', customAttributes: '{"rol":"dueno"}' });
    expect(usersOf(await owner('lookup', { localId: [uid] }))[0]).toMatchObject({
      displayName: 'Ana',
      emailVerified: true,
    });
    expect(problemOf(await client('update', { localId: uid, displayName: 'Eva' }))).toMatch(
      /^(MISSING_ID_TOKEN|INVALID_REQ_TYPE)/,
    );
    const link = { requestType: 'PASSWORD_RESET', email, returnOobLink: true };
    expect((await owner('sendOobCode', link)).body).toMatchObject({ email, oobCode: expect.any(String) });
    expect((await owner('delete', { localId: uid })).status).toBe(200);
    expect((await signIn(email, 'secreto1')).status).toBe(400);
  });

  test('reads that there are no codes for telephones, and how the project is set', async () => {
    const read = async (what: string) => {
      const address = `${origin}/emulator/v1/projects/${project}/${what}`;
      return JSON.parse((await exchange('GET', address, 'application/json')).text) as Json;
    };
    expect(await read('verificationCodes')).toEqual({ verificationCodes: [] });
    expect(await read('config')).toMatchObject({ signIn: { allowDuplicateEmails: false } });
  });

  test.each<[string, string, Json]>([
    ['disabled as a text', '', { disabled: 'true' }],
    ['emailVerified as a number', '', { emailVerified: 1 }],
    ['disableUser as a text', ':update', { disableUser: 'true' }],
    ['validSince as true', ':update', { validSince: true }],
    ['deleteAttribute as a text', ':update', { deleteAttribute: 'DISPLAY_NAME' }],
    ['localIds as a text', ':batchDelete', { localIds: 'x' }],
    ['users as an object', ':batchCreate', { users: { localId: 'x' } }],
  ])('is refused %s, so that no account is left open or named otherwise', async (_, verb, more) => {
    const about = verb === '' ? { email: newEmail() } : verb === ':update' ? { localId: (await create()).uid } : {};
    const answer = await administer(verb, { ...about, ...more });
    expect([answer.status, problemOf(answer)]).toEqual([
      400,
      expect.stringMatching(/^INVALID_ARGUMENT : |^Invalid JSON payload received\. /),
    ]);
    if ('email' in about) expect(usersOf(await administer(':lookup', { email: [about.email] }))).toEqual([]);
  });
});
