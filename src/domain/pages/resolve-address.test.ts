import { describe, expect, test } from 'vitest';
import { allPages } from '#domain/site/pages.ts';
import { STATUS } from './page-address.ts';
import { parseRetired } from './parse-retired.ts';
import { resolveAddress } from './resolve-address.ts';
import { product, siteOf } from './testing/small-site.ts';

const site = siteOf([
  product('p1'),
  product('p2', { slug: 'sierra', clave: 'S-1', slugsAnteriores: 'sierra-vieja' }),
  product('p3', { slug: 'suelto', clave: 'X-1', etiquetas: [], unicID: '2' }),
]);
const answer = (address: string, retired?: Parameters<typeof resolveAddress>[3]) => {
  const [path = '', query] = address.split('?');
  return resolveAddress(path, query === undefined ? '' : `?${query}`, site, retired);
};
const movedTo = (address: string) => {
  const found = answer(address);
  return found.kind === 'moved' ? found.to : found.kind;
};

test.each(allPages.map(({ path }) => path))('%s is found', (path) => {
  expect(answer(path).kind).toBe('found');
});

test.each([
  ['/con-cable', 'category'],
  ['/bodega', 'category'],
  ['/con-cable/taladros', 'label'],
  ['/con-cable/taladros?orden=precio&marca=tenaz', 'label'],
  ['/con-cable/taladros/taladro-percutor', 'product'],
  ['/con-cable/%74aladros/taladro-percutor', 'product'],
  ['/pinturas/producto/suelto', 'product'],
  ['/tutoriales/elegir-un-disco', 'tutorial'],
  ['/busqueda?search=lija+fina', 'search'],
  // The server looks no secret up, so every one has the same page.
  ['/reparacion/CUALQUIER-SECRETO', 'page'],
])('%s is found as a %s', (address, kind) => {
  expect(answer(address)).toMatchObject({ kind: 'found', address: { kind } });
});

test.each([
  // Under another folder, as the footer's fixed prefixes are.
  ['/herramienta-neumatica/taladros', '/con-cable/taladros'],
  ['/pinturas/lijas/taladro-percutor', '/con-cable/taladros/taladro-percutor'],
  ['/otra/cosa/taladro-percutor?utm_source=fb', '/con-cable/taladros/taladro-percutor?utm_source=fb'],
  // Under an old slug or folder.
  ['/con-cable/taladros/taladro-750', '/con-cable/taladros/taladro-percutor'],
  ['/con-cable/taladros/taladro-tenaz', '/con-cable/taladros/taladro-percutor'],
  ['/con-cable/taladros-electricos', '/con-cable/taladros'],
  ['/electrica', '/con-cable'],
  // With a slash that no page ends in.
  ['/con-cable/', '/con-cable'],
  ['/nosotros/?a=1', '/nosotros?a=1'],
  ['/electrica/taladros/taladro-percutor//', '/con-cable/taladros/taladro-percutor'],
])('%s moves to %s', (address, to) => {
  expect(movedTo(address)).toBe(to);
  // One step is enough: a chain of them loses visitors and search engines.
  expect(answer(to).kind).toBe('found');
});

test.each([
  '/noexiste',
  '/otra.html',
  '/con-cable/noexiste',
  '/con-cable/taladros/noexiste',
  '/con-cable/taladros/taladro-percutor/mas',
  '/tutoriales/noexiste',
  '/con-cable//taladro-percutor',
  '//otro.mx',
  '//otro.mx/',
  '/%E0%A4%A',
  '/con-cable?pagina=2',
  '/con-cable?pagina=0',
  '/con-cable?pagina=dos',
  '/__proto__',
  '/constructor',
])('%s is unknown', (address) => {
  expect(answer(address).kind).toBe('unknown');
});

test('a path that leads out of this site is never moved to, whatever folder staff wrote', () => {
  const away = siteOf([product('p1', { etiquetas: ['fuera'] })]);
  const labels = [{ id: 'fuera', nombre: 'F', slug: 'x', descripcion: '', carpeta: '', unicID: '1', orden: 0 }];
  expect(resolveAddress('/a/b/taladro-percutor', '', { ...away, labels }).kind).toBe('unknown');
});

describe('a product that is no longer sold', () => {
  const tombstone = (fields: object = {}) => {
    const parsed = parseRetired({ visible: 'retirado', slug: 'rotomartillo', rev: 4, ...fields });
    return new Map(parsed ? [[parsed.slug, parsed]] : []);
  };
  const address = '/con-cable/taladros/rotomartillo';

  test('its address answers 404 until its tombstone is read, and then 410', () => {
    expect(answer(address)).toMatchObject({ kind: 'unknown', slug: 'rotomartillo' });
    expect(answer(address, tombstone()).kind).toBe('retired');
    expect(STATUS.retired).toBe(410);
  });

  test('the alternatives of its page are shown, and without any what its subcategory or category has', () => {
    const shown = (path: string, fields?: object) => {
      const gone = answer(path, tombstone(fields));
      return gone.kind === 'retired' ? [gone.listing?.href, gone.successors.map(({ id }) => id)] : gone.kind;
    };
    const relacionados = { alternativas: ['p2', 'not-there', 7] };
    expect(shown(address, { relacionados })).toEqual(['/con-cable/taladros', ['p2']]);
    expect(shown(address)).toEqual(['/con-cable/taladros', ['p1', 'p2']]);
    expect(shown('/pinturas/producto/rotomartillo')).toEqual(['/pinturas', ['p3']]);
    expect(shown('/otra/cosa/rotomartillo')).toEqual([undefined, []]);
  });

  test('a product that took its address is shown there', () => {
    expect(answer('/con-cable/taladros/sierra', tombstone({ slug: 'sierra' })).kind).toBe('found');
    // And a product that had the same address even before does not bring it back.
    expect(answer('/con-cable/taladros/sierra-vieja', tombstone({ slug: 'sierra-vieja' })).kind).toBe('retired');
  });

  test('what is no tombstone, or one that kept nothing, is not taken for one', () => {
    expect(parseRetired({ visible: 'retirado', rev: 2 })).toBeNull();
    expect(parseRetired({ visible: 'public', slug: 'rotomartillo' })).toBeNull();
    expect(parseRetired({ visible: 'retirado', slug: 'a', relacionados: 7 })).toEqual({ slug: 'a', alternatives: [] });
  });
});

