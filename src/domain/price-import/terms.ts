import { cellText, isBlank, type SheetRow } from './cell.ts';
import { foldTitle } from './fold-title.ts';
import { saysForeign } from './price-text.ts';
import type { Table } from './table.ts';

/** Words by which a list says that its amounts are not what the public pays. */
const TERMS =
  /\b(aumentos?|incrementos?|descuentos?|dcto|dto|desc \d+|menos (el )?\d{1,2} ?%|factor (de )?\d+|multiplic\p{L}* por|en miles|bonificacion(es)?|mayoreo|distribuidor(es)?|costos?|(por|x) (cada )?(caja|paquete|paq|millar|ciento|docena|gruesa|rollo|tramo|tarima|tonelada|\d{2,} (m|mts?|metros|pzas?|piezas))|dolares|dolar|usd|dlls?|dls|euros?)(?!\p{L})/u;
/** Discounts one after the other: `50+10+5`. */
const CHAIN = /(?:^|[^\p{L}\p{N}])\d{1,2} ?%? ?\+ ?\d{1,2}(?:$|[^\p{L}\p{N}])/u;
/** Sentences with these words speak of large orders or of the list's contents, not of its prices. */
const HARMLESS = /\b(sin descuentos?|no aplican?|minim[oa])\b/;
/** The rate of another currency, as it stands over a list beside its number: `T.C. 18.50`. */
const EXCHANGE = /\b(?:tipo de cambio|paridad|t ?c \d)/;
/** The name of a list for other customers: `LISTA DISTRIBUIDOR JUNIO.xlsx`. */
const OF_OTHERS = /\b(?:mayoreo|mayoristas?|(?:sub)?distribuidor(?:es)?|costos?)(?!\p{L})/u;
const LONGEST_SENTENCE = 160;

/**
 * A sentence of the list, the title of a column or one of its names that says so; `null` without. It is shown, and nothing is concluded from it.
 * @param names of the file and of its sheet
 */
export function termsOf({ above, body, columns }: Table, names: readonly string[] = []): string | null {
  for (const row of above) {
    const sentence = sentenceOf(row);
    if (sentence !== null && saysTerms(sentence)) return sentence;
    const written = row.cells.map(cellText).filter(Boolean).join(' ');
    if (saysForeign(written) || EXCHANGE.test(foldTitle(written))) return written.slice(0, LONGEST_SENTENCE);
  }
  const named = names.find((name) => saysForeign(name) || OF_OTHERS.test(foldTitle(name)));
  if (named !== undefined) return named;
  for (const row of body) {
    const sentence = sentenceOf(row);
    if (sentence !== null && saysTerms(sentence)) return `${sentence} (fila ${row.number})`;
  }
  const pending = columns.find(({ title, samples }) => {
    const folded = foldTitle(title);
    if (
      !/\b(aumento|incremento|descuento|desc|d(?:s|es)?cto|dto|bonif(?:icacion)?)\b/.test(folded) ||
      /precio|venta/.test(folded)
    )
      return false;
    // `DESC` is short for a description as often as for a discount.
    const isShort = /\bdesc\b/.test(folded);
    return samples.some((sample) => /[1-9]/.test(sample) && !(isShort && /\p{L}{3}/u.test(sample)));
  });
  return pending ? `columna ${pending.title}` : null;
}

const saysTerms = (sentence: string): boolean => {
  const folded = foldTitle(sentence);
  return (TERMS.test(folded) || CHAIN.test(folded) || saysForeign(sentence)) && !HARMLESS.test(folded);
};

/** The text of a row that holds nothing else: two cells at most, without an amount. */
function sentenceOf({ cells }: SheetRow): string | null {
  let filled = 0;
  let sentence = '';
  for (const cell of cells) {
    if (isBlank(cell)) continue;
    filled += 1;
    if (filled > 2 || typeof cell !== 'string') return null;
    sentence = `${sentence} ${cellText(cell)}`.trim();
  }
  // One word is a heading unless it is a currency, and a list of two columns has a clave and an amount.
  const isHeading = !/\s/.test(sentence) && !(saysForeign(sentence) && !/\d/.test(sentence));
  const isAmount = /\d[.,]\d\d$/.test(sentence) && !/\b(?:factor|multiplic)/i.test(sentence);
  return filled === 0 || isHeading || isAmount ? null : sentence.slice(0, LONGEST_SENTENCE);
}
