import { emptyProductForm, type ProductForm } from '../products/product-form.ts';
import type { BadValue, Storable } from './bad-values.ts';

const x = (size: number): string => 'x'.repeat(size);
const many = (count: number): string[] => Array.from({ length: count }, (_, at) => `p${at}`);
const MARKUP = /solo texto/;

export const goodProductForm: ProductForm = {
  ...emptyProductForm,
  nombre: 'Taladro percutor 1/2"',
  slug: 'taladro-percutor-1-2',
  clave: 'TP-0012',
  marca: 'TENAZ',
  modelo: 'TP12',
  codigoBarras: '7501234567893',
  descripcion: 'Para concreto.\nBroquero < 13 mm.',
  unicID: '1',
  etiquetas: ['e1'],
  precio: '1,299.00',
  precioVigente: '2026-11-20',
  unidad: 'pieza',
  existencia: 'sobre-pedido',
  familia: '',
  ficha: [{ nombre: 'Potencia', valor: '850 W' }],
  caracteristicas: ['Reversible'],
  imagenes: [{ imagen: '/demo/taladro-1600.webp', alt: 'Taladro', ancho: 1600, alto: 1600 }],
  documentos: [],
  accesorios: ['p1'],
  refacciones: [],
  alternativas: [],
  destacado: false,
  demostracion: true,
  costo: '900',
  precioOculto: '',
  proveedor: 'Distribuidora',
  notas: '',
};

/** What the duplicates are duplicates of. */
export const otherProduct = {
  nombre: 'Taladro viejo',
  clave: 'tp-0001',
  slug: 'taladro-viejo',
  codigoBarras: '0036000291452',
};

type Bad = BadValue<ProductForm, keyof ProductForm>;

const line = (field: 'nombre' | 'clave' | 'marca' | 'modelo' | 'unidad' | 'familia', max: number): Bad[] => [
  { name: `${field}: too long`, field, typed: { [field]: x(max + 1) }, says: /caben/, stored: { [field]: x(max + 1) } },
  { name: `${field}: markup`, field, typed: { [field]: '<b>x</b>' }, says: MARKUP, stored: { [field]: '<b>x</b>' } },
  { name: `${field}: two lines`, field, typed: { [field]: 'a\nb' }, says: MARKUP, stored: { [field]: 'a\nb' } },
];

const price = (name: string, precio: string, says: RegExp, stored?: Storable): Bad => ({
  name: `precio: ${name}`,
  field: 'precio',
  typed: { precio },
  says,
  ...(stored !== undefined && { stored: { precio: stored } }),
});

const list = (field: 'etiquetas' | 'accesorios' | 'refacciones' | 'alternativas', max: number): Bad => ({
  name: `${field}: too many`,
  field,
  typed: { [field]: many(max + 1) },
  says: new RegExp(`Son ${max + 1} .* y caben ${max}`),
  stored:
    field === 'etiquetas'
      ? { etiquetas: many(max + 1) }
      : { relacionados: { accesorios: [], refacciones: [], alternativas: [], [field]: many(max + 1) } },
});

