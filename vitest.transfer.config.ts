import { defineConfig } from 'vitest/config';

/** A shop that begins on Google's emulators, or moves there and back; they are started by `backend/transfer/rehearse-transfer.mjs`. */
export default defineConfig({
  test: {
    include: ['backend/{transfer,firebase-setup}/**/*.contract.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 1,
    // Limits end what hangs and nothing else.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { interval: 20, timeout: 60_000 } },
  },
});
