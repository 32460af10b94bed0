import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseProduct } from '#domain/catalogue/parse-product.ts';
import { withPriceNote } from '#domain/catalogue/price-stamp.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { normalizePhone } from '#domain/kernel/normalize-phone.ts';
import { formatPhone, phoneHref, whatsappHref } from '#domain/kernel/phone.ts';
import type { Result } from '#domain/kernel/result.ts';
import { CONTACT_LIMITS, type ContactForm, emptyContact, readContact, WRITTEN_MESSAGE_LIMIT } from './contact-form.ts';
import { namesFromRandomBytes, RANDOM_BYTES } from './folio.ts';
import { findProduct, refreshed, viewList } from './list-view.ts';
import { isPending, keptEntries, newEntry, retried, sending, settled } from './outbox.ts';
import { listToFragment } from './quote-link.ts';
import {
  addFreeLine,
  addProduct,
  LIST_LIMITS,
  type QuoteList,
  removeLine,
  setNote,
  setQuantity,
} from './quote-list.ts';
import { LINK_LIMIT, MESSAGE_LIMIT, quoteMessage } from './quote-message.ts';
import { canBecome, QUOTE_STATES, stateOn } from './quote-state.ts';
import { quoteFields } from './quote-writes.ts';

function product(clave: string, precio?: number): Product {
  const parsed = parseProduct(clave.toLowerCase(), {
    visible: 'public',
    nombre: `Taladro ${clave}`,
    slug: clave.toLowerCase(),
    clave,
    unicID: '0',
    ...(precio && { precio }),
  });
  if (!parsed.ok || 'visible' in parsed.value) throw new Error('the test has no product');
  return parsed.value as Product;
}

const must = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(String(result.error));
  return result.value;
};

/** As `firestore.rules` counts the lines of a quotation. */
const quoteText = (list: QuoteList): number =>
  list
    .map((line) => [line.producto, line.clave, line.nombre, line.cantidad, line.nota, line.precio].join('\n'))
    .join('').length;

const drill = product('TZ-DH20', 249900);
const saw = product('TZ-SC74');

describe('the list', () => {
  test('adding a product again adds to its pieces and keeps its place and note', () => {
    let list = must(addProduct([], drill, 2));
    list = must(addProduct(list, saw));
    list = must(setNote(list, 'TZ-DH20', '  con   maletín\n'));
    list = must(addProduct(list, { ...drill, precio: 199900 }, 3));
    expect(list.map(({ clave, cantidad, nota, precio }) => [clave, cantidad, nota, precio])).toEqual([
      ['TZ-DH20', 5, 'con maletín', 199900],
      ['TZ-SC74', 1, '', null],
    ]);
  });

  test('pieces stay whole and between one and 9,999', () => {
    const list = must(addProduct([], drill));
    for (const [typed, kept] of [
      [0, 1],
      [-3, 1],
      [2.6, 3],
      [1e9, 9999],
      [Number.NaN, 1],
    ] as const) {
      expect(setQuantity(list, 'TZ-DH20', typed)[0]?.cantidad).toBe(kept);
    }
  });

  test('a free line needs words, and two of them are two lines', () => {
    expect(addFreeLine([], ' \n ')).toEqual({ ok: false, error: 'empty' });
    const list = must(addFreeLine(must(addFreeLine([], 'Bisagra vieja')), 'Chapa de 1970'));
    expect(list.map(({ key }) => key)).toEqual(['libre-1', 'libre-2']);
    expect(removeLine(list, 'libre-1').map(({ nombre }) => nombre)).toEqual(['Chapa de 1970']);
  });

  test('a line that could not be sent is refused when it is added', () => {
    let list: QuoteList = [];
    for (let at = 0; at < LIST_LIMITS.lines; at += 1) list = must(addFreeLine(list, `línea ${at}`));
    expect(addProduct(list, drill)).toEqual({ ok: false, error: 'full' });
    let long: QuoteList = [];
    for (let at = 1; at <= 36; at += 1) {
      long = must(setNote(must(addFreeLine(long, 'x'.repeat(200))), `libre-${at}`, 'n'.repeat(160)));
    }
    long = must(addFreeLine(long, 'y'.repeat(200)));
    expect(addFreeLine(long, 'y'.repeat(200))).toEqual({ ok: false, error: 'long' });
    expect(quoteText(long)).toBeLessThan(15_000);
  });

  test('the total is given only when every line has a public price', () => {
    const list = must(addProduct(must(addProduct([], drill, 2)), saw));
    const find = findProduct([drill, saw]);
    expect(viewList(list, find, true).total).toBeNull();
    expect(viewList(removeLine(list, 'TZ-SC74'), find, true)).toMatchObject({ total: 499800, pieces: 2 });
    expect(viewList([], find, true).total).toBeNull();
  });

  test.each([
    ['dearer', product('TZ-DH20', 259900)],
    ['cheaper', product('TZ-DH20', 239900)],
    ['unpriced', product('TZ-DH20')],
    ['same', drill],
    ['gone', undefined],
  ] as const)('a product that has become %s is shown so', (change, now) => {
    const view = viewList(must(addProduct([], drill)), () => now, true);
    expect(view.lines[0]?.change).toBe(change);
    expect(refreshed(view)[0]?.precio).toBe(now ? (now.precio ?? null) : 249900);
  });

  test('a product whose clave the store corrected is still that product, and is asked for by its new clave', () => {
    const list = must(addProduct(must(addProduct([], drill)), saw));
    const corrected = { ...drill, clave: 'TZ-DH20-B' };
    // The saw was made anew, as another document with its clave.
    const view = viewList(list, findProduct([corrected, { ...saw, id: 'otro' }]), true);
    expect(view.lines.map(({ change }) => change)).toEqual(['same', 'same']);
    expect(refreshed(view).map(({ key, clave }) => [key, clave])).toEqual([
      ['TZ-DH20', 'TZ-DH20-B'],
      ['TZ-SC74', 'TZ-SC74'],
    ]);
    expect(viewList(list, findProduct([]), true).lines.map(({ change }) => change)).toEqual(['gone', 'gone']);
  });

  test('no product is shown as no longer sold before the catalogue has been read', () => {
    expect(viewList(must(addProduct([], drill)), () => undefined, false).lines[0]).toMatchObject({
      change: 'same',
      price: 249900,
    });
  });
});

