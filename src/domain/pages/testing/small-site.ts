import { parseCategory } from '#domain/catalogue/parse-category.ts';
import { parseLabel } from '#domain/catalogue/parse-label.ts';
import { isRetired, parseProduct } from '#domain/catalogue/parse-product.ts';
import { parseTutorial } from '#domain/catalogue/parse-tutorial.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { Result } from '#domain/kernel/result.ts';
import { storeProfile } from '#domain/store-profile.ts';
import type { PageShop } from '../page-shop.ts';
import { type SiteCatalogue, siteCatalogue } from '../site-catalogue.ts';

function read<T>(parsed: Result<T, unknown>): T {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

export const shop: PageShop = { profile: storeProfile, origin: 'https://tienda.mx', files: '/v0/b/tienda/o/' };

const drill = {
  nombre: 'Taladro percutor 1/2" 750 W',
  slug: 'taladro-percutor',
  clave: 'TP-7512',
  marca: 'TENAZ',
  modelo: 'TP7512',
  codigoBarras: '7501000000012',
  descripcion: 'Perfora block y tabique. Trae maletín.',
  unicID: '1',
  etiquetas: ['taladros'],
  precio: 119_900,
  existencia: 'disponible',
  ficha: [{ nombre: 'Potencia', valor: '750 W' }],
  imagenes: [
    { imagen: '/demo/taladro-1600.webp', alt: 'Taladro', ancho: 1600, alto: 1200 },
    { imagen: 'productos/ab/lado-1600.webp', alt: 'De lado', ancho: 1600, alto: 1600 },
  ],
  relacionados: { accesorios: [], refacciones: [], alternativas: [] },
  slugsAnteriores: 'taladro-750 taladro-tenaz',
};

/** A public product: the drill of this site with other fields. */
export function product(id: string, fields: object = {}): Product {
  const parsed = read(parseProduct(id, { ...drill, ...fields, visible: 'public' }));
  if (isRetired(parsed)) throw new Error('retired');
  return parsed;
}

const category = (id: string, fields: object) =>
  read(parseCategory(id, { menu: 'simple', visible: 'public', ...fields }));
const label = (id: string, fields: object) => read(parseLabel(id, { descripcion: '', ...fields }));

const categories = [
  category('c1', { name: 'Herramienta con cable', folder: 'con-cable', unicID: '1', carpetasAnteriores: 'electrica' }),
  category('c2', { name: 'Pinturas', folder: 'pinturas', unicID: '2' }),
  category('c3', { name: 'Bodega', folder: 'bodega', unicID: '3', visible: 'oculta' }),
];
const labels = [
  label('taladros', {
    nombre: 'Taladros',
    slug: 'taladros',
    carpeta: 'con-cable',
    unicID: '1',
    descripcion: 'De mano y de banco.',
    slugsAnteriores: 'taladros-electricos',
  }),
  label('lijas', { nombre: 'Lijas', slug: 'lijas', carpeta: 'con-cable', unicID: '1' }),
  label('lijas-2', { nombre: 'Lijas', slug: 'lijas-de-agua', carpeta: 'pinturas', unicID: '2' }),
];
const tutorial = read(
  parseTutorial('t1', {
    visible: 'public',
    titulo: 'Cómo elegir un disco',
    slug: 'elegir-un-disco',
    resumen: 'Por material.',
    actualizado: '2026-11-20T10:00:00.000000Z',
  }),
);

/** A site of three categories, three subcategories, one tutorial and these products. */
export function siteOf(products: readonly Product[] = [product('p1')]): SiteCatalogue {
  return siteCatalogue({ categories, labels, products }, [tutorial]);
}
