import { writeFile } from 'node:fs/promises';
import type { TestInfo } from '@playwright/test';
import { test as base } from '../fixtures.ts';
import { type EngineName, engines } from './engines/engines.ts';
import { createScreen, type Screen } from './screen.ts';

export interface BrowserOptions {
  readonly engine: EngineName;
  /** What the browser says it is, for a journey that depends on it. */
  readonly says: string | undefined;
}

interface BrowserFixtures extends BrowserOptions {
  /** The one window of a browser that was started for this test and has never been here. */
  readonly tab: Screen;
}

/** Every journey has a browser of its own, of the engine that its project names, and a backend of its own. */
export const test = base.extend<BrowserFixtures>({
  engine: ['Firefox', { option: true }],
  says: [undefined, { option: true }],
  tab: async ({ engine, says, backend }, use, testInfo) => {
    const size = { width: 1280, height: 860 };
    const browser = await engines[engine].launch({ ...size, ...(says && { userAgent: says }) });
    const { connection } = browser;
    await connection.ask('setTimeouts', { script: 60_000 });
    const screen = createScreen(connection, backend.origin);
    await use(screen);
    if (testInfo.status !== testInfo.expectedStatus) await keepWhatWasSeen(screen, testInfo);
    await connection.close().catch(() => {});
    await browser.end();
  },
});

/** The page at the moment of a failure, for whoever looks into it. */
async function keepWhatWasSeen(screen: Screen, testInfo: TestInfo): Promise<void> {
  const text = await screen
    .evaluate(() => `${location.href}\n${document.body.innerText}`)
    .catch((error: unknown) => String(error));
  await writeFile(testInfo.outputPath('page.txt'), text);
  const picture = await screen.picture().catch(() => undefined);
  if (picture) await writeFile(testInfo.outputPath('page.png'), picture);
}

export { expect } from '@playwright/test';
