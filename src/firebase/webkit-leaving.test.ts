import { expect, test, vi } from 'vitest';
import { leaveWithoutTransaction } from './webkit-leaving.ts';

const SAFARI = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/60.5 Safari/605.1.15';
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
/** As the SDK tells the versions whose fault it knows. */
const KNOWN = /(?:Version|Mobile)\/1[456]/;

/** A window as far as it matters here; as in a browser, the name is not the navigator's own property but its prototype's. */
function openWindow(userAgent: string): { readonly page: Window; readonly reload: () => void } {
  const navigator = Object.create({ userAgent }) as Navigator;
  const reload = vi.fn();
  return { page: Object.assign(new EventTarget(), { navigator, location: { reload } }) as unknown as Window, reload };
}

test('a page of WebKit that is left has a version whose fault the SDK knows, and one that comes back is loaded anew', () => {
  const { page, reload } = openWindow(SAFARI);
  leaveWithoutTransaction(page);
  expect(page.navigator.userAgent).not.toMatch(KNOWN);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(reload).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('pagehide'));
  expect(page.navigator.userAgent).toMatch(KNOWN);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(reload).toHaveBeenCalledOnce();
});

test('other browsers keep their name, because their transactions end', () => {
  const { page } = openWindow(CHROME);
  leaveWithoutTransaction(page);
  page.dispatchEvent(new Event('pagehide'));
  expect(page.navigator.userAgent).toBe(CHROME);
});
