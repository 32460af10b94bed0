import { CAST_PART, CONCRETE_FIELDS } from './concrete.ts';
import { EQUALS_FIELD, type Typed, type TypedRow } from './measures.ts';
import { PAINT_FIELDS, WALL } from './paint.ts';
import type { CalculatorName } from './product-calculator.ts';
import { ROOF_FIELDS, ROOF_PART } from './roof.ts';
import { TILE_FIELDS, TILED_PART } from './tile-adhesive.ts';
import type { NumberField } from './typed-number.ts';

/** Which calculator: `?para=pintura`. */
export const CALCULATOR_FIELD = 'para';
/** The chosen product, by its clave. */
export const MATERIAL_FIELD = 'clave';

interface CalculatorForm {
  readonly dimensions: readonly NumberField[];
  readonly fields: Readonly<Record<string, NumberField>>;
  /** Fields where one of a few is chosen, with what is chosen at first. */
  readonly choices: Readonly<Record<string, string>>;
  /** Rows of an empty form. */
  readonly rows: number;
}

/** The fields of each calculator. */
export const calculatorForms: Readonly<Record<CalculatorName, CalculatorForm>> = {
  pintura: { dimensions: WALL, fields: PAINT_FIELDS, choices: { tipo: 'vinilica' }, rows: 2 },
  impermeabilizante: { dimensions: ROOF_PART, fields: ROOF_FIELDS, choices: { techo: 'losa' }, rows: 1 },
  adhesivo: { dimensions: TILED_PART, fields: TILE_FIELDS, choices: { formato: 'mediano', llana: '' }, rows: 1 },
  concreto: { dimensions: CAST_PART, fields: CONCRETE_FIELDS, choices: { resistencia: '200', saco: '50' }, rows: 1 },
};

/** The fields of an address in their order, as `[...new URLSearchParams(search)]` gives them. */
export type AddressFields = readonly (readonly [name: string, text: string])[];

const first = (address: AddressFields, name: string): string | undefined => address.find(([key]) => key === name)?.[1];

const isCalculator = (text: string): text is CalculatorName => Object.hasOwn(calculatorForms, text);

/** The calculator that an address names; that of paint where it names none. */
export function calculatorAt(address: AddressFields): CalculatorName {
  const name = first(address, CALCULATOR_FIELD) ?? '';
  return isCalculator(name) ? name : 'pintura';
}

/** A form has no more rows: more are left out of an address. */
export const MOST_ROWS = 30;

/** What an address says of a calculator's fields, exactly as it was typed; fields of others are left out. */
export function readAddress(name: CalculatorName, address: AddressFields): Typed {
  const { dimensions, fields, choices, rows } = calculatorForms[name];
  const columns = [...dimensions, EQUALS_FIELD].map((field) => ({
    name: field.name,
    texts: address.filter(([key]) => key === field.name).map(([, text]) => text),
  }));
  const given = Math.min(MOST_ROWS, Math.max(...columns.map(({ texts }) => texts.length)));
  const row = (at: number): TypedRow =>
    Object.fromEntries(columns.flatMap(({ name: key, texts }) => (texts[at] === undefined ? [] : [[key, texts[at]]])));
  const typed = [...Object.keys(fields), ...Object.keys(choices)].flatMap((key) => {
    const text = first(address, key);
    return text === undefined || text === first(address, untouchedField(key)) ? [] : [[key, text]];
  });
  return {
    rows: Array.from({ length: Math.max(rows, given) }, (_, at) => row(at)),
    fields: Object.fromEntries(typed),
  };
}

/** The name of the hidden field that says what a field said before anybody typed, so that a form sent without JavaScript does not fix it. */
export function untouchedField(name: string): string {
  return `${name}-usual`;
}

const FIELDS: ReadonlySet<string> = new Set([
  CALCULATOR_FIELD,
  MATERIAL_FIELD,
  ...Object.values(calculatorForms)
    .flatMap(({ dimensions, fields, choices }) => [
      ...[...dimensions, EQUALS_FIELD].map(({ name }) => name),
      ...Object.keys(fields),
      ...Object.keys(choices),
    ])
    .flatMap((name) => [name, untouchedField(name)]),
]);

/** Whether an address with these fields says more than that the calculators are opened. */
export function isMeasured(names: Iterable<string>): boolean {
  return [...names].some((name) => FIELDS.has(name));
}

/** The fields of an address that opens the calculator with these measures, without what is empty or says what it usually says. */
export function writeAddress(name: CalculatorName, typed: Typed, clave: string | undefined): AddressFields {
  const { dimensions, choices, fields } = calculatorForms[name];
  const measured = typed.rows.filter((row) => dimensions.some((field) => row[field.name]?.trim()));
  const changed = Object.entries(typed.fields).filter(
    ([key, text]) => text !== (fields[key]?.usual ?? choices[key] ?? ''),
  );
  return [
    [CALCULATOR_FIELD, name],
    ...(clave ? [[MATERIAL_FIELD, clave] as const] : []),
    ...measured.flatMap((row) =>
      [...dimensions, EQUALS_FIELD].map((field) => [field.name, row[field.name] ?? field.usual ?? ''] as const),
    ),
    ...changed,
  ];
}
