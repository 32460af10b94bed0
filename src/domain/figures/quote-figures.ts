import { type OpenTimes, openTimeBetween } from './open-time.ts';
import type { QuoteFacts } from './quote-facts.ts';
import { type ShopWeek, shopWeekOf } from './shop-weeks.ts';

/** What became of the quotations that came in one week. */
export interface QuoteWeek {
  readonly week: ShopWeek;
  /** Sent by customers. */
  readonly received: number;
  /** Of those, how many were answered and accepted, whenever that was. */
  readonly answered: number;
  readonly accepted: number;
  /** Made by colleagues, and how many of them were accepted. */
  readonly own: number;
  readonly ownAccepted: number;
  /** How long the answered ones waited while the shop was open, in milliseconds; `null` where none was answered. */
  readonly median: number | null;
  /** Nine in ten did not wait longer. */
  readonly ninetieth: number | null;
}

/** The figures of some weeks, in their order. A quotation counts in the week it came. */
export function quoteWeeks(
  quotes: readonly QuoteFacts[],
  weeks: readonly ShopWeek[],
  times: OpenTimes,
): readonly QuoteWeek[] {
  const byMonday = new Map(weeks.map(({ monday }): [string, QuoteFacts[]] => [monday, []]));
  for (const quote of quotes) byMonday.get(shopWeekOf(quote.at).monday)?.push(quote);
  return weeks.map((week) => {
    const all = byMonday.get(week.monday) ?? [];
    const received = all.filter(({ isOwn }) => !isOwn);
    const own = all.filter(({ isOwn }) => isOwn);
    const waits = received.flatMap(({ at, answeredAt }) =>
      answeredAt === null ? [] : [openTimeBetween(times, at, answeredAt)],
    );
    return {
      week,
      received: received.length,
      answered: waits.length,
      accepted: received.filter(({ isAccepted }) => isAccepted).length,
      own: own.length,
      ownAccepted: own.filter(({ isAccepted }) => isAccepted).length,
      median: percentile(waits, 50),
      ninetieth: percentile(waits, 90),
    };
  });
}

/** The least of the values that so many percent are not above: the nearest-rank method. `null` of none. */
export function percentile(values: readonly number[], percent: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? null;
}

/** How often a product was quoted. */
export interface QuotedProduct {
  /** Its id; empty where a line was written in words. */
  readonly id: string;
  readonly nombre: string;
  readonly clave: string;
  /** Quotations that have it. */
  readonly quotes: number;
  readonly pieces: number;
}

/** The products of some quotations, the one that most of them have first. What was written in words counts by its text. */
export function mostQuoted(quotes: readonly QuoteFacts[]): readonly QuotedProduct[] {
  const found = new Map<string, QuotedProduct>();
  for (const { lines } of quotes) {
    const counted = new Set<string>();
    for (const { producto, nombre, clave, cantidad } of lines) {
      const key = producto || `en palabras: ${nombre}`;
      const before = found.get(key) ?? { id: producto, nombre, clave, quotes: 0, pieces: 0 };
      found.set(key, {
        ...before,
        quotes: before.quotes + (counted.has(key) ? 0 : 1),
        pieces: before.pieces + cantidad,
      });
      counted.add(key);
    }
  }
  return [...found.values()].toSorted((a, b) => b.quotes - a.quotes || b.pieces - a.pieces);
}
