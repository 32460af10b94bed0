import { type NumberField, readField } from './typed-number.ts';

/** One measured piece as typed, by the names of its fields: `{ ancho: '4', alto: '2.4', iguales: '2' }`. */
export type TypedRow = Readonly<Record<string, string>>;

/** What a person typed. A field that nobody touched is absent and says what it usually says. */
export interface Typed {
  readonly rows: readonly TypedRow[];
  readonly fields: Readonly<Record<string, string>>;
}

/** By field; a field of a row is named by {@link rowField}. */
export type Sentences = Readonly<Record<string, string>>;

/** What is read of the typed text: numbers, and the sentences about them. A value with a problem is `NaN`. */
export interface Measures<Name extends string> {
  /** Of each piece its measures in the order of its fields, and last how many there are of it. Pieces without any measure are left out. */
  readonly rows: readonly (readonly number[])[];
  readonly values: Readonly<Record<Name, number>>;
  readonly problems: Sentences;
  readonly notes: Sentences;
}

export const EQUALS_FIELD: NumberField = {
  name: 'iguales',
  label: 'Iguales',
  said: 'cuántas hay iguales',
  unit: '',
  min: 1,
  max: 100,
  whole: true,
  usual: '1',
};

/** The name of a row's field among the sentences. */
export function rowField(name: string, row: number): string {
  return `${name}-${row}`;
}

/** What a field says: what was typed, else what it usually says. */
export function textOf(typed: Typed, field: NumberField, usual: Readonly<Record<string, string>> = {}): string {
  return typed.fields[field.name] ?? usual[field.name] ?? field.usual ?? '';
}

/**
 * Reads all fields of a calculator. An empty field that usually says nothing counts as 0.
 * @param usual what fields say for the chosen product, where nothing was typed.
 */
export function readMeasures<Name extends string>(
  dimensions: readonly NumberField[],
  fields: Readonly<Record<Name, NumberField>>,
  typed: Typed,
  usual: Readonly<Record<string, string>>,
): Measures<Name> {
  const problems: Record<string, string> = {};
  const notes: Record<string, string> = {};
  const read = (key: string, field: NumberField, text: string): number => {
    const reading = readField(field, text);
    if (!reading.ok) problems[key] = reading.problem;
    else if (reading.note) notes[key] = reading.note;
    return reading.ok ? reading.value : Number.NaN;
  };
  const rows = typed.rows.flatMap((row, at) => {
    if (dimensions.every(({ name }) => isBlank(row[name]))) return [];
    const sizes = dimensions.map((field) => read(rowField(field.name, at), field, row[field.name] ?? ''));
    const equals = row[EQUALS_FIELD.name] ?? EQUALS_FIELD.usual ?? '';
    return [[...sizes, read(rowField(EQUALS_FIELD.name, at), EQUALS_FIELD, equals)]];
  });
  const entries = Object.values<NumberField>(fields).map((field) => {
    const text = textOf(typed, field, usual);
    const isOptional = field.usual === undefined && usual[field.name] === undefined;
    return [field.name, isOptional && isBlank(text) ? 0 : read(field.name, field, text)] as const;
  });
  // The table names each field by its own name.
  return { rows, values: Object.fromEntries(entries) as Record<Name, number>, problems, notes };
}

const isBlank = (text: string | undefined): boolean => text === undefined || text.trim() === '';

/** The sum of the pieces, each its measures multiplied: m² of two, m³ of three. */
export function sumOfRows(rows: Measures<string>['rows']): number {
  return rows.reduce((sum, row) => sum + row.reduce((product, value) => product * value, 1), 0);
}
