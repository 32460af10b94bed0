import type { Instant } from '#domain/kernel/instant.ts';
import { daysBetween } from './kept-searches.ts';

/** How often a text was searched, how often in vain, and how many reports say so. */
export interface SearchCounts {
  readonly veces: number;
  readonly vanas: number;
  readonly reportes: number;
}

/** What devices reported, by day and text, up to a place in the order in which it came. */
export interface SearchTotals {
  readonly days: Readonly<Record<string, Readonly<Record<string, SearchCounts>>>>;
  readonly through: { readonly creado: Instant; readonly id: string } | null;
}

/** A report that a device sent. */
export interface ReceivedReport {
  readonly id: string;
  readonly dia: string;
  readonly creado: Instant;
  readonly lineas: readonly string[];
}

/** A text with its counts over some days. */
export interface RankedSearch extends SearchCounts {
  readonly texto: string;
}

export const NO_TOTALS: SearchTotals = { days: {}, through: null };

const LONGEST_DAYS = 90;
const LINE = /^(.{2,60})\|(\d{1,2})\|(\d{1,2})$/;

/** With more reports, those that came later than all known ones, in their order. Days that no screen shows any more are left out. */
export function withReports(totals: SearchTotals, reports: readonly ReceivedReport[], today: string): SearchTotals {
  const days: Record<string, Record<string, SearchCounts>> = {};
  for (const [day, counts] of Object.entries(totals.days))
    if (daysBetween(day, today) < LONGEST_DAYS) days[day] = { ...counts };
  for (const { dia, lineas } of reports) {
    const day = (days[dia] ??= {});
    for (const line of lineas) {
      const [, texto = '', veces = '', vanas = ''] = LINE.exec(line) ?? [];
      if (texto === '') continue;
      const known = (Object.hasOwn(day, texto) && day[texto]) || { veces: 0, vanas: 0, reportes: 0 };
      day[texto] = {
        veces: known.veces + Number(veces),
        vanas: known.vanas + Number(vanas),
        reportes: known.reportes + 1,
      };
    }
  }
  const last = reports.at(-1);
  return { days, through: last ? { creado: last.creado, id: last.id } : totals.through };
}

/** The texts of the last so many days, today among them, most searched first. */
export function rankedSearches({ days }: SearchTotals, count: number, today: string): RankedSearch[] {
  const byText = new Map<string, SearchCounts>();
  for (const [day, counts] of Object.entries(days)) {
    if (daysBetween(day, today) >= count) continue;
    for (const [texto, more] of Object.entries(counts)) {
      const known = byText.get(texto);
      byText.set(texto, {
        veces: more.veces + (known?.veces ?? 0),
        vanas: more.vanas + (known?.vanas ?? 0),
        reportes: more.reportes + (known?.reportes ?? 0),
      });
    }
  }
  return [...byText]
    .map(([texto, counts]) => ({ texto, ...counts }))
    .sort((a, b) => b.veces - a.veces || b.reportes - a.reportes || (a.texto < b.texto ? -1 : 1));
}

/** Those that were searched in vain, most often in vain first. */
export function vainSearches(ranked: readonly RankedSearch[]): RankedSearch[] {
  return ranked.filter(({ vanas }) => vanas > 0).toSorted((a, b) => b.vanas - a.vanas || b.reportes - a.reportes);
}
