import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseInstant } from '#domain/kernel/instant.ts';
import { whatsappHref } from '#domain/kernel/phone.ts';
import { type LineForm, quoteToForm } from './answer-form.ts';
import { answerChanges, answerOf, erasure, spamChanges } from './answer-quote.ts';
import { checkAnswer } from './check-answer.ts';
import { namesFromRandomBytes, RANDOM_BYTES } from './folio.ts';
import { newQuote, withOrigin } from './new-quote.ts';
import { parseQuote, type Quote } from './parse-quote.ts';
import { lineChanges, withStep } from './quote-history.ts';
import { MESSAGE_LIMIT } from './quote-message.ts';
import { parseQuoteStatus, QUOTE_STATES, type QuoteState } from './quote-state.ts';
import { replyMessage } from './reply-message.ts';
import type { StoredLine } from './stored-line.ts';

const line: StoredLine = {
  producto: 'p1',
  clave: 'TZ-DH20',
  nombre: 'Taladro',
  cantidad: 2,
  nota: 'Para Ana, en su casa',
  precio: null,
};

function quoteIn(estado: QuoteState): Quote {
  const parsed = parseQuote('cot-1', {
    folio: 'C-7F3K-29QX',
    nombre: 'Ana Pérez',
    telefono: '8112345678',
    correo: 'ana@example.mx',
    mensaje: 'Vivo en Calle 5',
    lineas: [line, { ...line, clave: '', producto: '', nombre: 'Bisagra' }],
    estado,
    secreto: 'SECRETO',
    creado: '2026-11-21T10:00:00Z',
    vigencia: '2026-11-20',
  });
  if (!parsed.ok) throw new Error(parsed.error.problem);
  return parsed.value;
}

const rowOf = (value: Quote) => ({ value, rev: 1, fields: { nombre: value.nombre }, entry: undefined });

const actor = { por: 'demo@x.mx', en: 5 };

/** What is typed into a form, over what a quotation holds. */
function answerTo(
  quote: Quote,
  typed: { readonly lineas?: readonly Partial<LineForm>[]; readonly descuento?: string; readonly flete?: string } = {},
) {
  const form = quoteToForm(quote);
  const lineas = form.lineas.map((one, at) => ({ ...one, ...typed.lineas?.[at] }));
  const answer = checkAnswer({ ...form, ...typed, lineas, vigencia: '2026-12-01' });
  if (!answer.ok) throw new Error('the test has no answer');
  return answer.value;
}

function changesTo(to: QuoteState, terms: { readonly descuento?: string; readonly flete?: string } = {}) {
  const quote = quoteIn('recibida');
  return answerChanges(rowOf(quote), answerTo(quote, { lineas: [{ precio: '1,000.50' }], ...terms }), to, actor);
}

