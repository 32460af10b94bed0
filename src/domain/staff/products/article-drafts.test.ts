import { expect, test } from 'vitest';
import type { NewArticle } from '#domain/price-import/new-articles.ts';
import { articleDrafts } from './article-drafts.ts';
import { emptyProductForm, looseProduct } from './product-form.ts';
import type { ListedProduct } from './product-list.ts';

const listed: ListedProduct[] = [
  {
    id: 'p1',
    state: 'public',
    entry: null,
    product: looseProduct('p1', { nombre: 'Taladro', slug: 'taladro', clave: 'A-1', codigoBarras: '7501234567893' }),
  },
];
const origin = { actor: 'member', proveedor: 'Truper', today: '2026-11-22' } as const;
const article = (more: Partial<NewArticle> = {}): NewArticle => ({
  clave: 'N-1',
  nombre: 'Martillo',
  precio: 11_600,
  codigoBarras: '',
  ...more,
});
/** The fields of the draft and of its private document. */
function documentsOf(more: Partial<NewArticle>) {
  const made = articleDrafts(listed, origin)(article(more), 'n1');
  if (!made.ok) throw new Error(made.error);
  const of = (collection: string) => made.value.find((change) => change.collection === collection)?.document;
  return { draft: of('borradores'), internal: of('internos') };
}

test('an article becomes a draft with its price and barcode, and its supplier where only staff see it', () => {
  const { draft, internal } = documentsOf({ codigoBarras: '96385074' });
  expect(draft).toMatchObject({
    nombre: 'Martillo',
    slug: 'martillo',
    clave: 'N-1',
    codigoBarras: '96385074',
    precio: 11_600,
    precioVigente: '2026-11-22',
    unidad: emptyProductForm.unidad,
  });
  expect(internal).toEqual({ proveedor: 'Truper' });
  expect(documentsOf({ unidad: 'cubeta 19 L' }).draft).toMatchObject({ unidad: 'cubeta 19 L' });
  expect(documentsOf({ precio: null }).draft).not.toHaveProperty('precioVigente');
});

test('a clave that a product or an earlier draft has makes nothing, however it is written', () => {
  const draft = articleDrafts(listed, origin);
  expect(draft(article({ clave: ' a–1' }), 'n1')).toEqual({ ok: false, error: 'known' });
  expect(draft(article(), 'n1').ok).toBe(true);
  expect(draft(article({ clave: 'n-1' }), 'n2')).toEqual({ ok: false, error: 'known' });
});

test('a name that does not fit is cut and kept whole in the notes; hostile text stays text', () => {
  const long = `${'x'.repeat(199)}😀 fin`;
  const { draft, internal } = documentsOf({ nombre: long });
  expect(draft?.['nombre']).toBe('x'.repeat(199));
  expect(internal?.['notas']).toBe(`Nombre en la lista: ${long}`);
  const hostile = '<img src=x onerror=alert(1)>\n=cmd()';
  expect(documentsOf({ nombre: hostile }).draft?.['nombre']).toBe('‹img src=x onerror=alert(1)› =cmd()');
  expect(documentsOf({ nombre: hostile }).internal?.['notas']).toBe(`Nombre en la lista: ${hostile}`);
});

test('an article without a name is called by its clave, and one whose clave cannot be one is left', () => {
  expect(documentsOf({ nombre: '' }).draft?.['nombre']).toBe('N-1');
  expect(documentsOf({ nombre: '' }).internal).toEqual({ proveedor: 'Truper' });
  for (const clave of ['x'.repeat(41), '<b>1</b>'])
    expect(articleDrafts(listed, origin)(article({ clave }), 'n1')).toEqual({ ok: false, error: 'clave' });
});

test('a barcode that another product has stands in the notes, and equal names get addresses of their own', () => {
  const { draft, internal } = documentsOf({ codigoBarras: '7501234567893', nombre: 'Taladro' });
  expect(draft).not.toHaveProperty('codigoBarras');
  expect(draft).toMatchObject({ slug: 'taladro-n-1' });
  expect(internal?.['notas']).toBe('Código de barras en la lista: 7501234567893. Ya lo tiene “Taladro”.');
  const draftOf = articleDrafts(listed, origin);
  const slugs = ['N-1', 'N-2', 'N-3'].map((clave) => {
    const made = draftOf(article({ clave }), clave);
    return made.ok ? made.value[0]?.document?.['slug'] : made.error;
  });
  expect(slugs).toEqual(['martillo', 'martillo-n-2', 'martillo-n-3']);
  const stranger = articleDrafts(listed, { ...origin, actor: 'stranger' });
  expect(stranger(article(), 'n1')).toEqual({ ok: false, error: 'stranger' });
});
