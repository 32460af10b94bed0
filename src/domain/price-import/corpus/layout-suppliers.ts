import type { Cell } from '../cell.ts';
import { type KnownList, type Line, pesosOf, sheetFrom, truthOf, writtenList } from './list.ts';
import { broken, part, realLines, withheld } from './real-lines.ts';

const head = ({ article }: Line): Cell[] => [article.clave, article.nombre];
const own = (line: Line): Cell[] => [...head(line), part(line, 1)];
const TITLES: Cell[] = ['CLAVE', 'DESCRIPCION', 'PRECIO'];

/** Claves of six digits that a spreadsheet has taken for numbers. */
const numbered = (line: Line): string => `00${1000 + Number(line.article.ean.slice(-4)) * 7}`;

/** Ten suppliers' lists, written before they were read once: sheets, merged titles, sums, lost zeros, tables side by side. */
export const layoutSuppliers = (): KnownList[] => [...sheetsAndSums(), ...tablesAndCodes()];

function sheetsAndSums(): KnownList[] {
  const merged = realLines(4201, { by: 0.05, unit: 50 });
  const brands = [4202, 4203, 4204].map((seed) => realLines(seed, { by: 0.04, unit: 100 }, 25));
  const sums = realLines(4205, { by: 0.03, unit: 100 });
  const zeros = realLines(4206, { by: 0.04, unit: 100 });
  const untitled = realLines(4207, { by: 0.06, iva: 'mas', unit: 50, kept: 0 });
  const [first = [], second = [], third = []] = brands;
  const mergedTitles = sheetFrom([
    ['GRUPO FERRETERO MERIDIANO'],
    [null, null, 'PRECIOS CON IVA', null, null, 'EMPAQUE'],
    ['CODIGO', 'DESCRIPCION', 'MENUDEO', 'MEDIO MAYOREO', 'MAYOREO', null],
    ...merged.map((line): Cell[] => [...head(line), part(line, 1), part(line, 0.93), part(line, 0.88), 6]),
  ]);
  return [
    {
      name: 'Meridiano: «PRECIOS CON IVA» combinado sobre menudeo, medio mayoreo y mayoreo',
      sheets: [
        {
          ...mergedTitles,
          merges: [
            { top: 1, bottom: 1, left: 0, right: 5 },
            { top: 2, bottom: 2, left: 2, right: 4 },
            { top: 2, bottom: 3, left: 5, right: 5 },
          ],
        },
      ],
      answers: { sheet: 0, clave: 0, precio: 2, iva: 'incluido' },
      truth: truthOf(merged, 'incluido'),
    },
    {
      name: 'Tres marcas: una hoja por marca, portada y condiciones',
      sheets: [
        sheetFrom([['LISTA GENERAL'], ['Contenido'], ['Truenorte'], ['Halcón'], ['Roble']], 'PORTADA'),
        sheetFrom([TITLES, ...first.map(own)], 'TRUENORTE'),
        sheetFrom([TITLES, ...second.map(own)], 'HALCON'),
        sheetFrom([TITLES, ...third.map(own)], 'ROBLE'),
        sheetFrom([['Pedido mínimo $3,000.00'], ['Fletes por cuenta del cliente']], 'CONDICIONES'),
      ],
      answers: { sheet: 2, clave: 0, precio: 2, iva: 'incluido' },
      truth: truthOf(second, 'incluido'),
    },
    writtenList(
      'Sumas: renglón de subtotal tras cada familia y total al final',
      [
        ['CLAVE', 'DESCRIPCION', 'EXIST.', 'PRECIO', 'IMPORTE'],
        ...sums.flatMap((line, at): Cell[][] => [
          ...(at % 9 === 0 ? [[`LINEA ${at / 9 + 1}`, 'HERRAMIENTA DE MANO']] : []),
          [...head(line), (at % 7) + 1, part(line, 1), part(line, (at % 7) + 1)],
          ...(at % 9 === 8 ? [[null, 'SUBTOTAL', 36, null, 12_345.5] as Cell[]] : []),
        ]),
        ['TOTAL GENERAL', null, 180, null, 61_727.5],
      ],
      { precio: 3 },
      truthOf(sums, 'incluido'),
    ),
    writtenList(
      'Ceros perdidos: las claves de seis dígitos quedaron como números',
      [
        ['CODIGO', 'DESCRIPCION', 'PRECIO PUBLICO'],
        ...zeros.map((line): Cell[] => [Number(numbered(line)), line.article.nombre, part(line, 1)]),
      ],
      { looseClaves: true },
      new Map(zeros.map((line) => [numbered(line), line.next])),
      {
        products: zeros.map((line, at) => ({
          id: `z${at}`,
          clave: numbered(line),
          nombre: line.article.nombre,
          precio: line.article.today,
          vigente: '2026-05-01',
          rev: 1,
        })),
      },
    ),
    writtenList(
      'Sin títulos: cuatro renglones de membrete y luego los artículos, más IVA',
      [
        ['ACEROS Y PERFILES DEL PACÍFICO'],
        ['Tel. 669 981 2233'],
        ['MAS IVA'],
        ['Noviembre'],
        ...untitled.map((line): Cell[] => [...head(line), 'PZA', pesosOf(line.next, 'mas')]),
      ],
      { precio: 3, iva: 'mas' },
      truthOf(untitled, 'mas'),
    ),
  ];
}

