import type { Cell } from '../cell.ts';
import { type KnownList, type Line, pesosOf, truthOf, writtenList } from './list.ts';
import { money, part, realLines, withheld } from './real-lines.ts';

const head = ({ article }: Line): Cell[] => [article.clave, article.nombre];
const net = (line: Line): number => pesosOf(line.next, 'mas');

/** Ten suppliers' lists, written before they were read once: reports of programs, units, packs, prices by quantity. */
export const programSuppliers = (): KnownList[] => [...reportsAndUnits(), ...quantitiesAndTaxes()];

function reportsAndUnits(): KnownList[] {
  const sae = realLines(4401, { by: 0.05, iva: 'mas', unit: 1, kept: 0 });
  const contpaq = realLines(4402, { by: 0.04, iva: 'mas', kept: 0 });
  const microsip = realLines(4403, { by: 0.06, iva: 'mas', unit: 100, kept: 0 });
  const screws = realLines(4404, { by: 0.05, unit: 10 });
  const units = realLines(4405, { by: 0.04, unit: 100 });
  const inner = realLines(4406, { by: 0.05, unit: 10 });
  const boxed = (at: number): boolean => at % 6 === 1;
  return [
    writtenList(
      'SAE: CVE_ART, LIN_PROD, UNI_MED, PRECIO1 a PRECIO4, COSTO_PROM',
      [
        ['CVE_ART', 'DESCR', 'LIN_PROD', 'UNI_MED', 'EXIST', 'COSTO_PROM', 'PRECIO1', 'PRECIO2', 'PRECIO3', 'PRECIO4'],
        ...sae.map((line, at): Cell[] => [
          ...head(line),
          'FERR',
          'PZA',
          at % 30,
          part(line, 0.61 / 1.16),
          net(line),
          part(line, 0.95 / 1.16),
          part(line, 0.9 / 1.16),
          0,
        ]),
      ],
      { precio: 6, iva: 'mas' },
      truthOf(sae, 'mas'),
    ),
    writtenList(
      'Contpaqi: «Lista 1», «Lista 2», «Lista 3», «Último costo»',
      [
        ['EMPRESA DE PRUEBA SA DE CV', null, null, 'Hoja: 1'],
        ['Catálogo de productos con precios', null, null, 'Fecha: 05/Nov/2026'],
        ['Código', 'Nombre', 'Lista 1', 'Lista 2', 'Lista 3', 'Último costo'],
        ...contpaq.map((line): Cell[] => [
          ...head(line),
          net(line),
          part(line, 0.94 / 1.16),
          part(line, 0.88 / 1.16),
          part(line, 0.7 / 1.16),
        ]),
      ],
      { iva: 'mas' },
      truthOf(contpaq, 'mas'),
    ),
    writtenList(
      'Microsip: PRECIO_LISTA e IMPUESTO con «IVA 16%»',
      [
        ['CLAVE_ARTICULO', 'NOMBRE', 'PRECIO_LISTA', 'MONEDA', 'IMPUESTO'],
        ...microsip.map((line): Cell[] => [...head(line), net(line), 'MN', 'IVA 16%']),
      ],
      { iva: 'mas' },
      truthOf(microsip, 'mas'),
    ),
    writtenList(
      'Tornillos: precio por caja antes del precio por pieza',
      [
        ['CLAVE', 'MEDIDA', 'CAJA C/', 'PRECIO X CAJA', 'PRECIO PZA'],
        ...screws.map((line): Cell[] => [...head(line), 100, part(line, 95), part(line, 1)]),
      ],
      { precio: 4 },
      truthOf(screws, 'incluido'),
    ),
    writtenList(
      'Unidades: PZA, y algunas por CAJA en la misma columna de precio',
      [
        ['CLAVE', 'DESCRIPCION', 'UNIDAD', 'PRECIO'],
        ...units.map((line, at): Cell[] => [
          ...head(line),
          boxed(at) ? 'CAJA 12' : 'PZA',
          part(line, boxed(at) ? 11.5 : 1),
        ]),
      ],
      { precio: 3 },
      withheld(truthOf(units, 'incluido'), units, boxed),
    ),
    writtenList(
      'Por cantidad: «PZA», «INNER», «MASTER» con el precio de cada pieza',
      [
        ['SKU', 'DESCRIPCION', 'PZA', 'INNER', 'MASTER'],
        ...inner.map((line): Cell[] => [...head(line), part(line, 1), part(line, 0.94), part(line, 0.9)]),
      ],
      {},
      truthOf(inner, 'incluido'),
    ),
  ];
}

function quantitiesAndTaxes(): KnownList[] {
  const perPiece = realLines(4407, { by: 0.03, unit: 50 });
  const electric = realLines(4408, { by: 0.07, unit: 100, kept: 0 });
  const offers = realLines(4409, { by: 0.04, unit: 100 });
  const thousandths = realLines(4410, { by: 0.05, iva: 'mas', kept: 0 });
  const dollars = realLines(4411, { by: 0.05 });
  const boxed = (at: number): boolean => at % 6 === 1;
  return [
    writtenList(
      '«$45.00/pza» y en algunas «$1,200.00 c/caja»',
      [
        ['CLAVE', 'ARTICULO', 'PRECIO'],
        ...perPiece.map((line, at): Cell[] => [
          ...head(line),
          boxed(at) ? `${money(part(line, 20))} c/caja` : `${money(part(line, 1))}/pza`,
        ]),
      ],
      {},
      withheld(truthOf(perPiece, 'incluido'), perPiece, boxed),
    ),
    writtenList(
      'Eléctrico: precio unitario sin IVA y con IVA',
      [
        ['CATALOGO', 'DESCRIPCION', 'MARCA', 'P.U. S/IVA', 'P.U. C/IVA'],
        ...electric.map((line): Cell[] => [...head(line), 'LUMEN', net(line), part(line, 1)]),
      ],
      { precio: 4 },
      truthOf(electric, 'incluido'),
    ),
    writtenList(
      'Oferta en su columna, solo en algunos, hasta agotar',
      [
        ['CLAVE', 'DESCRIPCION', 'PRECIO PUBLICO', 'OFERTA (HASTA AGOTAR)'],
        ...offers.map((line, at): Cell[] => [...head(line), part(line, 1), at % 4 ? null : part(line, 0.85)]),
      ],
      {},
      truthOf(offers, 'incluido'),
    ),
    writtenList(
      'Precios de fórmula con muchos decimales, sin IVA',
      [
        ['CLAVE', 'DESCRIPCION', 'COSTO', 'PRECIO SIN IVA'],
        ...thousandths.map((line): Cell[] => [...head(line), line.next / 116 / 1.37, line.next / 116]),
      ],
      { precio: 3, iva: 'mas' },
      new Map(thousandths.map(({ article, next }) => [article.clave, next])),
    ),
    writtenList(
      'Solo dólares: «TARIFA EN DOLARES, T.C. DEL DIA»',
      [
        ['TARIFA EN DOLARES, T.C. DEL DIA'],
        ['PART NUMBER', 'DESCRIPTION', 'LIST PRICE'],
        ...dollars.map((line): Cell[] => [...head(line), part(line, 1 / 18.4)]),
      ],
      { precio: null },
      withheld(truthOf(dollars, 'incluido'), dollars, () => true),
    ),
  ];
}
