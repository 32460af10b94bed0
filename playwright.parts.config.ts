import base from './playwright.base.config.ts';

/** `npm run test:parts`: the parts that both areas share, each on a page of its own, without a store behind it. */
// Playwright asks a configuration for its default export.
export default {
  ...base,
  testDir: 'e2e/parts',
  outputDir: 'test-results/parts',
  testMatch: '*.parts.ts',
  globalSetup: './e2e/parts/serve-parts.ts',
};
