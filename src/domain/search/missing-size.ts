import { foldText } from '#domain/kernel/text-fold.ts';
import { entryTerms } from './entry-terms.ts';
import { materialOf, ofMaterial } from './materials.ts';
import { wordsOfSlots } from './page-slots.ts';
import { type QueryItem, sizeWanted } from './query-items.ts';
import type { QueryPlan } from './query-plan.ts';
import { isSizeSlot } from './relaxed-plans.ts';
import { asksForGauge } from './screw-gauge.ts';
import type { FoundRow } from './slot-rows.ts';
import { type Slot, slotQuality } from './slots.ts';
import { thingText } from './thing-text.ts';
import { sizesAsked, sizesIn, sizeText, unitFactor, type WrittenSize } from './written-size.ts';

/** A size that was asked for and that the shop does not have, with what it has. */
export interface MissingSize {
  /** As a sentence has it: `codo de PVC`; `nada` where a size is all that was asked for. */
  readonly thing: string;
  /** As it is read: `1/2"`. */
  readonly size: string;
  /** Another material in the wanted size first, then the same thing in other sizes. Never empty. */
  readonly offers: readonly SizeOffer[];
}

export interface SizeOffer {
  /** `de CPVC y de cobre`; absent where no material was asked for. */
  readonly material?: string;
  /** Nearest sizes, smallest first. */
  readonly sizes: readonly string[];
}

/** What is asked of the index. */
export interface TitleLookup {
  /** The rows that satisfy all of these slots. */
  rows(slots: readonly Slot[]): readonly FoundRow[];
  /** Undefined for a page or a listing. */
  title(row: number): string | undefined;
  /** The amounts of this unit that something has. */
  amounts(unit: string): readonly number[];
}

const BY_NAME = 0.55;
const MOST_SIZES = 4;
/** Where more of the things than this have no size of that kind in their titles, one of them may be of the wanted size. */
const MOST_UNSIZED = 0.3;
const MOST_TIMES = 4;
const MM_PER_INCH = 25.4;
const NAMES_A_TOOL = new Set(['v', 'w', 'hp', 'a', 'ah', 'psi']);
/** Further than any size, nearer than what has none. */
const IN_ITS_UNIT = 1e6;
/** `brochita`. Of words that only end so the titles of a kind have no sizes, or one colour. */
const DIMINUTIVE = /^\p{L}{3,}it[oa]s?$/u;

/**
 * Says that a size is not sold. Only where every word of the query is understood, the thing is sold, its titles name sizes of that kind and
 * none of them is the wanted one.
 */
export function missingSize(
  query: string,
  { slots, unknownWords, unknownSizes, aside = [] }: QueryPlan,
  index: TitleLookup,
): MissingSize | undefined {
  const required = slots.filter(({ need }) => need === 'required');
  const thing = required.find(({ role }) => role === 'thing');
  const sized = required.filter(isSizeSlot);
  const [size] = sized;
  if (required.length === 0 && unknownSizes === 1 && unknownWords === 0) return missingAmount(query, index);
  if (!thing || asksForGauge(thing) || thing === size || sized.length + unknownSizes !== 1 || unknownWords > 0)
    return undefined;
  if (required.some(({ typed = [] }) => typed.some(({ token }) => token.kind === 'code'))) return undefined;
  const byName = (wanted: readonly Slot[]): string[] => {
    const titles = index
      .rows(wanted)
      .filter(({ match }) => slotQuality(thing, match) >= BY_NAME)
      .flatMap(({ row }) => index.title(row) ?? []);
    // Things of another name are compared only where nothing is called as it was typed.
    const called = titles.filter((title) => thing.typed?.[0]?.term === headOf(title));
    return called.length > 0 ? called : titles;
  };
  const sold = size ? byName(required) : [];
  const [asked] = sizesAsked(query);
  if (!asked) return undefined;
  const others = sold.length > 0 && !isBare(asked) ? [] : byName(required.filter((slot) => slot !== size));
  if (sold.length > 0 && !isNoneOfTheirs(asked, sold, others)) return undefined;
  const materialSlot = required.find((slot) => slot !== thing && materialIn(slot) !== undefined);
  const material = materialSlot && materialIn(materialSlot);
  // Where nothing is of the material, what is of another one.
  const ofOthers =
    others.length > 0 || !materialSlot ? [] : byName(required.filter((slot) => slot !== size && slot !== materialSlot));
  const wanted = wantedSize(asked, others.length > 0 ? others : ofOthers);
  if (!wanted) return undefined;
  // In another material the wanted size may be there.
  const alike =
    size && materialSlot
      ? byName(required.filter((slot) => slot !== materialSlot)).filter(
          (title) => !isBare(asked) || hasSize(title, wanted),
        )
      : [];
  const same = nearestSizes(wanted, others);
  const offers: SizeOffer[] = [
    ...(alike.length > 0 ? [{ material: list(materialsOf(alike).map(ofMaterial)), sizes: [sizeText(wanted)] }] : []),
    ...(same.length > 0 ? [{ ...(material !== undefined && { material: ofMaterial(material) }), sizes: same }] : []),
  ];
  if (offers.length === 0) offers.push(...offersByMaterial(wanted, ofOthers));
  if (offers.length === 0) return undefined;
  const thingAsked = thingText(query, [...others, ...alike, ...ofOthers], wordsOfSlots(aside));
  return { thing: thingAsked, size: sizeText(wanted), offers };
}

