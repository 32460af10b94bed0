import { type Browser, chromium } from 'playwright';
import { systemChromium } from '#tools/setup/chromium.mjs';

/** The browser that the tests use, without what only slows a measurement down. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = systemChromium();
  return chromium.launch({ args: ['--no-sandbox', '--disable-gpu'], ...(executablePath && { executablePath }) });
}