test.each([
  ['50%', '50%'],
  ['100%+lana', '100% lana'],
  ['percut%F3r', 'percut\uFFFDr'],
  ['%25+m%C3%A1s', '% más'],
])('a search for %s, as somebody wrote it into an address, is for what the browser reads there', (written, words) => {
  expect(new URLSearchParams(`search=${written}`).get('search')).toBe(words);
  expect(resolveAddress('/busqueda', `?search=${written}`, siteOf())).toMatchObject({ address: { words } });
});

test('of subcategories with one slug, an old folder or an old slug leads to the one of that category', () => {
  const small = siteOf();
  const sander = small.labels.find(({ id }) => id === 'lijas');
  if (!sander) throw new Error('no such subcategory');
  const ofPaint = { ...sander, id: 'lijas-2', carpeta: 'pinturas', unicID: '2' };
  const to = (path: string, ...labels: (typeof sander)[]) => resolveAddress(path, '', { ...small, labels });
  expect(to('/electrica/lijas', ofPaint, sander)).toEqual({ kind: 'moved', to: '/con-cable/lijas' });
  expect(to('/electrica/lijas', sander, ofPaint)).toEqual({ kind: 'moved', to: '/con-cable/lijas' });
  const renamed = { ...sander, slug: 'lijas-y-discos', slugsAnteriores: 'lijas' };
  expect(to('/con-cable/lijas', ofPaint, renamed)).toEqual({ kind: 'moved', to: '/con-cable/lijas-y-discos' });
  expect(to('/pinturas/lijas', renamed, ofPaint)).toMatchObject({ kind: 'found' });
  expect(to('/otra/lijas', renamed, ofPaint)).toEqual({ kind: 'moved', to: '/pinturas/lijas' });
});

test('a long list has pages, and a filter or an order is not another page', () => {
  const powers = (at: number) => [{ nombre: 'Potencia', valor: at % 2 ? '750 W' : '500 W' }];
  const many = siteOf(
    Array.from({ length: 97 }, (_, at) => product(`p${at}`, { slug: `t-${at}`, clave: `T-${at}`, ficha: powers(at) })),
  );
  const list = (search: string) => {
    const found = resolveAddress('/con-cable/taladros', search, many);
    return found.kind === 'found' && found.address.kind === 'label' ? found.address.list : found.kind;
  };
  expect(list('')).toMatchObject({ page: 1, pages: 3, isFiltered: false });
  expect(list('?pagina=')).toMatchObject({ page: 1, pages: 3, isFiltered: false });
  expect(list('?pagina=3&orden=precio')).toMatchObject({ page: 3, isFiltered: false });
  expect(list('?hasta=96&utm_medium=cpc&fbclid=x&gclid=y')).toMatchObject({ page: 1, isFiltered: false });
  expect(list('?potencia=750-w')).toMatchObject({ isFiltered: true });
  expect(list('?pagina=4')).toBe('unknown');
});

test.each([
  ['/Nosotros', '/nosotros'],
  ['/CON-CABLE/Taladros', '/con-cable/taladros'],
  ['/con-cable//taladros/taladro-percutor', '/con-cable/taladros/taladro-percutor'],
  ['//nosotros', '/nosotros'],
  ['/nosotros.', '/nosotros'],
  ['/Nosotros/', '/nosotros'],
  ['/contacto', '/contacto.html'],
  ['/Contacto.html', '/contacto.html'],
  ['/index.html', '/'],
  ['/Con-Cable/Taladros/Taladro-750', '/con-cable/taladros/taladro-percutor'],
  ['/%6Eosotros', '/nosotros'],
  ['/contacto%2Ehtml', '/contacto.html'],
  ['/nosotros%20', '/nosotros'],
  ['/con-cable/taladros/taladro-percutor%20', '/con-cable/taladros/taladro-percutor'],
])('%s, as people type it, leads to %s', (typed, to) => {
  expect(resolveAddress(typed, '?gclid=x', siteOf())).toEqual({ kind: 'moved', to: `${to}?gclid=x` });
});

test('an address that no spelling leads to is 404, and never redirects to another site', () => {
  for (const path of ['/Nada', '//otro.mx', '//otro.mx/', '/a/b/c/D', '/nada.', '/ñ'])
    expect(resolveAddress(path, '', siteOf()), path).toMatchObject({ kind: 'unknown', path });
});
