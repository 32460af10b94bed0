import type { Page } from '@playwright/test';

type Moment = 'shown' | 'gone';

/** Notes in the page the moment at which a text comes into what the selector finds, and the one at which it is gone again. */
export async function watchFor(page: Page, text: string, selector: string): Promise<void> {
  await page.evaluate(
    ([words, within]) => {
      const moments: { shown?: number; gone?: number } = {};
      Object.assign(globalThis, { moments });
      const look = (): void => {
        const isThere = [...document.querySelectorAll(within)].some((element) => element.textContent.includes(words));
        if (isThere) moments.shown ??= Date.now();
        else if (moments.shown !== undefined) moments.gone ??= Date.now();
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    },
    [text, selector] as const,
  );
}

/**
 * A listener delivers a change in well under a second, on a busy machine in a few seconds; a page that polls finds it after fifteen. A limit
 * between the two distinguishes them. The speed on an idle machine is measured by `bench:streams`.
 */
export const LIVE_MS = 12_000;

/** That moment, once it has come, by the machine's clock. */
export async function momentOf(page: Page, what: Moment): Promise<number> {
  const handle = await page.waitForFunction(
    (name) => (Reflect.get(globalThis, 'moments') as Record<string, number | undefined>)[name],
    what,
  );
  return (await handle.jsonValue()) ?? Number.NaN;
}
