import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storeProfile } from '#domain/store-profile.ts';
import { forbiddenLinks, inlineParts, plainText, unknownFacts, withFacts } from './inline.ts';
import { type Block, REFERENCES, TEXT_PAGES } from './page-text.ts';
import { blocksToLines, parseLines, sectionsOf } from './parse-lines.ts';
import { builtTexts } from './text-of.ts';

const words = fc.stringMatching(/^[#?=\->[\\]?[a-zñ]{1,8}( [a-zñ{}().[\]]{1,8}){0,3}$/);
const anchor = fc.constantFrom('', 'garantia', 'centro-de-experiencia');
const block: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ kind: fc.constant('heading' as const), text: words, anchor }),
  fc.record({ kind: fc.constant('paragraph' as const), text: words }),
  fc.record({
    kind: fc.constant('question' as const),
    text: words,
    answer: fc.array(words, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')),
    anchor,
  }),
  fc.record({
    kind: fc.constant('button' as const),
    text: fc.constant('Cotizar ahora'),
    href: fc.constant('/contacto.html'),
  }),
  fc.record({ kind: fc.constant('reference' as const), of: fc.constantFrom(...REFERENCES) }),
);

test('what is stored of a text is read as the same blocks, also where a paragraph begins like another block', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 12 }), (blocks) => {
      expect(parseLines(blocksToLines(blocks))).toEqual(blocks);
    }),
  );
});

test('items that follow each other are one list, and a line of no known form is a paragraph', () => {
  expect(parseLines(['- uno', '- dos', '', 'Luego', '[[video]]', '= sin pregunta'])).toEqual([
    { kind: 'list', items: ['uno', 'dos'] },
    { kind: 'paragraph', text: 'Luego' },
    { kind: 'paragraph', text: '[[video]]' },
    { kind: 'paragraph', text: '= sin pregunta' },
  ]);
});

test('no link or button leads to another scheme or to another site without saying so', () => {
  for (const href of ['javascript:alert(1)', 'data:text/html,x', '//otra.mx', 'http://otra.mx', 'contacto']) {
    expect(inlineParts(`Ve a [aquí](${href}).`).every((part) => typeof part === 'string')).toBe(true);
    expect(parseLines([`> [Ir](${href})`])).toEqual([{ kind: 'paragraph', text: `> [Ir](${href})` }]);
    expect(forbiddenLinks(`[aquí](${href})`)).toHaveLength(1);
  }
  expect(inlineParts('En [contacto](/contacto.html) o [mapa](https://mapa.mx/a).')).toEqual([
    'En ',
    { label: 'contacto', href: '/contacto.html' },
    ' o ',
    { label: 'mapa', href: 'https://mapa.mx/a' },
    '.',
  ]);
});

test('a fact in braces is what the settings say, and a name that is none stays as written', () => {
  const policies = { ...storeProfile.policies, exchangeDays: 20 };
  expect(withFacts('{dias-cambio} días, {marca} y {constructor}', { ...storeProfile, policies })).toBe(
    '20 días, TENAZ y {constructor}',
  );
  expect(unknownFacts('{marca} {constructor} {otra}')).toEqual(['constructor', 'otra']);
  expect(plainText('Ve a [contacto](/contacto.html) de {nombre}', storeProfile)).toBe('Ve a contacto de La Fragua');
});

test.each(TEXT_PAGES)(
  'the built text of %s is stored as it is read, and names only facts and links that there are',
  (page) => {
    const { lines, heading, intro } = builtTexts[page];
    expect(blocksToLines(parseLines(lines))).toEqual(lines);
    expect(unknownFacts([heading, intro, ...lines].join('\n'))).toEqual([]);
    expect(forbiddenLinks(lines.join('\n'))).toEqual([]);
    const anchors = lines.flatMap((line) => / \{#(.+)\}$/.exec(line)?.[1] ?? []);
    expect(new Set(anchors).size).toBe(anchors.length);
  },
);

test('blocks stand under their heading', () => {
  expect(sectionsOf(parseLines(['Antes', '# Taller {#taller}', 'Texto']))).toEqual([
    { title: '', anchor: '', blocks: [{ kind: 'paragraph', text: 'Antes' }] },
    { title: 'Taller', anchor: 'taller', blocks: [{ kind: 'paragraph', text: 'Texto' }] },
  ]);
});

test('what lasts one day is said of one, in every text that the store is built with', () => {
  const policies = { ...storeProfile.policies, quoteDays: 1, exchangeDays: 1, pickupDays: 1 };
  const profile = { ...storeProfile, policies };
  expect(withFacts('{dias-cotizacion} días naturales o {dias-cambio} días hábiles, {marca}', profile)).toBe(
    `1 día natural o 1 día hábil, ${storeProfile.brand}`,
  );
  const built = Object.values(builtTexts).flatMap(({ intro, lines }) => [intro, ...lines]);
  const said = built.map((text) => withFacts(text, profile));
  expect(said.filter((text) => /\b1\s+días/.test(text))).toEqual([]);
});