describe('a telephone', () => {
  const national = fc.stringMatching(/^[2-9]\d{9}$/);
  const prefix = fc.constantFrom('', '+52', '+52 1', '(+52)', '52', '521', '01', '044', '045', '1', '0052', 'Tel. ');
  const gap = fc.constantFrom('', ' ', '-', '.', ' - ', ') ', '\u00a0');
  test('is read in any usual writing', () => {
    fc.assert(
      fc.property(national, prefix, gap, gap, (digits, start, one, two) => {
        const written = `${start} ${digits.slice(0, 2)}${one}${digits.slice(2, 6)}${two}${digits.slice(6)}`;
        expect(normalizePhone(written)).toBe(digits);
      }),
    );
  });
  test.each([
    '',
    '81 1234 567',
    '81 1234 56789',
    '0112345678',
    '12345678901234',
    'llámame',
    '81123456x8',
    '+1 555 123 4567 8',
    '+1 956 123 4567',
    '＋1 956 123 4567',
    '(+1) 956 123 4567',
    '=81',
  ])('"%s" is none', (text) => expect(normalizePhone(text)).toBeNull());
  test('written with full-width digits is one too', () =>
    expect(normalizePhone('８１１２３４５６７８')).toBe('8112345678'));
  test('is ten digits or null for any input, and its written form reads the same', () => {
    const typed = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[+\d ().-]{0,24}$/));
    fc.assert(
      fc.property(typed, (text) => {
        const digits = normalizePhone(text);
        if (digits === null) return;
        expect(digits).toMatch(/^[2-9]\d{9}$/);
        expect(text.normalize('NFKC').replace(/\D/g, '').endsWith(digits)).toBe(true);
        expect(normalizePhone(formatPhone(digits))).toBe(digits);
        expect(normalizePhone(phoneHref(digits).slice('tel:'.length))).toBe(digits);
      }),
    );
  });
});

