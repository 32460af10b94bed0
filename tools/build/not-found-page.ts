import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { pages } from '#domain/site/pages.ts';
import { chunksOf, stylesWith } from './preload-shop.ts';

const STYLE = 'tools/build/not-found-page.css';

/**
 * Emits `404.html`, which the server sends for an address that no page can have: deeper than a product's, or of a file that does not exist.
 * It has no menus and no script, and uses the shop's styles. Nothing on it is of the store's profile, which may have changed since the build. Addresses that a rewrite matches show the "not found" of their own page instead.
 * @param shop the main module of the storefront, whose styles the page uses.
 */
export function notFoundPage(shop: string): Plugin {
  return {
    name: 'not-found-page',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, bundle) {
      const style = this.emitFile({ type: 'asset', name: 'not-found-page.css', source: await readFile(STYLE, 'utf8') });
      const styles = [...stylesWith(shop, chunksOf(bundle)), this.getFileName(style)];
      this.emitFile({ type: 'asset', fileName: '404.html', source: page(styles) });
    },
  };
}

function page(styles: readonly string[]): string {
  const links = styles.map((file) => `    <link rel="stylesheet" href="/${file}" />`).join('\n');
  return `<!doctype html>
<html lang="es-MX">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="robots" content="noindex" />
    <title>Página no encontrada</title>
    <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
${links}
  </head>
  <body class="not-found-page">
    <header>
      <div class="container">
        <a href="/"><img src="/icons/emblema.svg" alt="Ir al inicio" width="44" height="44" /></a>
      </div>
    </header>
    <main class="container">
      <h1>Aquí no hay nada</h1>
      <p>La dirección cambió o nunca existió. Busca el producto por nombre, clave o medida.</p>
      <form action="/busqueda" role="search">
        <input type="search" name="search" aria-label="Buscar en el catálogo" required />
        <button>Buscar</button>
      </form>
      <p><a href="/">Ir al inicio</a> o ve <a href="${pages.contact.path}">cómo llamarnos</a>.</p>
    </main>
  </body>
</html>
`;
}
