import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { demoCatalogue } from '#demo/catalogue/demo-catalogue.ts';
import { productPath } from '#domain/catalogue/addresses.ts';
import { parseCategory } from '#domain/catalogue/parse-category.ts';
import { parseLabel } from '#domain/catalogue/parse-label.ts';
import { parseDocuments } from '#domain/catalogue/stored-document.ts';
import type { PageBuild, RenderPage } from '#domain/pages/render-page.ts';
import { siteCatalogue } from '#domain/pages/site-catalogue.ts';
import { type BenchStore, openBenchStore, type Plain, pickSome, productFields } from './bench-store.ts';
import { productCatalogue } from './product-catalogue.ts';

// How many pages a server renders and sends in a second: the renderer alone, and the embedded backend with its cache over HTTP, each on one core.

const SIZE = Number(process.argv[2] ?? 10_000);
const PAGES = 1500;
const ROUNDS = 10;
const CONNECTIONS = 16;
const PORT = 14_880;
const MIB = 1 << 20;

const demo = demoCatalogue();
const menus = {
  categories: parseDocuments(demo.categories, parseCategory).values,
  labels: parseDocuments(demo.labels, parseLabel).values,
};
const products = productCatalogue(SIZE);
const catalogue = siteCatalogue({ ...menus, products }, []);
const paths = [
  ...pickSome(
    products.filter((product) => catalogue.index.bySlug.get(product.slug) === product),
    PAGES - 200,
  ).map((product) => productPath(product, catalogue)),
  ...pickSome(menus.labels, 60).map(({ carpeta, slug }) => `/${carpeta}/${slug}`),
  // A category that is hidden has no products, and no second page.
  ...menus.categories
    .slice(0, 9)
    .flatMap(({ folder, visible }) => [`/${folder}`, ...(visible === 'public' ? [`/${folder}?pagina=2`] : [])]),
  ...['taladro', 'disco', 'pintura blanca', 'broca 1/4', 'caladora'].map(
    (word) => `/busqueda?search=${encodeURIComponent(word)}`,
  ),
  '/',
];

async function measureRenderer(): Promise<void> {
  const { renderPage } = (await import(pathToFileURL('dist/.page-renderer.mjs').href)) as { renderPage: RenderPage };
  const build = JSON.parse(readFileSync('dist/.page-build.json', 'utf8')) as PageBuild;
  const page = (path: string) =>
    renderPage({ path, catalogue, build, origin: 'https://tienda.mx', files: { embedded: true } });
  for (const path of paths.slice(0, 200)) page(path);
  // The first search builds the index of ten thousand products.
  const indexed = performance.now();
  page('/busqueda?search=taladro');
  console.log(`First search, with its index: ${(performance.now() - indexed).toFixed(0)} ms`);
  // Processor time, because other programs may have the rest of the core.
  const before = process.cpuUsage();
  const rendered = paths.map(page);
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1_000_000;
  const sizes = rendered.map(({ body }) => gzipSync(body).length).sort((a, b) => a - b);
  console.log(
    `Uncached, of processor time: ${(paths.length / seconds).toFixed(0)} pages/s (${rendered.filter(({ status }) => status === 200).length} of ${paths.length} found)`,
  );
  for (const [i, { status }] of rendered.entries()) if (status !== 200) console.log(`${status}: ${paths[i]}`);
  console.log(`HTML, gzip: median ${sizes[sizes.length >> 1]} bytes, largest ${sizes.at(-1)}`);
}

async function measureServer(): Promise<void> {
  const store = await openBenchStore('dist', PORT);
  try {
    const asFields = (fields: Readonly<Record<string, unknown>>) => ({ ...fields, rev: 1 }) as Record<string, Plain>;
    await store.write(
      'categories',
      demo.categories.map(({ id, fields }) => ({ id, fields: asFields(fields) })),
    );
    await store.write(
      'etiquetas',
      demo.labels.map(({ id, fields }) => ({ id, fields: asFields(fields) })),
    );
    await store.write(
      'productos',
      products.map((product) => ({ id: product.id, fields: productFields(product) })),
    );
    await rate(store, ['/']);
    const fresh = await rate(store, paths.slice(0, 300));
    console.log(`Over HTTP, uncached, with brotli: ${fresh.toFixed(0)} pages/s`);
    const few = paths.slice(0, 300);
    const cached = await rate(store, Array.from({ length: ROUNDS }, () => few).flat());
    console.log(`Over HTTP, cached, with brotli: ${cached.toFixed(0)} pages/s`);
  } finally {
    await store.close();
  }
}

/** Pages per second of the server's processor time, by some connections that stay open. */
async function rate(store: BenchStore, asked: readonly string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const started = store.processorTime();
  let next = 0;
  const connection = async (): Promise<void> => {
    for (let path = asked[next++]; path !== undefined; path = asked[next++]) await fetchPage(agent, path);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  agent.destroy();
  return asked.length / (store.processorTime() - started);
}

function fetchPage(agent: Agent, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    request({ port: PORT, path, agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`));
        else resolve();
      });
    })
      .on('error', reject)
      .end();
  });
}

await measureRenderer();
await measureServer();
console.log(`Memory of the renderer's process: ${(process.memoryUsage().rss / MIB).toFixed(0)} MiB`);
