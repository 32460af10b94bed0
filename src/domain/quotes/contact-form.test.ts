import { describe, expect, test } from 'vitest';
import { withPriceNote } from '#domain/catalogue/price-stamp.ts';
import { CONTACT_LIMITS, type ContactForm, emptyContact, readContact, WRITTEN_MESSAGE_LIMIT } from './contact-form.ts';
import { must } from './testing.ts';

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