/** A voltage, a power or a pressure that nothing has, where it is all that was asked for: people name a tool by it. */
function missingAmount(query: string, index: TitleLookup): MissingSize | undefined {
  const [asked] = sizesAsked(query);
  const { unit = '' } = asked?.measure ?? {};
  if (!asked || !NAMES_A_TOOL.has(unit)) return undefined;
  const factor = unitFactor(asked.measure);
  const there = index
    .amounts(unit)
    .map((amount): WrittenSize => ({ measure: { value: amount / factor, unit, amount } }));
  const sizes = nearestOf(asked, there);
  return sizes.length > 0 ? { thing: 'nada', size: sizeText(asked), offers: [{ sizes }] } : undefined;
}

/** What there is in each of the materials of these titles, nearest sizes first of all. */
function offersByMaterial(wanted: WrittenSize, titles: readonly string[]): SizeOffer[] {
  return materialsOf(titles).flatMap((material) => {
    const sizes = nearestSizes(
      wanted,
      titles.filter((title) => materialsOf([title]).includes(material)),
    );
    return sizes.length > 0 ? [{ material: ofMaterial(material), sizes }] : [];
  });
}

/** A whole number without a unit, which any size of a title may be. */
const isBare = ({ measure, scale, counted }: WrittenSize): boolean =>
  measure.unit === undefined && scale === undefined && counted === undefined && Number.isInteger(measure.value);

/**
 * True where a bare number does not tell things apart: all of them have it as a size of another kind, as every tube is 3 m long, and none by the size
 * that comes first in their titles.
 */
function isNoneOfTheirs(asked: WrittenSize, sold: readonly string[], others: readonly string[]): boolean {
  if (!isBare(asked) || others.length < 2 || sold.length !== others.length) return false;
  const known = withUnit(asked, others);
  if (!known || known.measure.unit === undefined) return false;
  return !others.some((title) => hasSize(title, known));
}

const hasSize = (title: string, { measure }: WrittenSize): boolean =>
  sizesIn(title).some((each) => each.measure.unit === measure.unit && each.measure.amount === measure.amount);

/** The sentence that says it: `No hay codo de PVC de 1/2". Hay de CPVC y de cobre de 1/2", y de PVC de 2" y 4".` */
export function missingSizeText({ thing, size, offers }: MissingSize): string {
  const offered = offers.map(({ material, sizes }) =>
    [material, list(sizes.map((each, at) => (at === 0 ? ofSize(each) : bareSize(each))))].filter(Boolean).join(' '),
  );
  // With a comma, because the parts have an "y" of their own.
  return `No hay ${thing} ${ofSize(size)}. Hay ${offered.join(', y ')}.`;
}

/** Behind another size: `calibre 12 y 14`. */
const bareSize = (size: string): string => size.replace(/^[a-z]+ (?=\d)/, '');
const ofSize = (size: string): string => (/^[a-z]/.test(size) ? size : `de ${size}`);