describe('the form', () => {
  const good: ContactForm = {
    nombre: ' Ana  Pérez ',
    telefono: '+52 1 81 1234-5678',
    correo: ' ana@example.mx ',
    mensaje: 'Hola\r\n\r\n\r\n\r\ntú',
    promociones: false,
  };
  test('tidies valid values', () => {
    expect(readContact(good, true)).toEqual({
      ok: true,
      value: {
        nombre: 'Ana Pérez',
        telefono: '8112345678',
        correo: 'ana@example.mx',
        mensaje: 'Hola\n\ntú',
        promociones: false,
      },
    });
  });
  test.each([
    ['nombre', '\u202e\u0000 ', 'Escribe tu nombre.'],
    ['nombre', 'x'.repeat(121), 'Es muy largo: caben 120 caracteres.'],
    ['telefono', '', 'Escribe un teléfono para responderte.'],
    ['telefono', '123', 'El teléfono lleva 10 dígitos, por ejemplo 81 1234 5678.'],
    ['telefono', '+1 956 123 4567', 'Escribe uno de México, y el de fuera en el mensaje.'],
    ['correo', 'ana@', 'Revisa el correo: le falta algo, por ejemplo nombre@correo.com.'],
    ['correo', 'a,b@c.mx', 'Revisa el correo: le falta algo, por ejemplo nombre@correo.com.'],
    ['correo', `${'a'.repeat(260)}@b.mx`, 'Es muy largo: caben 254 caracteres.'],
    ['mensaje', ' \n ', 'Dinos qué necesitas, o agrega productos a tu lista.'],
    ['mensaje', 'x'.repeat(1901), 'Es muy largo: caben 1900 caracteres.'],
  ] as const)('says what is wrong with %s %j', (field, value, message) => {
    expect(readContact({ ...good, [field]: value }, true)).toEqual({ ok: false, error: { [field]: message } });
  });
  test('leaves room in the stored message for the note on old prices', () => {
    const contact = must(readContact({ ...good, mensaje: 'x'.repeat(WRITTEN_MESSAGE_LIMIT) }, true));
    const noted = withPriceNote(contact.mensaje, {
      hasPrices: true,
      confirmedAt: 1_790_000_000_000,
      today: '2026-11-20',
    });
    expect(noted).toMatch(/^Pedida con precios/);
    expect(noted.length).toBeLessThanOrEqual(CONTACT_LIMITS.mensaje);
  });
  test('asks for everything at once, and for no message beside a list', () => {
    expect(readContact(emptyContact, false)).toEqual({
      ok: false,
      error: { nombre: 'Escribe tu nombre.', telefono: 'Escribe un teléfono para responderte.' },
    });
  });
});

describe('the message', () => {
  const greeting = 'Hola, La Fragua. Quiero cotizar: ';
  test('has folio, lines and link', () => {
    const list = must(setNote(must(addProduct([], drill, 2)), 'TZ-DH20', 'con maletín'));
    expect(quoteMessage({ greeting, folio: 'C-7F3K-29QX', list, message: '¿Entregan?', link: 'https://x.mx/c' })).toBe(
      'Hola, La Fragua. Quiero cotizar (folio C-7F3K-29QX):\n1) 2 × Taladro TZ-DH20 · clave TZ-DH20 · con maletín\n¿Entregan?\nLista completa: https://x.mx/c',
    );
  });
  test('begins with what is asked for where the shop has no greeting', () => {
    const parts = { greeting: '', list: must(addProduct([], drill)), message: '', link: null };
    expect(quoteMessage({ ...parts, folio: null })).toMatch(/^Quiero cotizar:\n1\) /);
    expect(quoteMessage({ ...parts, folio: 'C-7F3K-29QX' })).toMatch(/^Quiero cotizar \(folio C-7F3K-29QX\):\n1\) /);
  });
  test('keeps the visitor’s own words where a long list leaves no room for all of its lines', () => {
    let list: QuoteList = [];
    for (let at = 10; at < 70; at += 1) list = must(addFreeLine(list, `Tornillo galvanizado de ${at} mm`));
    const message = 'Entregar en Calle Sur 12, con factura';
    const text = quoteMessage({ greeting, folio: null, list, message, link: null });
    expect(text.endsWith(`\ny ${60 - [...text.matchAll(/^\d+\) /gm)].length} más que te paso aparte\n${message}`)).toBe(
      true,
    );
  });
  test('with a list whose link is too long for a chat says how many are missing, and the copied one lacks none', () => {
    let list: QuoteList = [];
    for (let at = 0; at < 40; at += 1) list = must(addFreeLine(list, `Pieza ${at} ñandú`.padEnd(90, ' ñ')));
    const link = `https://x.mx/cotizacion#lista=${listToFragment(list)}`;
    const parts = { greeting, folio: null, list, message: '', link };
    expect(quoteMessage(parts)).toMatch(/\ny \d+ más que te paso aparte$/);
    expect(quoteMessage({ ...parts, folio: 'C-7F3K-29QX' })).toMatch(/\ny \d+ más en la solicitud$/);
    const whole = quoteMessage({ ...parts, limit: Number.POSITIVE_INFINITY });
    expect([...whole.matchAll(/^\d+\) 1 × Pieza /gm)]).toHaveLength(40);
  });
  test('never passes the limit, counts what it leaves out and always makes a link', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }), { maxLength: 60 }),
        fc.string({ unit: 'binary', maxLength: 2000 }),
        fc.constantFrom(null, 'C-7F3K-29QX'),
        (names, message, folio) => {
          let list: QuoteList = [];
          for (const name of names) {
            const added = addFreeLine(list, name);
            if (added.ok) list = added.value;
          }
          const contact = readContact(
            { ...emptyContact, nombre: 'a', telefono: '8112345678', mensaje: message },
            false,
          );
          const tidy = contact.ok ? contact.value.mensaje : '';
          const link = `https://x.mx/cotizacion#lista=${listToFragment(list)}`;
          const text = quoteMessage({ greeting, folio, list, message: tidy, link });
          expect(text.length).toBeLessThanOrEqual(MESSAGE_LIMIT);
          expect(text.endsWith(link)).toBe(link.length <= LINK_LIMIT);
          const numbered = [...text.matchAll(/^\d+\) /gm)].length;
          const left = /^y (\d+) más (?:en el enlace|en la solicitud|que te paso aparte)$/m.exec(text)?.[1];
          expect(numbered + Number(left ?? 0)).toBeGreaterThanOrEqual(list.length);
          expect(new URL(whatsappHref('528100000000', text)).searchParams.get('text')).toBe(text);
        },
      ),
    );
  });
});

