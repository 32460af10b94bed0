import { dayInFull } from '#domain/kernel/written-days.ts';
import { lineChanges } from '#domain/quotes/quote-history.ts';
import { photosText } from '#domain/staff/people/people-documents.ts';
import type { RepairData } from './repair.ts';
import { areSamePhotos } from './repair-photos.ts';

const PERSON = ['nombre', 'telefono', 'correo'] as const;
const ARTICLE = ['articulo', 'marca', 'modelo', 'serie', 'accesorios'] as const;
const WARRANTY = ['garantia', 'compra', 'comprobante'] as const;

/** What an edit changes of a repair, in words for the history. Of the person and the notes it says only that they changed: both may be erased on request. */
export function repairChangesInWords(before: RepairData, after: RepairData): readonly string[] {
  const differs = (names: readonly (keyof RepairData)[]): boolean => names.some((name) => before[name] !== after[name]);
  return [
    ...(differs(PERSON) ? ['Datos del cliente'] : []),
    ...(differs(ARTICLE) ? ['Datos del artículo'] : []),
    ...(differs(['falla']) ? ['Falla reportada'] : []),
    ...(differs(WARRANTY) ? [after.garantia ? 'Garantía: sí' : 'Garantía: no'] : []),
    ...(differs(['diagnostico']) ? ['Diagnóstico'] : []),
    ...lineChanges(before.lineas, after.lineas),
    ...(differs(['promesa']) ? [`Prometida para: ${day(before.promesa)} → ${day(after.promesa)}`] : []),
    ...(areSamePhotos(before.fotos, after.fotos)
      ? []
      : [`Fotos: ${photosText(before.fotos) || 'ninguna'} → ${photosText(after.fotos) || 'ninguna'}`]),
    ...(differs(['notas']) ? ['Notas internas'] : []),
  ];
}

const day = (text: string): string => (text === '' ? 'sin fecha' : dayInFull(text));
