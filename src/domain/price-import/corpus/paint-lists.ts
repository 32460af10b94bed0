import type { Cell } from '../cell.ts';
import type { CurrentProduct } from '../clave-match.ts';
import { type KnownList, writtenList } from './list.ts';
import { numbersFrom } from './shop.ts';

interface Tin {
  readonly product: CurrentProduct;
  readonly family: number;
  readonly base: string;
  readonly litres: number;
  /** Centavos with IVA. */
  readonly today: number;
  readonly next: number;
}

const BASES = ['Pastel', 'Tint', 'Deep'];
const SIZES = [1, 4, 19] as const;

/** Paints of sixteen lines, three bases and three sizes each, a larger tin being cheaper by the litre. */
function tins(seed: number, by: number, spread = 0.02): Tin[] {
  const random = numbersFrom(seed);
  return Array.from({ length: 16 }, (_, family) =>
    BASES.flatMap((base, which) =>
      SIZES.map((litres): Tin => {
        const perLitre = 90 + family * 13 + which * 7;
        const today = Math.round(perLitre * litres * (1.1 - litres * 0.01)) * 100;
        const clave = `VX${1900 + family}${base[0]}-${String(litres).padStart(2, '0')}`;
        return {
          family,
          base,
          litres,
          today,
          next: Math.round(today * (1 + by + (random() - 0.5) * 2 * spread)),
          product: {
            id: clave,
            clave,
            nombre: `Pintura vinílica línea ${family + 1} base ${base} ${litres} L`,
            precio: today,
            vigente: '2026-01-01',
            rev: 1,
          },
        };
      }),
    ),
  ).flat();
}

const truthOfTins = (all: readonly Tin[], iva: 'mas' | 'incluido' = 'incluido'): Map<string, number | null> =>
  new Map(
    all.map(({ product, next }) => [
      product.clave,
      iva === 'incluido' ? next : Math.round(Number((Math.round(next / 1.16) * 1.16).toPrecision(15))),
    ]),
  );
const own = ({ next }: Tin): number => next / 100;
const plus = ({ next }: Tin): number => Math.round(next / 1.16) / 100;
const row = (tin: Tin, ...cells: Cell[]): Cell[] => [tin.product.clave, tin.product.nombre, ...cells];
const sizeText = ({ litres }: Tin): string => `${litres} L`;

/** Paint lists: bases, sizes, prices by the litre, and sizes side by side. */
export function paintLists(): KnownList[] {
  const all = tins(4001, 0.06);
  const shop = { products: all.map(({ product }) => product) };
  const of = (litres: number): Tin[] => all.filter((one) => one.litres === litres);
  const small = of(1);
  const at = (litres: number, family: number): Tin | undefined => of(litres)[family];
  const pair = (tin: Tin | undefined): Cell[] => (tin ? [tin.product.clave, own(tin)] : []);
  return [
    writtenList(
      'pinturas: un renglón por presentación',
      [
        ['CLAVE', 'PRODUCTO', 'BASE', 'PRESENTACION', 'PRECIO PUBLICO'],
        ...all.map((tin) => row(tin, tin.base, sizeText(tin), own(tin))),
      ],
      { precio: 4 },
      truthOfTins(all),
      shop,
    ),
    writtenList(
      'pinturas: código y precio de 1, 4 y 19 litros lado a lado',
      [
        ['CODIGO', '1 LITRO', 'CODIGO', '4 LITROS', 'CODIGO', '19 LITROS'],
        ...small.map((tin, family): Cell[] => [...pair(tin), ...pair(at(4, family)), ...pair(at(19, family))]),
      ],
      { precio: 1 },
      truthOfTins(all),
      shop,
    ),
    writtenList(
      'pinturas: CODIGO 1L, PRECIO 1L, CODIGO 4L, PRECIO 4L, CODIGO 19L, PRECIO 19L',
      [
        ['CODIGO 1L', 'PRECIO 1L', 'CODIGO 4L', 'PRECIO 4L', 'CODIGO 19L', 'PRECIO 19L'],
        ...small.map((tin, family): Cell[] => [...pair(tin), ...pair(at(4, family)), ...pair(at(19, family))]),
      ],
      { precio: 1 },
      truthOfTins(all),
      shop,
    ),
    writtenList(
      'pinturas: la clave del litro con los precios de 1, 4 y 19 litros',
      [
        ['CLAVE', 'PRODUCTO', '1 L', '4 L', '19 L'],
        ...small.map((tin, family) => row(tin, own(tin), own(at(4, family) ?? tin), own(at(19, family) ?? tin))),
      ],
      {},
      truthOfTins(small),
      shop,
    ),
    writtenList(
      'pinturas: litros, precio por litro y precio',
      [
        ['CLAVE', 'PRODUCTO', 'LITROS', 'PRECIO POR LITRO', 'PRECIO'],
        ...all.map((tin) => row(tin, tin.litres, Math.round(tin.next / tin.litres) / 100, own(tin))),
      ],
      { precio: 4 },
      truthOfTins(all),
      shop,
    ),
    writtenList(
      'pinturas: solo el precio por litro',
      [
        ['CLAVE', 'PRODUCTO', 'LITROS', 'PRECIO X LITRO'],
        ...all.map((tin) => row(tin, tin.litres, Math.round(tin.next / tin.litres) / 100)),
      ],
      { precio: null },
      new Map(all.map(({ product }) => [product.clave, null])),
      shop,
    ),
    ...writtenPaintLists(all),
  ];
}

