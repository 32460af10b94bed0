import { defineConfig } from 'vitest/config';

/** A shop that moves between the embedded backend and Google's emulators, which `backend/transfer/rehearse-transfer.mjs` starts. */
export default defineConfig({
  test: {
    include: ['backend/transfer/**/*.contract.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 1,
    // Limits end what hangs and nothing else.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { interval: 20, timeout: 60_000 } },
  },
});
