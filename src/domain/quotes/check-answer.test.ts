import { describe, expect, test } from 'vitest';
import { bareProduct } from '#domain/catalogue/testing/bare-product.ts';
import {
  type AnswerForm,
  addFreeTextLine,
  addProductLine,
  changeLine,
  emptyAnswer,
  hasRoom,
  type LineForm,
  putLineBack,
} from './answer-form.ts';
import { checkAnswer, newQuoteProblems, readTerms, sendingProblems } from './check-answer.ts';

const line: LineForm = {
  key: 'l0',
  producto: 'p1',
  clave: 'TZ-DH20',
  nombre: 'Taladro',
  nota: '',
  cantidad: '2',
  precio: '1,000.50',
  descuento: '',
};
const form: AnswerForm = { ...emptyAnswer, nombre: 'Ana', lineas: [line], vigencia: '2026-12-01' };
const drill = bareProduct('p1', {
  nombre: 'Taladro',
  slug: 'taladro',
  clave: 'TZ-DH20',
  unidad: '',
  familia: '',
  precio: 120_000,
});

describe('an answer that is refused', () => {
  test.each<[field: string, typed: Partial<LineForm>, sentence: RegExp]>([
    ['precio', { precio: '0' }, /^«0» no es un precio/],
    ['precio', { precio: '-5' }, /^«-5» no es un precio/],
    ['precio', { precio: 'cien' }, /^«cien» no es un precio/],
    ['cantidad', { cantidad: '0' }, /de 1 a 9,999/],
    ['cantidad', { cantidad: '10000' }, /de 1 a 9,999/],
    ['cantidad', { cantidad: '1.5' }, /de 1 a 9,999/],
    ['cantidad', { cantidad: '' }, /de 1 a 9,999/],
    ['descuento', { descuento: '100.01' }, /no puede pasar de 100 %/],
    ['descuento', { descuento: '-10' }, /no es un descuento/],
    ['nombre', { nombre: ' \u0007 ' }, /Escribe qué es/],
    ['nombre', { nombre: 'x'.repeat(201) }, /caben 200/],
  ])('has a sentence at the %s of its line: %j', (field, typed, sentence) => {
    const checked = checkAnswer({ ...form, lineas: [line, { ...line, key: 'l1', ...typed }] });
    expect(checked).toMatchObject({
      ok: false,
      error: { lineas: { l1: { [field]: expect.stringMatching(sentence) } } },
    });
    expect(!checked.ok && checked.error.lineas).not.toHaveProperty('l0');
  });

  test.each<[field: keyof AnswerForm, typed: string, sentence: RegExp]>([
    ['descuento', '150', /no puede pasar de 100 %/],
    ['descuento', 'diez', /no es un descuento/],
    ['flete', '-1', /no es una cantidad/],
    ['flete', '20000000', /no puede pasar de 10 millones/],
    ['nombre', 'x'.repeat(121), /caben 120/],
    ['telefono', '123', /10 dígitos/],
    ['correo', 'ana', /Revisa el correo/],
    ['notas', 'x'.repeat(5001), /5,000/],
    ['vigencia', 'mañana', /Elige un día/],
  ])('has a sentence at its %s: %j', (field, typed, sentence) => {
    expect(checkAnswer({ ...form, [field]: typed })).toMatchObject({
      ok: false,
      error: { [field]: expect.stringMatching(sentence) },
    });
  });

  test('has two discounts that together pass a hundred percent', () => {
    const lineas = [{ ...line, descuento: '60' }];
    expect(checkAnswer({ ...form, lineas, descuento: '60' })).toMatchObject({
      ok: false,
      error: { descuento: 'Una línea ya lleva 60 %: con este, los descuentos pasan de 100 %.' },
    });
    expect(checkAnswer({ ...form, lineas, descuento: '40' }).ok).toBe(true);
  });

  test('has a last day that has passed, when it is to be sent; a new one has nobody’s name', () => {
    const checked = checkAnswer(form);
    if (!checked.ok) throw new Error('the form is good');
    expect(sendingProblems(checked.value, '2026-12-02').vigencia).toMatch(/ya pasó/);
    expect(sendingProblems(checked.value, '2026-12-01')).toEqual({});
    expect(newQuoteProblems({ ...checked.value, nombre: '' }).nombre).toMatch(/a nombre de quién/);
    expect(newQuoteProblems(checked.value)).toEqual({});
  });
});

test('an answer is stored in whole numbers, and a line without a discount has none', () => {
  const second = { ...line, key: 'l1', descuento: '12.5 %', precio: '', cantidad: '1,200' };
  expect(checkAnswer({ ...form, lineas: [line, second], flete: '$250', descuento: '5' })).toMatchObject({
    ok: true,
    value: {
      lineas: [
        { producto: 'p1', clave: 'TZ-DH20', nombre: 'Taladro', cantidad: 2, nota: '', precio: 100_050 },
        { cantidad: 1200, precio: null, descuento: 1250 },
      ],
      descuento: 500,
      flete: 25_000,
    },
  });
  expect(checkAnswer({ ...form, flete: '0' })).toMatchObject({ ok: true, value: { flete: 0 } });
  expect(JSON.stringify(checkAnswer(form))).not.toContain('"descuento":undefined');
});

test('while somebody types, what cannot be read yet has no amount', () => {
  const lineas = [
    { ...line, cantidad: '' },
    { ...line, precio: '12.', descuento: '999' },
  ];
  expect(readTerms({ ...form, lineas, descuento: 'x', flete: 'x' })).toMatchObject({
    lineas: [{ precio: null }, { precio: null }],
    descuento: 0,
    flete: 0,
  });
});

test('a product is added once at today’s price, and counted when it is added again; other lines keep their keys', () => {
  const once = addProductLine([], drill);
  expect(once).toMatchObject([{ key: 'l0', producto: 'p1', cantidad: '1', precio: '1200.00' }]);
  const changed = changeLine(once, 'l0', { precio: '900' });
  expect(addProductLine(changed, drill)).toMatchObject([{ cantidad: '2', precio: '900' }]);
  const two = addFreeTextLine(addFreeTextLine(once, 'Corte'), ' Igualación\nde color ');
  expect(two.map(({ key, nombre }) => [key, nombre])).toEqual([
    ['l0', 'Taladro'],
    ['l1', 'Corte'],
    ['l2', 'Igualación de color'],
  ]);
  expect(
    addFreeTextLine(
      two.filter(({ key }) => key !== 'l1'),
      'Otra',
    ).at(-1)?.key,
  ).toBe('l3');
  expect(addFreeTextLine(two, '  ')).toBe(two);
  expect(hasRoom({ lineas: Array.from({ length: 60 }, () => line) })).toBe(false);
});

test('a line that is put back has a key of its own, also where the others were numbered anew meanwhile', () => {
  const removed = { ...line, key: 'l1', nombre: 'Broca' };
  const renumbered = [line, { ...line, key: 'l1', nombre: 'Bisagra' }];
  const lineas = putLineBack(renumbered, removed, 1);
  expect(lineas.map(({ key, nombre }) => [key, nombre])).toEqual([
    ['l0', 'Taladro'],
    ['l2', 'Broca'],
    ['l1', 'Bisagra'],
  ]);
  expect(changeLine(lineas, 'l2', { precio: '5.00' }).map(({ precio }) => precio)).toEqual([
    line.precio,
    '5.00',
    line.precio,
  ]);
});
