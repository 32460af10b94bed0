import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseQuote } from './parse-quote.ts';

const sent = (fields: object) => {
  const parsed = parseQuote('cot-1', {
    folio: 'C-7F3K-29QX',
    nombre: 'Ana',
    telefono: '8112345678',
    estado: 'recibida',
    creado: '2026-11-21T10:00:00Z',
    ...fields,
  });
  if (!parsed.ok) throw new Error(parsed.error.problem);
  return parsed.value;
};

test('what another program sent in the place of the form is read as the form would have sent it', () => {
  const line = {
    producto: 7,
    clave: 'A\u202eB',
    nombre: `x\n${'y'.repeat(14_000)}`,
    cantidad: 1e9,
    nota: '\u0007',
    precio: 1.5,
  };
  expect(
    sent({
      nombre: 'Ana\u202e\nzereP ',
      correo: 'ana@x.mx\r\nBcc:',
      mensaje: 'Hola\r\n\r\n\r\n\r\ntú\u0000',
      lineas: [line],
    }),
  ).toMatchObject({
    nombre: 'Ana zereP',
    correo: 'ana@x.mx Bcc:',
    mensaje: 'Hola\n\ntú',
    lineas: [{ producto: '', clave: 'AB', nombre: `x ${'y'.repeat(198)}`, cantidad: 1, nota: '', precio: null }],
  });
});

test('every text of a quotation can be put into a link', () => {
  const text = fc.string({ unit: 'binary', maxLength: 300 });
  const half = fc.constantFrom('\ud800', 'a\udfff', '\udfff\ud800');
  fc.assert(
    fc.property(fc.oneof(text, half), (typed) => {
      const { nombre, correo, mensaje, lineas } = sent({
        nombre: typed,
        correo: typed,
        mensaje: typed,
        lineas: [{ nombre: typed, nota: typed, clave: typed }],
      });
      expect(() => encodeURIComponent(JSON.stringify([nombre, correo]) + mensaje + lineas[0]?.nombre)).not.toThrow();
      expect(nombre).not.toMatch(/[\n\r\u202e]/);
    }),
  );
});
