import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { type Look, markNewLooks } from './contrast-looks.ts';

/** The small one of the package's two, because every page that is looked at receives and compiles it. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The page's stylesheets are read again only for rules that are off by default. */
const OPTIONS: RunOptions = { preload: { assets: ['media'] } };

/** The looks of text whose contrast axe has passed on a page of a test, which it need not judge again there. */
const passedLooks = new WeakMap<Page, Set<Look>>();

/**
 * What axe finds on the page, or in one part of it, as `rule: elements`. Directly, because `@axe-core/playwright` gives axe's half a megabyte of
 * code to the page twice for each look. Frames of other sites are left out: we have none.
 */
export async function axeFaults(
  page: Page,
  part?: string,
  without: readonly string[] = [],
): Promise<readonly string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SOURCE);
  }
  await page.evaluate(untilAllRests);
  const looks = passedLooks.get(page) ?? new Set<Look>();
  passedLooks.set(page, looks);
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  if (!without.includes('color-contrast'))
    await page.evaluate(markNewLooks, { within: part ?? 'html', known: [...looks] });
  const { faults, passed } = await page.evaluate(runAxe, { within: part, options: { ...OPTIONS, rules } });
  for (const look of passed) looks.add(look);
  return faults;
}

interface Judged {
  readonly node: { readonly element: Element; readonly selector: readonly string[] };
}

/** Runs in the page. What passes is not described, which is a third of axe's time. */
async function runAxe({
  within,
  options,
}: {
  within: string | undefined;
  options: RunOptions;
}): Promise<{ faults: string[]; passed: Look[] }> {
  const { axe: here } = window as unknown as { axe: typeof axe };
  here.configure({ rules: [{ id: 'color-contrast', selector: '[data-look]' }] });
  here.addReporter('faults', (results: unknown, _: RunOptions, resolve: (report: never) => void) => {
    const found = results as { id: string; violations: Judged[]; passes: Judged[] }[];
    // What axe does not pass it judges again: a fault is found at each look, and a text that something covered may be free later.
    const passed = found
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ passes }) => passes.map(({ node }) => Number(node.element.getAttribute('data-look'))));
    for (const marked of document.querySelectorAll('[data-look]')) marked.removeAttribute('data-look');
    const faults = found.flatMap(({ id, violations }) =>
      violations.length > 0 ? `${id}: ${violations.map(({ node }) => node.selector.join(' ')).join(', ')}` : [],
    );
    resolve({ faults, passed } as never);
  });
  const report: unknown = await here.run(within ?? document, { ...options, reporter: 'faults' });
  return report as { faults: string[]; passed: Look[] };
}

/** Runs in the page. In the middle of a transition a button has a colour of its own, which nobody reads; what moves for ever is judged as it is. */
async function untilAllRests(): Promise<void> {
  const ends = ({ playState, effect }: Animation): boolean =>
    playState === 'running' &&
    effect instanceof KeyframeEffect &&
    effect.getComputedTiming().endTime !== Infinity &&
    // What is skipped does not move on, and so never ends.
    effect.target?.checkVisibility({ contentVisibilityAuto: true }) === true;
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(ends)
      .map(({ finished }) => finished),
  );
}

/** The same without movement, in the page's own colours and in forced ones, of which a person's theme leaves two or three. */
export async function axeFaultsInEachColour(
  page: Page,
  part?: string,
  without: readonly string[] = [],
): Promise<readonly string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
  const own = await axeFaults(page, part, without);
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  // There the system chooses both colours of every text, and axe compares one of them with the page's own.
  const forced = await axeFaults(page, part, [...without, 'color-contrast']);
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
  return [...own, ...forced.map((fault) => `in forced colours, ${fault}`)];
}

/** `where` is said when axe finds something on the page or in one part of it. */
export async function expectAccessible(page: Page, where: string, part?: string): Promise<void> {
  expect(await axeFaults(page, part), where).toEqual([]);
}
