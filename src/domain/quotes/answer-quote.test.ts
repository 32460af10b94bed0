import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { whatsappHref } from '#domain/kernel/phone.ts';
import { answerChanges, checkAnswer, erasure, quoteToForm } from './answer-quote.ts';
import { parseQuote, type Quote } from './parse-quote.ts';
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

function changesTo(to: QuoteState, prices = ['1,000.50', '']) {
  const quote = quoteIn('recibida');
  const answer = checkAnswer(quote, { ...quoteToForm(quote, ''), prices, vigencia: '2026-12-01' });
  if (!answer.ok) throw new Error('the test has no answer');
  return answerChanges(rowOf(quote), answer.value, to, { estado: to, por: 'demo@x.mx', en: 5 });
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
    expect(parseQuoteStatus({ ...odd, estado: 'otra' })).toBeNull();
  });
});

describe('the reply', () => {
  const parts = { store: 'La Fragua', nombre: 'Ana', folio: 'C-7F3K-29QX', until: '29 nov 2026', apart: false };
  const LINK = 'https://tienda.mx/cotizacion#estado=ABCDEFGHJKMNPQRSTVWXYZ0123456789ABCDEFG';

  test('has the lines, the sum, how long it holds and where to find it; without IVA beside it where that is wanted', () => {
    const lineas = [{ ...line, precio: 116_000 }];
    expect(replyMessage({ ...parts, lineas, link: LINK, apart: true })).toBe(
      [
        'Hola Ana, te compartimos tu cotización C-7F3K-29QX de La Fragua:',
        '1) 2 × Taladro (TZ-DH20): $2,320.00',
        'Subtotal: $2,000.00',
        'IVA: $320.00',
        'Total con IVA: $2,320.00',
        'Precios vigentes hasta el 29 nov 2026.',
        'La cotización no aparta mercancía.',
        `Consúltala aquí: ${LINK}`,
      ].join('\n'),
    );
    expect(replyMessage({ ...parts, lineas, link: '' })).not.toContain('Consúltala');
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
