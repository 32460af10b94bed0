import type { Cell } from '../cell.ts';
import { type KnownList, linesOf, plainList, sheetFrom, truthOf } from './list.ts';

/** Cells that hold two prices, of which nobody knows which is meant. */
export function twoPriceLists(): KnownList[] {
  const forms: readonly (readonly [string, (pesos: number) => Cell])[] = [
    ['$1250.00 $980', (pesos) => `$${pesos.toFixed(2)} $${Math.round(pesos * 0.9)}`],
    ['125 180', (pesos) => `${Math.round(pesos)} ${Math.round(pesos * 1.3)}`],
    ['125.00 / 118.00', (pesos) => `${pesos.toFixed(2)} / ${(pesos * 0.95).toFixed(2)}`],
    ['125.00 (antes 130.00)', (pesos) => `${pesos.toFixed(2)} (antes ${(pesos * 1.04).toFixed(2)})`],
  ];
  return forms.map(([form, write], turn) => {
    const lines = linesOf(1700 + turn, { by: 0.01, spread: 0.02 }, 60).filter(
      ({ next }) => next >= 20_000 && next < 80_000,
    );
    const truth = truthOf(lines, 'incluido');
    lines.forEach(({ article }, at) => {
      if (at % 4 === 0) truth.set(article.clave, null);
    });
    return {
      ...plainList({
        name: `dos precios en una celda, «${form}»`,
        lines,
        iva: 'incluido',
        price: 'PRECIO CON IVA',
        write: (pesos, at) => (at % 4 ? pesos : write(pesos)),
      }),
      truth,
    };
  });
}

/** Text files whose decimal comma was taken for the sign between two columns. */
export function tornLists(): KnownList[] {
  return ['PRECIO', 'PRECIO CON IVA'].map((price, turn): KnownList => {
    const lines = linesOf(1750 + turn, { by: 0.02, spread: 0.02 }, 50).filter(({ next }) => next < 99_900);
    const rows = lines.map(({ article, next }): Cell[] => [
      article.clave,
      article.nombre,
      ...(next / 100).toFixed(2).split('.'),
    ]);
    return {
      name: `«${price}» con coma decimal en un texto separado por comas`,
      sheets: [sheetFrom([['CODIGO', 'DESCRIPCION', price], ...rows])],
      answers: { sheet: 0, clave: 0, precio: 2, iva: 'incluido' },
      truth: truthOf(lines, 'incluido'),
    };
  });
}

/** Two sheets of which the smaller one has the new prices. */
export function smallSheetLists(): KnownList[] {
  const old = linesOf(1780, { by: -0.005, spread: 0.01 }, 120);
  const titles = ['CLAVE', 'DESCRIPCION', 'PRECIO'];
  return [4, 10].map((count) => {
    const changes = linesOf(1781, { by: 0.06, spread: 0.02 }, count);
    const sheet = (lines: typeof old, name: string) =>
      sheetFrom([titles, ...lines.map(({ article, next }) => [article.clave, article.nombre, next / 100])], name);
    return {
      name: `ciento veinte de septiembre y ${count} cambios de noviembre`,
      sheets: [sheet(old, 'Septiembre'), sheet(changes, 'CAMBIOS NOV')],
      answers: { sheet: 1, clave: 0, precio: 2, iva: 'incluido' as const },
      truth: truthOf(changes, 'incluido'),
    };
  });
}
