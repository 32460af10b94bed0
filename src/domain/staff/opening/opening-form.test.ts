import { expect, test } from 'vitest';
import { readSettings } from '#domain/settings/parse-settings.ts';
import { profileWith } from '#domain/settings/store-settings.ts';
import { questionsOf } from '#domain/site/questions.ts';
import { storeProfile } from '#domain/store-profile.ts';
import { parseMapPoint } from './map-point.ts';
import {
  emptyOpeningForm,
  OPENING_STEPS,
  OPENING_SUBJECTS,
  type OpeningForm,
  openingDocuments,
  parseKeptOpening,
  stepProblems,
} from './opening-form.ts';

const TODAY = '2026-11-23';
const form: OpeningForm = {
  ...emptyOpeningForm,
  nombre: 'El Yunque',
  giro: 'Ferretería',
  marca: 'Truper',
  calle: 'Hidalgo 12',
  codigoPostal: '66200',
  ciudad: 'San Pedro',
  estado: 'N.L.',
  punto: '25.6573, -100.4023',
  telefono: '81 2000 0001',
  whatsapp: '(81) 2000-0002',
};

test('the answers are documents of the settings, and nothing of the built store is left in the profile', () => {
  const made = openingDocuments(form, TODAY);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const { settings, problems } = readSettings(OPENING_SUBJECTS.map((id) => ({ id, fields: made.value[id] })));
  expect(problems).toEqual([]);
  const profile = profileWith(settings);
  expect(profile).toMatchObject({
    name: 'El Yunque',
    description: 'Ferretería en San Pedro, N.L.',
    address: { street: 'Hidalgo 12', latitude: 25.6573, longitude: -100.4023 },
    lines: [{ title: 'Ventas', phone: '8120000001' }],
    whatsapp: '528120000002',
    whatsappGreeting: 'Hola, El Yunque. Quiero cotizar: ',
  });
  const text = JSON.stringify(profile);
  for (const word of [storeProfile.name, storeProfile.brand, storeProfile.address.street, storeProfile.whatsapp])
    expect(text).not.toContain(word);
  // What only the demo has: a counter to try tools at, and a workshop.
  expect(text).not.toMatch(/experiencia|taller|llevártela/i);
  const said = JSON.stringify(questionsOf(profile));
  expect(said).toContain('8 días naturales');
  expect(said).not.toMatch(/experiencia|taller|repara|estacionamiento|muestrario/i);
});

test('each question says in a sentence what is wrong with its own answers', () => {
  const wrong: OpeningForm = {
    ...emptyOpeningForm,
    codigoPostal: '662',
    punto: 'frente a la plaza',
    telefono: '81 2000',
    lunes: [{ abre: '18:00', cierra: '09:00' }],
  };
  const problems = OPENING_STEPS.map((step) => Object.keys(stepProblems(step, wrong, TODAY)).toSorted());
  expect(problems).toEqual([
    [],
    ['giro', 'marca', 'nombre'],
    ['calle', 'ciudad', 'codigoPostal', 'estado', 'punto'],
    ['telefono', 'whatsapp'],
    ['lunes'],
    [],
  ]);
  expect(stepProblems('direccion', { ...form, punto: '100.3161, -25.6866' }, TODAY)).toEqual({
    punto: 'La latitud queda fuera de México: va de 14 a 33.',
  });
  expect(stepProblems('contacto', form, TODAY)).toEqual({});
  expect(Object.keys(stepProblems('contacto', { ...form, telefono: '' }, TODAY))).toEqual(['telefono']);
});

test.each([
  ['25.6866, -100.3161', '25.6866', '-100.3161'],
  [
    'https://www.google.com/maps/place/X/@25.1111,-100.2222,17z/data=!3m1!4b1!8m2!3d25.6866!4d-100.3161',
    '25.6866',
    '-100.3161',
  ],
  ['https://www.google.com/maps/@25.6866,-100.3161,17z', '25.6866', '-100.3161'],
  ['https://maps.google.com/?q=25.6866,-100.3161', '25.6866', '-100.3161'],
  ['https://www.openstreetmap.org/?mlat=25.6866&mlon=-100.3161#map=18/25.1/-100.2', '25.6866', '-100.3161'],
  ['https://www.openstreetmap.org/#map=18/25.6866/-100.3161', '25.6866', '-100.3161'],
])('the point of «%s»', (text, latitud, longitud) => {
  expect(parseMapPoint(text)).toEqual({ latitud, longitud });
});

test('what a device kept is read field by field, and something else begins anew', () => {
  const kept = JSON.parse(JSON.stringify({ step: 'contacto', form: { ...form, lunes: 'siempre' } }));
  expect(parseKeptOpening(kept)).toEqual({ step: 'contacto', form: { ...form, lunes: emptyOpeningForm.lunes } });
  expect(parseKeptOpening({ step: 'otro' })).toEqual({ step: 'inicio', form: emptyOpeningForm });
});
