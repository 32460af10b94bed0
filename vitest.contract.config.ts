import { defineConfig } from 'vitest/config';
import { RetriedReporter } from './backend/contract/retried-reporter.ts';

/**
 * The contract of the backend: scripts that run on our own server, or, with `EMULATOR_HOST=127.0.0.1:8801`, on Google's emulator; with
 * `EMULATOR_SERVICES=all` those of accounts and files on its other emulators too, as `npm run rehearse` does.
 * One server for the whole run and a fresh project id for each test, so the files may run side by side.
 */
export default defineConfig({
  test: {
    include: ['backend/contract/**/*.contract.ts'],
    globalSetup: ['backend/contract/global-setup.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    // Limits end what hangs and nothing else: most tests take a second, and a busy machine must not turn a slow answer into a wrong one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Google's emulator may drop a connection or lose a race of its own; ours has one try. What was retried is named at the end.
    retry: process.env['EMULATOR_HOST'] ? 1 : 0,
    reporters: ['default', new RetriedReporter()],
    expect: { poll: { interval: 20, timeout: 60_000 } },
  },
});
