import { stockStates } from './stock.ts';

interface CommonField {
  /** What the screens call it. */
  readonly label: string;
  /** Stored in `internos`, which only staff can read; every other field is in the public document. */
  readonly private?: true;
  /**
   * Left out of the document where nothing is written. Every field that is added later is optional: then a snapshot, a device's copy or a
   * kept form that was written before it is right as it stands.
   */
  readonly optional?: true;
}

export interface TextField extends CommonField {
  /**
   * `line`: one line without `<` and `>`. `slug`: a piece of an address. `prose`: several lines without tags. `note`: several lines of anything.
   * `category`: the `unicID` of a category. `barcode`: the digits of an EAN-8, UPC-A or EAN-13.
   */
  readonly kind: 'line' | 'slug' | 'prose' | 'note' | 'category' | 'barcode';
  /** Characters. */
  readonly max: number;
  /** `draft`: even a draft has it. `public`: what visitors see has it. */
  readonly required?: 'draft' | 'public';
  /** Said where it is required and missing. */
  readonly ask?: string;
  /** What it is where a document does not say it. */
  readonly usual?: string;
  /** No two products have the same one; said of the other that has it: `“Taladro” ya tiene esa clave.` */
  readonly unique?: string;
  /** `code`: a search for the whole of it finds the product first, one for a part of it does not. */
  readonly search?: 'code';
  /** Its name in schema.org's Product. */
  readonly schemaOrg?: string;
}

export interface ChoiceField extends CommonField {
  readonly kind: 'choice';
  /** What the screens call each value that may be stored. A value of a later version reads as none. */
  readonly options: Readonly<Record<string, string>>;
  readonly optional: true;
}

export interface ListField extends CommonField {
  /** A list that is added later needs to be written as absent in a snapshot and in a device's copy first. */
  readonly optional?: never;
  readonly kind: 'labels' | 'texts' | 'specs' | 'images' | 'documents' | 'related';
  /** Items. */
  readonly max: number;
  /** What the items are called where there are too many. */
  readonly items: string;
  /** Characters of the texts in one item. */
  readonly texts?: Readonly<Record<string, number>>;
}

export interface PlainField extends CommonField {
  /** `money`: whole centavos, absent rather than zero in public. `day`: `2026-11-20`. */
  readonly kind: 'money' | 'day' | 'flag';
  /** Says nothing without that other field, and is then left out. */
  readonly with?: string;
}

export type ProductField = TextField | ChoiceField | ListField | PlainField;
export type FieldKind = ProductField['kind'];

/**
 * Every field of a product, once, by its stored name and in the order in which snapshots have them. The type `Product`, both parsers, the form and
 * its checks, the columns of the snapshot, the device's copy and the labels are made of this table; a test holds `firestore.rules` to it.
 */
