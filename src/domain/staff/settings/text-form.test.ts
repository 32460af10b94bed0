import { expect, test } from 'vitest';
import { TEXT_PAGES } from '#domain/page-text/page-text.ts';
import { builtTexts } from '#domain/page-text/text-of.ts';
import { readSettings } from '#domain/settings/parse-settings.ts';
import { isWhole, newerSettings, profileWith, settingsForPage } from '#domain/settings/store-settings.ts';
import { storeProfile } from '#domain/store-profile.ts';
import { changeTexts } from '../journal/change-text.ts';
import { mergeFields } from '../journal/merge-fields.ts';
import { settingsBackTo } from '../log/back-to-version.ts';
import { settingsRows } from './settings-row.ts';
import { type BlockRow, checkText, formOfText, textToForm } from './text-form.ts';

const form = textToForm('nosotros', storeProfile);
const row = (change: Partial<BlockRow>): BlockRow => ({
  nombre: 'nuevo-1',
  tipo: 'parrafo',
  texto: 'Texto',
  mas: '',
  ancla: '',
  ...change,
});
const problemsWith = (...rows: readonly BlockRow[]) => {
  const checked = checkText('nosotros', { ...form, texto: rows });
  return checked.ok ? {} : checked.error;
};

test.each(TEXT_PAGES)('the form of %s stores the text that it started from, byte for byte', (page) => {
  const { heading, intro, lines } = builtTexts[page];
  expect(checkText(page, textToForm(page, storeProfile))).toEqual({
    ok: true,
    value: { titulo: heading, entrada: intro, texto: lines },
  });
});

test('each block says what is wrong with it, by its place', () => {
  expect(
    problemsWith(
      row({ tipo: 'parte', texto: ' ' }),
      row({ texto: '<b>Hola</b>' }),
      row({ texto: 'Ve a [aquí](javascript:alert(1))' }),
      row({ texto: 'Con {horarios} nuevos' }),
      row({ tipo: 'pregunta', texto: '¿Abren?', mas: '' }),
      row({ tipo: 'boton', texto: 'Ir', mas: 'www.otra.mx' }),
      row({ texto: 'x'.repeat(2001) }),
      row({ tipo: 'boton', texto: 'Ver [lo nuevo]', mas: '/busqueda' }),
    ),
  ).toEqual({
    'texto-0': 'Escribe el subtítulo o quítalo.',
    'texto-1': 'Quita el signo <: aquí va solo texto.',
    'texto-2': 'El enlace «javascript:alert(1» no se puede usar: empieza con / o con https://.',
    'texto-3': 'No hay un dato que se llame {horarios}.',
    'texto-4-mas': 'Escribe la respuesta.',
    'texto-5-mas': 'Escribe una dirección de este sitio, como /contacto.html, o una completa con https://.',
    'texto-6': 'Son 2001 caracteres y caben 2000.',
    'texto-7': 'Quita los corchetes [ y ]: el botón se guardaría como un párrafo.',
  });
  expect(problemsWith()).toEqual({ texto: 'Deja al menos una parte: la página no puede quedar vacía.' });
});

test('the points of a list that was pasted are not drawn twice', () => {
  const typed = row({ tipo: 'lista', texto: '• Taller propio\n- Entrega en obra\n-10 °C a 40 °C' });
  const checked = checkText('nosotros', { ...form, texto: [typed] });
  expect(checked.ok && checked.value['texto']).toEqual(['- Taller propio', '- Entrega en obra', '- -10 °C a 40 °C']);
});

test('a text that is too long as a whole is refused before the rules would refuse it', () => {
  const rows = Array.from({ length: 11 }, (_, at) => row({ nombre: `nuevo-${at}`, texto: 'x'.repeat(2000) }));
  expect(problemsWith(...rows)).toHaveProperty('texto', 'El texto tiene 22010 caracteres y caben 20000.');
});

