import type { Cell } from '../cell.ts';
import type { CurrentProduct } from '../clave-match.ts';
import { type KnownList, type Line, linesOf, plainList, timesNext, truthOf, writtenList } from './list.ts';
import { corpusShop } from './shop.ts';

const TITLES: Cell[] = ['CLAVE', 'DESCRIPCION', 'PRECIO'];
const row = ({ article }: Line, ...cells: Cell[]): Cell[] => [article.clave, article.nombre, ...cells];
const usual = (seed: number, count: number): Line[] => linesOf(seed, { by: 0.02, spread: 0.015 }, count, seed % 40);

/** Few rows of a list at another price than theirs, none of which is odd by itself. */
export function outlierLists(): KnownList[] {
  const few = [
    [5, 1.17],
    [5, 1.19],
    [6, 0.84],
    [8, 1.18],
    [30, 1.19],
    [60, 0.83],
  ] as const;
  const single = few.map(([count, factor], turn) => {
    const lines = usual(9001 + turn, count);
    const at = Math.floor(count / 2);
    return writtenList(
      `un renglón de ${count} a ${factor} veces lo suyo`,
      [TITLES, ...lines.map((line, which) => row(line, timesNext(which === at ? factor : 1)(line)))],
      {},
      truthOf(lines, 'incluido'),
    );
  });
  const pieces = [8, 12, 20].flatMap((every) =>
    ['PIEZAS', 'PZAS', 'PZ C/2'].map((unit) => {
      const lines = usual(9040 + every, 60);
      const truth = truthOf(lines, 'incluido');
      lines.forEach(({ article }, at) => {
        if (at % every === 3) truth.set(article.clave, null);
      });
      return writtenList(
        `uno de cada ${every} en ${unit} a 1.3 veces`,
        [
          [...TITLES, 'UNIDAD'],
          ...lines.map((line, at) =>
            row(line, timesNext(at % every === 3 ? 1.3 : 1)(line), at % every === 3 ? unit : 'PZA'),
          ),
        ],
        {},
        truth,
      );
    }),
  );
  const counted = usual(9080, 60);
  const countTruth = truthOf(counted, 'incluido');
  counted.forEach(({ article }, at) => {
    if (at % 10 === 3) countTruth.set(article.clave, null);
  });
  const whole = usual(9081, 60);
  return [
    ...single,
    ...pieces,
    writtenList(
      'columna PIEZAS con 1 y uno de cada diez 2 a 1.3 veces',
      [
        ['CLAVE', 'DESCRIPCION', 'PIEZAS', 'PRECIO'],
        ...counted.map((line, at) => row(line, at % 10 === 3 ? 2 : 1, timesNext(at % 10 === 3 ? 1.3 : 1)(line))),
      ],
      { precio: 3 },
      countTruth,
    ),
    writtenList(
      '«PIEZAS» a 1.3 veces junto a «CAJA», que es el precio de la tienda',
      [
        ['CLAVE', 'DESCRIPCION', 'PIEZAS', 'CAJA'],
        ...whole.map((line) => row(line, timesNext(1.3)(line), timesNext(1)(line))),
      ],
      { precio: 3 },
      truthOf(whole, 'incluido'),
    ),
    ...['PIEZAS', 'PRECIO PIEZAS', 'PRECIO']
      .map((price) =>
        plainList({
          name: `solo «${price}», todo a 1.3 veces`,
          lines: whole.map((line) => ({ ...line, next: Math.round(line.next * 1.3) })),
          iva: 'incluido',
          price,
        }),
      )
      .map((list): KnownList => ({ ...list, truth: new Map(), guard: 'far' })),
    ...flatLists(),
  ];
}

/** A shop in which hundreds of articles cost the same. */
function flatLists(): KnownList[] {
  const shop = corpusShop().map(
    (product, at): CurrentProduct => ({
      ...product,
      precio: at % 9 === 4 ? (product.precio ?? 0) : 10_000,
    }),
  );
  const some = shop.slice(0, 200);
  const next = some.map(({ precio }) => Math.round((precio ?? 0) * 1.03));
  const truth = new Map(some.map(({ clave }, at) => [clave, next[at] ?? 0]));
  const sorted = next.toSorted((a, b) => a - b);
  const list = (name: string, price: (at: number) => number, more: Partial<KnownList> = {}): KnownList =>
    writtenList(
      `precios iguales: ${name}`,
      [TITLES, ...some.map(({ clave, nombre }, at): Cell[] => [clave, nombre, price(at) / 100])],
      {},
      truth,
      { products: shop, ...more },
    );
  const at = (position: number): number => next[(position + next.length) % next.length] ?? 0;
  return [
    list('lista correcta', at),
    list('un renglón arriba', (position) => at(position + 1), { guard: 'shifted' }),
    list('la columna ordenada sola', (position) => sorted[position] ?? 0, { guard: 'scattered' }),
    list('un artículo con el precio de todos', (position) => (position === 22 ? 10_300 : at(position))),
    list('todos a un precio de relleno', () => 10_000, { guard: 'one-price' }),
    list('sin IVA', (position) => Math.round(at(position) / 1.16), {
      answers: { sheet: 0, clave: 0, precio: 2, iva: 'mas' },
      truth: new Map(
        some.map(({ clave }, position) => [
          clave,
          Math.round(Number((Math.round(at(position) / 1.16) * 1.16).toPrecision(15))),
        ]),
      ),
    }),
    list('sin IVA una parte', (position) => Math.round(at(position) / (position > 150 ? 1.16 : 1)), { guard: 'part' }),
    list('tres celdas de otro artículo', (position) => (position % 60 === 7 ? 11_700 : at(position))),
  ];
}
