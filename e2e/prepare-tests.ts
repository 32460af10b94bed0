import { mkdir, rm } from 'node:fs/promises';
import { fillDemo } from './backend-process.ts';
import { buildSecond } from './offline/second-build.ts';

/** A demo store that every test starts from, as a copy of its own. */
export const TEMPLATE = 'test-results/.tienda-demo';

// Playwright asks a global setup for its default export.
export default async function prepareTests(): Promise<void> {
  await rm(TEMPLATE, { recursive: true, force: true });
  await mkdir(TEMPLATE, { recursive: true });
  await fillDemo(TEMPLATE);
  await buildSecond();
}
