// `npm start`: builds the site, fills it with the demo and serves it; a fresh clone needs only Node and npm.
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

// A limit makes Node collect garbage earlier: with five hundred listeners it grew to 1.1 GiB without a limit, and to half of that with one.
const options = ['--enable-source-maps', '--max-old-space-size=768'];
const server = spawn(process.execPath, [...options, 'dist-backend/main.js', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
// Ctrl-C reaches both processes. The server closes its streams and its database, and this process exits with its code.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
