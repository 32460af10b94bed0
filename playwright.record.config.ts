import base from './playwright.base.config.ts';

/**
 * Records what this build leaves in a store and on a device, for `opens-earlier-version.e2e.ts` of later builds. Run it, and commit what it writes,
 * before a commit changes a stored shape: `npm run build && npx playwright test --config playwright.record.config.ts`.
 */
// Playwright asks a configuration for its default export.
export default {
  ...base,
  testDir: 'e2e/earlier-version',
  testMatch: 'record.ts',
  globalSetup: undefined,
  workers: 1,
  use: { ...base.use, serviceWorkers: 'allow' },
};
