import { expect, test } from 'vitest';
import { storeProfile } from '#domain/store-profile.ts';
import { subjectSummary } from './subject-summary.ts';

test('the notice is told by its day, also where its version has the revision of a text of its own', () => {
  const text = 'Aviso de privacidad del 24~nov~2026. Sin Google Tag Manager.'.replaceAll('~', '\u00a0');
  const profile = { ...storeProfile, tagManagerId: '' };
  expect(subjectSummary('sitio', { ...profile, privacyVersion: '2026-11-24' })).toBe(text);
  expect(subjectSummary('sitio', { ...profile, privacyVersion: '2026-11-24.3' })).toBe(text);
});

test('a home page without a stressed end and without bands is told without them', () => {
  const home = { ...storeProfile.home, title: 'Lo de tu obra', stress: '', bands: [] };
  expect(subjectSummary('portada', { ...storeProfile, home })).toBe('«Lo de tu obra». Sin secciones.');
});
