import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { differences } from '#backend/contract/differences.ts';
import { deviations } from '#backend/contract/rules/language/deviations.ts';
import { stricter } from '#backend/contract/rules/load-cases.ts';
import { projectFiles } from './source-files.ts';

const contract = projectFiles().filter((path) => path.startsWith('backend/contract/') && path.endsWith('.contract.ts'));
const sources = contract.map((path) => ({ path, text: readFileSync(path, 'utf8') }));

function row({ id, what, why }: (typeof differences)[number]): string {
  const tests = sources
    .filter(({ text }) => text.includes(`'${id}'`))
    .map(({ path }) => `\`${path.split('/').at(-1)}\``);
  return `| ${what} | ${why} | ${tests.join(', ')} |`;
}

/** One line for each reason, with the expressions that show it. */
function ruleRows(): string[] {
  return [...new Set(deviations.map(({ why }) => why))].map((why) => {
    const shown = deviations.filter((deviation) => deviation.why === why);
    const examples = shown.slice(0, 3).map(({ expression }) => `\`${expression.replaceAll('|', '\\|')}\``);
    const more = shown.length > examples.length ? ` and ${shown.length - examples.length} more` : '';
    return `| ${why} | ${examples.join(', ')}${more} |`;
  });
}

// The page is generated from the list that the scripts themselves use, so everything in it is tested. `npx vitest run tools -u` writes it.
test('docs/backend-differences.md lists the differences that the contract tests', async () => {
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
    '## Clients in Node',
    '',
    "The build for Node of Firebase's SDK (`firebase/firestore`) and `@google-cloud/firestore`, which is firebase-admin's, speak gRPC, which is served on the same port without TLS and",
    'with it. `listCollections`, `listDocuments`, `BulkWriter` and `recursiveDelete` work in test mode only (`--test-mode`), because a shop has no administrators. A Write stream by gRPC is',
    'not taken up again after a crash of the server. Pipelines and the explanation of a query are not served, and a request whose body is packed (`Content-Encoding: gzip`) is answered 415.',
    '',
    'Test mode also serves the accounts and files of firebase-admin (`FIREBASE_AUTH_EMULATOR_HOST`, `FIREBASE_STORAGE_EMULATOR_HOST`), and the addresses by which test suites empty',
    "Google's emulators and read what was mailed. firebase-admin's `verifyIdToken` takes from an emulator no token but one without a signature: there the signature of ours stands in",
    "the header, and nobody else's token is believed. Telephone numbers, other providers, sign-in by a mailed link, tenants, a project's settings and passwords hashed by others than",
    'Firebase are refused in JSON. What is kept for administrators, their claims and those of custom tokens, is gone with a restart.',
    '',
    '## The rules language',
    '',
    'Every verdict on `firestore.rules` itself is the same on both (`rules/shop.contract.ts`). Of the language as a whole these differ, each pinned in',
    '`rules/language/deviations.ts`.',
    '',
    '| Why | Shown by |',
    '|---|---|',
    ...ruleRows(),
    '',
    'Refused when the rules are loaded, where Google accepts the text (`rules/load-cases.ts`):',
    '',
    ...Object.keys(stricter).map((name) => `- ${name}`),
    '',
    'A query is allowed when its own constraints prove that whatever it returns is. Equality, `in`, `is null`, ranges, `!=`, `not-in`, `array-contains` and their',
    "combinations prove what they prove to Google, but for what a returned document could make false (`rules/query-cases.ts`): Google's emulator takes every",
    '`keys().hasOnly()`, `!(x in ...)`, `!(x is ...)` and `!(key in map)` for proved of a field that a query bounds, and here they must follow from the bounds. A range',
    'of numbers without a lower bound proves no `<`, because NaN is below it; `==` and `not-in` of a number tell nothing of its other type (7 and 7.0).',
    '',
  ].join('\n');
  await expect(page).toMatchFileSnapshot('../docs/backend-differences.md');
});
