import { deploySecond, SECOND_NAME } from '../offline/second-build.ts';
import { expect, test } from './fixtures.ts';
import { visitOnce } from './visitor-parts.ts';

test.use({ ownSite: true });

test('a newer build waits, the page says so, and it is there after a press', async ({ tab, siteDir }) => {
  await visitOnce(tab, '/');
  await deploySecond(siteDir);
  // What the browser does by itself every hour and when a tab is looked at again.
  await tab.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await tab.see('text', 'Hay versión nueva');
  await tab.press('link', 'Pinturas');
  await tab.see('heading', 'Pinturas');
  expect(await tab.evaluate(() => document.title)).not.toContain(SECOND_NAME);
  await tab.press('button', 'Actualizar');
  await tab.until('the newer build is there', (name) => document.title.includes(name), SECOND_NAME);
  await tab.seeNone('text', 'Hay versión nueva');
  await tab.see('heading', 'Pinturas');
});