/** The same by sections, in other ways of writing a price, and with terms. */
function writtenPaintLists(all: readonly Tin[]): KnownList[] {
  const shop = { products: all.map(({ product }) => product) };
  return [
    writtenList(
      'pinturas: secciones por base',
      [
        ['CLAVE', 'PRODUCTO', 'PRECIO'],
        ...BASES.flatMap((base): Cell[][] => [
          [`BASE ${base.toUpperCase()}`],
          ...all.filter((tin) => tin.base === base).map((tin) => row(tin, own(tin))),
        ]),
      ],
      {},
      truthOfTins(all),
      shop,
    ),
    writtenList(
      'pinturas: lista, descuento y precio con descuento',
      [
        ['CLAVE', 'PRODUCTO', 'PRECIO LISTA', 'DESC 15%', 'PRECIO CON DESCUENTO'],
        ...all.map((tin) => row(tin, own(tin), Math.round(tin.next * 0.15) / 100, Math.round(tin.next * 0.85) / 100)),
      ],
      {},
      truthOfTins(all),
      { ...shop, guard: 'says' },
    ),
    writtenList(
      'pinturas: «1,234.-»',
      [
        ['CLAVE', 'PRODUCTO', 'PRECIO PUBLICO'],
        ...all.map((tin) => row(tin, `$${Math.round(own(tin)).toLocaleString('en')}.-`)),
      ],
      {},
      new Map(all.map(({ product, next }) => [product.clave, Math.round(next / 100) * 100])),
      shop,
    ),
    writtenList(
      'pinturas: sugeridos al público con IVA incluido en el membrete, cubetas más caras que botes',
      [
        ['PINTURAS DEL BAJIO'],
        ['PRECIOS SUGERIDOS AL PUBLICO CON IVA INCLUIDO, VIGENTES AL 30 DE NOVIEMBRE'],
        ['CLAVE', 'PRODUCTO', 'ENVASE', 'PRECIO'],
        ...all.map((tin) => row(tin, tin.litres === 19 ? 'CUBETA' : tin.litres === 4 ? 'GALON' : 'LITRO', own(tin))),
      ],
      { precio: 3 },
      truthOfTins(all),
      shop,
    ),
    writtenList(
      'pinturas: más IVA, la cubeta del mayoreo entre las del público',
      [
        ['CLAVE', 'PRODUCTO', 'PRESENT.', 'PUBLICO + IVA', 'MAYOREO + IVA'],
        ...all.map((tin) => row(tin, sizeText(tin), plus(tin), Math.round(plus(tin) * 90) / 100)),
      ],
      { precio: 3, iva: 'mas' },
      truthOfTins(all, 'mas'),
      shop,
    ),
  ];
}
