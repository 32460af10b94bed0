import { type IvaMode, readAsWritten } from './amount.ts';
import { isBlank, type Sheet } from './cell.ts';
import type { PriceCandidate } from './choose-price.ts';
import { type ComparedRow, type ListedArticles, listedArticles } from './listed-articles.ts';
import { isOutOfPlace, type NewArticle } from './new-articles.ts';
import { createPriceImport, type PriceImport } from './price-import.ts';
import { priceLevel, saysPublic } from './price-level.ts';
import type { Proposal } from './propose.ts';
import type { Table } from './table.ts';
import { termsOf } from './terms.ts';
import { unreadPrice } from './unread-price.ts';

/** The articles that a fresh shop opens with, and the parts of its list that it leaves out. */
export interface FirstList extends Omit<ListedArticles, 'articles'> {
  readonly articles: readonly NewArticle[];
  /** What the list itself says of IVA, where it contradicts what was answered. */
  readonly ivaSaid: IvaMode | null;
  /** Title of the column of the prices, where the list has others too or it may not be the public's; empty otherwise. */
  readonly priceTitle: string;
  /** What the list says of its prices besides IVA, as `Precios en dólares`; `null` without. */
  readonly terms: string | null;
  /** Rows above the titles that hold an amount, as articles do. */
  readonly above: number;
  /** Rows whose price is that of a pack, as `caja` or `ciento`. */
  readonly packed: number;
  readonly hiddenRows: number;
  /** Names of the sheets that hold something and gave no article. */
  readonly leftSheets: readonly string[];
}

/** Why a list opens no shop. */
export type FirstListProblem =
  | { readonly kind: 'no-columns' }
  /** Titles of the columns. The list does not say which of them is meant. */
  | { readonly kind: 'several-prices' | 'several-claves'; readonly titles: readonly string[] }
  /** A price like `1.250`, in a list that says nowhere what its point means. */
  | { readonly kind: 'decimal'; readonly sample: string }
  /** Two columns like `45` and `12` without titles: a price and a stock, or pesos and centavos. */
  | { readonly kind: 'torn'; readonly sample: string }
  /** The column of the public's price holds formulas that nobody has calculated, or errors. */
  | { readonly kind: 'no-results'; readonly title: string }
  | { readonly kind: 'no-articles' };

export type FirstListAnswer = FirstList | FirstListProblem;

/**
 * Reads every visible sheet of a list that there is no catalogue to compare with. What the price lists would ask about an existing catalogue has one
 * answer where there is none; what decides a price is never guessed.
 * @param iva as a person answered
 */
export function firstList(sheets: readonly Sheet[], fileName: string, iva: IvaMode): FirstListAnswer {
  const priceImport = createPriceImport(sheets, fileName);
  priceImport.setProducts([]);
  const problems: FirstListProblem[] = [];
  const found: { readonly name: string; readonly list: SheetList }[] = [];
  const leftSheets: string[] = [];
  sheets.forEach((sheet, at) => {
    if (sheet.rows.length === 0) return;
    const answer = sheet.isHidden ? null : readSheet(priceImport, at, iva, [fileName, sheet.name]);
    if (answer && 'parts' in answer) found.push({ name: sheet.name, list: answer });
    else leftSheets.push(sheet.name);
    if (answer && 'kind' in answer) problems.push(answer);
  });
  // A price that can be read in two ways is no reason to leave its sheet out: the shop would open without those articles.
  const open = problems.find(({ kind }) => kind !== 'no-columns');
  if (open) return open;
  const parts = found.flatMap(({ list }) => list.parts);
  const listed = listedArticles(parts);
  if (listed.articles.length === 0) return problems[0] ?? { kind: 'no-articles' };
  return {
    ...listed,
    ivaSaid: found.map(({ list }) => list.ivaSaid).find((said) => said !== null && said !== iva) ?? null,
    priceTitle: found.find(({ list }) => list.priceTitle !== '')?.list.priceTitle ?? '',
    terms: found.find(({ list }) => list.terms !== null)?.list.terms ?? null,
    above: found.reduce((sum, { list }) => sum + list.above, 0),
    packed: parts.filter(({ line }) => line.pack !== '' && line.price.kind === 'price').length,
    hiddenRows: found.reduce((sum, { list }) => sum + list.hiddenRows, 0),
    leftSheets,
  };
}

interface SheetList {
  readonly parts: ReturnType<PriceImport['compared']>;
  readonly ivaSaid: IvaMode | null;
  readonly priceTitle: string;
  readonly terms: string | null;
  readonly above: number;
  readonly hiddenRows: number;
}