/** Of a public product. The same value is refused by the rules wherever a document alone can tell. */
export const badProducts: readonly Bad[] = [
  {
    name: 'nombre: empty',
    field: 'nombre',
    typed: { nombre: '  ' },
    says: /Escribe el nombre/,
    stored: { nombre: '' },
  },
  { name: 'clave: empty', field: 'clave', typed: { clave: '' }, says: /Escribe la clave/, stored: { clave: '' } },
  { name: 'unicID: empty', field: 'unicID', typed: { unicID: '' }, says: /Elige la categoría/, stored: { unicID: '' } },
  { name: 'unidad: empty', field: 'unidad', typed: { unidad: '' }, says: /en qué se vende/ },
  ...line('nombre', 200),
  ...line('clave', 40),
  ...line('marca', 80),
  ...line('modelo', 80),
  ...line('unidad', 40),
  ...line('familia', 80),
  {
    name: 'clave: another’s',
    field: 'clave',
    typed: { clave: ' TP-0001 ' },
    says: /“Taladro viejo” ya tiene esa clave/,
  },
  {
    name: 'slug: another’s',
    field: 'slug',
    typed: { slug: 'taladro-viejo' },
    says: /“Taladro viejo” ya usa esa dirección/,
  },
  { name: 'slug: empty', field: 'slug', typed: { slug: '' }, says: /Escribe cómo se ve/, stored: { slug: '' } },
  { name: 'slug: with a slash', field: 'slug', typed: { slug: 'a/b' }, says: /a-b/, stored: { slug: 'a/b' } },
  {
    name: 'slug: with capitals',
    field: 'slug',
    typed: { slug: 'Taladro' },
    says: /taladro/,
    stored: { slug: 'Taladro' },
  },
  { name: 'slug: too long', field: 'slug', typed: { slug: x(121) }, says: /caben 120/, stored: { slug: x(121) } },
  {
    name: 'descripcion: too long',
    field: 'descripcion',
    typed: { descripcion: x(5001) },
    says: /caben 5000/,
    stored: { descripcion: x(5001) },
  },
  {
    name: 'descripcion: markup',
    field: 'descripcion',
    typed: { descripcion: 'Muy <b>bueno</b>' },
    says: MARKUP,
    stored: { descripcion: 'Muy\n<b>bueno</b>' },
  },
  {
    name: 'descripcion: script',
    field: 'descripcion',
    typed: { descripcion: '<script>alert(1)</script>' },
    says: MARKUP,
  },
  {
    name: 'codigoBarras: a digit copied wrong',
    field: 'codigoBarras',
    typed: { codigoBarras: '7501234567898' },
    says: /Algún número está mal copiado: por los demás, el último sería 3 y no 8/,
  },
  {
    name: 'codigoBarras: too short',
    field: 'codigoBarras',
    typed: { codigoBarras: '7501234' },
    says: /los 8, 12 o 13 números/,
    stored: { codigoBarras: '7501234' },
  },
  {
    name: 'codigoBarras: letters',
    field: 'codigoBarras',
    typed: { codigoBarras: 'TP-123456789' },
    says: /los 8, 12 o 13 números/,
    stored: { codigoBarras: 'TP-123456789' },
  },
  {
    name: 'codigoBarras: another’s',
    field: 'codigoBarras',
    typed: { codigoBarras: '036000291452' },
    says: /“Taladro viejo” ya tiene ese código de barras/,
  },
  price('words', 'mil pesos', /en pesos, por ejemplo/, 'mil pesos'),
  price('decimal comma', '12,50', /en pesos, por ejemplo/),
  price('European thousands', '1.299,00', /en pesos, por ejemplo/),
  price('three decimals', '12.505', /en pesos, por ejemplo/, 1250.5),
  price('negative', '-5', /en pesos, por ejemplo/, -500),
  price('zero', '0.00', /precio de cero/, 0),
  price('too much', '10000001', /Lo más que cabe/, 1_000_000_100),
  {
    name: 'existencia: not one of them',
    field: 'existencia',
    typed: { existencia: 'quizá' as 'agotado' },
    says: /Elige Disponible en tienda, Sobre pedido o Agotado por ahora/,
    stored: { existencia: 'quizá' },
  },
  {
    name: 'precioVigente: no date',
    field: 'precioVigente',
    typed: { precioVigente: 'hoy' },
    says: /fecha que exista/,
    stored: { precioVigente: 'hoy' },
  },
  {
    name: 'precioVigente: no such day',
    field: 'precioVigente',
    typed: { precioVigente: '2026-02-30' },
    says: /fecha que exista/,
  },
  {
    name: 'ficha: half a row',
    field: 'ficha',
    typed: { ficha: [{ nombre: 'Peso', valor: '' }] },
    says: /“Peso” le falta el valor/,
  },
  {
    name: 'ficha: the same twice',
    field: 'ficha',
    typed: {
      ficha: [
        { nombre: 'Peso', valor: '1' },
        { nombre: 'PESO', valor: '2' },
      ],
    },
    says: /está dos veces/,
  },
  { name: 'ficha: markup', field: 'ficha', typed: { ficha: [{ nombre: 'Peso', valor: '<i>1</i>' }] }, says: MARKUP },
  {
    name: 'ficha: too many rows',
    field: 'ficha',
    typed: { ficha: many(81).map((nombre) => ({ nombre, valor: '1' })) },
    says: /Son 81 renglones y caben 80/,
    stored: { ficha: many(81).map((nombre) => ({ nombre, valor: '1' })) },
  },
  {
    name: 'caracteristicas: too many',
    field: 'caracteristicas',
    typed: { caracteristicas: many(31) },
    says: /caben 30/,
    stored: { caracteristicas: many(31) },
  },
  { name: 'caracteristicas: markup', field: 'caracteristicas', typed: { caracteristicas: ['<u>a</u>'] }, says: MARKUP },
  {
    name: 'caracteristicas: too long',
    field: 'caracteristicas',
    typed: { caracteristicas: [x(301)] },
    says: /caben 300/,
  },
  {
    name: 'imagenes: too many',
    field: 'imagenes',
    typed: { imagenes: many(21).map((imagen) => ({ imagen, alt: '', ancho: 1, alto: 1 })) },
    says: /Son 21 fotos y caben 20/,
    stored: { imagenes: many(21).map((imagen) => ({ imagen, alt: '', ancho: 1, alto: 1 })) },
  },
  {
    name: 'imagenes: a long alt',
    field: 'imagenes',
    typed: { imagenes: [{ imagen: 'a', alt: x(201), ancho: 1, alto: 1 }] },
    says: /caben 200/,
  },
  {
    name: 'documentos: too many',
    field: 'documentos',
    typed: { documentos: many(21).map((archivo) => ({ nombre: archivo, archivo, bytes: 1 })) },
    says: /caben 20/,
    stored: { documentos: many(21).map((archivo) => ({ nombre: archivo, archivo, bytes: 1 })) },
  },
  {
    name: 'documentos: without a name',
    field: 'documentos',
    typed: { documentos: [{ nombre: ' ', archivo: 'a', bytes: 1 }] },
    says: /cómo se llama cada documento/,
  },
  {
    name: 'documentos: markup',
    field: 'documentos',
    typed: { documentos: [{ nombre: '<b>Manual</b>', archivo: 'a', bytes: 1 }] },
    says: MARKUP,
  },
  {
    name: 'documentos: a long name',
    field: 'documentos',
    typed: { documentos: [{ nombre: x(121), archivo: 'a', bytes: 1 }] },
    says: /caben 120/,
  },
  list('etiquetas', 20),
  list('accesorios', 60),
  list('refacciones', 60),
  list('alternativas', 60),
  { name: 'costo: words', field: 'costo', typed: { costo: 'caro' }, says: /en pesos/ },
  { name: 'precioOculto: decimal comma', field: 'precioOculto', typed: { precioOculto: '1,5' }, says: /en pesos/ },
  { name: 'proveedor: too long', field: 'proveedor', typed: { proveedor: x(121) }, says: /caben 120/ },
  { name: 'notas: too long', field: 'notas', typed: { notas: x(5001) }, says: /caben 5000/ },
];
