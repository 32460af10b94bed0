import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { test as base } from '../fixtures.ts';

/** A browser whose profile is on disk: it can be killed and started again, as a device that lost its power. */
export interface KeptProfile {
  /** Starts the browser with a page. */
  open(): Promise<Page>;
  /** Ends it at once: no page hears of it. */
  kill(): Promise<void>;
}

export const test = base.extend<{ readonly device: KeptProfile }>({
  device: async ({ baseURL }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'fragua-perfil-'));
    let context: BrowserContext | undefined;
    const kill = async (): Promise<void> => {
      const ending = context;
      context = undefined;
      if (!ending) return;
      const gone = new Promise((resolve) => ending.once('close', resolve));
      const session = await ending.browser()?.newBrowserCDPSession();
      // Its answer never comes.
      void session?.send('Browser.crash').catch(() => {});
      await gone;
    };
    await use({
      async open() {
        const url = baseURL === undefined ? {} : { baseURL };
        context = await chromium.launchPersistentContext(folder, { ...url, locale: 'es-MX' });
        return context.pages()[0] ?? context.newPage();
      },
      kill,
    });
    await context?.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  },
});