describe('what the customer’s link shows', () => {
  const statusAfter = (to: QuoteState) => parseQuoteStatus(changesTo(to)[1]?.document);

  test('is the lines and their prices once there are any, and until when they hold', () => {
    expect(statusAfter('cotizada')).toMatchObject({
      estado: 'cotizada',
      vigencia: '2026-12-01',
      lineas: [
        { clave: 'TZ-DH20', nombre: 'Taladro', cantidad: 2, precio: 100_050 },
        { clave: '', nombre: 'Bisagra', precio: null },
      ],
    });
    expect(statusAfter('en-revision')).toMatchObject({ estado: 'en-revision', vigencia: '', lineas: [] });
    expect(statusAfter('cancelada')).toMatchObject({ estado: 'cancelada', vigencia: '', lineas: [] });
  });

  test('of an accepted one stays, and does not expire', () => {
    expect(statusAfter('aceptada')).toMatchObject({
      estado: 'cotizada',
      vigencia: '',
      lineas: [{ precio: 100_050 }, {}],
    });
  });

  test('has the discounts and the freight of an answer, and none of those of a request', () => {
    const terms = { descuento: '10', flete: '250' };
    expect(parseQuoteStatus(changesTo('cotizada', terms)[1]?.document)).toMatchObject({
      descuento: 1000,
      flete: 25_000,
    });
    expect(changesTo('en-revision', terms)[1]?.document).toEqual({
      cotizacion: 'cot-1',
      folio: 'C-7F3K-29QX',
      estado: 'en-revision',
    });
    expect(changesTo('cotizada')[1]?.document).not.toHaveProperty('flete');
  });

  test('has no personal data in any state, and is erased with the quotation', () => {
    for (const to of QUOTE_STATES) {
      const [quotation, status] = changesTo(to);
      expect(quotation).toMatchObject({ collection: 'cotizaciones', baseRev: 1 });
      expect(status).toMatchObject({ collection: 'estadosCotizacion', id: 'SECRETO', baseRev: 2 });
      expect(JSON.stringify(status?.document)).not.toMatch(/Ana|8112345678|example|Calle/);
    }
    expect(erasure(rowOf(quoteIn('cotizada'))).map(({ id, document }) => [id, document])).toEqual([
      ['cot-1', null],
      ['SECRETO', null],
    ]);
  });

  test('from an odd document is read as far as it can be', () => {
    const odd = {
      cotizacion: 'c',
      folio: 'C-1',
      estado: 'cotizada',
      lineas: [{ nombre: 3, precio: '<b>', cantidad: -1 }],
    };
    expect(parseQuoteStatus(odd)?.lineas).toEqual([
      { producto: '', clave: '', nombre: '', cantidad: 1, nota: '', precio: null },
    ]);
    expect(parseQuoteStatus({ ...odd, descuento: 99_999, flete: -1 })).toMatchObject({
      descuento: undefined,
      flete: undefined,
    });
    expect(parseQuoteStatus({ ...odd, estado: 'otra' })).toBeNull();
  });
});

describe('a quotation that staff work on', () => {
  const quote = quoteIn('recibida');

  test('stores a discount and freight only where there are any, so that an earlier one stays as it was', () => {
    const [plain] = answerChanges(rowOf(quote), answerTo(quote), 'recibida', actor);
    expect(plain?.document).not.toHaveProperty('descuento');
    expect(plain?.document).not.toHaveProperty('flete');
    expect(plain?.document?.['lineas']).toEqual(quote.lineas);
    const taken = answerTo(quote, { lineas: [{ descuento: '12.5' }], descuento: '5', flete: '250' });
    const [reduced] = answerChanges(rowOf(quote), taken, 'recibida', actor);
    expect(reduced?.document).toMatchObject({ descuento: 500, flete: 25_000, lineas: [{ descuento: 1250 }, {}] });
    const stored = { ...rowOf({ ...quote, descuento: 500, flete: 25_000 }), fields: { descuento: 500, flete: 25_000 } };
    const [without] = answerChanges(stored, answerTo(quote), 'recibida', actor);
    expect(without?.document).not.toHaveProperty('descuento');
    expect(without?.document).not.toHaveProperty('flete');
  });

  test('says in its history who changed what and when, without what is personal', () => {
    const answer = {
      ...answerTo(quote, { lineas: [{ cantidad: '3', precio: '100', descuento: '10' }], descuento: '5', flete: '250' }),
      nombre: 'Otra',
      notas: 'Secreto',
    };
    const { lineas } = answer;
    const more = { ...line, producto: 'p9', nombre: 'Flexómetro', cantidad: 1 };
    const [first] = answerChanges(
      rowOf(quote),
      { ...answer, lineas: [...lineas.slice(0, 1), more] },
      'cotizada',
      actor,
      ['Enviada por WhatsApp'],
    );
    expect(first?.document?.['historial']).toEqual([
      {
        estado: 'cotizada',
        por: 'demo@x.mx',
        en: 5,
        que: [
          'Enviada por WhatsApp',
          'Datos del cliente',
          '«Taladro»: 2 → 3 piezas',
          '«Taladro»: sin precio → $100.00',
          '«Taladro»: descuento ninguno → 10 %',
          'Agregó 1 × «Flexómetro»',
          'Quitó 2 × «Bisagra»',
          'Descuento general: ninguno → 5 %',
          'Flete: ninguno → $250.00',
          'Vigencia: 20 nov 2026 → 1 dic 2026'.replaceAll(/ (?=nov|dic|2026)/g, '\u00a0'),
          'Notas internas',
        ],
      },
    ]);
    const [same] = answerChanges(rowOf(quote), answerOf(quote), 'recibida', actor);
    expect(same?.document?.['historial']).toEqual([]);
  });

  test('keeps its last two hundred steps, and the first changes of a step with many', () => {
    const steps = Array.from({ length: 200 }, (_, en) => ({ estado: 'recibida' as const, por: 'x', en }));
    const many = {
      ...answerOf(quote),
      lineas: Array.from({ length: 60 }, (_, at) => ({ ...line, producto: `n${at}` })),
    };
    const [long] = answerChanges(rowOf({ ...quote, historial: steps }), many, 'recibida', actor);
    const historial = long?.document?.['historial'] as readonly { en: number; que: readonly string[] }[];
    expect(historial).toHaveLength(200);
    expect(historial[0]?.en).toBe(1);
    expect(historial.at(-1)?.que).toHaveLength(13);
    expect(historial.at(-1)?.que.at(-1)).toBe('y 50 cambios más');
    const said = withStep(
      [],
      { estado: 'recibida', ...actor },
      Array.from({ length: 13 }, (_, at) => `${at}`),
    );
    expect(said.at(-1)?.que?.at(-1)).toBe('y 1 cambio más');
  });
});