function tablesAndCodes(): KnownList[] {
  const [left, right] = [realLines(4208, { by: 0.05 }, 30), realLines(4308, { by: 0.05 }, 30)];
  const twice = realLines(4209, { by: 0.05, unit: 100 });
  const spaced = realLines(4210, { by: 0.04, unit: 100 });
  const families = realLines(4211, { by: 0.06, iva: 'mas', kept: 0 });
  const split = realLines(4212, { by: 0.03, unit: 10 });
  const sku = (line: Line): string => line.article.clave;
  const taken = new Set(right.map(sku));
  const onLeft = left.filter((line) => !taken.has(sku(line)));
  return [
    writtenList(
      'Dos tablas lado a lado con los mismos títulos, la segunda más corta',
      [
        ['CLAVE', 'DESCRIPCION', 'P. PUBLICO', null, 'CLAVE', 'DESCRIPCION', 'P. PUBLICO'],
        ...right.map((line, at): Cell[] => {
          const other = onLeft[at];
          return [...own(line), null, ...(other ? own(other) : [])];
        }),
      ],
      {},
      new Map([...truthOf(right, 'incluido'), ...truthOf(onLeft.slice(0, right.length), 'incluido')]),
    ),
    writtenList(
      'Ofertas al final: las mismas claves otra vez, más baratas',
      [
        TITLES,
        ...twice.map(own),
        ['OFERTAS DEL MES'],
        ...twice.slice(0, 6).map((line): Cell[] => [...head(line), part(line, 0.9)]),
      ],
      {},
      withheld(truthOf(twice, 'incluido'), twice, (at) => at < 6),
    ),
    writtenList(
      'Claves con espacio: «TZ 1001» donde la tienda dice «TZ-1001»',
      [
        ['CLAVE', 'DESCRIPCION', 'PRECIO'],
        ...spaced.map((line): Cell[] => [sku(line).replace('-', ' '), line.article.nombre, part(line, 1)]),
      ],
      { looseClaves: true },
      truthOf(spaced, 'incluido'),
    ),
    writtenList(
      'Familias en un renglón combinado y con su vigencia, precio antes de IVA',
      [
        ['Clave', 'Descripción', 'Precio antes de IVA'],
        ...broken(
          families.map((line): Cell[] => [...head(line), pesosOf(line.next, 'mas')]),
          8,
          (turn) => [[`FAMILIA ${String.fromCharCode(65 + turn)}: ABRASIVOS Y DISCOS (vigente 15/11/2026)`]],
        ),
      ],
      { iva: 'mas' },
      truthOf(families, 'mas'),
    ),
    writtenList(
      'Descripción en tres columnas y precio al final, sin nada entre ellas',
      [
        ['COD', 'LINEA', 'DESCRIPCION', 'MEDIDA', 'ACABADO', 'PRECIO VENTA'],
        ...split.map((line, at): Cell[] => [
          sku(line),
          'CERRAJERIA',
          line.article.nombre,
          ['1/2', '3/4', '1'][at % 3] ?? '',
          'CROMO',
          part(line, 1),
        ]),
      ],
      { precio: 5 },
      truthOf(split, 'incluido'),
    ),
  ];
}
