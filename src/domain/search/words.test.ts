import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claveTerms } from './claves.ts';
import { editDistance, isWithinOne } from './edit-distance.ts';
import { entryTerms } from './entry-terms.ts';
import { plainNumbers, tokensOf } from './lexer.ts';
import { Lexicon } from './lexicon.ts';
import { measureTerms } from './measures.ts';
import { phoneticKey } from './phonetic-key.ts';
import { spokenSizesToNumbers } from './spoken-sizes.ts';
import { stem } from './stem.ts';
import { TermIndex } from './term-index.ts';

const NO_TERMS = { head: [], name: [], use: [], groups: [], marca: [], clave: [], uses: [] };

const sizesOf = (text: string): string[] =>
  tokensOf(plainNumbers(spokenSizesToNumbers(plainNumbers(text)))).flatMap((token) =>
    token.kind === 'measure' ? measureTerms(token.measure).slice(1) : [],
  );

describe('words', () => {
  test('plurals and genders are one word, near words are not', () => {
    const same = [
      ['taladros', 'taladro'],
      ['cables', 'cable'],
      ['luces', 'luz'],
      ['inalambricas', 'inalambrico'],
      ['compresora', 'compresor'],
      ['blancas', 'blanco'],
      ['colores', 'color'],
      ['llaves', 'llave'],
      ['grises', 'gris'],
    ] as const;
    for (const [a, b] of same) expect([a, stem(a)]).toEqual([a, stem(b)]);
    for (const [a, b] of [
      ['broca', 'broche'],
      ['clavo', 'clave'],
      ['barra', 'barro'],
      ['gas', 'gasa'],
      ['punta', 'punto'],
    ] as const) {
      expect(stem(a)).not.toBe(stem(b));
    }
  });

  test('spellings that sound the same have the same phonetic key', () => {
    const same = [
      ['rotomartiyo', 'rotomartillo'],
      ['hidrolabadora', 'idrolavadora'],
      ['barnis', 'varniz'],
      ['inpermeabilisante', 'impermeabilizante'],
      ['tinher', 'thinner'],
      ['jenerador', 'generador'],
      ['kaladora', 'caladora'],
      ['flecsometro', 'flexometro'],
      ['ynglete', 'inglete'],
      ['sierra', 'cierra'],
      ['espatula', 'ezpatula'],
    ] as const;
    for (const [a, b] of same) expect([a, phoneticKey(a)]).toEqual([a, phoneticKey(b)]);
    for (const [a, b] of [
      ['broca', 'brocha'],
      ['lija', 'lima'],
      ['pala', 'paya'],
      ['gasto', 'justo'],
    ] as const) {
      expect(phoneticKey(a)).not.toBe(phoneticKey(b));
    }
  });

  test('isWithinOne agrees with the full edit distance', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 7 });
    fc.assert(fc.property(word, word, (a, b) => isWithinOne(a, b) === editDistance(a, b, 1) <= 1));
    expect(editDistance('taldaro', 'taladro', 2)).toBe(1);
    expect(editDistance('corto', 'carpintero', 2)).toBe(3);
  });

  test('guesses the nearest kind only, and never for short words', () => {
    const index = new TermIndex();
    const [, , , taladro = 0] = ['broca', 'brocha', 'lija', 'taladro'].map((head) =>
      index.add({ ...NO_TERMS, head: [head] }),
    );
    const lexicon = new Lexicon(new Set(['amoladora']), index);
    expect(lexicon.guesses('brosa', false, () => true)).toEqual([{ term: 'broca', weight: 0.78 }]);
    expect(lexicon.guesses('lima', false, () => true)).toEqual([]);
    expect(lexicon.guesses('liga', false, () => true)).toEqual([]);
    expect(lexicon.guesses('amoladra', false, () => true)[0]?.term).toBe('amoladora');
    expect(lexicon.guesses('lj', false, () => true)).toEqual([]);
    expect(lexicon.guesses('talagro', false, () => true)[0]?.term).toBe('taladro');
    // `timbre` sounds one slip away from it, but is written four away.
    index.add({ ...NO_TERMS, head: ['thinner'] });
    expect(lexicon.guesses('timbr', false, () => true)).toEqual([]);
    expect(lexicon.guesses('tinerr', false, () => true)[0]?.term).toBe('thinner');
    index.remove(taladro);
    expect(lexicon.uses('taladro')).toBe(0);
    expect(lexicon.guesses('talagro', false, () => false)).toEqual([]);
  });
});

