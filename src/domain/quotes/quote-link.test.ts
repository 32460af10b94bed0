import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fragmentToList, linesToList, listToFragment, listToFragments } from './quote-link.ts';
import { addFreeLine, addProduct, joinLists, type QuoteList } from './quote-list.ts';
import { drill, must, saw } from './testing.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 60 });
const anyLine = fc.oneof(
  fc.record({ clave: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), texto: anyText }),
  fc.record({ clave: fc.constant(''), texto: anyText.filter((text) => text.trim() !== '') }),
);

describe('a shared link', () => {
  test('reads back any list as it was', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyLine, fc.integer({ min: 1, max: 9999 })), { minLength: 1, maxLength: 60 }),
        (lines) => {
          const list: QuoteList = lines.map(([{ clave, texto }, cantidad], at) => ({
            key: `${at}`,
            producto: clave,
            clave,
            nombre: clave === '' ? texto : 'n',
            cantidad,
            nota: clave === '' ? '' : texto,
            precio: null,
          }));
          fc.pre(
            list.every(({ nota, nombre }) => (nota + nombre).isWellFormed()) &&
              list.every(({ clave }) => clave.length <= 40),
          );
          expect(must(fragmentToList(listToFragment(list))).lines).toEqual(
            lines.map(([line, cantidad]) => ({ ...line, cantidad })),
          );
        },
      ),
    );
  });

  test('in several parts holds every line once, in order, and no part is longer than it has to be', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, maxLength: 200 }), { minLength: 1, maxLength: 60 }), (names) => {
        const list = names.map((nombre, at): QuoteList[number] => ({
          key: `${at}`,
          producto: '',
          clave: '',
          nombre: `${nombre}.`,
          cantidad: at + 1,
          nota: '',
          precio: null,
        }));
        const parts = listToFragments(list, 300);
        expect(parts.flatMap((part) => must(fragmentToList(part)).lines)).toEqual(
          must(fragmentToList(listToFragment(list))).lines,
        );
        for (const part of parts) expect(part.length <= 300 || !part.includes('~')).toBe(true);
      }),
    );
  });

  test('carries the name of its list, whatever it is', () => {
    const list = must(addFreeLine([], 'Cal'));
    expect(must(fragmentToList(listToFragment(list, 'Casa ~ Cumbres * 2')))).toEqual({
      nombre: 'Casa ~ Cumbres * 2',
      lines: [{ clave: '', cantidad: 1, texto: 'Cal' }],
    });
    expect(must(fragmentToList(listToFragment(list))).nombre).toBe('');
  });

  test('contains only characters that an address can hold', () => {
    expect(/^[\w!'().%*~-]+$/.test(listToFragment(must(addFreeLine([], 'ñ # & "<b>" *~'))))).toBe(true);
  });

  test('that is not ours is refused and never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void fragmentToList(text)));
    for (const bad of [
      '',
      '1',
      '1~',
      '1a',
      '1a*0',
      '1a*99999',
      '1*3',
      '1*3*%20',
      '1a*1*b*c',
      '1%E0%A4%A*1',
      '2Casa',
      '2%E0%A4%A~a*1',
      `1${'a*1~'.repeat(60)}a*1`,
    ]) {
      expect(fragmentToList(bad), bad).toMatchObject({ ok: false });
    }
    expect(fragmentToList('3x')).toEqual({ ok: false, error: 'newer' });
  });

  test('keeps a product that this catalogue does not have as a free line', () => {
    const lines = must(fragmentToList(listToFragment(must(addProduct(must(addProduct([], drill, 2)), saw))))).lines;
    const list = linesToList(lines, (clave) =>
      clave === 'TZ-SC74' ? { producto: 'p', nombre: 'Sierra', precio: 5 } : undefined,
    );
    expect(list.map(({ nombre, cantidad }) => [nombre, cantidad])).toEqual([
      ['Clave TZ-DH20', 2],
      ['Sierra', 1],
    ]);
  });

  test('opened twice adds nothing the second time', () => {
    const list = must(addFreeLine(must(addProduct([], drill, 2)), 'Bisagra'));
    expect(must(joinLists(list, list))).toEqual(list);
    expect(must(joinLists([], list))).toEqual(list);
  });
});
