import { groupThousands } from '#domain/kernel/money.ts';
import { plainFractions } from '#domain/kernel/plain-fractions.ts';
import { DECIMAL_COMMA, writtenNumber } from './written-number.ts';

/** A field of a calculator that takes a number. */
export interface NumberField {
  /** In the form and in the address. */
  readonly name: string;
  readonly label: string;
  /** With its article, in the sentences about it: `el ancho`. */
  readonly said: string;
  /** Of the value, as shown; empty for a count. */
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly whole?: true;
  /** What it says before anybody types. A field without one may stay empty. */
  readonly usual?: string;
}

/** What a field says: its value, and a sentence about how it was read; or the sentence about what is wrong with it. */
export type FieldReading =
  | { readonly ok: true; readonly value: number; readonly note?: string }
  | { readonly ok: false; readonly problem: string };

/** People read a millimetre in a note about metres. */
const NOTE_DECIMALS = 3;
/** With a point in its place it would be a number too. */
const ONE_COMMA = /^[1-9]\d{0,2},\d{3}$/;
/** A unit that people type behind the number. */
const TYPED_UNIT = /\s*(m|mts?|metros?|cm|cms|mm|m2|m²|m3|m³|l|lts?|litros?|kg|kgs|kilos?|%)\.?$/i;

/**
 * Reads a number as it is typed in Mexico: a comma between thousands, a point before the decimals. `2,5` and `0,250` can only mean 2.5 and
 * 0.25 and are read so, with a note; `2,500` is two thousand five hundred. A typed unit is accepted, and centimetres are converted where metres are asked, and back.
 */
export function readField(field: NumberField, text: string): FieldReading {
  const { said } = field;
  const typed = plainFractions(text).trim();
  if (typed === '') return problem(`Falta ${said}.`);
  const unit = TYPED_UNIT.exec(typed)?.[1]?.toLowerCase() ?? '';
  const digits = typed.replace(TYPED_UNIT, '').trim();
  const written = writtenNumber(digits);
  if (written === null) return problem(`Revisa ${said}: escríbelo con números, como ${field.whole ? '2' : '2.5'}.`);
  const factor = unitFactor(unit, field.unit);
  if (factor === null) return problem(`Revisa ${said}: va en ${field.unit || 'piezas'}, no en ${unit}.`);
  const value = written * factor;
  if (field.whole && !Number.isInteger(value)) return problem(`Revisa ${said}: va en números enteros, sin decimales.`);
  if (value < field.min) return problem(`Revisa ${said}: lo menos es ${withUnit(field.min, field.unit)}.`);
  if (value > field.max) {
    const asDecimal = ONE_COMMA.test(digits) ? ` Leímos ${digits}; si son ${digits.replace(',', '.')}, usa punto.` : '';
    return problem(`Revisa ${said}: lo más es ${withUnit(field.max, field.unit)}.${asDecimal}`);
  }
  const note = readingNote(digits, value, factor, field.unit);
  return { ok: true, value, ...(note && { note }) };
}

const problem = (sentence: string): FieldReading => ({ ok: false, problem: sentence });

function readingNote(digits: string, value: number, factor: number, unit: string): string {
  if (DECIMAL_COMMA.test(digits)) {
    return `Leímos ${withUnit(value, unit, NOTE_DECIMALS)}. El punto separa los decimales y la coma los miles.`;
  }
  return factor === 1 ? '' : `Son ${withUnit(value, unit)}.`;
}

const METRES: ReadonlySet<string> = new Set(['m', 'mt', 'mts', 'metro', 'metros']);
const CENTIMETRES: ReadonlySet<string> = new Set(['cm', 'cms']);

/** What a value in the typed unit is multiplied by; `null` where the two measure different things. */
function unitFactor(typed: string, asked: string): number | null {
  if (typed === '') return 1;
  if (METRES.has(typed)) return asked === 'm' ? 1 : asked === 'cm' ? 100 : null;
  if (CENTIMETRES.has(typed)) return asked === 'cm' ? 1 : asked === 'm' ? 0.01 : null;
  if (typed === 'mm') return asked === 'cm' ? 0.1 : asked === 'm' ? 0.001 : null;
  if (/^m[2²]$/.test(typed)) return asked === 'm²' ? 1 : null;
  if (/^m[3³]$/.test(typed)) return asked === 'm³' ? 1 : null;
  return typed === '%' && asked === '%' ? 1 : null;
}

/** `1234.5` → `1,234.5`, with at most so many decimals and no zeros at the end. */
export function shownNumber(value: number, decimals = 2): string {
  const [whole = '0', rest = ''] = value.toFixed(decimals).split('.');
  const fraction = rest.replace(/0+$/, '');
  return fraction ? `${groupThousands(Number(whole))}.${fraction}` : groupThousands(Number(whole));
}

/** With its unit, which stays on the same line: `33.6 m²`. */
export function withUnit(value: number, unit: string, decimals = 2): string {
  const number = shownNumber(value, decimals);
  if (unit === '') return number;
  return unit === '%' ? `${number}%` : `${number}\u00a0${unit}`;
}
