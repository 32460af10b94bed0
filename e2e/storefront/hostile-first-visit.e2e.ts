import { expect, test } from '../fixtures.ts';
import { cards, heading, PRODUCT, takenOver } from './page-parts.ts';

// The first visit: no worker answers, and no copy is on the device.

const FOLDER = '/herramienta-inalambrica';
const LABEL = `${FOLDER}/taladros-inalambricos`;
/** Names that staff's forms would refuse, and a document written by another way may have. */
const NAMES = {
  'a script’s end': 'Taladro hostil </script><!--<script>',
  'line and paragraph separators': 'Taladro hostil\u2028uno\u2029dos',
  'half a surrogate pair': 'Taladro hostil \ud83d fin',
  'control characters and line ends': 'Taladro hostil \u0007\u0001\r\ntres\u0000',
  'joined emoji': 'Taladro hostil 👩‍🔧🏳️‍🌈 1️⃣',
  'the other direction': 'Taladro hostil \u202Eodatrevni\u202C \u2067רשב\u2069',
  blanks: '   \u00a0 ',
} as const;

test('names and descriptions of odd characters are hydrated as they came, on lists and on the product', async ({
  page,
  documents,
  backend,
}) => {
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('console', (message) => {
    // A document without a name is left out and named.
    const isOfTest = /Failed to load resource|Service Worker registration blocked|^Documento ilegible/.test(
      message.text(),
    );
    if (['error', 'warning'].includes(message.type()) && !isOfTest) said.push(message.text());
  });
  const [id] = await documents.idsWhere('productos', 'clave', 'TP-7512');
  const slug = 'hostil';
  let rev = 1;
  for (const [what, nombre] of Object.entries(NAMES)) {
    rev += 1;
    await documents.update(`productos/${id}`, {
      rev,
      slug,
      nombre,
      descripcion: `${nombre}\n${'párrafo \u2028 '.repeat(500)}`,
      ficha: [{ nombre, valor: nombre }],
      caracteristicas: [nombre],
    });
    for (const path of ['/busqueda?search=TP-7512', '/herramienta-electrica-con-cable/taladros-con-cable']) {
      const response = await page.goto(path);
      expect(response?.status(), `${what}: ${path}`).toBe(200);
      await takenOver(page);
      expect(said, `${what}: ${path}`).toEqual([]);
      if (what !== 'blanks') await expect(cards(page).first()).toBeVisible();
    }
    const found = await fetch(`${backend.origin}/a/b/${slug}`, { redirect: 'manual' });
    const path = found.headers.get('location');
    if (path) {
      const response = await page.goto(path);
      expect(response?.status(), what).toBe(200);
      await takenOver(page);
      await expect(page.getByText('Clave TP-7512')).toBeVisible();
      expect(said, `${what}: ${path}`).toEqual([]);
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      for (const json of data) expect(JSON.parse(json), what).toBeTruthy();
    } else expect(what).toBe('blanks');
  }
});

test('prices and descriptions beyond all limits, and folders that are missing, break one card at most', async ({
  page,
  documents,
  backend,
}) => {
  const threw: string[] = [];
  page.on('pageerror', ({ message }) => threw.push(message));
  const [id] = await documents.idsWhere('productos', 'slug', PRODUCT.split('/').at(-1) ?? '');
  const others = async (): Promise<number> => {
    await page.goto(LABEL);
    await takenOver(page);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    return cards(page).count();
  };
  const before = await others();
  const odd: readonly (readonly [string, object])[] = [
    ['a price that is no number', { precio: Number.NaN }],
    ['a price without end', { precio: Number.POSITIVE_INFINITY }],
    ['a price beyond whole numbers', { precio: 1e300 }],
    ['a category that is nowhere', { precio: 100, unicID: 'nada' }],
    ['labels that are nowhere', { etiquetas: ['nada', '../x'] }],
    ['a description of a hundred kilobytes', { descripcion: 'x<b>"&\u2028 '.repeat(10_000) }],
  ];
  let rev = 1;
  for (const [what, fields] of odd) {
    rev += 1;
    await documents.update(`productos/${id}`, { rev, ...fields });
    expect(await others(), what).toBeGreaterThanOrEqual(before - 1);
    for (const path of ['/', FOLDER, PRODUCT, '/sitemap-1.xml', '/productos.xml', '/busqueda?search=taladro']) {
      const answer = await fetch(backend.origin + path, { redirect: 'manual' });
      expect(answer.status, `${what}: ${path}`).not.toBe(503);
      expect(await answer.text(), `${what}: ${path}`).not.toMatch(/\bNaN\b|\bInfinity\b|Algo falló/);
    }
    await page.goto(PRODUCT);
    await takenOver(page);
    await expect(heading(page)).not.toBeEmpty();
    await expect(page.getByText(/^Código A-/)).toHaveCount(0);
    expect(threw, what).toEqual([]);
  }
});
