import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillSample } from '../transfer/testing/sample-shop.ts';
import { openProject } from '../transfer/transfer-command.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const OWNER = 'duena@tienda.example';
const projectId = 'demo-abrir';
const bucket = `${projectId}.firebasestorage.app`;
const PRODUCTS = 700;
const FILES = 20;

/**
 * What stands for firebase-tools: it fails while a file says so; else it looks for what would be sent, gives the emulator the deployed rules, and
 * notes how it was called. Sending them to Google is the one step that no emulator answers.
 */
const DEPLOY = `
const { appendFileSync, existsSync, readFileSync } = require('node:fs');
const args = process.argv.slice(2);
const { hosting, firestore, storage } = JSON.parse(readFileSync('firebase.json', 'utf8'));
const needed = [hosting.public + '/shell.html', firestore.rules, firestore.indexes, storage.rules];
const missing = needed.filter((name) => !existsSync(name));
if (existsSync('sin-red') || missing.length > 0) {
  console.error('no se pudo publicar', missing);
  process.exit(1);
}
const project = args[args.indexOf('--project') + 1];
const body = JSON.stringify({ rules: { files: [{ content: readFileSync(firestore.rules, 'utf8') }] } });
fetch('http://' + process.env.FIRESTORE_EMULATOR_HOST + '/emulator/v1/projects/' + project + ':securityRules', { method: 'PUT', body })
  .then((answer) => (answer.ok ? appendFileSync('publicado.txt', args.join(' ') + '\\n') : process.exit(1)));
`;

let folder: string;
let archive: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'abrir-'));
  const own = path.join(folder, 'rehearse/node_modules/firebase-tools/lib/bin');
  mkdirSync(own, { recursive: true });
  writeFileSync(path.join(own, 'firebase.js'), DEPLOY);
  for (const name of ['firebase.json', 'firestore.rules', 'firestore.indexes.json', 'storage.rules'])
    cpSync(path.join(ROOT, name), path.join(folder, name));
  const build = `node -e "fs.mkdirSync('dist',{recursive:true});fs.writeFileSync('dist/shell.html','')"`;
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts: { build } }));
  const dataDir = path.join(folder, 'laptop');
  archive = path.join(folder, 'archivo');
  await fillSample(dataDir, { products: PRODUCTS, files: FILES });
  const exported = await command('transfer', ['export', archive], { DATA_DIR: dataDir });
  expect(exported.code, exported.output).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A command of the repository as the owner gives it, in a folder as the repository's. */
async function command(name: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [path.join(ROOT, `dist-backend/${name}.js`), ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}
const setUp = (...more: readonly string[]) =>
  command('firebase-setup', ['--firebase', projectId, '--dueno', OWNER, '--archivo', archive, ...more]);

const project = () => openProject({ projectId, bucket, keyFile: undefined }, process.env, new AbortController().signal);
/** All documents with the time of their last write, which says whether they were written again. */
async function documents(): Promise<readonly { readonly document: { readonly name: string } }[]> {
  const { api, origins } = project();
  const root = `${origins.firestore}/v1/projects/${projectId}/databases/(default)/documents`;
  const found = await api.json(`${root}:runQuery`, { structuredQuery: { from: [{ allDescendants: true }] } });
  return (found as { readonly document: { readonly name: string } }[]).map(({ document }) => ({ document }));
}
const published = (): string => readFileSync(path.join(folder, 'publicado.txt'), 'utf8');
const passwordIn = (output: string): string => /Contraseña: (\S+)/.exec(output)?.[1] ?? '';

test('one command takes a project from nothing to a shop with its owner, and again it changes nothing', async () => {
  const plan = await setUp('--dry-run');
  expect(plan.code, plan.output).toBe(0);
  expect(plan.output).toContain('Era un ensayo: no se cambió nada.');

  // The network fails at the deploy: what came before stays, what comes after did not begin.
  writeFileSync(path.join(folder, 'sin-red'), '');
  const failed = await setUp();
  expect(failed.code, failed.output).toBe(1);
  expect(failed.output).toContain('dé la misma orden otra vez');
  expect(failed.output).not.toContain('Contraseña');
  expect(await documents()).toEqual([{ document: undefined }]);
  rmSync(path.join(folder, 'sin-red'));

  const first = await setUp();
  expect(first.code, first.output).toBe(0);
  expect(JSON.parse(readFileSync(path.join(folder, '.firebaserc'), 'utf8'))).toEqual({
    projects: { default: projectId },
  });
  expect(published()).toBe(`deploy --project ${projectId} --only hosting,firestore,storage\n`);
  expect(first.output).toContain('La tienda llegó completa.');
  expect(passwordIn(first.output)).not.toBe('');

  const filled = await documents();
  expect(filled.filter(({ document }) => document.name.includes('/productos/'))).toHaveLength(PRODUCTS);
  const again = await setUp();
  expect(again.code, again.output).toBe(0);
  expect(again.output).toContain('Ya hay quien es dueño');
  expect(passwordIn(again.output)).toBe('');
  expect(await documents()).toEqual(filled);

  // The code that was shown once opens the shop, and the rules that were deployed take its person for the owner.
  const { api, origins } = project();
  const { idToken } = (await api.json(`${origins.auth}/v1/accounts:signInWithPassword`, {
    email: OWNER,
    password: passwordIn(first.output),
    returnSecureToken: true,
    targetProjectId: projectId,
  })) as { readonly idToken: string };
  const root = `${origins.firestore}/v1/projects/${projectId}/databases/(default)/documents`;
  const asOwner = { headers: { Authorization: `Bearer ${idToken}` } };
  expect((await fetch(`${root}/internos`, asOwner)).status).toBe(200);
  expect((await fetch(`${root}/internos`)).status).toBe(403);
});
