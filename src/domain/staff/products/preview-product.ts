import type { Product } from '#domain/catalogue/product.ts';
import { parsePesos } from '../forms/pesos.ts';
import { looseProduct, type ProductForm } from './product-form.ts';

/** The product that a form comes to, half written or not: what cannot be read yet is left out, as an empty row is. */
export function previewProduct(form: ProductForm): Product {
  const precio = parsePesos(form.precio);
  return looseProduct('', {
    ...form,
    nombre: form.nombre.trim() || 'Sin nombre',
    clave: form.clave.trim() || '—',
    precio: precio.ok ? (precio.value ?? undefined) : undefined,
    caracteristicas: form.caracteristicas.filter((item) => item.trim()),
    ficha: form.ficha.filter(({ nombre, valor }) => nombre.trim() && valor.trim()),
  });
}
