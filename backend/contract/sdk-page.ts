import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Bundles the page that holds the unmodified SDK and serves it from an origin of its own,
 * so that the contract also covers what the server has to answer across origins.
 */
export async function serveSdkPage(outDir: string): Promise<{ url: string; close(): Promise<void> }> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      target: 'es2023',
      lib: { entry: join(import.meta.dirname, 'page/main.ts'), formats: ['es'], fileName: () => 'page.js' },
    },
  });
  await writeFile(
    join(outDir, 'index.html'),
    '<!doctype html><meta charset="utf-8"><script type="module" src="/page.js"></script>',
  );
  const server = createServer((request, response) => {
    const script = request.url?.startsWith('/page.js');
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html');
    createReadStream(join(outDir, script ? 'page.js' : 'index.html')).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the page has no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
