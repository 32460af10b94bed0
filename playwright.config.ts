import { defineConfig, devices } from '@playwright/test';
import { systemChromium } from './tools/setup/chromium.mjs';

const executablePath = systemChromium();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  globalSetup: './e2e/prepare-tests.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // On a machine that does other work besides, one more try; a test that needed it is reported as flaky, never as plain green.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'es-MX',
    timezoneId: 'America/Monterrey',
    // Writing a trace takes a fifth of a test's time: where a failure is tried again, the second try has one.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // A browser that phones home only slows the tests down, and Debian's refuses its sandbox to root.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