test('an answer keeps its lines, and its form shows them again', () => {
  const answer = row({ tipo: 'pregunta', texto: '¿Abren?', mas: 'Sí:\n\n lunes a viernes\nsábado', ancla: 'abren' });
  const checked = checkText('preguntas', { titulo: 'T', entrada: '', texto: [answer] });
  const texto = ['? ¿Abren? {#abren}', '= Sí:', '= lunes a viernes', '= sábado'];
  expect(checked).toMatchObject({ value: { texto } });
  expect(formOfText({ heading: 'T', intro: '', lines: texto }).texto[0]?.mas).toBe('Sí:\nlunes a viernes\nsábado');
});

test('a paragraph with a line end in it becomes two, and the items of a list a line each', () => {
  expect(
    checkText('nosotros', {
      titulo: 'T',
      entrada: '',
      texto: [row({ texto: 'Uno\n\n- dos' }), row({ tipo: 'lista', texto: 'a\n b ' })],
    }),
  ).toMatchObject({ value: { texto: ['Uno', '\\- dos', '- a', '- b'] } });
});

test('two people who change different paragraphs offline are joined, and the same paragraph is asked about', () => {
  const [first, second, third] = ['# Taller', 'Reparamos.', 'Abrimos a las 8.'] as const;
  const base = { titulo: 'T', entrada: '', texto: [first, second, third] };
  const joined = mergeFields(
    base,
    { ...base, texto: [first, 'Reparamos todo.', third] },
    { ...base, texto: [first, second, third, 'Nuevo.'] },
  );
  expect(joined).toMatchObject({
    fields: { texto: [first, 'Reparamos todo.', third, 'Nuevo.'] },
    collisions: [],
  });
  const asked = mergeFields(
    base,
    { ...base, texto: [first, 'Reparamos todo.', third] },
    { ...base, texto: [first, 'Reparamos poco.', third] },
  );
  expect(asked.collisions).toHaveLength(1);
});

test('the history says which lines came and went, and goes back to a version', () => {
  const base = { titulo: 'T', entrada: '', texto: ['# Uno', 'Viejo'] };
  expect(changeTexts({ collection: 'ajustes', base, document: { ...base, texto: ['# Uno', 'Nuevo'] } })).toEqual([
    'Texto: −Viejo, +Nuevo',
  ]);
  const now = settingsRows(new Map(), storeProfile).find(({ value }) => value.id === 'texto-aviso');
  expect(now && settingsBackTo(now.value, base)).toMatchObject({ ok: true, value: base });
});

const written = (id: string, minute: number, rev: number, fields: object) => ({
  id,
  fields: { ...fields, rev, actualizado: `2026-12-05T18:0${minute}:00.000000Z` },
});
const text = { titulo: 'Otro', entrada: '', texto: ['# Uno'] };

test('every time that the privacy notice is written its version goes up, and a request stores the one that was shown', () => {
  const first = readSettings([written('texto-aviso', 1, 1, text)]).settings;
  expect(profileWith(first).privacyVersion).toBe('2026-12-05.1');
  const later = readSettings([written('texto-aviso', 2, 2, text)], first).settings;
  expect(profileWith(later).privacyVersion).toBe('2026-12-05.2');
  // Of a day that the owner set the later one counts, and the text's revision stays behind it.
  const set = readSettings([written('sitio', 3, 1, { versionAviso: '2027-01-01' })], later).settings;
  expect(profileWith(set).privacyVersion).toBe('2027-01-01.2');
});

test('a page carries its own text alone, and what the device has of the others is not taken for old', () => {
  const { settings } = readSettings([written('texto-aviso', 1, 1, text), written('texto-terminos', 2, 1, text)]);
  const served = settingsForPage(settings, 'aviso');
  expect(Object.keys(served.profile.texts ?? {})).toEqual(['aviso']);
  expect(isWhole(served)).toBe(false);
  expect(settingsForPage(settings, null).profile.texts).toBeUndefined();
  expect(profileWith(settingsForPage(settings, null)).privacyVersion).toBe('2026-12-05.1');
  expect(newerSettings(served, settings)).toBe(settings);
  // A device that kept a page's part alone learns the rest.
  expect(newerSettings(served, settingsForPage(settings, null))).toBe(served);
  const newer = {
    ...served,
    through: readSettings([written('sitio', 9, 1, { versionAviso: '2026-12-01' })]).settings.through,
  };
  expect(newerSettings(newer, settings)).toBe(newer);
});
