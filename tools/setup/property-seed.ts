import fc from 'fast-check';

/**
 * Runs before every unit test file (`setupFiles` in `vitest.config.ts`): all property tests take their cases from one fixed seed, so the
 * same commit gives the same verdict every time. `npm run fuzz` looks for new cases with other seeds and passes them in `FUZZ_SEED`.
 */
const FIXED_SEED = 20_261_122;

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env['FUZZ_SEED'] ?? FIXED_SEED) });
