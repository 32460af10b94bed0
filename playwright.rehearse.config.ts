import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { journeys } from './e2e/rehearsal/journeys.ts';
import usual from './playwright.base.config.ts';

/** `npm run rehearse -- --all` or with files: any journey, also one that is not listed. */
const isListed = process.env['REHEARSE'] !== 'all';

const listed = journeys.flatMap(({ files }) => files.map((file) => `**/e2e/${file}.e2e.ts`));

/** The journeys on Google's emulators, see `e2e/rehearsal`. One at a time: they share the emulators. */
export default defineConfig<object, { rehearsed: boolean }>({
  ...usual,
  outputDir: 'test-results/rehearse',
  globalSetup: './e2e/rehearsal/prepare-rehearsal.ts',
  fullyParallel: false,
  workers: 1,
  // The emulators share the machine with the browser; these end what hangs, as everywhere.
  timeout: 900_000,
  expect: { timeout: 180_000 },
  reporter: [['list'], ['./e2e/rehearsal/report-journeys.ts']],
  testMatch: ['**/e2e/rehearsal/*.rehearsal.ts', ...(isListed ? listed : ['**/*.e2e.ts'])],
  use: { ...usual.use, serviceWorkers: 'allow', rehearsed: true },
});
