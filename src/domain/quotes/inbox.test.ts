import { expect, test } from 'vitest';
import { hasWords, isAbout, type PersonSought } from './inbox.ts';
import { parseQuote } from './parse-quote.ts';

const parsed = parseQuote('cot-1', {
  folio: 'C-7F3K-29QX',
  nombre: 'Ana Sofía Pérez Núñez',
  telefono: '8112345678',
  correo: 'Ana.Perez@Example.mx',
  mensaje: 'O márcale a mi hermano, 81 8765-4321, luis@x.mx',
  lineas: [
    { clave: 'TZ-DH20', nombre: 'Taladro percutor', nota: 'Lo recoge mi papá, 81 5555 0101 o rosendo@x.mx' },
    { clave: '', nombre: 'Llave para la Sra. Gómez, tel. 8155550202', nota: 'de 10' },
    { clave: '', nombre: '81 tornillos', nota: '55550303' },
  ],
  estado: 'recibida',
  creado: '2026-11-21T10:00:00Z',
});
if (!parsed.ok) throw new Error(parsed.error.problem);
const quote = parsed.value;
const nobody: PersonSought = { telefono: '', correo: '', nombre: '', folio: '' };

test.each([
  ['sure', { telefono: '+52 1 (81) 1234 5678' }],
  ['sure', { correo: ' ana.perez@example.MX' }],
  ['sure', { folio: 'c7f3k29qx' }],
  ['sure', { folio: '7F3K 29QX' }],
  ['sure', { telefono: '8112345678', nombre: 'Otra Persona' }],
  ['maybe', { nombre: 'perez nunez ana' }],
  ['maybe', { telefono: '8187654321' }],
  ['maybe', { correo: 'LUIS@x.mx' }],
  [null, { nombre: 'Ana López' }],
  [null, { telefono: '1234567' }],
  [null, { folio: 'C-7F3K' }],
  // In a note or in the words of a line: those are texts of the customer too.
  ['maybe', { telefono: '81 5555 0101' }],
  ['maybe', { correo: 'rosendo@x.mx' }],
  ['maybe', { telefono: '8155550202' }],
  // The end of one text and the beginning of another are no telephone.
  [null, { telefono: '8155550303' }],
  [null, {}],
] as const)('is %s theirs: %j', (sureness, sought) => {
  expect(isAbout(quote, { ...nobody, ...sought })).toBe(sureness);
});

test('the inbox finds by folio, name, e-mail, product and digits of the telephone', () => {
  for (const words of [
    '',
    '7f3k',
    'sofia perez',
    'ana.perez@',
    'percutor',
    'tz-dh',
    '5678',
    '81 1234',
    '+52 1 81 1234 5678',
    '+52 (81) 1234-5678',
    'c7f3k29qx',
  ])
    expect(hasWords(quote, words), words).toBe(true);
  for (const words of ['pintura', '567', '99999', '+52 1 81 1234 5679', '¿¿¿¿'])
    expect(hasWords(quote, words), words).toBe(false);
});
