import type { IvaMode } from './amount.ts';
import type { Sheet } from './cell.ts';
import type { PriceCandidate } from './choose-price.ts';
import { type ListedArticles, listedArticles } from './listed-articles.ts';
import type { NewArticle } from './new-articles.ts';
import { createPriceImport, type PriceImport } from './price-import.ts';
import type { Proposal } from './propose.ts';

/** What a fresh shop opens with, and what of its list it does not. */
export interface FirstList extends Omit<ListedArticles, 'articles'> {
  readonly articles: readonly NewArticle[];
  /** What the list itself says of IVA, where it contradicts what was answered. */
  readonly ivaSaid: IvaMode | null;
  /** Title of the column of the prices, where the list has others too; empty where it is the only one. */
  readonly priceTitle: string;
  readonly hiddenRows: number;
  /** Names of the sheets that hold something and gave nothing. */
  readonly leftSheets: readonly string[];
}

/** Why a list opens no shop. */
export type FirstListProblem =
  | { readonly kind: 'no-columns' }
  /** Titles of the columns of which nobody can say which one is meant. */
  | { readonly kind: 'several-prices' | 'several-claves'; readonly titles: readonly string[] }
  /** A price like `1.250`, in a list that says nowhere what its point means. */
  | { readonly kind: 'decimal'; readonly sample: string }
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
    const answer = sheet.isHidden ? null : readSheet(priceImport, at, iva);
    if (answer && 'parts' in answer) found.push({ name: sheet.name, list: answer });
    else leftSheets.push(sheet.name);
    if (answer && 'kind' in answer) problems.push(answer);
  });
  // A price that can be read in two ways is no reason to leave its sheet out: the shop would open without those articles.
  const open = problems.find(
    ({ kind }) => kind === 'decimal' || kind === 'several-prices' || kind === 'several-claves',
  );
  if (open) return open;
  const listed = listedArticles(found.flatMap(({ list }) => list.parts));
  if (listed.articles.length === 0) return problems[0] ?? { kind: 'no-articles' };
  return {
    ...listed,
    ivaSaid: found.map(({ list }) => list.ivaSaid).find((said) => said !== null && said !== iva) ?? null,
    priceTitle: found.find(({ list }) => list.priceTitle !== '')?.list.priceTitle ?? '',
    hiddenRows: found.reduce((sum, { list }) => sum + list.hiddenRows, 0),
    leftSheets,
  };
}

interface SheetList {
  readonly parts: ReturnType<PriceImport['compared']>;
  readonly ivaSaid: IvaMode | null;
  readonly priceTitle: string;
  readonly hiddenRows: number;
}

function readSheet(priceImport: PriceImport, sheet: number, iva: IvaMode): SheetList | FirstListProblem {
  priceImport.openSheet(sheet);
  const first = priceImport.propose({ sheet, iva, torn: 'juntar' }, null);
  const precio = first.choices.precio ?? publicPrice(first);
  if (first.choices.clave === null && first.columns.claves.length > 1)
    return { kind: 'several-claves', titles: first.columns.claves.map(({ title }) => title) };
  if (first.choices.clave === null) return { kind: 'no-columns' };
  if (precio === null) {
    const titles = first.columns.prices.filter(isPrice).map(({ title }) => title);
    return titles.length > 1 ? { kind: 'several-prices', titles } : { kind: 'no-columns' };
  }
  const { choices, questions, columns } = priceImport.propose({ sheet, iva, torn: 'juntar', precio }, null);
  if (questions.decimal && choices.decimal === null) return { kind: 'decimal', sample: questions.decimal.sample };
  priceImport.review({
    ...choices,
    hiddenRows: 'omitir',
    hiddenColumns: 'omitir',
    blocks: 'todas',
    looseClaves: false,
  });
  return {
    parts: priceImport.compared(),
    ivaSaid: questions.iva?.said ?? null,
    priceTitle:
      columns.prices.filter(isPrice).length > 1
        ? (columns.prices.find(({ column }) => column === precio)?.title ?? '')
        : '',
    hiddenRows: questions.hiddenRows,
  };
}

const isPrice = ({ level, isCost }: PriceCandidate): boolean => level !== 'none' && !isCost;

/** The only column that names the public's price or no more than a price; a `LISTA` or a title that nobody knows where it is alone. */
function publicPrice({ columns }: Proposal): number | null {
  const prices = columns.prices.filter(isPrice);
  const plain = prices.filter(({ level }) => level === 'public' || level === 'plain');
  const one = plain.length > 0 ? plain : prices;
  return one.length === 1 ? (one[0]?.column ?? null) : null;
}
