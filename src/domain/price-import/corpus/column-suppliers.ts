import type { Cell } from '../cell.ts';
import { type KnownList, type Line, pesosOf, truthOf, writtenList } from './list.ts';
import { money, part, realLines, withheld } from './real-lines.ts';

const head = ({ article }: Line): Cell[] => [article.clave, article.nombre];
const net = (line: Line): number => pesosOf(line.next, 'mas');

/** Ten suppliers' lists, written before they were read once: several prices, discounts, percentages, dollars, months, zones. */
export const columnSuppliers = (): KnownList[] => [...severalPrices(), ...pricesByTerms()];

function severalPrices(): KnownList[] {
  const sierra = realLines(4101, { by: 0.05, unit: 100 });
  const cincel = realLines(4102, { by: 0.06, iva: 'mas', kept: 0 });
  const volta = realLines(4103, { by: 0.04, iva: 'mas', unit: 10, kept: 0 });
  const ancla = realLines(4104, { by: 0.03, unit: 50 });
  const yunque = realLines(4105, { by: 0.05, unit: 100 });
  return [
    writtenList(
      'Sierra: distribuidor s/IVA, distribuidor c/IVA, mayoreo y público c/IVA',
      [
        ['Código', 'Descripción', 'P. Dist. s/IVA', 'P. Dist. c/IVA', 'P. Mayoreo c/IVA', 'P. Público c/IVA', 'Caja'],
        ...sierra.map((line): Cell[] => [
          ...head(line),
          part(line, 0.68 / 1.16),
          part(line, 0.68),
          part(line, 0.85),
          part(line, 1),
          12,
        ]),
      ],
      { precio: 5 },
      truthOf(sierra, 'incluido'),
    ),
    writtenList(
      'Cincel: «PRECIO LISTA» y «-25%», más IVA',
      [
        ['CINCEL Y MARRO. Precios más IVA'],
        ['MODELO', 'DESCRIPCION', 'PRECIO LISTA', '-25%', '-25%-10%'],
        ...cincel.map((line): Cell[] => [...head(line), net(line), part(line, 0.75 / 1.16), part(line, 0.675 / 1.16)]),
      ],
      { iva: 'mas' },
      truthOf(cincel, 'mas'),
    ),
    writtenList(
      'Volta: dólares, tipo de cambio y pesos más IVA',
      [
        ['T.C. 18.40'],
        ['CATALOGO', 'DESCRIPCION', 'LISTA USD', 'LISTA M.N. + IVA'],
        ...volta.map((line): Cell[] => [...head(line), Math.round((net(line) / 18.4) * 100) / 100, net(line)]),
      ],
      { precio: 3, iva: 'mas' },
      truthOf(volta, 'mas'),
    ),
    writtenList(
      'Ancla: «PRECIO P/MAYOREO» antes de «PRECIO P/MENUDEO»',
      [
        ['CLAVE', 'DESCRIPCION', 'PRECIO P/MAYOREO', 'PRECIO P/MENUDEO'],
        ...ancla.map((line): Cell[] => [...head(line), part(line, 0.9), part(line, 1)]),
      ],
      { precio: 3 },
      truthOf(ancla, 'incluido'),
    ),
    writtenList(
      'Yunque: «LISTA», «AL 80%», «AL 70%», «AL 60%»',
      [
        ['CLAVE', 'DESCRIPCION', 'LISTA', 'AL 80%', 'AL 70%', 'AL 60%'],
        ...yunque.map((line): Cell[] => [
          ...head(line),
          part(line, 1),
          part(line, 0.8),
          part(line, 0.7),
          part(line, 0.6),
        ]),
      ],
      {},
      truthOf(yunque, 'incluido'),
    ),
  ];
}

function pricesByTerms(): KnownList[] {
  const mango = realLines(4106, { by: 0.07, unit: 100, kept: 0 });
  const rosca = realLines(4107, { by: 0.02, kept: 0.4 });
  const brida = realLines(4108, { by: 0.06, unit: 100 });
  const norte = realLines(4109, { by: 0.05, iva: 'mas', kept: 0 });
  const cobre = realLines(4110, { by: 0.1, spread: 0.03, kept: 0 });
  return [
    writtenList(
      'Mango: descuento en su columna y precio ya con él, que es el del taller',
      [
        ['Clave', 'Nombre', 'Precio Lista', 'Desc.', 'Precio c/desc'],
        ...mango.map((line, at): Cell[] => [
          ...head(line),
          part(line, 1),
          [0.1, 0.12, 0.15][at % 3] ?? 0.1,
          part(line, 1 - ([0.1, 0.12, 0.15][at % 3] ?? 0.1)),
        ]),
      ],
      {},
      truthOf(mango, 'incluido'),
    ),
    writtenList(
      'Rosca: «OCT 2026», «NOV 2026», «DIF $», «DIF %»',
      [
        ['COD', 'ARTICULO', 'OCT 2026', 'NOV 2026', 'DIF $', 'DIF %'],
        ...rosca.map((line): Cell[] => [
          ...head(line),
          line.article.today / 100,
          part(line, 1),
          (line.next - line.article.today) / 100,
          `${((line.next / line.article.today - 1) * 100).toFixed(1)}%`,
        ]),
      ],
      { precio: 3 },
      truthOf(rosca, 'incluido'),
    ),
    writtenList(
      'Brida: de contado, a 30 días y con tarjeta, y la clave al final',
      [
        ['ARTICULO', 'MARCA', 'CONTADO', 'CREDITO 30 DIAS', 'TARJETA', 'CLAVE'],
        ...brida.map((line): Cell[] => [
          line.article.nombre,
          'BRIDA',
          part(line, 0.95),
          part(line, 1),
          part(line, 1.04),
          line.article.clave,
        ]),
      ],
      { clave: 5, precio: 3 },
      truthOf(brida, 'incluido'),
    ),
    writtenList(
      'Norte: «ZONA CENTRO» y «ZONA NORTE (+3%)», más IVA',
      [
        ['Precios en pesos mexicanos, no incluyen IVA'],
        ['SKU', 'DESCRIPCION', 'ZONA CENTRO', 'ZONA NORTE (+3%)'],
        ...norte.map((line): Cell[] => [...head(line), net(line), part(line, 1.03 / 1.16)]),
      ],
      { iva: 'mas' },
      truthOf(norte, 'mas'),
    ),
    writtenList(
      'Cobre: unos en dólares y otros en pesos, cada uno con su signo',
      [
        ['CLAVE', 'DESCRIPCION', 'PRECIO'],
        ...cobre.map((line, at): Cell[] => [
          ...head(line),
          at % 5 === 2 ? `${(line.next / 1840).toFixed(2)} dlls` : money(part(line, 1)),
        ]),
      ],
      {},
      withheld(truthOf(cobre, 'incluido'), cobre, (at) => at % 5 === 2),
    ),
  ];
}
