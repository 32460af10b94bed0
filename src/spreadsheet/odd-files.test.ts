import { beforeAll, expect, test, vi } from 'vitest';
import { hostileFiles } from './testing/hostile-files.ts';
import type { Outcome } from './testing/odd-file.ts';
import { oddFiles } from './testing/odd-files.ts';
import { wholeWay } from './testing/whole-way.ts';

// Both readers say what they stumble over; here they do nothing else.
beforeAll(() => {
  for (const how of ['log', 'warn', 'error'] as const) vi.spyOn(console, how).mockImplementation(() => {});
});

// How long they may take, and how much they may hold, is asked in the browser: `e2e/admin/odd-price-files.e2e.ts`.
async function expectEnd(content: Buffer, outcome: Outcome): Promise<void> {
  const end = await wholeWay(new Uint8Array(content));
  if (outcome === 'rows') expect(end).toBe('rows');
  else expect(end).toMatch(outcome);
}

for (const { name, content, outcome } of oddFiles()) test(`odd: ${name}`, () => expectEnd(content, outcome));

for (const { name, outcome, make } of hostileFiles) test(`hostile: ${name}`, () => expectEnd(make(), outcome));
