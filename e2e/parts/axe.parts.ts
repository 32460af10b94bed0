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