describe('the names of a quotation', () => {
  test('have the forms that the rules require, and differ for different random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: RANDOM_BYTES, maxLength: RANDOM_BYTES }), (bytes) => {
        const { folio, id, secreto } = namesFromRandomBytes(bytes);
        expect(folio).toMatch(/^C-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
        expect(id).toMatch(/^[0-9A-Z]{24}$/);
        expect(secreto).toMatch(/^[0-9A-Z]{39}$/);
      }),
    );
    const zero = new Uint8Array(RANDOM_BYTES);
    for (let at = 0; at < RANDOM_BYTES; at += 1) {
      expect(namesFromRandomBytes(zero.with(at, 1)), `byte ${at}`).not.toEqual(namesFromRandomBytes(zero));
    }
    expect(() => namesFromRandomBytes(new Uint8Array(8))).toThrow(RangeError);
  });
});

describe('the outbox', () => {
  const entry = newEntry(
    namesFromRandomBytes(new Uint8Array(RANDOM_BYTES)),
    {
      contacto: must(readContact({ ...emptyContact, nombre: 'a', telefono: '8112345678' }, false)),
      lineas: must(addProduct([], drill)),
      origen: 'lista',
      avisoVersion: 'v',
    },
    1000,
  );
  test('a received request stays received, whatever answer comes later', () => {
    const received = settled(sending(entry), 'received');
    expect(received.estado).toBe('recibida');
    for (const late of ['refused', 'unreachable', 'received'] as const) expect(settled(received, late)).toBe(received);
    expect(sending(received)).toBe(received);
    expect(retried(received)).toBe(received);
  });
  test('an attempt that does not reach the server is repeated, a refused one waits for the person', () => {
    const away = settled(sending(entry), 'unreachable');
    expect(away).toMatchObject({ estado: 'guardada', intentos: 1 });
    expect(isPending(away)).toBe(true);
    const refused = settled(sending(away), 'refused');
    expect(isPending(refused)).toBe(false);
    expect(retried(refused)).toMatchObject({ estado: 'guardada', intentos: 0 });
  });
  test('one that the server put off waits and says so, until it is sent or the network goes', () => {
    const deferred = settled(sending(entry), 'deferred');
    expect(deferred).toMatchObject({ estado: 'guardada', intentos: 1, aplazada: true });
    expect(isPending(deferred)).toBe(true);
    expect(settled(sending(deferred), 'unreachable')).not.toHaveProperty('aplazada');
    expect(settled(sending(deferred), 'received')).not.toHaveProperty('aplazada');
  });
  test('one that was cut off while on its way is pending', () => expect(isPending(sending(entry))).toBe(true));
  test('a request that is not received is kept for ever, a received one for sixty days', () => {
    const received = settled(entry, 'received');
    const later = entry.hecha + 61 * 86_400_000;
    expect(keptEntries([entry, received], later)).toEqual([entry]);
    expect(keptEntries([entry, received], 2000)).toEqual([entry, received]);
  });
  test('is stored in exactly the keys that the rules ask for', () => {
    const { lineas, ...fields } = quoteFields(entry);
    expect(Object.keys(fields).sort()).toEqual([
      'avisoVersion',
      'correo',
      'estado',
      'folio',
      'mensaje',
      'nombre',
      'origen',
      'promociones',
      'secreto',
      'telefono',
    ]);
    expect(Object.keys(lineas[0] ?? {}).sort()).toEqual(['cantidad', 'clave', 'nombre', 'nota', 'precio', 'producto']);
  });
});

describe('a state', () => {
  test('with a last day that has passed is expired', () => {
    expect(stateOn({ estado: 'cotizada', vigencia: '2026-11-20' }, '2026-11-21')).toBe('vencida');
    expect(stateOn({ estado: 'cotizada', vigencia: '2026-11-21' }, '2026-11-21')).toBe('cotizada');
    expect(stateOn({ estado: 'en-revision', vigencia: '2026-11-20' }, '2026-11-21')).toBe('en-revision');
  });
  test('never leads back to "received" or to itself', () => {
    for (const from of QUOTE_STATES) {
      expect(canBecome(from, 'recibida')).toBe(false);
      expect(canBecome(from, from)).toBe(false);
    }
  });
});
