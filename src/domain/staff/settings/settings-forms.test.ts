import { expect, test } from 'vitest';
import type { Result } from '#domain/kernel/result.ts';
import { SUBJECTS } from '#domain/settings/subjects.ts';
import { storeProfile } from '#domain/store-profile.ts';
import type { FormProblems } from '../forms/field-checks.ts';
import { changeTexts } from '../journal/change-text.ts';
import { mergeFields } from '../journal/merge-fields.ts';
import { settingsBackTo } from '../log/back-to-version.ts';
import { checkContact, contactToForm } from './contact-form.ts';
import { checkHours, hoursToForm, withoutPastDays } from './hours-form.ts';
import { checkPolicies, policiesToForm } from './policies-form.ts';
import { settingsRows } from './settings-row.ts';
import { checkSite, siteToForm } from './site-form.ts';
import { checkStore, storeToForm } from './store-form.ts';

const problems = (checked: Result<unknown, FormProblems<string>>) => (checked.ok ? {} : checked.error);
const contact = contactToForm(storeProfile);
const hours = hoursToForm(storeProfile);

test('each phone line says what is wrong with it', () => {
  const lineas = [
    { nombre: 'Ventas', telefono: '+52 81 1234 5678' },
    { nombre: '', telefono: '' },
    { nombre: 'Taller', telefono: '811234567' },
    { nombre: 'Bodega', telefono: '8112345678' },
  ];
  expect(problems(checkContact({ ...contact, lineas }))).toEqual({
    'lineas-1-nombre': 'Escribe cómo se llama la línea.',
    'lineas-1-telefono': 'Escribe el teléfono o quita la línea.',
    'lineas-2-telefono': 'El teléfono tiene 10 dígitos, como se marca: 81 1234 5678.',
    'lineas-3-telefono': 'Ese número ya está en «Ventas».',
  });
  expect(problems(checkContact({ ...contact, lineas: [] }))).toEqual({ lineas: 'Deja al menos un teléfono.' });
  expect(
    problems(
      checkContact({
        ...contact,
        lineas: Array.from({ length: 7 }, (_, at) => ({ nombre: 'L', telefono: `811234567${at}` })),
      }),
    ),
  ).toEqual({
    lineas: 'Son 7 teléfonos y caben 6.',
  });
});

test('a WhatsApp number is stored with twelve digits and begins with 52, however it is written', () => {
  expect(checkContact({ ...contact, whatsapp: '+52 (81) 1234-5678' })).toMatchObject({
    value: { whatsapp: '528112345678' },
  });
  // As address books still have it, with the 1 that mobile numbers had, and as it is dialled.
  for (const whatsapp of ['+52 1 81 1234 5678', '5218112345678', '8112345678', '\u202a+52 81 1234 5678\u202c'])
    expect(checkContact({ ...contact, whatsapp })).toMatchObject({ value: { whatsapp: '528112345678' } });
  for (const whatsapp of ['5281123456789', '12345678901', '+1 956 123 4567', ''])
    expect(problems(checkContact({ ...contact, whatsapp }))).toHaveProperty('whatsapp');
});

test('hours that overlap or close before they open are named at their day', () => {
  const wrong = {
    lunes: [{ abre: '18:00', cierra: '08:00' }],
    martes: [
      { abre: '09:00', cierra: '14:00' },
      { abre: '13:00', cierra: '18:00' },
    ],
    miercoles: [{ abre: '', cierra: '18:00' }],
    jueves: [{ abre: '08:00', cierra: '08:00' }],
  };
  expect(problems(checkHours({ ...hours, ...wrong }))).toEqual({
    lunes: 'Cierra a las 08:00, antes de abrir a las 18:00.',
    martes: 'Los dos horarios se enciman: el primero cierra a las 14:00 y el segundo abre a las 13:00.',
    miercoles: 'Escribe a qué hora abre y a qué hora cierra, por ejemplo 08:30 y 18:30.',
    jueves: 'Abre y cierra a las 08:00. Si abre todo el día, escribe de 00:00 a 23:59.',
  });
});

test('a closed day stands once, with a reason', () => {
  const cerrado = [
    { fecha: '2026-12-25', motivo: 'Navidad' },
    { fecha: '2026-12-25', motivo: 'Inventario' },
    { fecha: '', motivo: '' },
  ];
  expect(problems(checkHours({ ...hours, cerrado }))).toEqual({
    'cerrado-1-fecha': 'Ese día ya está: Navidad.',
    'cerrado-2-fecha': 'Elige el día.',
    'cerrado-2-motivo': 'Escribe el motivo, por ejemplo: Navidad.',
  });
  expect(checkHours({ ...hours, cerrado: cerrado.slice(0, 1) })).toMatchObject({
    value: { lunes: '08:30-18:30', domingo: '', cerrado: { '2026-12-25': 'Navidad' } },
  });
});

test('a point outside Mexico, a short postal code and a link that is none are refused', () => {
  const form = storeToForm(storeProfile);
  expect(
    problems(checkStore({ ...form, latitud: '100.3', longitud: '25,7', codigoPostal: '640', mapa: 'maps.google.com' })),
  ).toEqual({
    latitud: 'La latitud queda fuera de México: va de 14 a 33.',
    longitud: 'Escribe los grados con punto, por ejemplo -100.3161.',
    codigoPostal: 'El código postal tiene 5 dígitos.',
    mapa: 'Pega un enlace completo que empiece con https://.',
  });
  expect(checkStore({ ...form, nombre: ' La Forja ' })).toMatchObject({
    value: { nombre: 'La Forja', latitud: 25.7021 },
  });
});

