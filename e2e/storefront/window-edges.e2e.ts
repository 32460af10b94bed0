import type { Locator, Page } from '@playwright/test';
import { axeFaults } from '../axe-faults.ts';
import { expect, test } from '../fixtures.ts';
import {
  banner,
  chat,
  DESKTOP,
  drawer,
  footer,
  hamburger,
  heading,
  names,
  PHONE,
  PRODUCT,
  searchBox,
  visit,
} from './page-parts.ts';

// What fades in on scrolling would be looked at half faded.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Before the shop has taken the page over, a button does nothing. */
async function visitShop(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect(page.locator('html[data-tienda]')).toBeAttached();
  // The code of the notices comes late, and without a network it cannot come any more.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/device-parts-')),
  );
}

const CATEGORY_PAGE = '/herramienta-inalambrica/rotomartillos-inalambricos';
const LANDSCAPE = { width: 844, height: 390 };
const TABLET = { width: 834, height: 1112 };
/** Two sizes in each row, for which a page is opened once: the window grows as that of a device that is turned. */
const SIZES = [
  [{ width: 320, height: 640 }, PHONE],
  [LANDSCAPE, TABLET],
  [DESKTOP, { width: 1920, height: 1080 }],
] as const;

/** Gives the window another size, with the page at its top and drawn anew, so that what moves from here on moves by itself. */
async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(async () => {
    scrollTo(0, 0);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

const places = (page: Page): Locator => page.getByRole('navigation', { name: 'Accesos' });
const notices = (page: Page): Locator => page.getByRole('region', { name: 'Avisos' });
const expectAxeSilent = async (page: Page): Promise<void> => expect(await axeFaults(page)).toEqual([]);
const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? Number.NaN;
const bottomOf = async (part: Locator): Promise<number> => {
  const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
  return y + height;
};

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the bar at the bottom leads to five places, counts the list, and lies on nothing that cannot be scrolled clear', async ({
    page,
  }) => {
    await visitShop(page, CATEGORY_PAGE);
    expect(await names(places(page).getByRole('link'))).toEqual(['Inicio', 'Buscar', 'Categorías', 'Lista']);
    await page
      .getByRole('button', { name: /^Agregar a la lista:/ })
      .first()
      .tap();
    await expect(places(page).getByRole('link', { name: 'Lista 1' })).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await notices(page).getByRole('button', { name: 'Ocultar aviso' }).tap();
    await expect(notices(page)).toBeEmpty();
    await expect(async () =>
      expect(await bottomOf(footer(page).getByRole('link', { name: 'Acceso del personal' }))).toBeLessThanOrEqual(
        await topOf(places(page)),
      ),
    ).toPass({ timeout: 60_000 });
    await expectAxeSilent(page);

    await places(page).getByRole('link', { name: 'Categorías' }).tap();
    await expect(drawer(page, 'Menú').getByRole('button', { name: 'Pinturas' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false');

    await places(page).getByRole('link', { name: 'Buscar' }).tap();
    await expect(heading(page)).toHaveText('Busca en el catálogo');
    const field = page.getByRole('main').getByRole('combobox');
    await expect(field).toBeFocused();
    // A keyboard that takes half of the window.
    await page.setViewportSize({ width: PHONE.width, height: 430 });
    await expect(places(page)).toBeHidden();
    await expect(chat(page)).toBeHidden();
    await page.setViewportSize(PHONE);
    await expect(places(page)).toBeVisible();

    await visitShop(page, PRODUCT);
    const add = page.getByRole('button', { name: 'Agregar a cotización' });
    await expect(async () => expect(await bottomOf(add)).toBeLessThanOrEqual(await topOf(places(page)))).toPass({
      timeout: 60_000,
    });
    await expect(places(page).getByRole('link', { name: 'Lista 1' })).toBeVisible();
    await expectAxeSilent(page);
    await page.emulateMedia({ media: 'print' });
    await expect(places(page)).toBeHidden();
  });
});

