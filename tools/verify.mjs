// `npm run verify`: runs every check, and stops at the first that fails. Those that leave a core idle run two at once.
import { availableParallelism } from 'node:os';
import { collectNotes } from './setup/final-notes.mjs';
import { run } from './setup/run.mjs';
import { runSteps } from './setup/run-steps.mjs';

/** The compiler and the commands of one core first, then the long unit tests, beside which the others take their turns. */
const beside = [
  { name: 'types' },
  { name: 'unused' },
  { name: 'format:check' },
  // It reads the types of the style sheets, which `types` writes.
  { name: 'lint', needs: ['types'] },
  { name: 'unit' },
  { name: 'build' },
  { name: 'test:transfer' },
  { name: 'test:contract' },
  { name: 'test:emulator' },
  { name: 'test:parts' },
];
/** Journeys in browsers, which fill the machine alone. */
const alone = ['e2e', 'browsers', 'rehearse'];

const npm = (step) => ['npm', 'run', '--silent', step];
const verdict = (name, code, seconds) => `── ${name}: ${code === 0 ? 'bien' : 'MAL'}, ${seconds.toFixed(0)} s`;
const printNotes = collectNotes();
const began = Date.now();
let passed = 0;

function finish(code) {
  printNotes();
  console.log(`\n── en total: ${((Date.now() - began) / 60_000).toFixed(1)} min`);
  console.log(`${passed} passed, ${code === 0 ? 0 : 1} failed`);
  process.exit(code);
}

const code = await runSteps(
  beside.map((step) => ({ ...step, command: npm(step.name) })),
  {
    atOnce: Math.min(2, availableParallelism()),
    tell: ({ name, code, output, seconds }) => {
      console.log(`\n── ${name}`);
      process.stdout.write(output);
      console.log(verdict(name, code, seconds));
      if (code === 0) passed += 1;
    },
  },
);
if (code !== 0) finish(code);

for (const name of alone) {
  const start = Date.now();
  console.log(`\n── ${name}`);
  const [command, ...args] = npm(name);
  const code = await run(command, args);
  console.log(verdict(name, code, (Date.now() - start) / 1000));
  if (code !== 0) finish(code);
  passed += 1;
}
finish(0);
