import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** The page's stylesheets are read again only for rules that are off by default, and what passes is not described: a third of the time. */
const OPTIONS: RunOptions = { reporter: 'no-passes', preload: { assets: ['media'] } };

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
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  }
  await page.evaluate(untilAllRests);
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const { violations } = await page.evaluate(
    ({ within, options }) => (window as unknown as { axe: typeof axe }).axe.run(within ?? document, options),
    { within: part, options: { ...OPTIONS, rules } },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
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
