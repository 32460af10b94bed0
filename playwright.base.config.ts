import { defineConfig, devices } from '@playwright/test';
import { systemChromium, TEST_ARGUMENTS } from './tools/setup/chromium.mjs';

const executablePath = systemChromium();

/** What the browser tests of every kind have in common. */
export default defineConfig({
  testDir: 'e2e',
  // A folder for each command, because Playwright empties its own when it starts: two of them may run side by side.
  outputDir: 'test-results/e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/prepare-tests.ts',
  fullyParallel: true,
  // More than there are cores: a journey waits for half of its time, for a late import or for what another page sent.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  // In CI one more try until ten runs in a row without one are shown; a test that needed it is listed as flaky at the end, never as plain green.
  retries: process.env['CI'] ? 1 : 0,
  // For what hangs only: beside ten busy processes a test of a minute took more than six, and a file of a million cells more than one.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    // An element that never comes ends a test sooner than what hangs.
    actionTimeout: 180_000,
    navigationTimeout: 180_000,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    locale: 'es-MX',
    timezoneId: 'America/Monterrey',
    // Writing a trace takes a fifth of a test's time: `--trace on` is for looking at a failure again.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: TEST_ARGUMENTS,
    },
  },
});
