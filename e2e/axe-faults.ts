import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * What axe finds on the page, or in one part of it, as `rule: elements`. In "legacy mode", which only leaves out frames of other sites: we have
 * none, and the other way opens a second page for each look and takes four times as long.
 */
export async function axeFaults(
  page: Page,
  part?: string,
  without: readonly string[] = [],
): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .disableRules([...without]);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
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
