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
 * What the page itself asks of a collection from now on. A listener delivers a change without a question, however slow the machine; a page that
 * polls asks. How fast a listener is on an idle machine is measured by `bench:streams`.
 */
export function questionsOf(page: Page, collection: string): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const isQuestion = /:(?:runQuery|batchGet|runAggregationQuery)\b/.test(request.url());
    if (isQuestion && request.postData()?.includes(collection)) asked.push(request.url());
  });
  return asked;
}

/** That moment, once it has come, by the machine's clock. */
export async function momentOf(page: Page, what: Moment): Promise<number> {
  const handle = await page.waitForFunction(
    (name) => (Reflect.get(globalThis, 'moments') as Record<string, number | undefined>)[name],
    what,
  );
  return (await handle.jsonValue()) ?? Number.NaN;
}
