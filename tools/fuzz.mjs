// `npm run fuzz`: the property tests with random seeds, several rounds of them, then the random scripts of the backend's contract once.
// `FUZZ_RUNS=20` for more rounds, `FUZZ_SEED=n` to repeat one; arguments are the test files to run instead of all.
// What it finds becomes a test case with a name of its own, because `npm test` uses fixed seeds and will not meet it again.
import { execFileSync } from 'node:child_process';
import { run } from './setup/run.mjs';

const MAX_SEED = 2 ** 31;
const VITEST = ['node_modules/vitest/vitest.mjs', 'run'];

/** Tracked files that contain this text. */
function filesWith(text, pattern) {
  const listed = execFileSync('git', ['grep', '-l', '--untracked', '-F', text, '--', pattern], { encoding: 'utf8' });
  return listed.split('\n').filter(Boolean);
}

async function fuzz(seed, args) {
  console.log(`\n── FUZZ_SEED=${seed}`);
  const env = { ...process.env, FUZZ_SEED: String(seed), EMULATOR_HOST: '' };
  const code = await run(process.execPath, [...VITEST, ...args], { env, shell: false });
  if (code === 0) return;
  console.log(`\nFound with FUZZ_SEED=${seed}. To repeat it: FUZZ_SEED=${seed} npx vitest run ${args.join(' ')}`);
  process.exit(code);
}

const chosen = process.argv.slice(2);
const given = process.env.FUZZ_SEED;
const rounds = given === undefined ? Number(process.env.FUZZ_RUNS ?? 5) : 1;
if (!(Number.isInteger(rounds) && rounds > 0 && Number.isInteger(Number(given ?? 0)))) {
  console.error('FUZZ_RUNS is a number of rounds, FUZZ_SEED an integer.');
  process.exit(1);
}
const nextSeed = () => (given === undefined ? Math.floor(Math.random() * MAX_SEED) : Number(given));

const isContract = (path) => path.endsWith('.contract.ts');
const properties = [...filesWith('fast-check', '*.test.ts'), ...filesWith('FUZZ_SEED', '*.test.ts')];
const units = chosen.length > 0 ? chosen.filter((path) => !isContract(path)) : [...new Set(properties)];
const contracts = chosen.length > 0 ? chosen.filter(isContract) : filesWith('fuzzSeed', '*.contract.ts');

for (let round = 0; round < rounds && units.length > 0; round += 1) await fuzz(nextSeed(), units);
if (contracts.length > 0) await fuzz(nextSeed(), ['--config', 'vitest.contract.config.ts', ...contracts]);
console.log(`\nNothing found in ${rounds} ${rounds === 1 ? 'round' : 'rounds'}.`);
