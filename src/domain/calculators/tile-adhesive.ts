import type { Calculation, Step } from './calculation.ts';
import { readMeasures, sumOfRows, type Typed } from './measures.ts';
import { type NumberField, shownNumber, withUnit } from './typed-number.ts';

export const TILED_PART: readonly NumberField[] = [
  { name: 'largo', label: 'Largo (m)', said: 'el largo', unit: 'm', min: 0.1, max: 500 },
  { name: 'ancho', label: 'Ancho o alto (m)', said: 'el ancho', unit: 'm', min: 0.1, max: 500 },
];

/** Waste of 10 % is what tile calculators in the trade count with: mixing, tool washing and an uneven base. */
export const TILE_FIELDS = {
  superficie: {
    name: 'superficie',
    label: 'Otra superficie (m²)',
    said: 'la otra superficie',
    unit: 'm²',
    min: 0,
    max: 10_000,
  },
  consumo: { name: 'consumo', label: 'Consumo (kg/m²)', said: 'el consumo', unit: 'kg/m²', min: 0.5, max: 20 },
  desperdicio: {
    name: 'desperdicio',
    label: 'Desperdicio (%)',
    said: 'el desperdicio',
    unit: '%',
    min: 0,
    max: 50,
    usual: '10',
  },
} as const satisfies Readonly<Record<string, NumberField>>;

export type Trowel = '6' | '6x10' | '12';

const BAG_KG = 22.68;
const SQUARE_FOOT = 0.092_903;

/**
 * kg/m² of dry adhesive by the trowel's notch. From the coverage that data sheets of cement adhesives (ANSI A118.1 and A118.4) give for a bag
 * of 50 lb: 80 to 100 ft² with a notch of 1/4", 60 to 80 ft² with 1/4" × 3/8", 40 to 50 ft² with 1/2". The lower number counts.
 */
export const TROWELS: readonly { readonly value: Trowel; readonly name: string; readonly kgPerM2: number }[] = [
  { value: '6', name: '6 mm (1/4")', kgPerM2: kgPerM2(80) },
  { value: '6x10', name: '6 × 10 mm (1/4" × 3/8")', kgPerM2: kgPerM2(60) },
  { value: '12', name: '12 mm (1/2")', kgPerM2: kgPerM2(40) },
];

/** To a tenth, rounded up. */
function kgPerM2(squareFeetPerBag: number): number {
  return Math.ceil((BAG_KG / (squareFeetPerBag * SQUARE_FOOT)) * 10) / 10;
}

export type TileFormat = 'chico' | 'mediano' | 'grande';

/**
 * The trowel for a tile: 1/4" to 6 × 6 in, 1/4" × 3/8" around 12 × 12 in, 1/2" from 15 in on one side, which is what ANSI A137.1 calls large
 * format.
 */
export const TILE_FORMATS: readonly { readonly value: TileFormat; readonly name: string; readonly trowel: Trowel }[] = [
  { value: 'chico', name: 'Mosaico o azulejo hasta 15 × 15 cm', trowel: '6' },
  { value: 'mediano', name: 'De 20 × 20 a 35 × 35 cm', trowel: '6x10' },
  { value: 'grande', name: 'De 40 × 40 cm o más largo', trowel: '12' },
];

const USUAL_BAG_KG = 20;

/** How many bags of the usual 20 kg that is, where no product is chosen. */
export function usualBags(kg: number): string {
  const bags = Math.ceil(kg / USUAL_BAG_KG - 1e-9);
  return `${shownNumber(bags)} ${bags === 1 ? 'saco' : 'sacos'} de ${withUnit(USUAL_BAG_KG, 'kg')}`;
}

/** kg/m² with that trowel; where the chosen adhesive's own coverage means more, that. */
export function usualConsumption(trowel: Trowel, productPerM2: number | null): number {
  const byTrowel = TROWELS.find(({ value }) => value === trowel)?.kgPerM2 ?? 0;
  return Math.max(byTrowel, productPerM2 ?? 0);
}

/** The area by the consumption, with the waste. The need is in kg of dry adhesive. */
export function adhesiveNeed(typed: Typed, consumption: number): Calculation {
  const usual = { consumo: shownNumber(consumption) };
  const { rows, values, problems, notes } = readMeasures(TILED_PART, TILE_FIELDS, typed, usual);
  const { superficie, consumo, desperdicio } = values;
  const area = sumOfRows(rows) + superficie;
  if (Object.keys(problems).length > 0 || area === 0) return { need: null, problems, notes };
  const steps: Step[] = [
    { name: 'Por recubrir', value: withUnit(area, 'm²') },
    { name: 'Consumo', value: withUnit(consumo, 'kg/m²') },
    { name: 'Desperdicio', value: withUnit(desperdicio, '%') },
  ];
  return { need: { amount: area * consumo * (1 + desperdicio / 100), unit: 'kg', steps }, problems, notes };
}
