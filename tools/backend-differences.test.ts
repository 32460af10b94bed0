import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { differences } from '#backend/contract/differences.ts';
import { projectFiles } from './source-files.ts';

const contract = projectFiles().filter((path) => path.startsWith('backend/contract/') && path.endsWith('.contract.ts'));
const sources = contract.map((path) => ({ path, text: readFileSync(path, 'utf8') }));

function row({ id, what, why }: (typeof differences)[number]): string {
  const tests = sources
    .filter(({ text }) => text.includes(`'${id}'`))
    .map(({ path }) => `\`${path.split('/').at(-1)}\``);
  return `| ${what} | ${why} | ${tests.join(', ')} |`;
}

// The page is written from the list that the scripts themselves consult, so it cannot say what no test pins: `npx vitest run tools -u`.
test('docs/backend-differences.md is the list of differences that the contract pins', async () => {
  const page = [
    '# Where the embedded backend differs',
    '',
    "Each row is a case in which our server answers otherwise than Google's emulator, on purpose, and the script that pins both answers. Everything else in",
    '`backend/contract/` runs on both with the same expectation. Written by `npx vitest run tools -u` from `backend/contract/differences.ts`.',
    '',
    '| What | Why | Pinned by |',
    '|---|---|---|',
    ...differences.map(row),
    '',
  ].join('\n');
  await expect(page).toMatchFileSnapshot('../docs/backend-differences.md');
});
