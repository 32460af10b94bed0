import { build, preview } from 'vite';

const OUT = 'node_modules/.cache/parts';

/** Builds the page of the parts as the site is built, and serves it on a free port until the tests are over. */
// Playwright asks a global setup for its default export.
export default async function serveParts(): Promise<() => Promise<void>> {
  const root = import.meta.dirname;
  const outDir = `${root}/../../${OUT}`;
  const shared = { configFile: false, root, publicDir: '../../public', logLevel: 'error' } as const;
  await build({ ...shared, build: { outDir, emptyOutDir: true, target: 'es2022' } });
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  process.env['PARTS_ORIGIN'] = server.resolvedUrls?.local[0];
  return () => server.close();
}
