/** A number with the unit it came with, in the unit that is compared: litres as millilitres, metres as millimetres, kilowatts as watts. */
export interface Measure {
  /** As written: the 4.5 of `4 1/2"`. */
  readonly value: number;
  readonly unit?: string;
  /** In `unit`. */
  readonly amount: number;
}

type UnitRow = readonly [unit: string, factor: number, spellings: string];

const UNIT_ROWS: readonly UnitRow[] = [
  ['in', 1, '" pulgada pulgadas plg pulg pul in inch'],
  ['mm', 1, 'mm milimetro milimetros'],
  ['mm', 10, 'cm centimetro centimetros'],
  ['mm', 1000, 'm mt mts metro metros'],
  ['ft', 1, 'ft pie pies'],
  ['v', 1, 'v volt volts voltio voltios vcd vdc'],
  ['w', 1, 'w watt watts wats vatio vatios'],
  ['w', 1000, 'kw kilowatt kilowatts'],
  ['hp', 1, 'hp caballo caballos cf'],
  ['ml', 1, 'ml mililitro mililitros cc'],
  ['ml', 1000, 'l lt lts litro litros'],
  ['ml', 4000, 'gal galon galones'],
  ['g', 1, 'g gr grs gramo gramos'],
  ['g', 1000, 'kg kgs kilo kilos kilogramo kilogramos'],
  ['g', 1_000_000, 'ton tons tonelada toneladas'],
  ['lb', 1, 'lb lbs libra libras'],
  ['oz', 1, 'oz onza onzas'],
  ['a', 1, 'a amp amps ampere amperes amperio amperios'],
  ['ah', 1, 'ah'],
  ['psi', 1, 'psi'],
  ['pza', 1, 'pza pzas pz pzs pieza piezas pcs'],
];

const UNITS = new Map(
  UNIT_ROWS.flatMap(([unit, factor, spellings]) =>
    spellings.split(' ').map((spelling): [string, { unit: string; factor: number }] => [spelling, { unit, factor }]),
  ),
);

/** Sizes that workshops call by two numbers, millimetres and inches: the arithmetic alone would not bring them together. */
const TRADE_SIZES: readonly (readonly [mm: number, inches: number])[] = [
  [3, 0.125],
  [5, 0.1875],
  [6, 0.25],
  [8, 0.3125],
  [10, 0.375],
  [12, 0.5],
  [13, 0.5],
  [16, 0.625],
  [18, 0.75],
  [19, 0.75],
  [20, 0.75],
  [24, 1],
  [25, 1],
  [32, 1.25],
  [36, 1.5],
  [38, 1.5],
  [48, 2],
  [50, 2],
  [75, 3],
  [76, 3],
  [100, 4],
  [115, 4.5],
  [125, 5],
  [150, 6],
  [180, 7],
  [184, 7.25],
  [185, 7.25],
  [200, 8],
  [230, 9],
  [250, 10],
  [300, 12],
  [350, 14],
  [355, 14],
];
/** One outlet, several names for its tension. */
const SAME_TENSION: readonly (readonly number[])[] = [
  [110, 115, 120, 127],
  [220, 230, 240],
];
/** Cans that have one name: a galón is of 4 L or an American one, a cubeta of 19 L or of five of those. In millilitres. */
const SAME_CANS: readonly (readonly number[])[] = [
  [4000, 3800, 3785, 3780],
  [19_000, 18_900, 18_925, 18_930],
];
const MM_PER_INCH = 25.4;

/** Words that say what the bare number behind them counts: it is no length, also before an `x`. Folded. */
export const SCALES: ReadonlySet<string> = new Set(['calibre', 'grano', 'numero', 'serie', 'sombra']);

const text = (amount: number): string => String(Math.round(amount * 1000) / 1000);

/** The unit of a folded spelling (`lts`, `"`), or undefined for a word that is none. */
export function isUnit(spelling: string): boolean {
  return UNITS.has(spelling);
}

/** A number with its unit as it is compared. @param spelling the folded unit; a number without one, or with one that is unknown, has no unit */
export function measureOf(value: number, spelling?: string): Measure {
  const found = spelling === undefined ? undefined : UNITS.get(spelling);
  return found ? { value, unit: found.unit, amount: value * found.factor } : { value, amount: value };
}

/** The terms that an indexed measure answers to: its number, and either the amount with its unit or that it came without one. `#4.5 4.5in`, `#220 ~220`. */
export function measureTerms({ value, unit, amount }: Measure): string[] {
  return [`#${text(value)}`, unit === undefined ? `~${text(value)}` : `${text(amount)}${unit}`];
}

/** The term of an amount in its compared unit: `measureTerm(4000, 'ml')` is a galón. */
export function measureTerm(amount: number, unit: string): string {
  return `${text(amount)}${unit}`;
}

/** The same size by its other names, as terms: `115 mm` → `4.5in`; `4.5 in` → `115mm`, `114.3mm`. Empty when it has none. */
export function equalMeasures({ unit, amount }: Measure): string[] {
  if (unit === 'mm') return unique(inchesOf(amount)).map((inches) => measureTerm(inches, 'in'));
  if (unit === 'in') {
    const traded = TRADE_SIZES.filter(([, inches]) => inches === amount).map(([mm]) => mm);
    return unique([...traded, amount * MM_PER_INCH].map((mm) => measureTerm(mm, 'mm')));
  }
  if (unit === 'v') {
    return othersOf(SAME_TENSION, amount).map((volts) => measureTerm(volts, 'v'));
  }
  return unit === 'ml' ? othersOf(SAME_CANS, amount).map((size) => measureTerm(size, 'ml')) : [];
}

const othersOf = (groups: readonly (readonly number[])[], amount: number): readonly number[] =>
  groups.find((group) => group.includes(amount))?.filter((other) => other !== amount) ?? [];

function inchesOf(mm: number): number[] {
  const traded = TRADE_SIZES.filter(([size]) => size === mm).map(([, inches]) => inches);
  const sixteenths = Math.round((mm / MM_PER_INCH) * 16);
  const isRound = Math.abs((sixteenths / 16) * MM_PER_INCH - mm) < 0.1;
  return isRound && sixteenths > 0 ? [...traded, sixteenths / 16] : traded;
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];
