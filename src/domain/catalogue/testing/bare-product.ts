import type { Product } from '../product.ts';

/** A product that says nothing but its id, for tests that need a whole one and look at a field or two. */
export function bareProduct(id: string, change: Partial<Product> = {}): Product {
  return {
    id,
    nombre: id,
    slug: id,
    clave: id,
    marca: '',
    modelo: '',
    descripcion: '',
    unicID: '0',
    etiquetas: [],
    unidad: 'pieza',
    ficha: [],
    caracteristicas: [],
    imagenes: [],
    documentos: [],
    relacionados: { accesorios: [], refacciones: [], alternativas: [] },
    destacado: false,
    demostracion: false,
    ...change,
  };
}
