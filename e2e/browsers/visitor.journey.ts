import { sentQuotes } from '../sent-quotes.ts';
import { expect, test } from './fixtures.ts';
import { ENTER } from './screen.ts';
import { visitOnce } from './visitor-parts.ts';

const CATEGORY_PAGE = '/herramienta-inalambrica/rotomartillos-inalambricos';

test.use({ testMode: false });

test('after one visit the shop opens, searches and takes a request with the server gone, and sends it once', async ({
  tab,
  backend,
}) => {
  // What the server sends is the page, before any code of ours.
  const sent = await (await fetch(`${backend.origin}${CATEGORY_PAGE}`)).text();
  expect(/<h1[^>]*>([^<]+)/.exec(sent)?.[1]).toBe('Rotomartillos');
  await visitOnce(tab, CATEGORY_PAGE);
  await tab.see('heading', 'Rotomartillos');

  await backend.stop();
  await tab.open('/');
  await tab.ready();
  await tab.see('text', '/^Sin conexión\\. Catálogo del/');
  await tab.see('link', 'Pinturas');
  await tab.press('link', 'Pinturas');
  await tab.see('heading', 'Pinturas');
  await tab.type('/Buscar/', `taladro${ENTER}`);
  await tab.see('heading', '/[Tt]aladro/');
  await tab.see('article', '/[Tt]aladro/');
  await tab.until('the address says what is searched', () => location.search === '?search=taladro');

  await tab.open(CATEGORY_PAGE);
  await tab.ready();
  await tab.press('button', '/^Agregar a la lista:/');
  await tab.press('link', '/^Mi lista, 1/');
  await tab.see('heading', 'Tu lista para cotizar');
  await tab.fill('/^Nombre/', 'Ana Pérez');
  await tab.fill('/^Teléfono/', '81 1234 5678');
  await tab.press('button', 'Enviar mi lista');
  await tab.see('heading', 'Guardada en este equipo');

  await backend.start();
  await tab.open('/cotizacion');
  await tab.see('text', 'Recibida');
  await tab.open('/cotizacion');
  await tab.see('text', 'Recibida');
  expect(await sentQuotes(backend)).toHaveLength(1);
  await tab.seeNone('text', '/^Sin conexión/');
});
