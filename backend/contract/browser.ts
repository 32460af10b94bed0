import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { expect, inject } from 'vitest';
import { systemChromium, TEST_ARGUMENTS } from '#tools/setup/chromium.mjs';
import type { Cache, Commands } from './page/main.ts';
import type { QueryResult } from './page/plain.ts';
import { target } from './target.ts';

export function launch(): Promise<Browser> {
  const system = systemChromium();
  return chromium.launch({ ...(system && { executablePath: system }), args: TEST_ARGUMENTS });
}

type Awaitable<C> = {
  [K in keyof C]: C[K] extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never;
};

/** One tab with the unmodified SDK: each method runs the command of that name in the page. */
export type Tab = Awaitable<Commands> & { page: Page };

export async function openTab(context: BrowserContext, projectId: string, cache: Cache): Promise<Tab> {
  const tab = await loadTab(await context.newPage());
  await tab.open(projectId, target.host, target.port, cache);
  return tab;
}

/** The page with the SDK, loaded or loaded anew, before it opens any server. */
export async function loadTab(page: Page): Promise<Tab> {
  await page.goto(inject('pageUrl'));
  await page.waitForFunction(() => 'contrato' in window);
  const run = (name: string, args: unknown[]) =>
    page.evaluate(
      ([name, args]) => {
        const commands = (window as unknown as { contrato: Record<string, (...args: unknown[]) => unknown> }).contrato;
        return commands[name as string]?.(...(args as unknown[]));
      },
      [name, args],
    );
  return new Proxy(
    { page },
    {
      get: (known, name) =>
        name === 'page' || name === 'then' ? Reflect.get(known, name) : (...args: unknown[]) => run(String(name), args),
    },
  ) as Tab;
}

/** Waits until a listener shows these documents as the server's own word. */
export async function sees(tab: Tab, listener: string, paths: string[]): Promise<QueryResult> {
  let last: QueryResult | undefined;
  await expect
    .poll(async () => {
      last = (await tab.seen(listener))?.last;
      return last && { paths: last.paths, fromCache: last.fromCache, pending: last.pending };
    })
    .toEqual({ paths, fromCache: false, pending: false });
  if (!last) throw new Error('nothing seen');
  return last;
}
