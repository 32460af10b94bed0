import { tableToCsv, type WrittenRow } from '#domain/kernel/written-table.ts';
import type { Quote } from '#domain/quotes/parse-quote.ts';
import { quoteStateName } from '#domain/quotes/quote-state.ts';
import { originText } from './quote-words.ts';

const TITLES = [
  'Folio',
  'Llegó',
  'Estado',
  'Nombre',
  'Teléfono',
  'Correo',
  'Mensaje',
  'Promociones',
  'Aviso',
  'Origen',
  'Clave',
  'Producto',
  'Cantidad',
  'Nota',
  'Precio con IVA',
  'Vigencia',
];

/** A row for each line, so that a sheet can sum them; a request in words alone has one row too. Nothing in it can run as a formula. */
export function quotesToCsv(quotes: readonly Quote[]): string {
  const rows = quotes.flatMap((quote): WrittenRow[] => {
    const start = [
      quote.folio,
      quote.creado,
      quoteStateName[quote.estado],
      quote.nombre,
      quote.telefono,
      quote.correo,
      quote.mensaje,
      quote.promociones ? 'sí' : 'no',
      quote.avisoVersion,
      originText(quote),
    ];
    if (quote.lineas.length === 0) return [[...start, '', '', '', '', null, quote.vigencia]];
    return quote.lineas.map(({ clave, nombre, cantidad, nota, precio }) => [
      ...start,
      clave,
      nombre,
      String(cantidad),
      nota,
      precio === null ? null : precio / 100,
      quote.vigencia,
    ]);
  });
  return tableToCsv([TITLES, ...rows]);
}

export function downloadQuotes(quotes: readonly Quote[], name = 'cotizaciones.csv'): void {
  const url = URL.createObjectURL(new Blob([quotesToCsv(quotes)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the bytes once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
