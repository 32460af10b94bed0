// `npm run verify`: runs every check in turn, one line each, and stops at the first that fails.
import { collectNotes } from './setup/final-notes.mjs';
import { run } from './setup/run.mjs';

const steps = [
  'types',
  'lint',
  'unused',
  'format:check',
  'unit',
  'build',
  'test:contract',
  'test:emulator',
  'test:transfer',
  'test:parts',
  'e2e',
  'browsers',
  'rehearse',
];

const printNotes = collectNotes();
let passed = 0;
for (const step of steps) {
  const start = Date.now();
  console.log(`\n── ${step}`);
  const code = await run('npm', ['run', '--silent', step]);
  console.log(`── ${step}: ${code === 0 ? 'bien' : 'MAL'}, ${((Date.now() - start) / 1000).toFixed(0)} s`);
  if (code !== 0) {
    printNotes();
    console.log(`\n${passed} passed, 1 failed`);
    process.exit(code);
  }
  passed += 1;
}
printNotes();
console.log(`\n${passed} passed, 0 failed`);
