import { beforeAll, expect, test, vi } from 'vitest';
import { hostileFiles } from './testing/hostile-files.ts';
import type { Outcome } from './testing/odd-file.ts';
import { oddFiles } from './testing/odd-files.ts';
import { readAndCompare } from './testing/read-and-compare.ts';

// Both readers log what they cannot read; most of these files cannot be read.
beforeAll(() => {
  for (const how of ['log', 'warn', 'error'] as const) vi.spyOn(console, how).mockImplementation(() => {});
});

// How much time and memory they may take is tested in the browser: `e2e/admin/odd-price-files.e2e.ts`.
async function expectEnd(content: Buffer, outcome: Outcome): Promise<void> {
  const end = await readAndCompare(new Uint8Array(content));
  if (outcome === 'rows') expect(end).toBe('rows');
  else expect(end).toMatch(outcome);
}

for (const { name, content, outcome } of oddFiles()) test(`odd: ${name}`, () => expectEnd(content, outcome));

for (const { name, outcome, make } of hostileFiles) test(`hostile: ${name}`, () => expectEnd(make(), outcome));
