/**
 * The collections whose documents say in `actualizadoPor` who wrote them last: the `uid`, because some can be read by visitors, and only staff can
 * look up its name. The rules accept no other person's.
 */
const SIGNED: ReadonlySet<string> = new Set([
  'productos',
  'borradores',
  'internos',
  'categories',
  'etiquetas',
  'tutoriales',
  'vocabulario',
  'busquedasIgnoradas',
  'papelera',
  'ajustes',
]);

export const isSigned = (collection: string): boolean => SIGNED.has(collection);
