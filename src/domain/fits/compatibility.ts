import { leadingMeasure } from '#domain/catalogue/facet-values.ts';
import { foldText } from '#domain/kernel/text-fold.ts';
import { type Sheet, sizeOf } from './sheet.ts';

/** By unit, the rows of a tool that a spare part's sizes are compared with. */
const ROWS_BY_UNIT = new Map<string, readonly string[]>(
  Object.entries({
    mm: ['Disco'],
    w: ['Potencia'],
    psi: ['Presión'],
    l: ['Tanque', 'Capacidad'],
  }),
);

/** `Esmeriladoras de 4 1/2" y 5"`: the tools, then `de`, then sizes joined by `y` or `a`. */
const SIZED = /^(\S+?)(?:e?s)(?: de metales)? de (.+)$/;
/** `Rotomartillos SDS Plus`. */
const SHANKED = /^(\S+?)(?:e?s) (sds plus|sds max)\b/;

/**
 * Whether a spare part is for this tool, by its row «Compatibilidad»: a clave, or tools with their sizes or their shank. Only for corded tools of
 * the same brand, whose parts these rows are about; a row without a size or a shank is too wide to promise anything.
 */
export function isCompatible(tool: Sheet, part: Sheet): boolean {
  const said = part.row('Compatibilidad');
  if (!said || tool.marca !== part.marca || !tool.row('Tensión')) return false;
  if (said === tool.clave) return true;
  const text = foldText(said);
  const shank = SHANKED.exec(text);
  if (shank) return isKind(tool, shank[1]) && foldText(tool.row('Zanco')) === shank[2];
  const sized = SIZED.exec(text);
  return sized !== null && isKind(tool, sized[1]) && isSized(tool, sized[2] ?? '') && isSubkind(tool, part);
}

const isKind = (tool: Sheet, kind = ''): boolean => kind !== '' && tool.name.split(' ').slice(0, 2).includes(kind);

/** A part for a `taladro percutor` is none for another drill. */
const isSubkind = (tool: Sheet, part: Sheet): boolean =>
  !part.name.includes('percutor') || tool.name.includes('percutor');

function isSized(tool: Sheet, sizes: string): boolean {
  const isRange = sizes.includes(' a ');
  const texts = sizes.split(isRange ? ' a ' : ' y ');
  // `600 a 900 w`: the unit stands behind the last.
  const unit = leadingMeasure(texts.at(-1) ?? '')?.unit ?? '';
  const ends = texts.map((text) => leadingMeasure(text)).map((measure) => measure && inUnit(measure, unit));
  const [row] = (ROWS_BY_UNIT.get(unit) ?? [])
    .map((name) => sizeOf(tool.row(name), unit))
    .filter((size) => size !== null);
  if (row === undefined || ends.some((end) => end === null)) return false;
  const numbers = ends.filter((end) => end !== null);
  if (isRange) return row >= Math.min(...numbers) - 0.05 && row <= Math.max(...numbers) + 0.05;
  return numbers.some((size) => Math.abs(size - row) < 0.05);
}

const inUnit = (measure: { readonly unit: string; readonly size: number }, unit: string): number | null =>
  measure.unit === unit || measure.unit === '' ? measure.size : null;
