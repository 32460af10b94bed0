import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { whatsappHref } from '#domain/kernel/phone.ts';
import { emptyContact, readContact } from './contact-form.ts';
import { listToFragment } from './quote-link.ts';
import { addFreeLine, addProduct, type QuoteList, setNote } from './quote-list.ts';
import { LINK_LIMIT, MESSAGE_LIMIT, quoteMessage } from './quote-message.ts';
import { drill, must } from './testing.ts';

describe('the message', () => {
  const greeting = 'Hola, La Fragua. Quiero cotizar: ';
  test('has folio, lines and link', () => {
    const list = must(setNote(must(addProduct([], drill, 2)), 'TZ-DH20', 'con maletín'));
    expect(quoteMessage({ greeting, folio: 'C-7F3K-29QX', list, message: '¿Entregan?', link: 'https://x.mx/c' })).toBe(
      'Hola, La Fragua. Quiero cotizar (folio C-7F3K-29QX):\n1) 2 × Taladro TZ-DH20 · clave TZ-DH20 · con maletín\n¿Entregan?\nLista completa: https://x.mx/c',
    );
  });
  test('writes thousands of pieces with their comma', () => {
    const list = must(addProduct([], drill, 1500));
    expect(quoteMessage({ greeting, folio: null, list, message: '', link: null })).toContain('1) 1,500 × Taladro');
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
