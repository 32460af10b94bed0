// `npm start`: on a machine with Node and npm only, from a fresh clone to an open store.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { ensureDependencies } from './setup/dependencies.mjs';
import { requireNode } from './setup/node-version.mjs';
import { runOrExit } from './setup/run.mjs';

requireNode();
await ensureDependencies();
console.log('Construyendo el sitio…');
await runOrExit('npm', ['run', '--silent', 'build']);
await runOrExit(process.execPath, ['dist-backend/fill.js']);

// Node collects late where memory is plenty: five hundred listeners grew it to 1.1 GiB without a limit, and to half of that with one.
const options = ['--enable-source-maps', '--max-old-space-size=768'];
const server = spawn(process.execPath, [...options, 'dist-backend/main.js', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
// Ctrl-C reaches both of us; the server closes its streams and its file, and we leave with its code.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
