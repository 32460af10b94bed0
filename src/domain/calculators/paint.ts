import type { Calculation, MaterialBasis, Step } from './calculation.ts';
import { readMeasures, sumOfRows, type Typed } from './measures.ts';
import { type NumberField, shownNumber, withUnit } from './typed-number.ts';

/** A wall. A ceiling is one too: its length and its width. */
export const WALL: readonly NumberField[] = [
  { name: 'ancho', label: 'Ancho (m)', said: 'el ancho', unit: 'm', min: 0.1, max: 200 },
  { name: 'alto', label: 'Alto (m)', said: 'el alto', unit: 'm', min: 0.1, max: 50 },
];

const opening = (name: string, label: string, said: string, usual: string): NumberField => ({
  name,
  label,
  said,
  unit: 'm',
  min: 0.1,
  max: 20,
  usual,
});
const count = (name: string, label: string, said: string): NumberField => ({
  name,
  label,
  said,
  unit: '',
  min: 0,
  max: 200,
  whole: true,
  usual: '0',
});

/** What everything has that is put on in coats. */
export const COAT_FIELDS = {
  manos: { name: 'manos', label: 'Manos', said: 'el número de manos', unit: '', min: 1, max: 5, whole: true },
  rendimiento: {
    name: 'rendimiento',
    label: 'Rendimiento por mano',
    said: 'el rendimiento',
    unit: 'm²/L',
    min: 0.2,
    max: 30,
  },
} as const satisfies Readonly<Record<string, NumberField>>;

/**
 * The usual door is a leaf of 0.90 × 2.10 m and the usual window 1.20 × 1.20 m, the stock sizes of Mexican doors and aluminium windows; both can
 * be changed.
 */
export const PAINT_FIELDS = {
  superficie: {
    name: 'superficie',
    label: 'Plafón u otra superficie (m²)',
    said: 'la otra superficie',
    unit: 'm²',
    min: 0,
    max: 10_000,
  },
  puertas: count('puertas', 'Puertas', 'el número de puertas'),
  'puerta-ancho': opening('puerta-ancho', 'Ancho (m)', 'el ancho de la puerta', '0.90'),
  'puerta-alto': opening('puerta-alto', 'Alto (m)', 'el alto de la puerta', '2.10'),
  ventanas: count('ventanas', 'Ventanas', 'el número de ventanas'),
  'ventana-ancho': opening('ventana-ancho', 'Ancho (m)', 'el ancho de la ventana', '1.20'),
  'ventana-alto': opening('ventana-alto', 'Alto (m)', 'el alto de la ventana', '1.20'),
  ...COAT_FIELDS,
} as const satisfies Readonly<Record<string, NumberField>>;

/** The same fields, with the coverage in the unit of the material: what is sold by weight covers so many m² by kilogram. */
export function withUnitOf<Fields extends typeof COAT_FIELDS>(fields: Fields, { unit }: Pick<MaterialBasis, 'unit'>) {
  return { ...fields, rendimiento: { ...fields.rendimiento, unit: `m²/${unit}` } };
}

/** What the fields of coats and coverage say for a material, until somebody changes them. */
export function usualOf({ coats, perCoat }: MaterialBasis): Readonly<Record<'manos' | 'rendimiento', string>> {
  return { manos: String(coats), rendimiento: shownNumber(perCoat) };
}

/** Walls and other surfaces without the doors and windows, by coats, divided by the coverage. Areas in m², the need in the unit of the basis. */
export function paintNeed(typed: Typed, basis: MaterialBasis): Calculation {
  const { rows, values, problems, notes } = readMeasures(WALL, withUnitOf(PAINT_FIELDS, basis), typed, usualOf(basis));
  if (Object.keys(problems).length > 0) return { need: null, problems, notes };
  const walls = sumOfRows(rows);
  const openings =
    values.puertas * values['puerta-ancho'] * values['puerta-alto'] +
    values.ventanas * values['ventana-ancho'] * values['ventana-alto'];
  const gross = walls + values.superficie;
  if (gross === 0) return { need: null, problems, notes };
  const area = gross - openings;
  if (area <= 0) {
    const sentence = `Las puertas y ventanas suman ${withUnit(openings, 'm²')} y las paredes ${withUnit(gross, 'm²')}. Revisa las medidas.`;
    return { need: null, problems: { [values.puertas > 0 ? 'puertas' : 'ventanas']: sentence }, notes };
  }
  const { manos, rendimiento, superficie } = values;
  const steps: Step[] = [
    ...(walls > 0 ? [{ name: 'Paredes', value: withUnit(walls, 'm²') }] : []),
    ...(superficie > 0 ? [{ name: 'Plafón u otra superficie', value: withUnit(superficie, 'm²') }] : []),
    ...(openings > 0 ? [{ name: 'Menos puertas y ventanas', value: withUnit(openings, 'm²') }] : []),
    { name: 'Por pintar', value: withUnit(area, 'm²') },
    { name: 'Manos', value: shownNumber(manos) },
    { name: 'Rendimiento por mano', value: withUnit(rendimiento, `m²/${basis.unit}`) },
  ];
  return { need: { amount: (area * manos) / rendimiento, unit: basis.unit, steps }, problems, notes };
}
