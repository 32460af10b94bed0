import type { Product } from '#domain/catalogue/product.ts';
import type { QuotedProduct, QuoteWeek } from '#domain/figures/quote-figures.ts';
import { type ShopWeek, startOfWeek } from '#domain/figures/shop-weeks.ts';
import { dayInFull, shortDay } from '#domain/kernel/written-days.ts';
import { productPath } from '../paths.ts';
import type { FigureTable } from './figure-table.ts';

const HOUR_MS = 3_600_000;

/** Hours, rounded to tenths, because the figures cover weeks. */
export const toHours = (milliseconds: number | null): number | null =>
  milliseconds === null ? null : Math.round(milliseconds / (HOUR_MS / 10)) / 10;

/** `16 nov`, its Monday. */
export const weekName = (week: ShopWeek): string => shortDay(startOfWeek(week));

const weekInFull = ({ monday, number }: ShopWeek): string => `Semana\u00a0${number}, ${dayInFull(monday)}`;

export function weeksTable(figures: readonly QuoteWeek[]): FigureTable {
  return {
    title: 'Cotizaciones por semana',
    file: 'cotizaciones-por-semana',
    heads: ['Semana', 'Recibidas', 'Contestadas', 'Aceptadas', 'Hechas por el personal', 'Aceptadas de esas'],
    rows: figures.toReversed().map(({ week, received, answered, accepted, own, ownAccepted }) => ({
      key: week.monday,
      cells: [weekInFull(week), received, answered, accepted, own, ownAccepted],
    })),
  };
}

export function waitsTable(figures: readonly QuoteWeek[]): FigureTable {
  const hours = (milliseconds: number | null): string => toHours(milliseconds)?.toFixed(1) ?? '';
  return {
    title: 'Tiempo en contestar',
    file: 'tiempo-en-contestar',
    heads: ['Semana', 'Contestadas', 'Mediana, en horas', '9 de cada 10, en horas'],
    rows: figures.toReversed().map(({ week, answered, median, ninetieth }) => ({
      key: week.monday,
      cells: [weekInFull(week), answered, hours(median), hours(ninetieth)],
    })),
  };
}

/** @param byId the products that are sold, by whose names the others are told apart */
export function mostQuotedTable(products: readonly QuotedProduct[], byId: ReadonlyMap<string, Product>): FigureTable {
  return {
    title: 'Lo más cotizado',
    file: 'lo-mas-cotizado',
    heads: ['Producto', 'Clave', 'Cotizaciones', 'Piezas'],
    rows: products.map(({ id, nombre, clave, quotes, pieces }) => {
      const product = byId.get(id);
      return {
        key: id || nombre,
        cells: [product?.nombre ?? nombre, product?.clave ?? clave, quotes, pieces],
        href: product && productPath(id),
      };
    }),
  };
}
