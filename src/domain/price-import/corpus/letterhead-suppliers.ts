import type { Cell } from '../cell.ts';
import { type KnownList, type Line, pesosOf, truthOf, writtenList } from './list.ts';
import { broken, comma, money, part, realLines } from './real-lines.ts';

const head = ({ article }: Line): Cell[] => [article.clave, article.nombre];

/** Ten suppliers' lists, written before they were read once: letterheads, texts as prices, commas, notes under the list. */
export const letterheadSuppliers = (): KnownList[] => [...writtenAmounts(), ...printedLists()];

function writtenAmounts(): KnownList[] {
  const garza = realLines(4001, { by: 0.04, unit: 100 });
  const bajio = realLines(4002, { by: 0.06, iva: 'mas', unit: 50, kept: 0 });
  const golfo = realLines(4003, { by: 0.03, unit: 10 });
  const sureste = realLines(4004, { by: 0.05 });
  const laguna = realLines(4005, { by: 0.07, iva: 'mas', kept: 0 });
  return [
    writtenList(
      'Garza: seis renglones de membrete y «PRECIO NETO»',
      [
        ['FERRETERA HERMANOS GARZA, S. DE R.L. DE C.V.'],
        ['RFC FHG980512AB3   Av. Ruiz Cortines 1402 Pte., Monterrey, N.L.'],
        ['Tels. 81 8351 2200 al 05', null, null, 'Ventas: Lic. Rosa Elena Treviño'],
        ['LISTA DE PRECIOS NOVIEMBRE 2026'],
        ['PRECIOS NETOS, SUJETOS A CAMBIO SIN PREVIO AVISO'],
        [],
        ['CODIGO', 'DESCRIPCION', 'U.M.', 'EMPAQUE', 'PRECIO NETO'],
        ...garza.map((line, at): Cell[] => [...head(line), 'PZA', [1, 6, 12][at % 3] ?? 1, part(line, 1)]),
      ],
      { precio: 4 },
      truthOf(garza, 'incluido'),
    ),
    writtenList(
      'Bajío: «$1,234.50 + IVA» en cada celda',
      [
        ['Distribuidora Ferretera del Bajío'],
        ['CLAVE', 'ARTICULO', 'PRECIO'],
        ...bajio.map((line): Cell[] => [...head(line), `${money(pesosOf(line.next, 'mas'))} + IVA`]),
      ],
      { iva: 'mas' },
      truthOf(bajio, 'mas'),
    ),
    writtenList(
      'Golfo: «$ 450.00 neto» en cada celda',
      [
        ['Clave', 'Producto', 'Marca', 'Precio'],
        ...golfo.map((line): Cell[] => [...head(line), 'GOLFO', `${money(part(line, 1)).replace('$', '$ ')} neto`]),
      ],
      { precio: 3 },
      truthOf(golfo, 'incluido'),
    ),
    writtenList(
      'Sureste: comas decimales y puntos de millares',
      [
        ['CVE', 'DESCRIPCIÓN', 'PRECIO PÚBLICO'],
        ...sureste.map((line): Cell[] => [...head(line), comma(part(line, 1))]),
      ],
      { decimal: ',' },
      truthOf(sureste, 'incluido'),
    ),
    writtenList(
      'Laguna: «1,250.00 M.N.» y «PRECIOS L.A.B. NUESTRA BODEGA, MAS I.V.A.»',
      [
        ['TUBERIAS Y CONEXIONES DE LA LAGUNA'],
        ['PRECIOS L.A.B. NUESTRA BODEGA, MAS I.V.A.'],
        ['No. PARTE', 'DESCRIPCION', 'PRECIO'],
        ...laguna.map((line): Cell[] => [...head(line), `${money(pesosOf(line.next, 'mas')).replace('$', '')} M.N.`]),
      ],
      { iva: 'mas' },
      truthOf(laguna, 'mas'),
    ),
  ];
}

function printedLists(): KnownList[] {
  const toluca = realLines(4006, { by: 0.02, unit: 100 });
  const merida = realLines(4007, { by: 0.08, iva: 'mas', unit: 100, kept: 0 });
  const torreon = realLines(4008, { by: 0.05, iva: 'mas', kept: 0 });
  const puebla = realLines(4009, { by: 0.045, unit: 50 });
  const tepic = realLines(4010, { by: 0.09, unit: 100, kept: 0 });
  return [
    writtenList(
      'Toluca: al pie «LOS PRECIOS INCLUYEN IVA», cuentas de banco y firma',
      [
        ['Clave', 'Descripción', 'Precio'],
        ...toluca.map((line): Cell[] => [...head(line), part(line, 1)]),
        [],
        ['LOS PRECIOS INCLUYEN IVA'],
        ['Vigencia: 1 al 30 de noviembre de 2026 o hasta agotar existencias'],
        ['BBVA Cta. 0123456789', 'CLABE 012420001234567895'],
        ['Banorte', 1_234_567_890],
        ['Atte. Gerencia de Ventas'],
      ],
      {},
      truthOf(toluca, 'incluido'),
    ),
    writtenList(
      'Mérida: hojas impresas con membrete y títulos repetidos y «Hoja 2 de 5»',
      [
        ...broken(
          merida.map((line): Cell[] => [...head(line), pesosOf(line.next, 'mas')]),
          11,
          (turn) => [
            [`Materiales Peninsulares, Mérida, Yuc.   Hoja ${turn + 1} de 5`],
            ['Fecha: 03/11/2026', null, 'MAS IVA'],
            ['CODIGO', 'DESCRIPCION', 'PRECIO UNIT.'],
          ],
        ),
        ['Fin del reporte'],
      ],
      { iva: 'mas' },
      truthOf(merida, 'mas'),
    ),
    writtenList(
      'Torreón: miles separados con espacio, antes de IVA',
      [
        ['Lista Mostrador (antes de IVA)'],
        ['COD.', 'DESCRIP.', 'PZAS X CAJA', 'P. UNITARIO'],
        ...torreon.map((line, at): Cell[] => [
          ...head(line),
          [10, 24, 50][at % 3] ?? 10,
          `$ ${money(pesosOf(line.next, 'mas')).slice(1).replace(',', ' ')}`,
        ]),
      ],
      { precio: 3, iva: 'mas' },
      truthOf(torreon, 'mas'),
    ),
    writtenList(
      'Puebla: agotados, «CONSULTAR», «S/EX» y guiones en la columna de precio',
      [
        ['CLAVE', 'DESCRIPCION', 'PRECIO PUBLICO C/IVA'],
        ...puebla.map((line, at): Cell[] => [
          ...head(line),
          at % 9 === 4 ? (['AGOTADO', 'CONSULTAR', 'S/EX', '-', 'N/D'][(at / 9) | 0] ?? '') : part(line, 1),
        ]),
      ],
      {},
      new Map(truthOf(puebla, 'incluido')),
    ),
    writtenList(
      'Tepic: «AUMENTO DEL 9 % A PARTIR DEL 1 DE DICIEMBRE», ya sumado',
      [
        ['COMUNICADO A CLIENTES: AUMENTO DEL 9 % A PARTIR DEL 1 DE DICIEMBRE'],
        ['Clave', 'Nombre', 'P. Público'],
        ...tepic.map((line): Cell[] => [...head(line), part(line, 1)]),
      ],
      {},
      truthOf(tepic, 'incluido'),
      { guard: 'says' },
    ),
  ];
}
