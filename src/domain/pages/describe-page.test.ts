import { describe, expect, test } from 'vitest';
import type { StoreProfile } from '#domain/store-profile.ts';
import { describePage } from './describe-page.ts';
import { headHtml } from './head-html.ts';
import type { PageHead } from './page-head.ts';
import { resolveAddress } from './resolve-address.ts';
import { product, shop, siteOf } from './testing/small-site.ts';

const head = (address: string, site = siteOf()): PageHead => {
  const [path = '', query = ''] = address.split('?');
  const answer = resolveAddress(path, query && `?${query}`, site);
  if (answer.kind === 'moved') throw new Error(`${address} moved to ${answer.to}`);
  return describePage(answer, site, shop);
};
const types = ({ jsonLd }: PageHead) => jsonLd.map((node) => node['@type']);
const graph = ({ openGraph }: PageHead) => Object.fromEntries(openGraph);

describe('a product', () => {
  const shown = head('/con-cable/taladros/taladro-percutor');

  test('says its name, price, brand, clave, subcategory and city', () => {
    expect(shown.title).toBe('Taladro percutor 1/2" 750 W | La Fragua');
    expect(shown.description).toBe(
      'Taladro percutor 1/2" 750 W TENAZ: $1,199.00 con IVA, clave TP-7512. Taladros en La Fragua, Monterrey. Perfora block y tabique.',
    );
  });

  test('that can be tried says so of a taladro and of a sierra alike', () => {
    const site = siteOf([product('p1', { demostracion: true, descripcion: '' })]);
    expect(head('/con-cable/taladros/taladro-percutor', site).description).toContain(
      'Monterrey. Se puede probar en la tienda.',
    );
  });

  test('is shown in a chat with its own picture, in a size that the chat loads, and its price', () => {
    expect(graph(shown)).toMatchObject({
      'og:type': 'product',
      'og:locale': 'es_MX',
      'og:title': 'Taladro percutor 1/2" 750 W · $1,199.00',
      'og:url': 'https://tienda.mx/con-cable/taladros/taladro-percutor',
      'og:image': 'https://tienda.mx/demo/taladro-800.webp',
      'og:image:width': '800',
      'og:image:height': '600',
      'og:image:alt': 'Taladro',
      'product:price:amount': '1199.00',
      'product:price:currency': 'MXN',
      'product:retailer_item_id': 'TP-7512',
      'twitter:card': 'summary_large_image',
      'twitter:image': 'https://tienda.mx/demo/taladro-800.webp',
    });
  });

  test('has its breadcrumb and its offer for machines, with all its pictures', () => {
    expect(types(shown)).toEqual(['BreadcrumbList', 'Product']);
    expect(shown.jsonLd[1]?.['image']).toEqual([
      'https://tienda.mx/demo/taladro-1600.webp',
      'https://tienda.mx/v0/b/tienda/o/productos%2Fab%2Flado-1600.webp?alt=media',
    ]);
  });

  test('without a price is quoted: no amount is invented anywhere', () => {
    const quoted = head('/con-cable/taladros/taladro-percutor', siteOf([product('p1', { precio: undefined })]));
    expect(quoted.description).toContain('precio por cotización');
    expect(types(quoted)).toEqual(['BreadcrumbList', 'ItemPage']);
    expect(JSON.stringify(quoted)).not.toMatch(/"price|price:amount|\$0/);
  });

  test('with the same name as another has its clave in its title', () => {
    const twins = siteOf([product('p1'), product('p2', { slug: 'otro', clave: 'TP-2' })]);
    expect(head('/con-cable/taladros/otro', twins).title).toMatch(/^Taladro percutor 1\/2" 750 W \(TP-2\) \|/);
  });
});

describe('a list', () => {
  const many = siteOf(
    Array.from({ length: 97 }, (_, at) =>
      product(`p${at}`, {
        slug: `t-${at}`,
        clave: `T-${at}`,
        nombre: `Taladro ${at}`,
        destacado: at === 60,
        ficha: [{ nombre: 'Potencia', valor: at % 2 ? '750 W' : '500 W' }],
      }),
    ),
  );

  test('has the products of its page in their order, featured ones first', () => {
    const shown = head('/con-cable/taladros', many);
    expect(shown.description).toMatch(
      /^Taladros en Monterrey: 97 productos TENAZ a \$1,199 con IVA\. De mano y de banco\./,
    );
    expect(types(shown)).toEqual(['BreadcrumbList', 'ItemList']);
    const items = shown.jsonLd[1]?.['itemListElement'] as { position: number; name: string; url: string }[];
    expect(items).toHaveLength(48);
    expect(items[0]).toMatchObject({
      position: 1,
      name: 'Taladro 60',
      url: 'https://tienda.mx/con-cable/taladros/t-60',
    });
  });

  test('names the page before and after, and each page is a page of its own', () => {
    const [first, second, third] = ['', '?pagina=2', '?pagina=3'].map((query) =>
      head(`/con-cable/taladros${query}`, many),
    );
    expect([first?.prev, first?.next]).toEqual([undefined, 'https://tienda.mx/con-cable/taladros?pagina=2']);
    expect([second?.prev, second?.next]).toEqual([
      'https://tienda.mx/con-cable/taladros',
      'https://tienda.mx/con-cable/taladros?pagina=3',
    ]);
    expect([third?.canonical, third?.next]).toEqual(['https://tienda.mx/con-cable/taladros?pagina=3', undefined]);
    expect(third?.title).toMatch(/^Taladros, página 3 \|/);
    const items = third?.jsonLd[1]?.['itemListElement'];
    expect(items).toEqual([expect.objectContaining({ position: 97 })]);
  });

  test('sorted, lengthened or reached by an advertisement, has the address of the list; filtered, is not listed either', () => {
    const sorted = head('/con-cable/taladros?orden=precio&hasta=96&utm_source=x', many);
    expect([sorted.canonical, sorted.robots]).toEqual(['https://tienda.mx/con-cable/taladros', undefined]);
    const filtered = head('/con-cable/taladros?potencia=750-w&pagina=2', many);
    expect([filtered.canonical, filtered.robots]).toEqual(['https://tienda.mx/con-cable/taladros', 'noindex, follow']);
    expect([filtered.prev, filtered.next, filtered.jsonLd, filtered.alternates]).toEqual([
      undefined,
      undefined,
      [],
      [],
    ]);
  });

  test('reached with a field that is none of its facets, is the list itself', () => {
    for (const query of ['gad_source=1&gclid=x', 'srsltid=x', 'mibextid=x', 'desde=chat', 'color=rojo', 'pagina=1'])
      expect(head(`/con-cable/taladros?${query}`, many), query).toEqual(head('/con-cable/taladros', many));
    expect(head('/calculadora?gclid=x')).toEqual(head('/calculadora'));
  });

  test('of a category that is not for visitors is not listed', () => {
    expect(head('/bodega').robots).toBe('noindex, follow');
  });

  test('without products is not listed, because a search engine reports a page that says so as one that is missing', () => {
    for (const path of ['/pinturas', '/pinturas/lijas-de-agua', '/con-cable/lijas'])
      expect([path, head(path).robots, head(path).jsonLd]).toEqual([path, 'noindex, follow', []]);
    for (const path of ['/con-cable', '/con-cable/taladros']) expect(head(path).robots).toBeUndefined();
    expect(head('/tutoriales').robots).toBeUndefined();
    expect(head('/tutoriales', { ...siteOf(), tutorials: [] }).robots).toBe('noindex, follow');
  });

  test('of a subcategory is not listed where its category is hidden or the catch-all', () => {
    const site = siteOf();
    const [category, ...others] = site.categories;
    const under = (fields: object) =>
      head('/con-cable/taladros', { ...site, categories: category ? [{ ...category, ...fields }, ...others] : [] });
    expect(under({}).robots).toBeUndefined();
    expect(under({ visible: 'oculta' }).robots).toBe('noindex, follow');
    expect(under({ name: 'Sin categoria' }).robots).toBe('noindex, follow');
    // Of no category at all it is the only list of its products.
    expect(head('/con-cable/taladros', { ...site, categories: [] }).robots).toBeUndefined();
  });

  test('with the name of another says whose it is', () => {
    expect(head('/con-cable/lijas').title).toMatch(/^Lijas de herramienta con cable \|/);
    expect(head('/pinturas/lijas-de-agua').title).toMatch(/^Lijas de pinturas \|/);
  });
});

test('the home page is the store and the site with its search, contact the store, questions their answers', () => {
  expect(types(head('/'))).toEqual(['HardwareStore', 'WebSite']);
  expect(graph(head('/'))).toMatchObject({
    'og:image': 'https://tienda.mx/demo/fachada-800.webp',
    'og:image:width': '800',
    'og:image:height': '800',
    'og:image:alt': 'Fachada de La Fragua',
    'twitter:card': 'summary_large_image',
  });
  const other = { ...shop, profile: { ...shop.profile, name: 'El Yunque' } };
  const icon = describePage({ kind: 'found', address: { kind: 'page', name: 'home' } }, siteOf(), other);
  expect(graph(icon)).toMatchObject({
    'og:image': 'https://tienda.mx/icons/icono-512.png',
    'og:image:width': '512',
    'og:image:height': '512',
    'og:image:alt': 'El Yunque',
    'twitter:card': 'summary',
  });
  expect(head('/').title).toBe('La Fragua | Distribuidor Autorizado TENAZ');
  expect(head('/').alternates).toEqual([
    ['es-MX', 'https://tienda.mx/'],
    ['x-default', 'https://tienda.mx/'],
  ]);
  expect(types(head('/contacto.html?clave=TP-7512'))).toEqual(['BreadcrumbList', 'HardwareStore']);
  expect(head('/contacto.html?clave=TP-7512').canonical).toBe('https://tienda.mx/contacto.html');
  expect(types(head('/preguntas-frecuentes'))).toEqual(['BreadcrumbList', 'FAQPage']);
  expect(types(head('/tutoriales/elegir-un-disco'))).toEqual(['BreadcrumbList', 'Article']);
});

test('questions are told to search engines with their answers, those without one are not, and no page of questions is said to be without any', () => {
  const nodes = (...lines: string[]) => {
    const texts = { preguntas: { heading: 'Preguntas', intro: '', lines } };
    const answer = resolveAddress('/preguntas-frecuentes', '', siteOf());
    if (answer.kind === 'moved') throw new Error('moved');
    return describePage(answer, siteOf(), { ...shop, profile: { ...shop.profile, texts } }).jsonLd;
  };
  const [, questions] = nodes('? ¿Facturan?', '= Sí.', '? ¿Entregan?');
  expect(questions?.['mainEntity']).toEqual([
    { '@type': 'Question', name: '¿Facturan?', acceptedAnswer: { '@type': 'Answer', text: 'Sí.' } },
  ]);
  expect(nodes('? ¿Entregan?').map((node) => node['@type'])).toEqual(['BreadcrumbList']);
});

describe('what the pages of the store’s texts promise', () => {
  const page = (address: string, profile: Partial<StoreProfile> = {}): string => {
    const other = { ...shop, profile: { ...shop.profile, ...profile } };
    const site = siteOf();
    const answer = resolveAddress(address, '', site);
    if (answer.kind === 'moved') throw new Error(`${address} moved`);
    return describePage(answer, site, other).description;
  };
  const text = (intro: string, ...lines: string[]) => ({ heading: 'Título', intro, lines });

  test('comes from those texts, so a shop without a workshop or an experience centre promises none', () => {
    const texts = {
      nosotros: text('{nombre} vende pintura en {ciudad}, con entrega el mismo día.'),
      ventajas: text('', '# Precio claro', 'Con IVA.', '# Entrega el mismo día', 'En {ciudad}.'),
      preguntas: text('', '# Pago', '? ¿Aceptan tarjeta?', '= Sí.', '# Entrega', '? ¿Entregan?', '= Sí.'),
    };
    const of = (address: string) => page(address, { name: 'Pinturas Sol', texts });
    expect(of('/nosotros')).toContain('Pinturas Sol vende pintura en Monterrey, con entrega el mismo día.');
    expect(of('/ventajas')).toContain('Por qué comprar en Pinturas Sol: precio claro, entrega el mismo día.');
    expect(of('/preguntas-frecuentes')).toContain('2 respuestas de Pinturas Sol: pago, entrega.');
    const all = ['/nosotros', '/ventajas', '/preguntas-frecuentes', '/tutoriales'].map(of).join(' ');
    expect(all).not.toMatch(/taller|repara|centro de experiencia|distribuidor/i);
  });

  test('names what the built texts name, and a text without an introduction the store’s own description', () => {
    expect(page('/nosotros')).toContain('La Fragua vende, demuestra y repara herramienta TENAZ en Monterrey.');
    expect(page('/ventajas')).toContain('Por qué comprar en La Fragua: la pruebas antes, el precio es el total,');
    expect(page('/nosotros', { texts: { nosotros: text('', 'Hola.') } })).toContain('La Fragua: Reparación, garantías');
  });
});

test('what is not there, what somebody looked for and a visitor’s own list are not listed', () => {
  expect(head('/noexiste/<b>').robots).toBe('noindex');
  expect(head('/cotizacion').robots).toBe('noindex');
  const search = head('/busqueda?search=lija+fina');
  expect([search.robots, search.title]).toEqual([
    'noindex, follow',
    'Resultados de “lija fina” | La Fragua | Distribuidor Autorizado TENAZ',
  ]);
  expect(search.canonical).toBe('https://tienda.mx/busqueda?search=lija%20fina');
});

test('a calculator is listed, one with somebody’s measures is not, and is shared by its own address', () => {
  const canonical = 'https://tienda.mx/calculadora';
  expect(head('/calculadora')).toMatchObject({ canonical });
  expect(head('/calculadora').robots).toBeUndefined();
  const measured = head('/calculadora?para=pintura&ancho=4');
  expect(measured.robots).toBe('noindex, follow');
  expect([measured.canonical, graph(measured)['og:url']]).toEqual([undefined, undefined]);
});

test('what is a visitor’s own names no address, because browsers would share that one in place of the visitor’s', () => {
  for (const address of ['/cotizacion', '/reparacion/abcdef', '/comparar?clave=TP-7512']) {
    const shown = head(address);
    expect([shown.canonical, graph(shown)['og:url'], shown.robots], address).toEqual([undefined, undefined, 'noindex']);
    expect(headHtml(shown)).not.toContain('canonical');
  }
});

test('a quotation of one day is said to be of one', () => {
  const policies = { ...shop.profile.policies, quoteDays: 1, exchangeDays: 1 };
  const oneDay = { ...shop, profile: { ...shop.profile, policies } };
  for (const path of ['/terminos-y-condiciones', '/como-comprar']) {
    const answer = resolveAddress(path, '', siteOf());
    if (answer.kind === 'moved') throw new Error(path);
    expect(describePage(answer, siteOf(), oneDay).description).toMatch(/\b1 día\b/);
  }
});

test('a text without headings, or with one question, is described in whole sentences', () => {
  const describe = (path: string, page: string, lines: readonly string[]): string => {
    const texts = { [page]: { heading: 'Título', intro: '', lines } };
    const answer = resolveAddress(path, '', siteOf());
    if (answer.kind === 'moved') throw new Error(path);
    return describePage(answer, siteOf(), { ...shop, profile: { ...shop.profile, texts } }).description;
  };
  expect(describe('/ventajas', 'ventajas', ['Atendemos bien.'])).toMatch(/^Por qué comprar en La Fragua\. /);
  const one = ['? ¿Facturan?', '= Sí.'];
  expect(describe('/preguntas-frecuentes', 'preguntas', one)).toMatch(/^1 respuesta de La Fragua\. /);
  expect(describe('/preguntas-frecuentes', 'preguntas', ['# Pago', ...one, ...one])).toMatch(
    /^2 respuestas de La Fragua: pago\. /,
  );
});
