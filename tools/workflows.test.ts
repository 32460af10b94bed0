import { readdirSync, readFileSync } from 'node:fs';
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { expect, test } from 'vitest';

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((name) => [name, readFileSync(`${FOLDER}/${name}`, 'utf8')] as const);

/** What GitHub's own parser says is wrong: shapes, names of properties, expressions and the contexts in which they stand. */
async function faultsOf(name: string, content: string): Promise<readonly string[]> {
  const parsed = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  const read = parsed.value && (await convertWorkflowTemplate(parsed.context, parsed.value));
  return [
    ...parsed.context.errors.getErrors().map(({ message }) => message),
    ...(read?.errors ?? []).map(({ Message }) => Message),
  ];
}

test.each(workflows)('GitHub reads %s without a fault', async (name, content) => {
  expect(await faultsOf(name, content)).toEqual([]);
});

test.each([
  ['a property that does not exist', 'on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    step: []\n'],
  [
    'an expression that ends too early',
    'on: push\njobs:\n  a:\n    if: github.ref == \n    runs-on: x\n    steps: [{run: ls}]\n',
  ],
  [
    'a secret in a condition of a job',
    'on: push\njobs:\n  a:\n    if: ${{ secrets.A }}\n    runs-on: x\n    steps: [{run: ls}]\n',
  ],
  ['a job that waits for nobody', 'on: push\njobs:\n  a:\n    needs: [b]\n    runs-on: x\n    steps: [{run: ls}]\n'],
])('the parser finds %s', async (_fault, content) => {
  expect(await faultsOf('fault.yml', content)).not.toEqual([]);
});

test.each(workflows)(
  '%s runs only actions that are named by a commit, with the version beside it',
  (_name, content) => {
    const used = [...content.matchAll(/uses: *(.+)/g)].map(([, action = '']) => action);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  },
);

test.each(workflows)('%s gives no right to jobs that do not ask, and no secret to a fork', (_name, content) => {
  expect(content).toMatch(/^permissions: \{\}$/m);
  expect(content).not.toMatch(/pull_request_target|secrets\.|secrets: inherit|contents: write/);
  // Whoever may sign in to Google does it from a push to this repository.
  for (const job of content.split(/\n(?= {2}\w+:\n)/).filter((text) => text.includes('id-token: write')))
    expect(job).toMatch(/if: github\.event_name == 'push' && /);
});

test.each(workflows)('%s puts no text of a branch or a person into a script', (_name, content) => {
  const scripts = content
    .split('\n')
    .filter((line) => !/^\s+(name|if|group|cancel-in-progress|environment):/.test(line));
  expect(scripts.filter((line) => /run:.*\$\{\{|^ {10,}[^:]*\$\{\{ *(github|inputs)\./.test(line))).toEqual([]);
});

test('the shop’s own checks run on Google’s emulators, and what deploys is the version that was rehearsed', () => {
  const text = readFileSync(`${FOLDER}/tienda.yml`, 'utf8');
  const { devDependencies } = JSON.parse(readFileSync('rehearse/package.json', 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const deployed = [...text.matchAll(/vars\.FIREBASE_TOOLS \|\| '([^']*)'/g)].map(([, version]) => version);
  expect(new Set(deployed)).toEqual(new Set([devDependencies['firebase-tools']]));
  const [, checks = ''] = /\n {2}test:\n([\s\S]*?)\n {2}\w+:\n/.exec(text) ?? [];
  const order = ['firestore-emulator', 'npm --prefix rehearse ci', 'npm --prefix functions ci', 'run: npm test'];
  const places = [...order, 'npm run rehearse:mutations'].map((step) => checks.indexOf(step));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
  expect(checks.match(/EMULATORS_REQUIRED: '1'/g)).toHaveLength(2);
});

test('npm test asks for all that runs on Google’s emulators', () => {
  const steps = readFileSync('tools/verify.mjs', 'utf8');
  for (const step of ['test:emulator', 'test:transfer', 'rehearse']) expect(steps).toContain(`'${step}'`);
});
