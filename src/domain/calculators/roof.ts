import type { Calculation, MaterialBasis, Step } from './calculation.ts';
import { readMeasures, sumOfRows, type Typed } from './measures.ts';
import { COAT_FIELDS, usualOf, withUnitOf } from './paint.ts';
import { type NumberField, shownNumber, withUnit } from './typed-number.ts';

/** A part of the roof, measured on the ground plan. */
export const ROOF_PART: readonly NumberField[] = [
  { name: 'largo', label: 'Largo (m)', said: 'el largo', unit: 'm', min: 0.1, max: 500 },
  { name: 'ancho', label: 'Ancho (m)', said: 'el ancho', unit: 'm', min: 0.1, max: 500 },
];

export const ROOF_FIELDS = {
  pendiente: {
    name: 'pendiente',
    label: 'Pendiente (%)',
    said: 'la pendiente',
    unit: '%',
    min: 0,
    max: 150,
    usual: '2',
  },
  pretil: { name: 'pretil', label: 'Largo del pretil (m)', said: 'el largo del pretil', unit: 'm', min: 0, max: 2000 },
  'pretil-alto': {
    name: 'pretil-alto',
    label: 'Alto en el pretil (m)',
    said: 'el alto en el pretil',
    unit: 'm',
    min: 0.05,
    max: 3,
    usual: '0.30',
  },
  ...COAT_FIELDS,
} as const satisfies Readonly<Record<string, NumberField>>;

export type RoofKind = 'losa' | 'lamina';

export const ROOF_KINDS: readonly { readonly value: RoofKind; readonly name: string }[] = [
  { value: 'losa', name: 'Losa de concreto' },
  { value: 'lamina', name: 'Lámina acanalada' },
];

/**
 * How much surface a profiled sheet has for each m² that it covers: profile R-101, the commonest of industrial roofs, is rolled from a strip
 * of 1.22 m and covers 1.01 m.
 */
const SHEET_SURFACE = 1.22 / 1.01;

/** The surface of a sloped roof for each m² of its ground plan. A slope of 100 % rises a metre in each metre. */
export function slopeFactor(percent: number): number {
  return Math.hypot(1, percent / 100);
}

/**
 * The plan by the slope and the shape of the sheet, and what goes up the parapet, by coats, divided by the coverage. Areas in m². The usual
 * values are custom of the trade: a slab falls 2 % to its drain, and a coating goes up 30 cm of the parapet, over the fillet.
 */
export function roofNeed(typed: Typed, kind: RoofKind, basis: MaterialBasis): Calculation {
  const { rows, values, problems, notes } = readMeasures(
    ROOF_PART,
    withUnitOf(ROOF_FIELDS, basis),
    typed,
    usualOf(basis),
  );
  const plan = sumOfRows(rows);
  if (Object.keys(problems).length > 0) return { need: null, problems, notes };
  const { pendiente, pretil, manos, rendimiento } = values;
  const parapet = pretil * values['pretil-alto'];
  const roof = plan * slopeFactor(pendiente) * (kind === 'lamina' ? SHEET_SURFACE : 1);
  const area = roof + parapet;
  if (area === 0) return { need: null, problems, notes };
  const steps: Step[] = [
    ...(plan > 0 ? [{ name: 'Techo visto desde arriba', value: withUnit(plan, 'm²') }] : []),
    ...(kind === 'lamina' ? [{ name: 'Por la forma de la lámina', value: `× ${shownNumber(SHEET_SURFACE)}` }] : []),
    ...(plan > 0 ? [{ name: `Con pendiente de ${withUnit(pendiente, '%')}`, value: withUnit(roof, 'm²') }] : []),
    ...(parapet > 0 ? [{ name: 'Pretil', value: withUnit(parapet, 'm²') }] : []),
    { name: 'Por impermeabilizar', value: withUnit(area, 'm²') },
    { name: 'Manos', value: shownNumber(manos) },
    { name: 'Rendimiento por mano', value: withUnit(rendimiento, `m²/${basis.unit}`) },
  ];
  return { need: { amount: (area * manos) / rendimiento, unit: basis.unit, steps }, problems, notes };
}
