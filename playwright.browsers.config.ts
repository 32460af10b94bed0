import { defineConfig } from '@playwright/test';
import { hasPrograms } from './e2e/browsers/engines/engine.ts';
import { engineNames, engines } from './e2e/browsers/engines/engines.ts';
import type { BrowserOptions } from './e2e/browsers/fixtures.ts';

const installed = engineNames.filter((name) => hasPrograms(engines[name]));

/** Journeys that are written once and run in each engine that this machine has; `--project WebKit` runs one. */
export default defineConfig<BrowserOptions>({
  testDir: 'e2e/browsers',
  outputDir: 'test-results/browsers',
  // Without any engine nothing is run, and the notes at the end say so.
  testMatch: installed.length > 0 ? '**/*.journey.ts' : [],
  globalSetup: './e2e/browsers/prepare-browsers.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  // For what hangs only: a machine several times slower than ours must not meet them.
  timeout: 360_000,
  expect: { timeout: 90_000 },
  reporter: [['list']],
  projects: installed.map((engine) => ({ name: engine, use: { engine } })),
});
