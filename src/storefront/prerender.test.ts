/// <reference types="vite/client" />
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseCategory } from '#domain/catalogue/parse-category.ts';
import { parseLabel } from '#domain/catalogue/parse-label.ts';
import { isRetired, parseProduct } from '#domain/catalogue/parse-product.ts';
import type { Result } from '#domain/kernel/result.ts';
import { allPages } from '#domain/site/pages.ts';
import { catalogueStore, claimCatalogueWriter } from '#store/catalogue-store.ts';
import { App } from './App.tsx';

function read<T>(parsed: Result<T, unknown>): T {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

const category = (id: string, name: string, folder: string, menu: string) =>
  read(parseCategory(id, { name, folder, menu, unicID: id, visible: 'public', orden: Number(id) }));
const products = ['p1', 'p2']
  .map((id, at) =>
    read(
      parseProduct(id, {
        nombre: `Taladro ${at + 1}`,
        slug: `taladro-${at + 1}`,
        clave: `TP-${at + 1}`,
        marca: 'TENAZ',
        descripcion: 'Perfora block y tabique.',
        unicID: '0',
        etiquetas: ['l1'],
        familia: 'taladros',
        precio: 119_900,
        precioVigente: '2026-11-20',
        unidad: 'pieza',
        ficha: [{ nombre: 'Voltaje', valor: '20 V' }],
        caracteristicas: ['Luz LED'],
        imagenes: [{ imagen: '/demo/taladro.webp', alt: 'Taladro', ancho: 800, alto: 800 }],
        documentos: [{ nombre: 'Manual', archivo: '/demo/manual.pdf', bytes: 1000 }],
        relacionados: { accesorios: ['p2'], refacciones: [], alternativas: ['p1'] },
        destacado: true,
        demostracion: true,
        visible: 'public',
        rev: 1,
      }),
    ),
  )
  .flatMap((product) => (isRetired(product) ? [] : [product]));

const filled = {
  ...catalogueStore.getInitialState(),
  catalogue: {
    categories: [
      category('0', 'Herramienta inalámbrica', 'inalambrica', 'megamenu'),
      category('1', 'Pinturas', 'pinturas', 'slim'),
    ],
    labels: [
      read(
        parseLabel('l1', {
          nombre: 'Taladros',
          slug: 'taladros',
          carpeta: 'inalambrica',
          unicID: '0',
          descripcion: '',
        }),
      ),
    ],
    products,
  },
  menus: 'known',
  products: 'known',
} as const;

const ROUTES = [
  ...allPages.map(({ path }) => path),
  '/contacto.html?clave=TP-1',
  '/tutoriales/elegir-el-disco-correcto',
  '/busqueda?search=taladro',
  '/inalambrica',
  '/inalambrica?orden=precio',
  '/inalambrica/taladros',
  '/inalambrica/taladros/taladro-1',
  '/inalambrica/taladros/ya-no-esta',
  '/no-existe/nada/de/nada',
];

/** A page as a server would render it, waiting for all late screens. */
async function htmlAt(path: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(createElement(App, { ssrPath: path }), {
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  expect(errors).toEqual([]);
  return html;
}

// Pages can be rendered on a server, where there is no window, no document and no address but the requested one.
test('there is no browser here', () => {
  expect([typeof window, typeof document, typeof location]).toEqual(['undefined', 'undefined', 'undefined']);
});

describe('before the catalogue is known', () => {
  test.each(ROUTES)('%s', async (path) => {
    const html = await htmlAt(path);
    expect(html).toContain('id="contenido"');
    expect(html).not.toContain('Algo falló');
    // "Not found" may only be shown once the catalogue is known.
    if (path.startsWith('/inalambrica')) expect(html).not.toContain('Aquí no hay nada');
  });
});

describe('with a catalogue', () => {
  beforeAll(() => {
    // On a server zustand reads a store's initial state, so a server fills that.
    Object.assign(catalogueStore, { getInitialState: () => filled });
    claimCatalogueWriter()(filled);
  });

  test.each(ROUTES)('%s', async (path) => {
    const html = await htmlAt(path);
    expect(html).toContain('Pinturas');
    expect(html).not.toContain('Algo falló');
  });

  test('a product says what it costs', async () => {
    const html = await htmlAt('/inalambrica/taladros/taladro-1');
    expect(html).toMatch(/<h1[^>]*>Taladro 1<\/h1>/);
    expect(html).toContain('$1,199.00');
  });

  // The head is made apart from the page, by `describePage`: two titles in one document would be one too many.
  test.each(ROUTES)('%s brings no head of its own', async (path) => {
    expect(await htmlAt(path)).not.toMatch(/<(?:title|meta|link rel="canonical")/);
  });
});
