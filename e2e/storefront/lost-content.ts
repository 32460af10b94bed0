import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** Text and controls that are outside the page or cut off, so that nobody can reach them. A line for each. */
function lostContent(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const lost: string[] = [];
    const nameOf = (element: Element): string => {
      const words = (element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40);
      return `<${element.tagName.toLowerCase()} class="${element.className}"> ${words}`;
    };
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
    /** Inside an element that scrolls sideways content may be outside the page, because it can be scrolled into view. */
    const canBePushed = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at);
        if ((overflowX === 'auto' || overflowX === 'scroll') && at.scrollWidth > at.clientWidth) return true;
      }
      return false;
    };
    const isForReadersOnly = (element: Element): boolean =>
      Boolean(element.closest('.visually-hidden, [aria-hidden="true"]'));

    // Behind an open dialog the page is inert.
    const dialogs = [...document.querySelectorAll('dialog[open]')];
    const root = dialogs.at(-1) ?? document.body;
    for (const element of root.querySelectorAll('*')) {
      if (!isShown(element) || isForReadersOnly(element)) continue;
      const ownText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const isControl = element.matches('a, button, input, select, summary');
      if (!ownText && !isControl) continue;
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (box.width === 0 || box.height === 0) continue;
      // The skip link, which is shown on focus only, is above the page.
      if (box.bottom <= 0 && style.position === 'absolute') continue;
      if ((box.left < -1 || box.right > width + 1) && !canBePushed(element)) lost.push(`outside: ${nameOf(element)}`);
      const cuts = /hidden|clip/;
      const isCutAcross = cuts.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
      const isCutDown = cuts.test(style.overflowY) && element.scrollHeight > element.clientHeight + 2;
      if (ownText && !element.matches('input, select') && (isCutAcross || isCutDown))
        lost.push(`cut: ${nameOf(element)}`);
    }
    if (document.documentElement.scrollWidth > width)
      lost.push(`sideways: ${document.documentElement.scrollWidth} of ${width}`);
    return lost;
  });
}

/** Words of headings, links and buttons that are broken over two lines, because their column is too narrow. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, a, button')].flatMap((element) => {
      if (!element.checkVisibility() || element.closest('.visually-hidden')) return [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}{3,}/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4)));
          if (lines.size > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );
}

export async function expectNoBrokenWords(page: Page, where: string): Promise<void> {
  await expect(async () => expect(await brokenWords(page), where).toEqual([])).toPass({ timeout: 60_000 });
}

/** Retried while the layout of the page may still change. */
export async function expectNothingLost(page: Page, where: string): Promise<void> {
  await expect(async () => expect(await lostContent(page), where).toEqual([])).toPass({ timeout: 60_000 });
}