export const productFields = {
  nombre: { kind: 'line', label: 'Nombre', max: 200, required: 'draft', ask: 'Escribe el nombre del producto.' },
  slug: { kind: 'slug', label: 'Dirección', max: 120, required: 'public', unique: 'ya usa esa dirección' },
  /** The store's own code: text with its leading zeros. */
  clave: {
    kind: 'line',
    label: 'Clave',
    max: 40,
    required: 'public',
    ask: 'Escribe la clave: con ella se encuentra y se le pone precio.',
    unique: 'ya tiene esa clave',
    schemaOrg: 'sku',
  },
  marca: { kind: 'line', label: 'Marca', max: 80 },
  modelo: { kind: 'line', label: 'Modelo', max: 80, schemaOrg: 'mpn' },
  /** Of the package it is sold in; what is sold loose has none. */
  codigoBarras: {
    kind: 'barcode',
    label: 'Código de barras',
    max: 13,
    optional: true,
    unique: 'ya tiene ese código de barras',
    search: 'code',
    schemaOrg: 'gtin',
  },
  descripcion: { kind: 'prose', label: 'Descripción', max: 5000 },
  unicID: { kind: 'category', label: 'Categoría', max: 40, required: 'public', ask: 'Elige la categoría.' },
  /** Ids of labels; the first one gives the product its address. */
  etiquetas: { kind: 'labels', label: 'Subcategorías', max: 20, items: 'subcategorías' },
  /** Absent when the price is not public: the page then says "Cotizar". */
  precio: { kind: 'money', label: 'Precio con IVA', optional: true },
  /** The day the price was set. */
  precioVigente: { kind: 'day', label: 'Precio vigente desde', optional: true, with: 'precio' },
  /** What one is sold by: `pieza`, `juego`, `cubeta 19 L`. */
  unidad: {
    kind: 'line',
    label: 'Unidad',
    max: 40,
    required: 'public',
    ask: 'Escribe en qué se vende: pieza, juego, cubeta 19 L.',
    usual: 'pieza',
  },
  /** Whether the store has it, where somebody said so. */
  existencia: { kind: 'choice', label: 'Existencia', options: stockStates, optional: true },
  /** Groups the presentations of one article: the 4 L and the 19 L of the same paint. */
  familia: { kind: 'line', label: 'Presentaciones', max: 80, optional: true },
  ficha: { kind: 'specs', label: 'Ficha técnica', max: 80, items: 'renglones', texts: { nombre: 80, valor: 300 } },
  caracteristicas: {
    kind: 'texts',
    label: 'Características',
    max: 30,
    items: 'características',
    texts: { texto: 300 },
  },
  imagenes: { kind: 'images', label: 'Fotos', max: 20, items: 'fotos', texts: { alt: 200 } },
  documentos: { kind: 'documents', label: 'Documentos', max: 20, items: 'documentos', texts: { nombre: 120 } },
  /** Each of the three lists holds ids of products. */
  relacionados: { kind: 'related', label: 'Relacionados', max: 60, items: 'productos' },
  destacado: { kind: 'flag', label: 'Destacado' },
  /** Can be tried in the experience centre. */
  demostracion: { kind: 'flag', label: 'En el centro de experiencia' },
  /** The slugs that it had before, newest first with a blank between them: links to them lead on to the product. No form asks for it. */
  slugsAnteriores: { kind: 'line', label: 'Direcciones anteriores', max: 500, optional: true },
  costo: { kind: 'money', label: 'Costo', optional: true, private: true },
  precioOculto: { kind: 'money', label: 'Precio oculto', optional: true, private: true },
  proveedor: { kind: 'line', label: 'Proveedor', max: 120, optional: true, private: true },
  notas: { kind: 'note', label: 'Notas internas', max: 5000, optional: true, private: true },
} as const satisfies Readonly<Record<string, ProductField>>;

/** The lists that `relacionados` has, as the screens call them. */
export const relations = {
  accesorios: 'Accesorios',
  refacciones: 'Refacciones',
  alternativas: 'Alternativas',
} as const;
export type Relation = keyof typeof relations;

type Table = typeof productFields;
export type FieldName = keyof Table;
export type PrivateName = { [Name in FieldName]: Table[Name] extends { private: true } ? Name : never }[FieldName];
export type PublicName = Exclude<FieldName, PrivateName>;
/** The public fields that a document may lack. */
export type OptionalName = { [Name in PublicName]: Table[Name] extends { optional: true } ? Name : never }[PublicName];
/** The fields of some kinds. */
export type NameOfKind<Kind extends FieldKind> = {
  [Name in FieldName]: Table[Name]['kind'] extends Kind ? Name : never;
}[FieldName];

export const fieldEntries = Object.entries(productFields) as readonly (readonly [FieldName, ProductField])[];

export const publicEntries = fieldEntries.filter(([, field]) => !field.private) as readonly (readonly [
  PublicName,
  ProductField,
])[];
export const privateEntries = fieldEntries.filter(([, field]) => field.private) as readonly (readonly [
  PrivateName,
  ProductField,
])[];
