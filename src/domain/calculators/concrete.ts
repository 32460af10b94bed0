import type { Calculation, Step } from './calculation.ts';
import { readMeasures, type Typed } from './measures.ts';
import { type NumberField, shownNumber, withUnit } from './typed-number.ts';

/** A slab, a footing or a column: its thickness in centimetres, as people say it. */
export const CAST_PART: readonly NumberField[] = [
  { name: 'largo', label: 'Largo (m)', said: 'el largo', unit: 'm', min: 0.05, max: 500 },
  { name: 'ancho', label: 'Ancho (m)', said: 'el ancho', unit: 'm', min: 0.05, max: 500 },
  { name: 'espesor', label: 'Espesor (cm)', said: 'el espesor', unit: 'cm', min: 1, max: 500 },
];

export const CONCRETE_FIELDS = {
  volumen: {
    name: 'volumen',
    label: 'Otro volumen (m³)',
    said: 'el otro volumen',
    unit: 'm³',
    min: 0,
    max: 500,
  },
  desperdicio: {
    name: 'desperdicio',
    label: 'Desperdicio (%)',
    said: 'el desperdicio',
    unit: '%',
    min: 0,
    max: 50,
    usual: '5',
  },
} as const satisfies Readonly<Record<string, NumberField>>;

export type Strength = '150' | '200' | '250';

interface Mix {
  readonly value: Strength;
  readonly name: string;
  /** For one m³ of concrete: kg of cement, m³ of sand and gravel, L of water. */
  readonly cement: number;
  readonly sand: number;
  readonly gravel: number;
  readonly water: number;
}

/**
 * Site-mixed concrete with gravel of 19 mm by its strength f'c in kg/cm², for one m³. From the unit-price analyses that are published for public
 * works in Mexico (items 040202, 030503 and 040204: concrete made on site with a one-bag mixer); their cement contains 5 % of waste, which
 * is taken out here because the calculator has a field for it. Stronger concrete needs a mix design (NMX-C-403, NTC for concrete), so it is
 * not offered.
 */
export const MIXES: readonly Mix[] = [
  {
    value: '150',
    name: "f'c 150: firmes, banquetas y plantillas",
    cement: 300,
    sand: 0.551,
    gravel: 0.6555,
    water: 256.5,
  },
  {
    value: '200',
    name: "f'c 200: cimientos, castillos y losas",
    cement: 350,
    sand: 0.5415,
    gravel: 0.6555,
    water: 241.3,
  },
  {
    value: '250',
    name: "f'c 250: columnas, trabes y losas cargadas",
    cement: 400,
    sand: 0.5415,
    gravel: 0.646,
    water: 237.5,
  },
];

export type CementBag = '50' | '25';

export const CEMENT_BAGS: readonly { readonly value: CementBag; readonly name: string }[] = [
  { value: '50', name: '50 kg' },
  { value: '25', name: '25 kg' },
];

/** The bucket that bricklayers measure sand and gravel with, in litres. */
const BUCKET = 19;

/** One material of the concrete. */
export interface ConcreteMaterial {
  readonly name: string;
  /** `8 sacos de 50 kg`. */
  readonly amount: string;
  /** In other words: `385 kg`, or how many buckets. */
  readonly also: string;
  /** As a line of the visitor's list; what is not sold has none. */
  readonly line?: { readonly text: string; readonly pieces: number };
}

export interface ConcreteNeed {
  /** m³ of concrete, with the waste. */
  readonly volume: number;
  readonly materials: readonly ConcreteMaterial[];
  readonly steps: readonly Step[];
}

/** The volume in m³ by the mix. Bags are rounded up, sand and gravel to the next tenth of a m³. */
export function concreteNeed(typed: Typed, strength: Strength, bag: CementBag): Calculation<ConcreteNeed> {
  const { rows, values, problems, notes } = readMeasures(CAST_PART, CONCRETE_FIELDS, typed, {});
  const { volumen, desperdicio } = values;
  const cast = rows.reduce((sum, [length = 0, width = 0, thickness = 0, count = 0]) => {
    return sum + (length * width * thickness * count) / 100;
  }, volumen);
  const mix = MIXES.find(({ value }) => value === strength);
  if (Object.keys(problems).length > 0 || cast === 0 || !mix) return { need: null, problems, notes };
  const volume = cast * (1 + desperdicio / 100);
  const steps: Step[] = [
    { name: 'Por colar', value: withUnit(cast, 'm³', 3) },
    { name: 'Desperdicio', value: withUnit(desperdicio, '%') },
    { name: 'Concreto', value: withUnit(volume, 'm³', 3) },
  ];
  const materials = [
    cementOf(volume * mix.cement, Number(bag)),
    loose('Arena', 'Arena para concreto', volume * mix.sand),
    loose('Grava de 3/4"', 'Grava de 3/4"', volume * mix.gravel),
    { name: 'Agua', amount: withUnit(volume * mix.water, 'L', 0), also: 'Según la humedad de la arena' },
  ];
  return { need: { volume, materials, steps }, problems, notes };
}

function cementOf(kg: number, bag: number): ConcreteMaterial {
  const pieces = roundedUp(kg / bag);
  return {
    name: 'Cemento gris',
    amount: `${shownNumber(pieces)} ${pieces === 1 ? 'saco' : 'sacos'} de ${withUnit(bag, 'kg')}`,
    also: withUnit(kg, 'kg', 1),
    line: { text: `Cemento gris, saco de ${bag} kg`, pieces },
  };
}

function loose(name: string, text: string, volume: number): ConcreteMaterial {
  const bought = roundedUp(volume * 10) / 10;
  const buckets = roundedUp((volume * 1000) / BUCKET);
  return {
    name,
    amount: withUnit(bought, 'm³'),
    also: `${shownNumber(buckets)} ${buckets === 1 ? 'bote' : 'botes'} de ${BUCKET} L`,
    line: { text: `${text}, ${shownNumber(bought)} m³`, pieces: 1 },
  };
}

/** Up to a whole number; a rounding error of the arithmetic does not add one. */
const roundedUp = (value: number): number => Math.max(1, Math.ceil(value - 1e-9));
