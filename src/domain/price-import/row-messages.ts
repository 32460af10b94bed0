import { isDayClave } from './clave-match.ts';
import type { DiffRow, RowDoubt, RowProblem } from './diff-row.ts';

const PROBLEMS: Readonly<Record<RowProblem, (row: DiffRow) => string>> = {
  words: ({ written }) => `El precio “${short(written)}” no es un número`,
  foreign: ({ written }) => `“${short(written)}” no está en pesos`,
  several: ({ written }) => `“${short(written)}” trae más de un precio`,
  ambiguous: ({ written }) => `“${short(written)}” puede leerse de dos maneras`,
  'sheet-error': ({ written }) => `La fórmula da error (${short(written) || 'sin resultado'})`,
  date: ({ written }) => `“${short(written)}” es una fecha, no un precio`,
  percent: ({ written }) => `“${short(written)}” es un porcentaje, no un precio`,
  struck: ({ written }) => `“${short(written)}” está tachado`,
  'not-positive': () => 'El precio es cero o negativo',
  'too-big': () => 'El precio pasa de diez millones de pesos',
  'no-clave': () => 'Falta la clave',
  'cut-clave': ({ clave }) =>
    isDayClave(clave)
      ? `Excel cambió la clave por la fecha ${clave}: guarda esa columna como texto`
      : `Excel cortó la clave ${clave}: guarda esa columna como texto`,
  'twice-in-shop': () => 'Dos productos de la tienda tienen esa clave',
  duplicate: ({ others }) => `Clave repetida con otro precio (fila ${others.slice(0, 3).join(', ')})`,
  'several-loose': () => 'Sin guiones ni ceros, la clave corresponde a varios productos',
};

const DOUBTS: Readonly<Record<RowDoubt, (row: DiffRow) => string>> = {
  x10: ({ change }) => ((change ?? 0) > 0 ? 'Revisar: parece 10 veces más' : 'Revisar: parece 10 veces menos'),
  x100: ({ change }) => ((change ?? 0) > 0 ? 'Revisar: parece 100 veces más' : 'Revisar: parece 100 veces menos'),
  x1000: ({ change }) => ((change ?? 0) > 0 ? 'Revisar: parece 1,000 veces más' : 'Revisar: parece 1,000 veces menos'),
  'x1.16': () => '¿Lleva el IVA dos veces?',
  '/1.16': () => '¿Le falta el IVA?',
  much: ({ change }) => ((change ?? 0) > 0 ? 'Revisar: sube mucho' : 'Revisar: baja mucho'),
  some: ({ change }) => ((change ?? 0) > 0 ? 'Sube más de lo usual' : 'Baja más de lo usual'),
  'under-cost': () => 'Quedaría por debajo de su costo',
  'unclear-iva': () => 'Su fila o su sección dice otro IVA',
  'other-iva': () => 'Su fila o su sección dice otro IVA',
  'other-titles': () => 'Está bajo otros títulos',
  wider: () => 'Columnas de más: ¿se recorrió?',
  noted: () => 'Su fila trae una nota sobre el precio',
  'other-unit': () => 'Precio por caja o paquete',
  apart: () => 'Cambia distinto que los demás',
  'no-price-yet': () => 'Hoy dice “Cotizar”: su precio se haría público',
};

/** What happens to a row and why, for the review and for the file of errors. */
export function rowMessage(row: DiffRow): string {
  if (row.problem) return PROBLEMS[row.problem](row);
  if (row.doubt) return DOUBTS[row.doubt](row);
  switch (row.state) {
    case 'change':
    case 'confirm':
      return row.isLoose ? 'Cambia (clave parecida)' : 'Cambia';
    case 'same':
      return 'Sin cambio';
    case 'blank':
      return 'Sin precio: se queda como está';
    case 'unknown':
      return 'No existe esa clave';
    case 'draft':
      return 'Es un borrador: publícalo antes de darle precio';
    case 'repeat':
      return `Repite la fila ${row.others[0] ?? ''}`.trim();
    case 'error':
      return 'No se puede leer';
  }
}

const short = (text: string): string => (text.length > 24 ? `${text.slice(0, 23)}…` : text);
