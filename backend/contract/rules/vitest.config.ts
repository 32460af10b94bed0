import { defineConfig } from 'vitest/config';

/**
 * The rules' contract alone. Our evaluator judges; with `EMULATOR_HOST=127.0.0.1:8811` Google's emulator does:
 * `EMULATOR_HOST=… npx vitest run --config backend/contract/rules/vitest.config.ts`. It needs no server of ours.
 */
export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../../..`,
    include: ['backend/contract/rules/*.contract.ts'],
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 60_000,
  },
});
