import { defineConfig } from 'vitest/config';

/** Unit tests and the rules of the house. The backend's contract has its own configuration: it needs a server. */
export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'sw/**/*.test.ts',
      'backend/**/*.test.ts',
      'hosting/**/*.test.ts',
      'demo/**/*.test.ts',
      'tools/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    environment: 'node',
    pool: 'threads',
    setupFiles: ['tools/setup/property-seed.ts'],
    // Limits end what hangs and nothing else: no test takes more than ten seconds on a quiet machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
