import { expect, test } from '@playwright/test';
import { axeFaults } from '../axe-faults.ts';

test('axe, as all tests call it, names what is wrong and where, on the whole page and in one part of it', async ({
  page,
}) => {
  await page.setContent(`<!doctype html><html lang="es"><title>Prueba</title>
    <main><h1>Prueba</h1><p style="color: #bbb; background: #fff">Gris</p></main>
    <footer><button></button></footer></html>`);
  const faults = await axeFaults(page);
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['button-name', 'color-contrast']);
  expect(await axeFaults(page, 'footer')).toEqual(['button-name: button']);
});

test('axe judges the contrast of a look once on a page, and of a new look or of one that failed each time', async ({
  page,
}) => {
  await page.setContent(`<!doctype html><html lang="es"><title>Prueba</title><style>.pale { color: #bbb }</style>
    <main><h1>Prueba</h1><ul>${'<li><span>Negro</span></li>'.repeat(9)}</ul><button disabled class="go">Ir</button></main>`);
  expect(await axeFaults(page)).toEqual([]);
  await page
    .locator('span')
    .nth(4)
    .evaluate((one) => one.classList.add('pale'));
  for (const _ of [1, 2]) expect(await axeFaults(page)).toEqual(['color-contrast: .pale']);
  await page
    .locator('span')
    .nth(4)
    .evaluate((one) => one.classList.remove('pale'));
  // The same elements with another colour behind them have another look, and a button that can be used is not the one that could not.
  await page.locator('ul').evaluate((one) => one.setAttribute('style', 'background: #333'));
  expect((await axeFaults(page)).map((fault) => fault.split(':')[0])).toEqual(['color-contrast']);
  await page.locator('ul').evaluate((one) => one.removeAttribute('style'));
  await page.locator('.go').evaluate((one: HTMLButtonElement) => {
    one.style.color = '#bbb';
    one.disabled = true;
  });
  expect(await axeFaults(page)).toEqual([]);
  await page.locator('.go').evaluate((one: HTMLButtonElement) => {
    one.disabled = false;
  });
  expect(await axeFaults(page)).toEqual(['color-contrast: button']);
});
