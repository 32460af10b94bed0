import { expect, test } from 'vitest';
import type { Category } from './category.ts';
import type { Label } from './label.ts';
import type { Product } from './product.ts';
import { ownerOfLabel, productTrail } from './product-trail.ts';

const category = (name: string, folder: string, unicID: string): Category => ({
  id: unicID,
  name,
  folder,
  menu: 'simple',
  unicID,
  visible: 'public',
  orden: 0,
});
const label: Label = {
  id: 'varios',
  nombre: 'Varios',
  slug: 'varios',
  descripcion: '',
  carpeta: 'sin-categoria',
  unicID: '9',
  orden: 0,
};
const product = (unicID: string, ...etiquetas: string[]) => ({ unicID, etiquetas }) as Partial<Product> as Product;

test('a breadcrumb does not lead to the catch-all category, which has no page', () => {
  const categories = [category('Sin categoria', 'sin-categoria', '9'), category('Pinturas', 'pinturas', '1')];
  const catalogue = { categories, labels: [label] };
  expect(productTrail(product('1'), catalogue)).toEqual([{ name: 'Pinturas', href: '/pinturas' }]);
  expect(productTrail(product('9'), catalogue)).toEqual([]);
  expect(productTrail(product('9', 'varios'), catalogue)).toEqual([{ name: 'Varios', href: '/sin-categoria/varios' }]);
  expect(ownerOfLabel(categories, label)).toBeUndefined();
});
