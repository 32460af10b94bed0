import { expect, test } from 'vitest';
import type { FirebaseOrigins } from '../transfer/firebase/firebase-origins.ts';
import { type GoogleApi, GoogleRefusal } from '../transfer/firebase/google-api.ts';
import { findOut } from './findings.ts';
import { scheduleBackups } from './schedule-backups.ts';

const ORIGINS: FirebaseOrigins = {
  firestore: 'https://firestore.googleapis.com',
  auth: 'https://identitytoolkit.googleapis.com',
  authConfig: 'https://identitytoolkit.googleapis.com/admin/v2',
  storage: 'https://storage.googleapis.com',
};

type Answer = unknown;
/** Google, as far as it answers: the first key that is in the address. What no key names is refused as not found. */
const google = (answers: Readonly<Record<string, Answer>>): GoogleApi => ({
  json: (address, body) => {
    const key = Object.keys(answers).find((part) => address.includes(part) || JSON.stringify(body)?.includes(part));
    const answer = key === undefined ? new GoogleRefusal('no', 404) : answers[key];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  },
  bytes: () => Promise.reject(new Error('not asked')),
  send: () => Promise.reject(new Error('not asked')),
});
const find = (answers: Readonly<Record<string, Answer>>) =>
  findOut({
    api: google(answers),
    origins: ORIGINS,
    projectId: 'p',
    bucket: 'p.firebasestorage.app',
    isEmulator: false,
  });

const owner = (uid: string) => ({
  document: {
    name: `projects/p/databases/(default)/documents/personal/${uid}`,
    fields: { activo: { booleanValue: true }, rol: { stringValue: 'dueno' } },
  },
});
const SHOP = { 'databases/(default)/documents': [owner('ana')], 'databases/(default)': { type: 'FIRESTORE_NATIVE' } };

test('an owner counts only with an account that can be signed in with, because an unpacked zip brings owners without any', async () => {
  const people = { '"personal"': [owner('ana'), owner('eva')], '"productos"': [], ...SHOP };
  expect((await find({ 'accounts:lookup': {}, ...people })).owner).toBe('no');
  expect((await find({ 'accounts:lookup': { users: [{ localId: 'eva', disabled: true }] }, ...people })).owner).toBe(
    'no',
  );
  expect((await find({ 'accounts:lookup': { users: [{ localId: 'eva' }] }, ...people })).owner).toBe('yes');
});

test('an account without the right to see billing gets «unknown» and not «missing»', async () => {
  expect((await find({ billingInfo: new GoogleRefusal('no', 403), ...SHOP })).billing).toBe('unknown');
  expect((await find({ billingInfo: { billingEnabled: false }, ...SHOP })).billing).toBe('no');
  expect((await find({ billingInfo: { billingEnabled: true }, ...SHOP })).billing).toBe('yes');
});

test('the function that makes the pages is looked for by its name', async () => {
  const named = (name: string) => ({ functions: [{ name: `projects/p/locations/us-central1/functions/${name}` }] });
  expect((await find({ '/functions': named('pagina'), ...SHOP })).page).toBe('yes');
  expect((await find({ '/functions': named('otra'), ...SHOP })).page).toBe('no');
  expect((await find({ '/functions': new GoogleRefusal('no', 403), ...SHOP })).page).toBe('unknown');
});

test('the role by which the rules of files read the database is looked for, because without it nobody uploads a picture', async () => {
  const project = { 'v1beta1/projects/p': { projectNumber: '12' } };
  const policyOf = (...members: string[]) => ({
    bindings: [
      { role: 'roles/editor', members: ['serviceAccount:service-12@gcp-sa-firebasestorage.iam.gserviceaccount.com'] },
      { role: 'roles/firebaserules.firestoreServiceAgent', members },
    ],
  });
  const found = async (answer: Answer) =>
    (await find({ ':getIamPolicy': answer, ...project, ...SHOP })).filesReadDatabase;
  const agent = 'serviceAccount:service-12@gcp-sa-firebasestorage.iam.gserviceaccount.com';
  expect(await found(policyOf(agent))).toBe('yes');
  expect(await found(policyOf(agent.replace('12', '13')))).toBe('no');
  expect(await found({})).toBe('no');
  expect(await found(new GoogleRefusal('no', 403))).toBe('unknown');
  expect((await find({ ':getIamPolicy': policyOf(agent), ...SHOP })).filesReadDatabase).toBe('unknown');
});

test('a schedule of backups is found, and who may not see them learns nothing', async () => {
  const found = async (answer: Answer) => (await find({ backupSchedules: answer, ...SHOP })).backups;
  expect(await found({ backupSchedules: [{ retention: '1209600s', dailyRecurrence: {} }] })).toBe('yes');
  expect(await found({})).toBe('no');
  expect(await found(new GoogleRefusal('no', 403))).toBe('unknown');
});

test('a schedule is made as Google’s manual asks for it, and a refusal is told and stops nothing', async () => {
  const asked: unknown[] = [];
  const api: GoogleApi = { ...google({}), json: (...request) => Promise.resolve(asked.push(request)) };
  expect(await scheduleBackups(api, ORIGINS, 'p')).toContain('cada día');
  const address = 'https://firestore.googleapis.com/v1/projects/p/databases/(default)/backupSchedules';
  expect(asked).toEqual([[address, { retention: '1209600s', dailyRecurrence: {} }]]);
  expect(await scheduleBackups(google({}), ORIGINS, 'p')).toContain('no se pudo programar: no');
});
