import { utils, type WorkBook, type WorkSheet, write } from 'xlsx';

/** An article as a list has it: its price in centavos. */
export interface ListedArticle {
  readonly clave: string;
  readonly nombre: string;
  readonly precio: number;
}

// Lists laid out as four real ones are that suppliers and shops put on the net, written with other articles.

const CATALOGUE_TITLES =
  'id,clave,variante,descripcion,informacion,disponible,marca,categoria,existencias,precioant,precio,destacado,orden_prod,orden_cat,createdat';

/** The catalogue that a shop's own site exports every month: texts of several lines, prices as `$1,025.82`, some with a blank before them. */
export function exportedCatalogue(
  articles: readonly ListedArticle[],
  { yes, no, end, day }: { readonly yes: string; readonly no: string; readonly end: string; readonly day: string },
): string {
  const rows = articles.map(({ clave, nombre, precio }, at) => {
    const pesos = `${at % 7 === 3 ? ' ' : ''}$${(precio / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;
    return [
      1000 + at * 3,
      clave,
      `${String.fromCharCode(65 + (at % 26))}${at % 10}${String.fromCharCode(75 + (at % 9))}`,
      `${nombre} |Pieza`,
      at % 4 === 0 ? `Espesor: 1/2", uso general\n\nTipo: liso o perforado, ${at} mm` : 'Uso general.',
      ['1 día', '5 a 7 días hábiles', ''][at % 3] ?? '',
      ['Fischer', 'Panel Rey', 'Truper'][at % 3] ?? '',
      ['Sellado', 'Anclajes y químicos', 'Herramientas'][at % 3] ?? '',
      at % 5 === 0 ? 100 : 0,
      '',
      pesos,
      at % 6 === 0 ? yes : no,
      90 - (at % 80),
      at % 40,
      `${day} 17:24:${String(10 + (at % 50))}.493644`,
    ];
  });
  const written = (cell: string | number): string =>
    /[",\n]|^ /.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell);
  return `${[CATALOGUE_TITLES, ...rows.map((row) => row.map(written).join(','))].join(end)}${end}`;
}

/** A list kept by hand: it begins in the fifth column under a merged name, its clave is titled `0`, and its second price is empty. */
export function listInTheMiddle(articles: readonly ListedArticle[]): Uint8Array<ArrayBuffer> {
  const blank = [null, null, null, null];
  const sheet = utils.aoa_to_sheet([
    [],
    [],
    [],
    [...blank, 'Nuevo Mundo'],
    [...blank, 0, 'Nombre ', 'Descripcion', 'Precio', 'Precio Venta '],
    ...articles.map(({ clave, nombre, precio }) => [
      ...blank,
      /^[1-9]\d*$/.test(clave) ? Number(clave) : clave,
      nombre,
      `${nombre}, ${clave} Basic.`,
      { t: 'n', v: precio / 100, z: '_-"$"* #,##0.00_-;\\-"$"* #,##0.00_-' },
    ]),
  ]);
  sheet['!merges'] = [{ s: { c: 4, r: 3 }, e: { c: 8, r: 3 } }];
  sheet['!ref'] = 'A1:I1001';
  return bytesOf({ Sheet1: sheet });
}

/** A workbook whose first two sheets are empty, with decimal commas in the names of its articles. */
export function thirdSheet(articles: readonly ListedArticle[]): Uint8Array<ArrayBuffer> {
  const list = utils.aoa_to_sheet([
    ['id', 'nombre', 'precio', 'existencia', 'categorias'],
    ...articles.map(({ clave, nombre, precio }, at) => [
      clave,
      `${nombre.toUpperCase()} CAL 17,5 X 2,2MM`,
      precio / 100,
      at % 90,
      ['Materiales de Construcción', 'Ángulos', 'Pinturas'][at % 3] ?? '',
    ]),
  ]);
  return bytesOf({ Hoja1: utils.aoa_to_sheet([]), pletinas: utils.aoa_to_sheet([]), angulos: list });
}

function bytesOf(sheets: Readonly<Record<string, WorkSheet>>): Uint8Array<ArrayBuffer> {
  const book: WorkBook = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx', compression: true });
  return new Uint8Array(bytes);
}
