import { execFile } from 'node:child_process';
import { access, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startBackend } from '../backend-process.ts';
import { test as base, expect, withWorker } from '../fixtures.ts';
import { TEMPLATE } from '../prepare-tests.ts';
import { crawl, publicSlugs } from '../storefront/crawl.ts';
import { cards, heading, PRODUCT } from '../storefront/page-parts.ts';
import { type StaticServer, serveFolder } from './static-server.ts';

const CONFIG = 'firebase.prerendered.json';
const PRERENDER = join(process.cwd(), 'dist-backend/prerender.js');

/** Writing the pages takes longer than most tests look at them, and the pages of the demo are the same for all: they are written once for this file. */
const test = base.extend<object, { readonly folder: string; readonly files: StaticServer }>({
  folder: [
    async ({ backendHost }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'fragua-e2e-'));
      await cp(TEMPLATE, dataDir, { recursive: true });
      const backend = await startBackend(dataDir, true, 'dist', false, backendHost);
      const folder = await mkdtemp(join(tmpdir(), 'fragua-paginas-'));
      await writeFile(join(folder, 'firebase.json'), await readFile('firebase.json'));
      await prerender(folder, backend.origin);
      await backend.stop();
      await use(folder);
      for (const used of [folder, dataDir]) await rm(used, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 360_000 },
  ],
  files: [
    async ({ folder }, use) => {
      const server = await serveFolder(join(folder, 'paginas'), join(folder, CONFIG));
      await use(server);
      server.close();
    },
    { scope: 'worker' },
  ],
});

// All by one worker, or each of them would write the pages.
test.describe.configure({ mode: 'default' });

/** Runs the command in a folder that has its own `firebase.json`, and gives what it prints. */
async function prerender(folder: string, origin: string): Promise<string> {
  const args = [
    '--server',
    origin,
    '--origin',
    'https://tienda.mx',
    '--site',
    join(process.cwd(), 'dist'),
    '--out',
    'paginas',
  ];
  return (await promisify(execFile)(process.execPath, [PRERENDER, ...args], { cwd: folder })).stdout;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages as files lead from the front page to a product, and an unknown address is 404', async ({
    page,
    files,
  }) => {
    await page.goto(`${files.origin}/`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pinturas', exact: true }).click();
    await expect(heading(page)).toHaveText('Pinturas');
    await cards(page).first().getByRole('heading').getByRole('link').click();
    await expect(page.getByText(/^Clave /).first()).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https:\/\/tienda\.mx\/pinturas\//);
    const missing = await page.goto(`${files.origin}/pinturas/vinilicas/ya-no-esta`);
    expect(missing?.status()).toBe(404);
    await expect(heading(page)).not.toBeEmpty();
  });
});

test('every public product has its file, no link is dead, and the sitemap names them all', async ({
  backend,
  files,
}) => {
  const { pages, dead } = await crawl(files.origin);
  expect(dead).toEqual([]);
  expect(pages.size).toBeGreaterThan(100);
  const sitemap = await (await fetch(`${files.origin}/sitemap-1.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>https:\/\/tienda\.mx([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  const slugs = new Set(addresses.map((path) => path.split('/')[3]));
  expect((await publicSlugs(backend.origin)).filter((slug) => !slugs.has(slug))).toEqual([]);
  // What the links lead to has answered already.
  for (const path of addresses.filter((address) => !pages.has(address)))
    expect((await fetch(files.origin + path)).status, path).toBe(200);
  for (const path of ['/robots.txt', '/productos.xml', '/sitemap.xml'])
    expect((await fetch(files.origin + path)).status, path).toBe(200);
});

test('a file knows no query, so the browser draws a search anew and React complains of nothing', async ({
  page,
  files,
  backend,
}) => {
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('console', (message) => void (message.type() === 'error' && said.push(message.text())));
  // The files’ server has no backend of its own. Listeners are left unanswered, because their streams never end.
  await page.route(/\/__\/|\/v1\//, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: backend.origin + pathname + search }) });
  });
  await page.goto(`${files.origin}${PRODUCT}`);
  await expect(heading(page)).toContainText('Taladro');
  await page.goto(`${files.origin}/busqueda?search=caladora`);
  await expect(heading(page)).toContainText('caladora');
  await expect(cards(page).first()).toBeVisible();
  expect(said.filter((text) => /hydrat|Minified React/i.test(text))).toEqual([]);
  // The page may still ask, and the answer would come when its browser has gone.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a label under another folder and the renamed lead on, and the staff area is there', async ({ files }) => {
  const at = async (path: string): Promise<string> => {
    const { status, headers } = await fetch(files.origin + path, { redirect: 'manual' });
    return `${status} ${headers.get('location') ?? ''}`;
  };
  expect(await at('/otra/vinilicas')).toBe('301 /pinturas/vinilicas');
  expect(await at('/pinturas/vinilicas')).toBe('200 ');
  expect(await at('/pinturas/')).toBe('301 /pinturas');
  expect(await at('/pinturas//vinilicas')).toBe('301 /pinturas/vinilicas');
  expect(await at('/admin')).toBe('200 ');
});

test('the pages are written again, but a folder with other things in it is left as it is', async ({
  folder: shared,
  backend,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'fragua-paginas-'));
  await cp(shared, folder, { recursive: true });
  expect(await prerender(folder, backend.origin)).toMatch(/\d+ páginas y \d+ direcciones que cambiaron/);
  const json: unknown = JSON.parse(await readFile(join(folder, CONFIG), 'utf8'));
  expect(json).toMatchObject({ hosting: { public: 'paginas', trailingSlash: false } });
  expect(JSON.stringify(json)).not.toContain('shell.html');
  await rm(join(folder, 'paginas'), { recursive: true });
  await mkdir(join(folder, 'paginas'));
  await writeFile(join(folder, 'paginas/tesis.txt'), 'mía');
  await expect(prerender(folder, backend.origin)).rejects.toThrow(/tiene otras cosas y no se va a borrar/);
  await access(join(folder, 'paginas/tesis.txt'));
  await rm(folder, { recursive: true });
});

test('the files are no part of what the worker precaches', withWorker, async ({ folder }) => {
  const worker = await readFile(join(folder, 'paginas/sw.js'), 'utf8');
  const listed = [...worker.matchAll(/"url\\?":\\?"([^"\\]+)/g)].map(([, url]) => url);
  expect(listed.length).toBeGreaterThan(20);
  expect(new Set(listed.filter((url) => url?.endsWith('.html')))).toEqual(new Set(['admin.html', 'shell.html']));
});