test('the row with the search stays at the top of a wide window, moves nothing, and hides neither an anchor nor the focus', async ({
  page,
}) => {
  for (const size of [LANDSCAPE, TABLET, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    await visitShop(page, '/preguntas-frecuentes');
    // Three rows and no more; within the first third of a window as low as a phone on its side.
    await expect.poll(() => topOf(page.getByRole('main'))).toBeLessThanOrEqual(size === LANDSCAPE ? 120 : 180);
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift' });
    });
    await page.mouse.move(size.width / 2, size.height / 2);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await expect(searchBox(page)).toBeInViewport();
    await expect.poll(() => bottomOf(banner(page).getByRole('search'))).toBeLessThanOrEqual(64);
    const edge = await bottomOf(banner(page).getByRole('search'));
    const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.02);

    await page.goto('/preguntas-frecuentes#garantia');
    await page.reload();
    const target = page.locator('#garantia');
    await expect(target).toBeInViewport();
    await expect.poll(() => topOf(target)).toBeGreaterThanOrEqual(edge);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await footer(page).getByRole('link').first().focus();
    let looked = 0;
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const top = (): Promise<number | null> =>
        page.evaluate(() => {
          const { activeElement } = document;
          return activeElement?.closest('main') ? activeElement.getBoundingClientRect().top : null;
        });
      if ((await top()) === null) continue;
      looked += 1;
      await expect.poll(top).toBeGreaterThanOrEqual(edge);
    }
    // The step back from the foot leads into the page, or nothing was looked at.
    expect(looked).toBeGreaterThan(0);
  }
});

/** The controls that a notice lies on: those fixed to the window, and the one that was just pressed. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const region = document.querySelector('[aria-label="Avisos"]');
    const boxes = [...(region?.children ?? [])].map((notice) => notice.getBoundingClientRect());
    const isFixed = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(at).position) && !at.closest('main aside')) return true;
      }
      return false;
    };
    return [...document.querySelectorAll('a[href], button, input')].flatMap((control) => {
      if (region?.contains(control) || !control.checkVisibility()) return [];
      const one = control.getBoundingClientRect();
      const isUnder = boxes.some(
        (box) => one.left < box.right && one.right > box.left && one.top < box.bottom && one.bottom > box.top,
      );
      const isKept = isFixed(control) || control === document.activeElement;
      return isUnder && isKept ? [control.getAttribute('aria-label') ?? control.textContent ?? ''] : [];
    });
  });
}

/** Every control that is seen in the window, were it not for a notice that lies on it. */
function hiddenControls(page: Page): Promise<string[]> {
  return notices(page).evaluate((region) => {
    const boxes = [...region.children].map((notice) => notice.getBoundingClientRect());
    const beneath = (x: number, y: number): Element | undefined =>
      document.elementsFromPoint(x, y).find((element) => !region.contains(element));
    return [...document.querySelectorAll('a[href], button, input, select, summary')].flatMap((control) => {
      const one = control.getBoundingClientRect();
      const isUnder = boxes.some((box) => {
        const [left, right] = [Math.max(one.left, box.left), Math.min(one.right, box.right)];
        const [top, bottom] = [Math.max(one.top, box.top), Math.min(one.bottom, box.bottom)];
        const isSeen = right > left && bottom > top;
        return isSeen && control.contains(beneath((left + right) / 2, (top + bottom) / 2) ?? null);
      });
      return isUnder ? [control.getAttribute('aria-label') ?? control.textContent ?? ''] : [];
    });
  });
}

/** Where the notices are, what stands below them, and how the window is wide and high. */
function noticeEdge(page: Page): Promise<{ left: number; right: number; gap: number; width: number }> {
  return notices(page).evaluate((region) => {
    const { left, right, bottom } = region.getBoundingClientRect();
    const width = document.documentElement.clientWidth;
    // A bar of the page or of the shop, which reaches from side to side too.
    const bars = [...document.querySelectorAll('body *')].flatMap((one) => {
      const box = one.getBoundingClientRect();
      const isBar = getComputedStyle(one).position === 'fixed' && box.width === width && one.checkVisibility();
      return isBar && !region.contains(one) && box.top > innerHeight / 2 ? [box.top] : [];
    });
    return { left, right, gap: Math.min(innerHeight, ...bars) - bottom, width };
  });
}

/** How far the focused control of the page reaches behind the notices; those of a bar do not move with the page. */
function focusBehind(page: Page): Promise<number> {
  return notices(page).evaluate((region) => {
    const { activeElement: control } = document;
    if (!control?.closest('main')) return 0;
    for (let at: Element | null = control; at; at = at.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return 0;
    }
    const [box, edge] = [control.getBoundingClientRect(), region.getBoundingClientRect().top];
    return box.height < edge / 2 ? Math.max(0, box.bottom - edge) : 0;
  });
}

/** A list at every size; the pages whose foot differs from it, at those sizes where it does. */
const EDGES = [
  [CATEGORY_PAGE, SIZES],
  ['/', [[PHONE], [DESKTOP]]],
  [PRODUCT, [[SIZES[0][0], PHONE], [LANDSCAPE]]],
] as const;

