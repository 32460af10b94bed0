import { type FieldKind, type PublicName, publicEntries } from '#domain/catalogue/product-fields.ts';
import type { LaterFields, PackedAs } from './packed-shape.ts';

/** The fields with a fixed place in a packed row. The list never grows, because devices have rows that were packed with it. */
const FIRST_FIELDS = [
  ...(['nombre', 'slug', 'clave', 'marca', 'modelo', 'descripcion', 'unicID', 'unidad', 'etiquetas', 'ficha'] as const),
  ...(['caracteristicas', 'imagenes', 'documentos', 'relacionados', 'destacado', 'demostracion'] as const),
  ...(['precio', 'precioVigente', 'familia'] as const),
] satisfies readonly PublicName[];

const PACKED_AS: { readonly [Kind in FieldKind]?: PackedAs } = {
  line: 'text',
  slug: 'text',
  prose: 'text',
  note: 'text',
  category: 'text',
  barcode: 'text',
  choice: 'text',
  day: 'text',
  money: 'amount',
  flag: 'flag',
};

const isFirst = (name: PublicName): boolean => FIRST_FIELDS.some((first) => first === name);

/** The fields added later. The first screen's code does not use this, because it reads a copy without the table of fields. */
export const laterFields: LaterFields = Object.fromEntries(
  publicEntries
    .filter(([name]) => !isFirst(name))
    .map(([name, { kind }]) => {
      const as = PACKED_AS[kind];
      // No list has a packing yet that a row can lack.
      if (!as) throw new Error(`${name}: say in packed-fields.ts how ${kind} is packed`);
      return [name, as];
    }),
);

/** Whether a copy was kept by a version of the site that did not know all of today's fields. */
export const lacksFields = (known: LaterFields): boolean => Object.keys(laterFields).some((name) => !(name in known));
