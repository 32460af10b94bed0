import type { ServerResponse } from 'node:http';
import { isSiteFile } from '#domain/pages/site-files.ts';
import type { Database } from '../engine/database.ts';
import { isOpenShop } from './is-open-shop.ts';
import type { ShopPages } from './serve-pages.ts';

const PAGE = `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Estamos por abrir</title>
<style>body{font:1.1rem/1.5 system-ui,sans-serif;max-width:28rem;margin:20vh auto 0;padding:0 1rem;text-align:center;color:#16150f;background:#f6f3ec}a{color:inherit}</style>
</head>
<body>
<main>
<h1>Estamos por abrir</h1>
<p>Esta tienda todavía no publica su catálogo. Vuelve en unos días.</p>
<p><a href="/admin">Soy de la tienda</a></p>
</main>
</body>
</html>
`;

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  // A search engine that comes too early comes again and lists nothing.
  'Retry-After': '86400',
};

/** The pages of a shop; one that nobody has opened yet shows none, because they would show the store that the site was built with. */
export function pagesOnceOpen(
  pages: ShopPages,
  state: Pick<Database, 'collections'>,
  renderer: () => Promise<unknown>,
): ShopPages {
  let isOpen = false;
  const isFresh = (): boolean => {
    isOpen ||= isOpenShop(state);
    return !isOpen;
  };
  return {
    prepare: () => pages.prepare(),
    // A site without a renderer is no site of this shop's build: its files are sent as they are.
    sendPage: async (request, response) =>
      isFresh() && (await renderer()) !== undefined ? sendSoon(response) : pages.sendPage(request, response),
    // Search engines keep what a sitemap and a list of products name, so these wait as the pages do.
    sendFile: async (request, response, pathname) =>
      pathname.endsWith('.xml') && isSiteFile(pathname) && isFresh() && (await renderer()) !== undefined
        ? sendSoon(response)
        : pages.sendFile(request, response, pathname),
    close: () => pages.close(),
  };
}

function sendSoon(response: ServerResponse): true {
  response.writeHead(503, HEADERS).end(response.req.method === 'HEAD' ? undefined : PAGE);
  return true;
}
