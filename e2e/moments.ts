import type { Page } from '@playwright/test';

/** Notes in the page the moment at which a text comes into what the selector finds; ask for it with `shownAt`. */
export async function watchFor(page: Page, text: string, selector: string): Promise<void> {
  await page.evaluate(
    ([words, within]) => {
      const look = (): void => {
        const isThere = [...document.querySelectorAll(within)].some((element) => element.textContent.includes(words));
        if (!isThere) return;
        Object.assign(globalThis, { shownAt: Date.now() });
        observer.disconnect();
      };
      const observer = new MutationObserver(look);
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    },
    [text, selector] as const,
  );
}

/** That moment, by the machine's clock. */
export async function shownAt(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => Reflect.get(globalThis, 'shownAt') as number | undefined);
  return (await handle.jsonValue()) ?? Number.NaN;
}
