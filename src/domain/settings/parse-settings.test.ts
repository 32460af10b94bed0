import { expect, test } from 'vitest';
import type { StoredDocument } from '#domain/catalogue/stored-document.ts';
import { TEXT_PAGES } from '#domain/page-text/page-text.ts';
import { builtTexts, textOf } from '#domain/page-text/text-of.ts';
import { fieldsOf } from '#domain/staff/settings/settings-row.ts';
import { storeProfile } from '#domain/store-profile.ts';
import { parseSubject, readSettings, SETTINGS_SHAPE } from './parse-settings.ts';
import { newerSettings, profileWith } from './store-settings.ts';
import { SUBJECTS } from './subjects.ts';

const written = (id: string, minute: number, fields: object): StoredDocument => ({
  id,
  fields: { ...fields, actualizado: `2026-11-23T10:${String(minute).padStart(2, '0')}:00.000000Z` },
});
const phone = (telefono: string) => ({
  lineas: [{ nombre: 'Ventas', telefono }],
  whatsapp: '528112345678',
  saludo: 'Hola.',
});

test('what the forms store of the built profile is read back as that profile', () => {
  for (const id of SUBJECTS) {
    const fields = fieldsOf(id, storeProfile);
    expect(fields.ok && parseSubject(id, fields.value)).toMatchObject({ ok: true });
    const parsed = fields.ok ? parseSubject(id, fields.value) : fields;
    const { texts, noticeTextVersion: _version, ...profile } = { ...storeProfile, ...(parsed.ok && parsed.value) };
    expect({ ...profile, texts: {} }).toEqual(storeProfile);
    for (const page of TEXT_PAGES) expect(textOf(page, { texts })).toEqual(builtTexts[page]);
  }
});

test('a document stands in the place of its subject and of no other', () => {
  const { settings, problems } = readSettings([written('contacto', 1, phone('8111111111'))]);
  expect(problems).toEqual([]);
  const profile = profileWith(settings);
  expect(profile.lines).toEqual([{ title: 'Ventas', phone: '8111111111' }]);
  expect(profile.whatsappGreeting).toBe('Hola. ');
  expect({ ...profile, lines: 0, whatsapp: 0, whatsappGreeting: 0 }).toEqual({
    ...storeProfile,
    lines: 0,
    whatsapp: 0,
    whatsappGreeting: 0,
  });
});

test('a document that cannot be read is named and left out, and the others are read', () => {
  const { settings, problems } = readSettings([
    written('contacto', 1, phone('811')),
    written('horario', 2, { lunes: '18:00-08:00' }),
    written('sitio', 3, { versionAviso: '2026-12-01' }),
    written('datos', 4, { nombre: 'Otra', mapa: 'javascript:alert(1)' }),
    written('promociones', 5, {}),
  ]);
  expect(problems.map(({ id }) => id)).toEqual(['contacto', 'horario', 'datos', 'promociones']);
  expect(settings).toEqual({
    profile: { privacyVersion: '2026-12-01', tagManagerId: '' },
    through: '2026-11-23T10:05:00.000000000Z',
    last: 'promociones',
    shape: SETTINGS_SHAPE,
  });
});

test('what was written later is laid over what is known, and the rest stays', () => {
  const before = readSettings([
    written('contacto', 1, phone('8111111111')),
    written('sitio', 2, { versionAviso: '2026-12-01' }),
  ]).settings;
  const { settings } = readSettings([written('contacto', 9, phone('8122222222'))], before);
  expect(settings.profile.lines).toEqual([{ title: 'Ventas', phone: '8122222222' }]);
  expect(settings.profile.privacyVersion).toBe('2026-12-01');
  // A page that a host kept for days does not undo what the device has heard since.
  expect(newerSettings(before, settings)).toBe(settings);
  expect(newerSettings(settings, before)).toBe(settings);
  expect(newerSettings(undefined, before)).toBe(before);
});
