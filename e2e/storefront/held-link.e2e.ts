import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { bar, cards, heading, visit } from './page-parts.ts';

const LABEL = '/herramienta-inalambrica/taladros-inalambricos';

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly args: {
    /** Of how many elements the style was worked out. */
    readonly elementCount?: number;
  };
}

/** The link of the first product of a list that was opened by a link. */
async function firstProduct(page: Page): Promise<Locator> {
  await visit(page, '/pinturas');
  await page
    .getByRole('navigation', { name: /^Subcategorías/ })
    .getByRole('link', { name: 'Vinílicas' })
    .click();
  // Both lists have cards, so those that are seen before the heading changed may be of the list that is left.
  await expect(heading(page)).toHaveText('Vinílicas');
  await expect(cards(page).first()).toBeVisible();
  return cards(page).first().getByRole('heading').getByRole('link');
}

async function press(page: Page, link: Locator): Promise<void> {
  await link.hover();
  await page.mouse.down();
  // The heading of the page that is shown, and the one that is not.
  await expect(page.locator('main h1')).toHaveCount(2);
}

/** Presses the first product's link and does not let go. */
async function hold(page: Page): Promise<{ name: string }> {
  const link = await firstProduct(page);
  const name = ((await link.textContent()) ?? '').trim();
  await press(page, link);
  return { name };
}

/** The room at the end of the page for the bars that cover it. */
function roomAtEnd(page: Page): Promise<number> {
  return page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).paddingBottom));
}

test('the screen of a link that is held down is rendered unseen, and shown or taken back', async ({
  page,
  documents,
}) => {
  await test.step('the screen of a link that is held down is rendered unseen, and shown as it is when the link is let go', async () => {
    const { name } = await hold(page);
    const before = await page.title();
    await expect(heading(page)).toHaveCount(1);
    await expect(heading(page)).toBeVisible();
    await page
      .locator('main h1')
      .nth(1)
      .evaluate((unseen) => unseen.setAttribute('data-same', ''));
    expect(await page.title()).toBe(before);
    await page.mouse.up();
    await expect(heading(page)).toHaveText(name);
    await expect(heading(page)).toHaveAttribute('data-same', '');
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(name.slice(0, 12)));
    await expect(page.locator('main h1')).toHaveCount(1);
    // What is below the first screen follows.
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeAttached();
    await page.goBack();
    await expect(cards(page).first()).toBeVisible();
  });
  await test.step('a press that is taken back leaves the page as it was', async () => {
    const { name } = await hold(page);
    const before = await heading(page).textContent();
    await page.mouse.move(5, 300);
    await page.mouse.up();
    await expect(heading(page)).toHaveText(before ?? '');
    await page.mouse.click(5, 300);
    await expect(page.locator('main h1')).toHaveCount(1);
    await expect(heading(page)).not.toHaveText(name);
  });
  await test.step('a list that was rendered unseen becomes whole, and its filters are those of its own address', async () => {
    await visit(page, '/herramienta-inalambrica?voltaje=12-v');
    const link = page.getByRole('contentinfo').locator(`a[href="${LABEL}"]`);
    await link.hover();
    await page.mouse.down();
    await expect(page.locator('main h1')).toHaveCount(2);
    await page.mouse.up();
    await expect(page).toHaveURL(LABEL);
    await expect(page.locator('main h1')).toHaveCount(1);
    await expect.poll(() => cards(page).count()).toBeGreaterThan(10);
    await expect(page.getByRole('button', { name: 'Quitar todos' })).toHaveCount(0);
  });
  await test.step('a screen whose address has an accent is rendered once: the one of the press is the one that is opened', async () => {
    const empty = { menu: 'megamenu', unicID: '77', visible: 'public' };
    await documents.update('categories/vacia', { ...empty, name: 'Vacía', folder: 'vacía' });
    await visit(page, '/');
    await press(page, bar(page).getByRole('link', { name: 'Vacía', exact: true }));
    const unseen = page.locator('main h1').nth(1);
    await expect(unseen).toHaveText('Vacía');
    await unseen.evaluate((title) => title.setAttribute('data-same', ''));
    await page.mouse.up();
    await expect(heading(page)).toHaveText('Vacía');
    await expect(heading(page)).toHaveAttribute('data-same', '');
    await expect(page.locator('main h1')).toHaveCount(1);
    // What was not known while it was unseen follows: an unseen screen does not hear of changes.
    await expect(page.getByText(/Todavía no publicamos productos/)).toBeVisible();
  });
  await test.step('the screen of a link that is held down is laid out, in which it takes no room and moves nothing', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const link = await firstProduct(page);
    const before = await roomAtEnd(page);
    await press(page, link);
    const unseen = page.locator('main h1').nth(1);
    await expect.poll(() => unseen.evaluate((title) => title.getBoundingClientRect().height)).toBeGreaterThan(20);
    // Not by a style that its elements inherit, so not hidden for the browser's own word: clipped to nothing.
    expect(await unseen.evaluate((title) => title.closest('[aria-hidden]')?.getBoundingClientRect().height)).toBe(0);
    expect(await roomAtEnd(page)).toBe(before);
    await page.mouse.up();
    // The bar of a product's actions has its room once the product is shown.
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => roomAtEnd(page)).toBe(before + 64);
  });
  await test.step('a key ends what is rendered unseen, because the focus must not come to what nobody sees', async () => {
    await hold(page);
    await page.keyboard.press('Tab');
    await expect(page.locator('main h1')).toHaveCount(1);
  });
});

test('a screen that was rendered ahead is shown without the style of the document being worked out again', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const link = await firstProduct(page);
  await press(page, link);
  await expect(page.locator('main h1').nth(1)).toBeAttached();
  const elements = await page.locator('*').count();
  await page.evaluate(() => {
    addEventListener('click', () => performance.mark('let go'), { capture: true, once: true });
    new MutationObserver((_, observer) => {
      if (document.querySelectorAll('main h1').length > 1) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('shown')));
    }).observe(document.body, { childList: true, subtree: true });
  });
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
  await page.mouse.up();
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('shown').length)).toBe(1);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const at = (mark: string): number => traceEvents.find(({ name }: TraceEvent) => name === mark).ts;
  const styled = traceEvents.filter(
    ({ name, ts }: TraceEvent) => name === 'UpdateLayoutTree' && at('let go') <= ts && ts <= at('shown'),
  );
  const most = Math.max(...styled.map(({ args }: TraceEvent) => args.elementCount ?? 0));
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(elements / 16);
});
