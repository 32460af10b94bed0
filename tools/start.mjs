// `npm start`: builds the site, fills it with the demo and serves it; a fresh clone needs only Node and npm.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { misunderstood, readStartOptions, START_USAGE } from '#backend/command-line/start-options.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { requireNode } from './setup/node-version.mjs';
import { runOrExit } from './setup/run.mjs';
import { supervise } from './setup/supervise.mjs';

requireNode();
const words = process.argv.slice(2);
const options = readStartOptions(words);
if (options === undefined) {
  console.error(misunderstood(words));
  process.exit(1);
}
if (options.help) {
  console.log(START_USAGE);
  process.exit(0);
}
await ensureDependencies();
console.log('Construyendo el sitio…');
// The store opens without the smaller pictures, which take two cores one to three minutes; they are made beside it.
await runOrExit('npm', ['run', '--silent', 'build'], { env: { ...process.env, PICTURES_LATER: '1' } });
await runOrExit(process.execPath, ['dist-backend/fill.js', ...words]);

// A limit makes Node collect garbage earlier: with five hundred listeners it grew to 1.1 GiB without a limit, and to half of that with one.
const nodeOptions = ['--enable-source-maps', '--max-old-space-size=768'];
const stop = new AbortController();
// Ctrl-C reaches both processes. The server closes its streams and its database, and this process exits with its code.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort(signal));

/** One life of the server: resolves to its exit code, or to 128 and more for a signal that nobody here sent. */
const run = (signal) =>
  new Promise((resolve, reject) => {
    const server = spawn(process.execPath, [...nodeOptions, 'dist-backend/main.js', ...words], { stdio: 'inherit' });
    const pass = () => server.kill(signal.reason);
    signal.addEventListener('abort', pass);
    server.on('error', reject);
    server.on('exit', (code) => {
      signal.removeEventListener('abort', pass);
      resolve(code ?? 137);
    });
  });
// Its failure is printed and harms nothing: the large pictures stay.
const pictures = spawn(process.execPath, ['tools/finish-pictures.mjs'], { stdio: ['ignore', 'inherit', 'inherit'] });
process.on('exit', () => pictures.kill());
process.exit(await supervise(run, { signal: stop.signal, say: (line) => console.error(line) }));
