import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openProject } from '../transfer/transfer-command.ts';
import { findOut } from './findings.ts';
import { makeFirstOwner } from './first-owner.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const COMMAND = path.join(ROOT, 'dist-backend/firebase-setup.js');
/** Not the project that a shop is moved to, so that neither test finds what the other wrote. */
const projectId = 'demo-preparar';
const bucket = `${projectId}.firebasestorage.app`;
const owner = 'ana@tienda.example';

test('the first owner signs in with the password that is shown once, and the rules take them for staff', async () => {
  const project = openProject({ projectId, bucket, keyFile: undefined }, process.env, new AbortController().signal);
  const look = () => findOut({ ...project, projectId, bucket });
  expect(await look()).toMatchObject({ owner: 'no', shop: 'no', billing: 'unknown' });
  const first = await makeFirstOwner(project.api, project.origins, projectId, owner);
  expect(await look()).toMatchObject({ owner: 'yes' });
  // A second time, as after an interruption: another password, the same person.
  const password = await makeFirstOwner(project.api, project.origins, projectId, owner);
  // As an administrator, because an API key stands for the emulator's own project.
  const signIn = (secret: string) =>
    project.api.json(`${project.origins.auth}/v1/accounts:signInWithPassword`, {
      email: owner,
      password: secret,
      returnSecureToken: true,
      targetProjectId: projectId,
    });
  await expect(signIn(first)).rejects.toThrow('INVALID');
  const { idToken, localId } = (await signIn(password)) as { idToken: string; localId: string };
  const documents = `${project.origins.firestore}/v1/projects/${projectId}/databases/(default)/documents`;
  const asked = await fetch(`${documents}/personal`, { headers: { Authorization: `Bearer ${idToken}` } });
  expect(asked.status).toBe(200);
  const { documents: people } = (await asked.json()) as { documents: { name: string; fields: object }[] };
  expect(people.map(({ name }) => name.split('/').at(-1))).toEqual([localId]);
  expect(people[0]?.fields).toMatchObject({ rol: { stringValue: 'dueno' }, correo: { stringValue: owner } });
});

test('a dry run prints every step and changes nothing', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'preparar-'));
  try {
    const args = [COMMAND, '--firebase', 'demo-otra', '--dueno', owner, '--archivo', '/x', '--dry-run'];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, env: process.env });
    expect(stdout).toContain('Escribir .firebaserc con demo-otra');
    expect(stdout).toContain('firebase deploy --project demo-otra --only hosting,firestore,storage');
    expect(stdout).toContain('Llevar la tienda de /x');
    expect(stdout).toContain('Era un ensayo: no se cambió nada.');
    expect(existsSync(path.join(folder, '.firebaserc'))).toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

// Rules of the build before refuse some edits of a new page; new rules allow what a page of the build before asks (`earlier-version.test.ts`).
test('the pinned firebase-tools releases the rules before the function and the site', () => {
  const tools = createRequire(path.join(ROOT, 'rehearse/node_modules/firebase-tools/lib/index.js'));
  const { VALID_DEPLOY_TARGETS } = tools('./deploy/index.js') as { readonly VALID_DEPLOY_TARGETS: readonly string[] };
  const { filterTargets } = tools('./filterTargets.js') as {
    readonly filterTargets: (options: object, valid: readonly string[]) => readonly string[];
  };
  // What `firebase deploy` releases one after the other, once all of it was sent.
  const released = (written: object, only?: string) =>
    filterTargets({ config: { has: (name: string) => name in written }, only }, VALID_DEPLOY_TARGETS);
  const site = JSON.parse(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8')) as object;
  expect(released(site, 'hosting,firestore,storage')).toEqual(['storage', 'firestore', 'hosting']);
  expect(released({ ...site, functions: [] })).toEqual(['storage', 'firestore', 'functions', 'hosting']);
});