function list(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} y ${items.at(-1)}`;
}

const wordOf = (item: QueryItem | undefined): string => (item?.token.kind === 'word' ? item.token.text : '');
const materialIn = ({ typed = [] }: Slot): string | undefined =>
  typed.length === 1 ? materialOf(wordOf(typed[0])) : undefined;

/** The stem of a title's first word, behind `juego de` the one that follows. */
function headOf(title: string): string {
  return entryTerms({ id: '', kind: 'product', title }).head[0] ?? '';
}

/** The materials that these titles name, each once. */
function materialsOf(titles: readonly string[]): string[] {
  return [
    ...new Set(
      titles.flatMap((title) => (foldText(title).match(/[a-z]+/g) ?? []).flatMap((word) => materialOf(word) ?? [])),
    ),
  ];
}

/** The size of a title that can be compared with the wanted one: of its unit, best as it is written. */
function comparable({ measure, scale, counted }: WrittenSize, title: string): WrittenSize | undefined {
  const sizes = sizesIn(title).filter(
    (each) => each.measure.unit === measure.unit && each.scale === scale && each.counted === counted,
  );
  return sizes.find((each) => unitFactor(each.measure) === unitFactor(measure)) ?? sizes[0];
}

/** What was asked for, with the unit that the things of its kind have where it came without one. Undefined where that cannot be known. */
function wantedSize(asked: WrittenSize, titles: readonly string[]): WrittenSize | undefined {
  const known = withUnit(asked, titles);
  if (!known) return undefined;
  const sizes = titles.flatMap((title) => comparable(known, title) ?? []);
  if (titles.length > 0 && sizes.length < titles.length * (1 - MOST_UNSIZED)) return undefined;
  const amounts = sizes.map(({ measure }) => measure.amount);
  const isPlausible =
    known === asked ||
    amounts.length === 0 ||
    (known.measure.amount <= Math.max(...amounts) * MOST_TIMES &&
      known.measure.amount * MOST_TIMES >= Math.min(...amounts));
  return isPlausible ? known : undefined;
}

function withUnit(asked: WrittenSize, titles: readonly string[]): WrittenSize | undefined {
  const { value, unit } = asked.measure;
  if (unit !== undefined || asked.scale !== undefined || asked.counted !== undefined) return asked;
  if (!Number.isInteger(value)) return { measure: { value, unit: 'in', amount: value } };
  const first = titles.flatMap((title) => sizesIn(title)[0] ?? []);
  const [one] = first;
  const isShared = first.every(
    ({ measure, scale, counted }) =>
      measure.unit === one?.measure.unit && scale === one?.scale && counted === one?.counted,
  );
  if (!one || !isShared || first.length < titles.length) return undefined;
  const factor = unitFactor(one.measure);
  return { ...one, measure: { ...one.measure, value, amount: value * factor } };
}

function nearestSizes(wanted: WrittenSize, titles: readonly string[]): string[] {
  return nearestOf(
    wanted,
    titles.flatMap((title) => comparable(wanted, title) ?? []),
  );
}

function nearestOf(wanted: WrittenSize, sizes: readonly WrittenSize[]): string[] {
  const byText = new Map(sizes.map((size) => [sizeText(size), size.measure.amount] as const));
  const distance = (amount: number): number => Math.abs(Math.log(amount / wanted.measure.amount));
  return [...byText]
    .sort(([, a], [, b]) => distance(a) - distance(b))
    .slice(0, MOST_SIZES)
    .sort(([, a], [, b]) => a - b)
    .map(([text]) => text);
}

/**
 * How far a title is from the size that a query asks for, as a ratio's logarithm; titles without such a size are last, but for a set that says it
 * is of that unit.
 */
export function sizeDistance(query: string): (title: string) => number {
  const [asked] = sizesAsked(query);
  return (title) => {
    const known = asked && withUnit(asked, [title]);
    const size = known && comparable(known, title);
    if (size) return Math.round(Math.abs(Math.log(size.measure.amount / known.measure.amount)) * 1000);
    return known?.measure.unit === 'mm' && /mil[ií]m[eé]tric/i.test(title) ? IN_ITS_UNIT : Infinity;
  };
}

/** Orders titles by size where a query has an adjective for it: the smallest first for `desarmador chico`. Undefined where it has none. */
export function sizeOrder(query: string): ((title: string) => number) | undefined {
  const words = foldText(query).split(' ');
  const thickness = words.flatMap((word) => thicknessWanted(word) ?? [])[0];
  if (thickness !== undefined)
    return (title) =>
      thickness * (lengthOf(sizesIn(title).findLast(({ counted }) => counted === undefined)) ?? Infinity);
  const wanted = words.flatMap((word) => sizeWanted(word) ?? (DIMINUTIVE.test(word) ? 'small' : []))[0];
  if (wanted === undefined || sizesAsked(query).length > 0) return undefined;
  return (title) => {
    const length = lengthOf(sizesIn(title)[0]);
    return length === undefined ? Infinity : wanted === 'small' ? length : -length;
  };
}

/** Millimetres, or what else the thing is measured in. */
function lengthOf(size: WrittenSize | undefined): number | undefined {
  if (!size) return undefined;
  const { unit, amount } = size.measure;
  return unit === 'in' ? amount * MM_PER_INCH : amount;
}

/** How thick or long a thing is stands last of its sizes: 1 for the thin ones first, -1 for the thick and the long ones. */
function thicknessWanted(word: string): 1 | -1 | undefined {
  if (/^(?:delgad|finit)/.test(word)) return 1;
  return /^(?:grues|larg)/.test(word) ? -1 : undefined;
}