describe('a quotation marked as spam, or made by a colleague', () => {
  test('one that is spam already changes nothing when it is marked again among others', () => {
    const spam = rowOf({ ...quoteIn('cotizada'), spam: true });
    for (const { base, document } of spamChanges(spam, true, actor)) expect(document).toEqual(base);
    for (const { base, document } of spamChanges(rowOf(quoteIn('cotizada')), false, actor))
      expect(document).toEqual(base);
  });

  test('one marked as spam stays what it was to the customer, and so it does when the mark is taken off', () => {
    const answered = quoteIn('cotizada');
    const [marked, status] = spamChanges(rowOf(answered), true, actor);
    expect(marked?.document).toMatchObject({ nombre: 'Ana Pérez', spam: true });
    expect(status?.document).toEqual(status?.base);
    const [again] = spamChanges({ ...rowOf({ ...answered, spam: true }), fields: { spam: true } }, false, actor);
    expect(again?.document).not.toHaveProperty('spam');
  });

  test('one made by a colleague begins with its state at the same revision, and is erased with it', () => {
    const creado = parseInstant('2026-11-21T10:00:00Z');
    if (!creado) throw new Error('no time');
    const names = namesFromRandomBytes(new Uint8Array(RANDOM_BYTES).fill(7));
    const row = withOrigin(newQuote(names, 'demo@x.mx', creado), 'telefono');
    const [quotation, status] = answerChanges(
      row,
      { ...answerOf(row.value), nombre: 'Ana', lineas: [line] },
      'en-revision',
      actor,
    );
    expect(quotation).toMatchObject({
      id: names.id,
      baseRev: 0,
      base: null,
      document: { hechaPor: 'demo@x.mx', nombre: 'Ana', origen: 'telefono' },
    });
    expect(status).toMatchObject({ id: names.secreto, baseRev: 0, base: null });
    const stored = parseQuote(names.id, { ...quotation?.document, rev: 1 });
    if (!stored.ok) throw new Error(stored.error.problem);
    const next = { value: stored.value, rev: 1, fields: {} };
    expect(answerChanges(next, answerOf(stored.value), 'cotizada', actor).map(({ baseRev }) => baseRev)).toEqual([
      1, 1,
    ]);
    expect(erasure(next).map(({ baseRev, document }) => [baseRev, document])).toEqual([
      [1, null],
      [1, null],
    ]);
  });
});

