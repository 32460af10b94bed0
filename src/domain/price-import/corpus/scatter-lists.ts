import type { Cell } from '../cell.ts';
import type { CurrentProduct } from '../clave-match.ts';
import { type KnownList, sheetFrom } from './list.ts';
import { corpusShop, numbersFrom } from './shop.ts';

/** A shop whose prices lie close together, so that no row by itself looks odd. */
function closeShop(): CurrentProduct[] {
  const random = numbersFrom(77);
  return corpusShop().map((product) => ({ ...product, precio: 8000 + Math.floor(random() * 5000) }));
}

interface Priced {
  readonly clave: string;
  readonly nombre: string;
  /** Centavos. */
  readonly next: number;
}

/** Lists whose prices are right, each beside another article: one row off, sorted alone, or of another supplier with the same claves. */
export function misplacedLists(): KnownList[] {
  const shop = closeShop();
  const some = shop.filter((_, at) => at % 2 === 0).slice(0, 60);
  const list = (
    name: string,
    rows: readonly Cell[][],
    truth: readonly Priced[],
    guard: KnownList['guard'],
  ): KnownList => ({
    name,
    products: shop,
    sheets: [sheetFrom([['CLAVE', 'DESCRIPCION', 'PRECIO'], ...rows])],
    answers: { sheet: 0, clave: 0, precio: 2, iva: 'incluido' },
    truth: new Map(truth.map(({ clave, next }) => [clave, next])),
    ...(guard && { guard }),
  });
  return [1, 1.01, 1.05].flatMap((up, turn) => {
    const random = numbersFrom(90 + turn);
    const priced = some.map(
      ({ clave, nombre, precio }): Priced => ({
        clave,
        nombre,
        next: Math.round((precio ?? 0) * up * (1 + (random() - 0.5) * 0.02)),
      }),
    );
    const sorted = priced.map(({ next }) => next).toSorted((a, b) => a - b);
    const rowsOf = (priceAt: (at: number) => number, nameAt?: (at: number) => string): Cell[][] =>
      priced.map(({ clave, nombre }, at) => [clave, nameAt?.(at) ?? nombre, priceAt(at) / 100]);
    const next = (at: number): number => priced[(at + priced.length) % priced.length]?.next ?? 0;
    // Articles that stand by size: the next one costs a little more.
    let size = 2000;
    const growing = some.map((product) => {
      size *= 1.02 + random() * 0.1;
      return { ...product, precio: Math.round(size) };
    });
    const grown = growing.map(
      ({ clave, nombre, precio }): Priced => ({ clave, nombre, next: Math.round((precio ?? 0) * up) }),
    );
    return [
      list(
        `precios un renglón arriba, ${up}`,
        rowsOf((at) => next(at + 1)),
        priced,
        'shifted',
      ),
      list(
        `precios un renglón abajo, ${up}`,
        rowsOf((at) => next(at - 1)),
        priced,
        'shifted',
      ),
      list(
        `la mitad un renglón arriba, ${up}`,
        rowsOf((at) => next(at < 30 ? at : at + 1)),
        priced,
        'shifted',
      ),
      list(
        `la columna de precios ordenada sola, ${up}`,
        rowsOf((at) => sorted[at] ?? 0),
        priced,
        'scattered',
      ),
      {
        ...list(
          `artículos por tamaño, un renglón arriba, ${up}`,
          grown.map(({ clave, nombre }, at) => [clave, nombre, (grown[at + 1]?.next ?? 2000) / 100]),
          grown,
          'shifted',
        ),
        products: growing,
      },
      list(
        `las mismas claves de otro proveedor, ${up}`,
        rowsOf(
          (at) => next(at),
          (at) => `Bisagra bidimensional ${at}`,
        ),
        [],
        'names',
      ),
    ];
  });
}

/** Lists of which a part is of another kind: without IVA, with IVA twice, or for another customer, and nothing says so. */
export function clusterLists(): KnownList[] {
  const shop = corpusShop();
  const some = shop.filter((_, at) => at % 2 === 0).slice(0, 80);
  const parts: readonly (readonly [string, number, (at: number) => boolean])[] = [
    ['un tramo sin IVA', 1 / 1.16, (at) => at >= 40 && at < 50],
    ['uno de cada ocho sin IVA', 1 / 1.16, (at) => at % 8 === 3],
    ['un tramo con IVA dos veces', 1.16, (at) => at >= 60],
    ['uno de cada seis con IVA dos veces', 1.16, (at) => at % 6 === 1],
    ['un tramo de mayoreo', 0.93, (at) => at >= 20 && at < 34],
    ['uno de cada siete por paquete', 1.4, (at) => at % 7 === 2],
  ];
  return parts.flatMap(([name, factor, isOther], turn) =>
    [0, 0.03].map((by): KnownList => {
      const random = numbersFrom(40 + turn);
      const rows = some.map(({ clave, nombre, precio }, at) => {
        const next = Math.round((precio ?? 0) * (1 + by + (isOther(at) ? 0 : (random() - 0.5) * 0.02)));
        return { clave, nombre, next, written: Math.round(next * (isOther(at) ? factor : 1)), isOther: isOther(at) };
      });
      return {
        name: `${name}, ${Math.round(by * 100)} %`,
        sheets: [
          sheetFrom([
            ['CLAVE', 'DESCRIPCION', 'PRECIO CON IVA'],
            ...rows.map(({ clave, nombre, written }): Cell[] => [clave, nombre, written / 100]),
          ]),
        ],
        answers: { sheet: 0, clave: 0, precio: 2, iva: 'incluido' },
        truth: new Map(rows.map(({ clave, next }) => [clave, next])),
        guard: 'part',
      };
    }),
  );
}
