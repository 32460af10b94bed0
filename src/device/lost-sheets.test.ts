import { afterEach, expect, test, vi } from 'vitest';
import { forgetLostSheets } from './lost-sheets.ts';

afterEach(() => void vi.unstubAllGlobals());

test('the link of a sheet of styles that failed goes, and no other, also where code failed', () => {
  const browser = new EventTarget();
  const gone: string[] = [];
  const sheets = ['a', 'b'].map((name) => ({
    href: `https://tienda.mx/assets/${name}.css`,
    remove: () => void gone.push(name),
  }));
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('document', { querySelectorAll: () => sheets });
  forgetLostSheets();
  for (const message of ['Failed to fetch', 'Unable to preload CSS for https://tienda.mx/assets/b.css'])
    browser.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error(message) }));
  expect(gone).toEqual(['b']);
});
