import * as v from 'valibot';
import { formatCentavos, groupThousands } from '#domain/kernel/money.ts';
import { dayInFull } from '#domain/kernel/written-days.ts';
import { percentText } from '#domain/quotes/percent.ts';
import { lineChanges } from '#domain/quotes/quote-history.ts';
import { quoteStateName } from '#domain/quotes/quote-state.ts';
import { type StoredLine, storedLine } from '#domain/quotes/stored-line.ts';
import { repairStateName } from '#domain/workshop/repair-state.ts';
import { valueText } from '../forms/field-labels.ts';
import type { Fields } from '../journal/change.ts';
import { isPlainRecord } from '../journal/plain-value.ts';
import { holdsPeople, isUntold, photosText } from './people-documents.ts';

const LINES = 'lineas';
const STATES: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map<string, Readonly<Record<string, string>>>(
  [
    ['cotizaciones', quoteStateName],
    ['reparaciones', repairStateName],
  ],
);
const DAYS: ReadonlySet<string> = new Set(['vigencia', 'promesa', 'hasta', 'compra']);

/**
 * A quotation or a repair, or the part of one that the log has, in the words in which staff read it; its lines are told by {@link linesTold}. Any
 * other document as it is.
 */
export function toldFields(collection: string, fields: Fields | null): Fields | null {
  if (!holdsPeople(collection) || !fields) return fields;
  const told = Object.entries(fields).filter(([name]) => name !== LINES && !isUntold(name));
  return Object.fromEntries(told.map(([name, value]) => [name, toldValue(collection, name, value)]));
}

function toldValue(collection: string, name: string, value: unknown): unknown {
  if (name === 'fotos') return Array.isArray(value) ? photosText(value) : value;
  if (name === 'estado' && typeof value === 'string') return STATES.get(collection)?.[value] ?? value;
  if (name === 'flete' && typeof value === 'number') return formatCentavos(value);
  if (name === 'descuento' && typeof value === 'number') return `${percentText(value)} %`;
  return DAYS.has(name) && typeof value === 'string' && value !== '' ? dayInFull(value) : value;
}

/** A field of a document as staff choose between two values of it: each line of a quotation or a repair on a line of its own. */
export function disputedText(collection: string, name: string, value: unknown): string {
  if (!holdsPeople(collection)) return valueText(name, value);
  if (name === LINES)
    return (
      linesOf({ [LINES]: value })
        .map(lineText)
        .join('\n') || '(ninguna)'
    );
  return valueText(name, toldValue(collection, name, value));
}

/** `2 × Taladro (TZ-20): $1,200.00, descuento 5 %`, and the customer's note. */
function lineText({ cantidad, nombre, clave, precio, descuento, nota }: StoredLine): string {
  const amount = precio === null ? 'sin precio' : formatCentavos(precio);
  const off = descuento ? `, descuento ${percentText(descuento)} %` : '';
  return `${groupThousands(cantidad)} × ${nombre}${clave && ` (${clave})`}: ${amount}${off}${nota && `. Nota: ${nota}`}`;
}

/** What a change does to the lines of a quotation or a repair: `Agregó 2 × «Taladro»`. */
export function linesTold(collection: string, before: Fields | null, after: Fields | null): readonly string[] {
  if (!holdsPeople(collection)) return [];
  return lineChanges(linesOf(before), linesOf(after));
}

const lines = v.fallback(v.array(storedLine), []);

/** The log's lines are without their notes. */
function linesOf(fields: Fields | null): readonly StoredLine[] {
  const stored = fields?.[LINES];
  return v.parse(
    lines,
    Array.isArray(stored) ? stored.map((line) => isPlainRecord(line) && { nota: '', ...line }) : [],
  );
}