test('days are whole and a tag manager is one of Google’s', () => {
  const form = policiesToForm(storeProfile);
  expect(problems(checkPolicies({ ...form, diasCotizacion: '0', diasCambio: 'ocho', diasResguardo: '400' }))).toEqual({
    diasCotizacion: 'Escribe cuántos días, de 1 a 365.',
    diasCambio: 'Escribe cuántos días, de 1 a 365.',
    diasResguardo: 'Escribe cuántos días, de 1 a 365.',
  });
  const site = siteToForm(storeProfile);
  expect(checkSite({ ...site, gestorEtiquetas: ' gtm-abc1234 ' })).toMatchObject({
    value: { gestorEtiquetas: 'GTM-ABC1234' },
  });
  expect(problems(checkSite({ versionAviso: '', gestorEtiquetas: 'UA-1' }))).toEqual({
    versionAviso: 'Elige el día desde el que vale el aviso.',
    gestorEtiquetas: 'Copia el identificador como lo da Google, por ejemplo GTM-ABC1234, o déjalo vacío.',
  });
});

test('two people’s closed days and hours of different days are joined, and one day’s hours are asked', () => {
  const start = { lunes: '08:30-18:30', sabado: '09:00-14:00', cerrado: { '2026-12-25': 'Navidad' } };
  const mine = { ...start, sabado: '09:00-13:00', cerrado: { ...start.cerrado, '2027-01-01': 'Año Nuevo' } };
  const theirs = { ...start, lunes: '08:00-18:00', cerrado: { ...start.cerrado, '2027-05-01': 'el Día del Trabajo' } };
  const merged = mergeFields(start, mine, theirs);
  expect(merged.collisions).toEqual([]);
  expect(merged.fields).toEqual({
    lunes: '08:00-18:00',
    sabado: '09:00-13:00',
    cerrado: { '2026-12-25': 'Navidad', '2027-01-01': 'Año Nuevo', '2027-05-01': 'el Día del Trabajo' },
  });
  expect(mergeFields(start, mine, { ...start, sabado: '' }).collisions.map(({ field }) => field)).toEqual(['sabado']);
});

test('a history says which closed days and phone lines changed', () => {
  const change = {
    collection: 'ajustes',
    base: { cerrado: { '2026-12-25': 'Navidad' }, lineas: [{ nombre: 'Ventas', telefono: '8111111111' }] },
    document: { cerrado: { '2027-01-01': 'Año Nuevo' }, lineas: [{ nombre: 'Ventas', telefono: '8122222222' }] },
  };
  expect(changeTexts(change)).toEqual([
    'Días cerrados: −2026-12-25: Navidad, +2027-01-01: Año Nuevo',
    'Líneas: −Ventas: 8111111111, +Ventas: 8122222222',
  ]);
});

test('a subject that nobody has changed starts from what is shown, and a version comes back through the form’s checks', () => {
  const shown = { ...storeProfile, name: 'La Forja' };
  const rows = settingsRows(new Map(), shown);
  expect(rows.map(({ value, rev }) => [value.id, rev])).toEqual(SUBJECTS.map((id) => [id, 0]));
  expect(rows[0]?.fields).toMatchObject({ nombre: 'La Forja' });
  const sitio = { id: 'sitio', profile: storeProfile } as const;
  expect(settingsBackTo(sitio, { versionAviso: '2026-01-01' })).toEqual({
    ok: true,
    value: { versionAviso: '2026-01-01', gestorEtiquetas: '' },
  });
  expect(settingsBackTo(sitio, { versionAviso: 'enero' })).toMatchObject({ ok: false });
});

test('taking out the closed days that are over leaves the one that still has no day', () => {
  const typed = { fecha: '', motivo: 'Inventario' };
  const coming = { fecha: '2026-12-25', motivo: 'Navidad' };
  expect(withoutPastDays([{ fecha: '2026-11-27', motivo: 'Puente' }, coming, typed], '2026-11-28')).toEqual([
    coming,
    typed,
  ]);
});

test('words that stand within sentences are stored without a full stop of their own', () => {
  const closed = checkHours({ ...hours, cerrado: [{ fecha: '2026-12-31', motivo: ' inventario. ' }] });
  expect(closed.ok && closed.value['cerrado']).toEqual({ '2026-12-31': 'inventario' });
  expect(problems(checkHours({ ...hours, cerrado: [{ fecha: '2026-12-31', motivo: '.' }] }))).toHaveProperty(
    'cerrado-0-motivo',
  );
  const typed = { formasDePago: 'efectivo o tarjeta.', zonaDeEntrega: ' Apodaca y Guadalupe. ' };
  const paid = checkPolicies({ ...policiesToForm(storeProfile), ...typed });
  expect(paid).toMatchObject({
    value: { formasDePago: 'efectivo o tarjeta', zonaDeEntrega: 'Apodaca y Guadalupe' },
  });
});

test('hours of before there was a choice of zones come back in the zone that the store has now', () => {
  const stored = checkHours(hoursToForm(storeProfile));
  const { zona, ...earlier } = stored.ok ? stored.value : {};
  expect(zona).toBe('centro');
  const now = { id: 'horario', profile: { ...storeProfile, zone: 'noroeste' } } as const;
  expect(settingsBackTo(now, earlier)).toMatchObject({ value: { ...earlier, zona: 'noroeste' } });
  expect(settingsBackTo(now, { ...earlier, zona: 'sureste' })).toMatchObject({ value: { zona: 'sureste' } });
});