function readSheet(
  priceImport: PriceImport,
  sheet: number,
  iva: IvaMode,
  names: readonly string[],
): SheetList | FirstListProblem {
  priceImport.openSheet(sheet);
  const unread = unreadPrice(priceImport.table());
  if (unread) return { kind: 'no-results', title: unread.title };
  const first = priceImport.propose({ sheet, iva, torn: 'juntar' }, null);
  const precio = first.choices.precio ?? publicPrice(first);
  if (first.choices.clave === null && first.columns.claves.length > 1)
    return { kind: 'several-claves', titles: first.columns.claves.map(({ title }) => title) };
  if (first.choices.clave === null) return { kind: 'no-columns' };
  if (precio === null) {
    const { columns } = priceImport.table();
    const named = (at: number): string => `Columna ${columns.find(({ index }) => index === at)?.letter ?? ''}`;
    const titles = first.columns.prices.filter(isPrice).map(({ title, column }) => title || named(column));
    return titles.length > 1 ? { kind: 'several-prices', titles } : { kind: 'no-columns' };
  }
  const rivals = hiddenRivals(priceImport.table(), precio);
  if (rivals.length > 0) return { kind: 'several-prices', titles: rivals };
  const { choices, questions, columns } = priceImport.propose({ sheet, iva, torn: 'juntar', precio }, null);
  if (questions.torn && priceImport.table().header.rows.length === 0)
    return { kind: 'torn', sample: questions.torn.sample };
  if (questions.decimal && choices.decimal === null) return { kind: 'decimal', sample: questions.decimal.sample };
  priceImport.review({
    ...choices,
    hiddenRows: 'omitir',
    hiddenColumns: 'omitir',
    blocks: 'todas',
    looseClaves: false,
  });
  const chosen = columns.prices.find(({ column }) => column === precio);
  const isSole = columns.prices.filter(isPrice).length === 1;
  return {
    parts: priceImport.compared().map(withoutDoubtfulPrice),
    ivaSaid: questions.iva?.said ?? null,
    priceTitle: chosen && !(isSole && isPlain(chosen)) ? chosen.title : '',
    terms: termsOf(priceImport.table(), names),
    above: articlesAbove(priceImport.table()),
    hiddenRows: questions.hiddenRows,
  };
}

const withoutDoubtfulPrice = ({ row, line }: ComparedRow): ComparedRow =>
  isOutOfPlace(line) ? { row, line: { ...line, price: { kind: 'blank' } } } : { row, line };

const FEWEST_TOGETHER = 3;

/** Rows of several cells with an amount above the titles: so many of them are a first part of the list under titles of its own. */
function articlesAbove({ above }: Table): number {
  const count = above.filter(
    ({ cells }) =>
      cells.filter((cell) => !isBlank(cell)).length > 2 &&
      cells.some((cell) => readAsWritten(cell, '.').kind === 'price'),
  ).length;
  return count < FEWEST_TOGETHER ? 0 : count;
}

const isPrice = ({ level, isCost }: PriceCandidate): boolean => level !== 'none' && !isCost;

/** The title of the chosen column and those of hidden ones that name the public’s price better; empty without such. */
function hiddenRivals({ columns }: Table, precio: number): string[] {
  const chosen = columns.find(({ index }) => index === precio);
  const level = priceLevel(chosen?.title ?? '');
  if (!chosen || level === 'public') return [];
  const hidden = columns.filter(({ title, isHidden, samples }) => {
    const its = priceLevel(title);
    return isHidden && samples.length > 0 && (its === 'public' || (its === 'plain' && level !== 'plain'));
  });
  if (hidden.length === 0) return [];
  return [chosen.title || `Columna ${chosen.letter}`, ...hidden.map(({ title }) => `${title} (oculta)`)];
}

const isPlain = ({ level }: Pick<PriceCandidate, 'level'>): boolean => level === 'public' || level === 'plain';

/** The only column whose title names the public's price, or a price and nothing more. A `LISTA` or an unknown title counts only where it is the only column of prices. */
function publicPrice({ columns }: Proposal): number | null {
  const prices = columns.prices.filter(isPrice);
  // `PRECIO` beside `PÚBLICO SUGERIDO` is the dealer's as likely as the public's.
  const plain = prices.filter((one) => isPlain(one) || saysPublic(one.title));
  const one = prices.some(isPlain) ? plain : prices;
  return one.length === 1 ? (one[0]?.column ?? null) : null;
}
