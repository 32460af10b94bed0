import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { missingFunction } from '#rehearse/start-emulators.mjs';
import { run } from './setup/run.mjs';

/**
 * `npm run rehearse:mutations`: breaks what is deployed in a copy, one thing at a time, and rehearses the journey that has to notice. Fails where a
 * rehearsal passes.
 */
const DEPLOYED = [
  'firebase.json',
  'firebase.function.json',
  'firestore.rules',
  'firestore.indexes.json',
  'storage.rules',
];

const mutations = [
  {
    what: 'anybody reads the staff list',
    file: 'firestore.rules',
    change: (text) =>
      text.replace(/match \/databases\/\{[a-z]+\}\/documents \{/, '$&\n    match /{any=**} { allow read: if true; }'),
    journey: 'e2e/deployed-rules.e2e.ts',
  },
  {
    what: 'no content policy',
    file: 'firebase.json',
    change: (text) => text.replace('"Content-Security-Policy"', '"X-Was-Content-Security-Policy"'),
    journey: 'e2e/rehearsal/production.rehearsal.ts',
  },
  {
    what: 'no composite index',
    file: 'firestore.indexes.json',
    change: (text) => JSON.stringify({ ...JSON.parse(text), indexes: [] }),
    journey: 'e2e/admin/log.e2e.ts',
  },
  {
    what: 'nobody may upload a picture',
    file: 'storage.rules',
    change: (text) => text.replaceAll('allow create: if ', 'allow create: if false && '),
    journey: 'e2e/admin/data-sheets.e2e.ts',
  },
  {
    what: 'pages are the empty shell',
    file: 'firebase.function.json',
    change: (text) => text.replaceAll(/"function": \{[^}]*\}/g, '"destination": "/shell.html"'),
    journey: 'e2e/rehearsal/function-pages.rehearsal.ts',
  },
];

const asked = process.argv[2];
const missed = [];
// The rehearsal builds it for what is deployed here, and not for a copy.
if (existsSync('functions/node_modules'))
  await run('npm', ['run', '--silent', 'build:function', '--', '--logLevel', 'error']);
/** A journey that is left out passes, which would look like a fault that nobody noticed. */
const missingFor = (file, folder) =>
  file === 'firebase.function.json' ? missingFunction(join(folder, file)) : undefined;
for (const { what, file, change, journey } of mutations.filter(({ what }) => !asked || what.includes(asked))) {
  const folder = mkdtempSync(join(tmpdir(), 'fragua-mutante-'));
  for (const name of DEPLOYED) if (existsSync(name)) cpSync(name, join(folder, name));
  for (const name of ['dist', 'functions']) symlinkSync(resolve(name), join(folder, name));
  const missing = missingFor(file, folder);
  if (missing !== undefined) {
    console.log(`\n── ${what}: not tried (${missing})`);
    if (process.env.EMULATORS_REQUIRED) missed.push(what);
    rmSync(folder, { recursive: true, force: true });
    continue;
  }
  const text = readFileSync(join(folder, file), 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${what}: ${file} has no such place`);
  writeFileSync(join(folder, file), changed);
  console.log(`\n── ${what} (${file}): ${journey}`);
  const env = { ...process.env, REHEARSE_CONFIG: join(folder, 'firebase.json') };
  const code = await run(
    process.execPath,
    // One failure is enough, and what waits for something that is broken waits to its limit.
    [
      'tools/rehearse.mjs',
      journey,
      '-x',
      '--timeout',
      '240000',
      '--reporter',
      'dot,./e2e/rehearsal/report-journeys.ts',
    ],
    { env },
  );
  console.log(`── ${what}: ${code === 0 ? 'NOT NOTICED' : 'noticed'}`);
  if (code === 0) missed.push(what);
  rmSync(folder, { recursive: true, force: true });
}
if (missed.length > 0) {
  console.error(`\nNot noticed: ${missed.join(', ')}`);
  process.exitCode = 1;
}
