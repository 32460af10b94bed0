import type { Page } from '@playwright/test';

/** Waits until the page listens to the server's changes: the last request of a start, so every other has been made. */
export async function untilListening(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/Listen/channel')),
  );
}
