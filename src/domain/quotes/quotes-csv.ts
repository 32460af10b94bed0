import { instantToMilliseconds } from '#domain/kernel/instant.ts';
import { shopMomentAt } from '#domain/kernel/shop-day.ts';
import { tableToCsv, type WrittenRow } from '#domain/kernel/written-table.ts';
import type { Quote } from './parse-quote.ts';
import { originText } from './quote-origin.ts';
import { quoteStateName } from './quote-state.ts';

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
  'Descuento %',
  'Descuento general %',
  'Flete con IVA',
  'Vigencia',
  'Notas internas',
];

/**
 * A row for each line, so that a sheet can sum them; a request in words alone has one row too. Nothing in it can run as a formula. It is also
 * the copy that a person may ask for, so it leaves out nothing that is kept about them.
 */
export function quotesToCsv(quotes: readonly Quote[]): string {
  const rows = quotes.flatMap((quote): WrittenRow[] => {
    const start = [
      quote.folio,
      shopMomentAt(instantToMilliseconds(quote.creado)),
      quoteStateName[quote.estado],
      quote.nombre,
      quote.telefono,
      quote.correo,
      quote.mensaje,
      quote.promociones ? 'sí' : 'no',
      quote.avisoVersion,
      originText(quote),
    ];
    const end = (at: number) => [
      quote.descuento === 0 ? null : quote.descuento / 100,
      // Once, because whoever adds the column up would count it for each line.
      quote.flete === 0 || at > 0 ? null : quote.flete / 100,
      quote.vigencia,
      quote.notas,
    ];
    if (quote.lineas.length === 0) return [[...start, '', '', '', '', null, null, ...end(0)]];
    return quote.lineas.map(({ clave, nombre, cantidad, nota, precio, descuento }, at) => [
      ...start,
      clave,
      nombre,
      String(cantidad),
      nota,
      precio === null ? null : precio / 100,
      descuento ? descuento / 100 : null,
      ...end(at),
    ]);
  });
  return tableToCsv([TITLES, ...rows]);
}