describe('the reply', () => {
  const parts = {
    store: 'La Fragua',
    nombre: 'Ana',
    folio: 'C-7F3K-29QX',
    estado: 'cotizada' as const,
    until: '2026-11-29',
    today: '2026-11-29',
    apart: false,
    descuento: 0,
    flete: 0,
  };
  const LINK = 'https://tienda.mx/cotizacion#estado=ABCDEFGHJKMNPQRSTVWXYZ0123456789ABCDEFG';

  test('has the lines, the sum, how long it holds and where to find it; without IVA beside it where that is wanted', () => {
    const lineas = [{ ...line, precio: 116_000 }];
    expect(replyMessage({ ...parts, lineas, link: LINK, apart: true })).toBe(
      [
        'Hola Ana, te compartimos tu cotización C-7F3K-29QX de La Fragua:',
        '1) 2 × Taladro (TZ-DH20): $2,320.00',
        'Subtotal sin IVA: $2,000.00',
        'IVA 16 %: $320.00',
        'Total con IVA: $2,320.00',
        'Precios vigentes hasta el 29\u00a0nov\u00a02026.',
        'La cotización no aparta mercancía.',
        `Consúltala aquí: ${LINK}`,
      ].join('\n'),
    );
    expect(replyMessage({ ...parts, lineas, link: '' })).not.toContain('Consúltala');
  });

  test('greets by the first word of a name that has letters, and by none where there is no such word', () => {
    const greeting = (nombre: string) => replyMessage({ ...parts, nombre, lineas: [line], link: '' }).split(',')[0];
    expect(['😀 José Ñandú', ' Ana', '☎ 81', ''].map(greeting)).toEqual(['Hola José', 'Hola Ana', 'Hola', 'Hola']);
  });

  test('does not call prices valid whose last day has passed; of an accepted quotation that day says nothing', () => {
    const lineas = [{ ...line, precio: 116_000 }];
    const said = (estado: QuoteState) => replyMessage({ ...parts, lineas, link: LINK, estado, today: '2026-11-30' });
    expect(said('cotizada')).toContain('Sus precios valieron hasta el 29\u00a0nov\u00a02026.');
    expect(said('cotizada')).not.toContain('vigentes');
    expect(said('aceptada')).not.toContain('29\u00a0nov');
  });

  test('writes thousands of pieces as it writes thousands of pesos', () => {
    const lineas = [{ ...line, cantidad: 1500, precio: 116 }];
    expect(replyMessage({ ...parts, lineas, link: LINK })).toContain('1) 1,500 × Taladro (TZ-DH20): $1,740.00');
  });

  test('has the discounts and the freight where there are any', () => {
    const lineas = [{ ...line, precio: 116_000, descuento: 1000 }];
    expect(replyMessage({ ...parts, lineas, link: LINK, descuento: 500, flete: 25_000 })).toContain(
      [
        '1) 2 × Taladro (TZ-DH20): $2,088.00 (ya con 10 % de descuento)',
        'Descuento de 5 %: -$104.40',
        'Flete: $250.00',
        'Total con IVA: $2,233.60',
      ].join('\n'),
    );
  });

  test('stays within the limit, counts the lines it leaves out and ends in the link, and can itself be put into a link, for any names', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 200 }), { maxLength: 60 }),
        fc.string({ unit: 'grapheme', maxLength: 120 }),
        (names, nombre) => {
          const lineas = names.map((name) => ({ ...line, nombre: name.replace(/\s/g, ' ') }));
          const text = replyMessage({ ...parts, nombre: nombre.replace(/\s/g, ' '), lineas, link: LINK });
          expect(text.length).toBeLessThanOrEqual(MESSAGE_LIMIT);
          expect(text.endsWith(LINK)).toBe(true);
          const shown = [...text.matchAll(/^\d+\) 2 × /gm)].length;
          expect(shown + Number(/^y (\d+) más en el enlace$/m.exec(text)?.[1] ?? 0)).toBe(names.length);
          expect(new URL(whatsappHref('528112345678', text)).searchParams.get('text')).toBe(text);
        },
      ),
    );
  });
});

test('one piece is one in a history', () => {
  expect(lineChanges([line], [{ ...line, cantidad: 1 }])).toEqual(['«Taladro»: 2 → 1 pieza']);
  const many = { ...line, cantidad: 1500 };
  expect(lineChanges([many], [{ ...many, cantidad: 2000 }])).toEqual(['«Taladro»: 1,500 → 2,000 piezas']);
  expect(lineChanges([many], [])).toEqual(['Quitó 1,500 × «Taladro»']);
});