describe('sizes', () => {
  test('are read however they are written', () => {
    for (const text of ['4 1/2"', '4-1/2 pulgadas', '4½"', '4.5 in', '4,5 plg', 'cuatro y media pulgadas']) {
      expect([text, sizesOf(text)]).toEqual([text, ['4.5in']]);
    }
    expect(sizesOf('3,000 W y 2.5 HP')).toEqual(['3000w', '2.5hp']);
    expect(sizesOf('3 x 21"')).toEqual(['3in', '21in']);
    expect(sizesOf('4x36"')).toEqual(['4in', '36in']);
    expect(sizesOf('20v 20 V 20volts')).toEqual(['20v', '20v', '20v']);
    expect(sizesOf('tres octavos, cinco dieciseisavos, pulgada y media')).toEqual(['~0.375', '~0.313', '1.5in']);
    expect(sizesOf('medio litro, cuarto de litro, 250 ml')).toEqual(['500ml', '250ml', '250ml']);
    expect(sizesOf('de 4 a 6 m')).toEqual(['~4', '6000mm']);
    expect(sizesOf('EA-45900 PH2 RM-20V 6013')).toEqual(['~6013']);
  });

  test('are read with the signs that a keyboard gives for them, and with or without what separates a whole from its fraction', () => {
    for (const text of ['7 1/4"', '71/4"', '7.1/4 pulg', "7 1/4''", '7 1/4´´', '7 1⁄4”']) {
      expect([text, sizesOf(text)]).toEqual([text, ['7.25in']]);
    }
    // A numerator of two digits is one where it makes less than a whole, and where its last digit could not be one by itself.
    expect(sizesOf('15/16" 12/2" 6013 1/8"')).toEqual(['0.938in', '6in', '~6013', '0.125in']);
  });

  test('a fraction before metres or feet is one of inches', () => {
    expect(sizesOf('manguera 1/2 x 15 m')).toEqual(['0.5in', '15000mm']);
    expect(sizesOf('tubo 1 1/2 x 20 pies')).toEqual(['1.5in', '20ft']);
    expect(sizesOf('lona 4 x 6 m')).toEqual(['4000mm', '6000mm']);
    expect(sizesOf('1/4"X2" 3/4"x3/4"')).toEqual(['0.25in', '2in', '0.75in', '0.75in']);
    expect(sizesOf('18mmx30m 12 cm x2 cm')).toEqual(['18mm', '30000mm', '120mm', '20mm']);
    expect(sizesOf('perfil 1/2 x 3/4"')).toEqual(['0.5in', '0.75in']);
  });

  test('any text has its pieces, and none is lost in a loop', () => {
    fc.assert(fc.property(fc.string({ maxLength: 60 }), (text) => tokensOf(plainNumbers(text)).length <= text.length));
  });
});

describe('entries', () => {
  const terms = (title: string) => entryTerms({ id: '', kind: 'product', title });

  test('a title says what a thing is, what it is like and what it is for', () => {
    expect(terms('Juego de brocas para concreto, con estuche')).toMatchObject({
      head: ['broca'],
      name: ['juego'],
      use: ['concreto', 'estuch'],
    });
    expect(terms('Esmeriladora angular 4 1/2" 20 V, sin batería')).toMatchObject({
      head: ['esmerilador'],
      name: ['angular', '#4.5', '4.5in', '#20', '20v', '!bateria'],
    });
    expect(terms('Martillo de uña').name).toEqual(['una']);
  });

  test('prepositions are read as price lists abbreviate them', () => {
    expect(terms('TALADRO 20V S/BATERIA C/MALETIN')).toEqual(terms('Taladro 20 V sin batería con maletín'));
    expect(terms('Disco p/concreto, c/2 piezas').use).toEqual(terms('Disco para concreto, con 2 piezas').use);
    // Of copper to thread, and one each.
    expect(terms('Codo c/r interior, precio c/u').use).toEqual([]);
  });

  test('a clave is found from the start of each of its parts', () => {
    expect(claveTerms('EA-45900')).toEqual(['ea45900', '45900']);
    expect(claveTerms('0017')).toEqual(['0017']);
    expect(claveTerms('—')).toEqual([]);
  });
});
