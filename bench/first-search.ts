import type { Browser, Page } from 'playwright';
import { recordTasks, type Tasks } from './main-thread-tasks.ts';

interface FirstSearch {
  /** From the key to the list that answers it, in milliseconds of the clock. */
  readonly clock: number;
  /** Processor time of the page's thread and of its worker until then, in milliseconds. */
  readonly processor: number;
  /** Whether the list said meanwhile that there is nothing. */
  readonly saidNothing: boolean;
}

const QUERY = 'taladro';

/** Types the first search of a page into the staff's list, and waits for its answer. */
export async function measureFirstSearch(browser: Browser, page: Page, slowdown: number): Promise<FirstSearch> {
  let answered = { clock: 0, saidNothing: false };
  const { all } = await recordTasks(browser, page, slowdown, async () => {
    answered = await page.evaluate(searchFor, QUERY);
  });
  return { ...answered, processor: sum(all) };
}

const sum = (times: Tasks['all']): number => times.reduce((whole, time) => whole + time, 0);

/** Runs in the page. */
function searchFor(query: string): Promise<{ clock: number; saidNothing: boolean }> {
  return new Promise((resolve) => {
    const field = document.querySelector<HTMLInputElement>('main input[type=search]');
    const count = document.querySelector<HTMLElement>('main > output');
    if (!field || !count) throw new Error('No list of products');
    const before = count.textContent;
    let saidNothing = false;
    const start = performance.now();
    const watching = new MutationObserver(() => {
      const text = count.textContent ?? '';
      if (text.startsWith('0 productos')) saidNothing = true;
      if (text === before || !/^[1-9][\d,]* productos? de /.test(text)) return;
      watching.disconnect();
      // Once the answer has been drawn.
      requestAnimationFrame(() => setTimeout(() => resolve({ clock: performance.now() - start, saidNothing })));
    });
    watching.observe(count, { childList: true, subtree: true, characterData: true });
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, query);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