test('notices are the lower edge of the window at every size: nothing shows below them, moves, or is reached behind them', async ({
  page,
}) => {
  test.slow();
  for (const [path, sizes] of EDGES) {
    for (const [place, size] of sizes.flatMap((row) => [...row.entries()])) {
      const where = `${path} at ${size.width}`;
      await resize(page, size);
      if (place === 0) await visitShop(page, path);
      await page.evaluate(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift' });
      });
      await page.context().setOffline(true);
      await expect(notices(page).getByText(/^Sin conexión/)).toBeVisible();
      await expect(async () => {
        const { left, right, gap, width } = await noticeEdge(page);
        expect([left, right], where).toEqual([0, width]);
        expect(Math.abs(gap), where).toBeLessThanOrEqual(1);
      }).toPass({ timeout: 60_000 });
      const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(
        moved.reduce((sum, value) => sum + value, 0),
        where,
      ).toBeLessThanOrEqual(0.02);

      // Whatever the focus goes to stands whole above them.
      await page.getByRole('main').focus();
      for (let step = 0; step < 16; step += 1) {
        await page.keyboard.press('Tab');
        await expect.poll(() => focusBehind(page), { message: `${where}, step ${step}` }).toBe(0);
      }
      // The end of every page is the same, and there nothing at all is under them.
      await expect(async () => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        const rest = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
        expect(rest).toBeLessThanOrEqual(1);
        // Together, because a picture that does not come without a network makes the end lower.
        expect(await hiddenControls(page), `the end of ${where}`).toEqual([]);
      }).toPass({ timeout: 60_000 });
      await page.context().setOffline(false);
      await expect(notices(page).getByText(/^Sin conexión/)).toHaveCount(0);
    }
  }
});

const isOnTop = (button: Locator): Promise<boolean> =>
  button.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test('notices stand in one place without lying on each other, at every size, and never on what is fixed or was just pressed', async ({
  page,
}) => {
  for (const path of [CATEGORY_PAGE, PRODUCT]) {
    for (const [place, size] of SIZES.flatMap((row) => [...row.entries()])) {
      await resize(page, size);
      if (place === 0) await visitShop(page, path);
      // What is chosen for comparison stands at the bottom of a list too.
      if (path === CATEGORY_PAGE) {
        await page.getByRole('article').first().getByRole('checkbox').check();
        await expect(page.getByRole('button', { name: 'Vaciar' })).toBeVisible();
      }
      const add = page.getByRole('button', { name: /^Agregar (a cotización|otra$|a la lista:)/ }).first();
      // At the bottom of the window, where the notices are.
      await add.evaluate((button) => button.scrollIntoView({ block: 'end' }));
      await add.focus();
      await page.keyboard.press('Enter');
      const undo = notices(page).getByRole('button', { name: 'Deshacer' });
      // The pointer on it keeps it, however long the rest takes.
      await undo.hover();
      await page.context().setOffline(true);
      await expect(notices(page).getByText(/^Sin conexión/)).toBeVisible();
      const where = `${path} at ${size.width}`;
      await expect(async () => expect(await coveredControls(page), where).toEqual([])).toPass({ timeout: 60_000 });
      await expect(async () => {
        const isOver = await notices(page).evaluate((region) => {
          const [one, other] = [...region.children].map((notice) => notice.getBoundingClientRect());
          if (!one || !other) return true;
          return one.bottom > other.top && other.bottom > one.top && one.right > other.left && other.right > one.left;
        });
        expect(isOver, where).toBe(false);
      }).toPass({ timeout: 60_000 });
      if (path === CATEGORY_PAGE && size.width !== 834) await expectAxeSilent(page);
      // The whole header is there again.
      await page.evaluate(() => scrollTo(0, 0));
      await expect.poll(() => isOnTop(undo), { message: `${where}, at the top` }).toBe(true);
      await undo.click();
      await page.context().setOffline(false);
      await expect(notices(page).getByText(/^Sin conexión/)).toHaveCount(0);
    }
  }
  // Where the tray and a notice do not fit side by side.
  await page.setViewportSize(LANDSCAPE);
  await visitShop(page, '/herramienta-inalambrica');
  for (const place of [0, 1, 2]) await page.getByRole('article').nth(place).getByRole('checkbox').check();
  await page
    .getByRole('button', { name: /^Agregar a la lista:/ })
    .first()
    .click();
  await expect(notices(page).getByRole('button', { name: 'Deshacer' })).toBeVisible();
  await expect.poll(() => isOnTop(page.getByRole('button', { name: 'Vaciar' }))).toBe(true);
});
