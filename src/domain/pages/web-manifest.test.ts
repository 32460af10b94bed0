import { expect, test } from 'vitest';
import { storeProfile } from '#domain/store-profile.ts';
import { shop } from './testing/small-site.ts';
import { manifestFile, webManifest } from './web-manifest.ts';

const built = {
  id: '/',
  name: 'La Fragua, ferretería y pinturas',
  short_name: 'La Fragua',
  description:
    'Catálogo y cotizaciones de La Fragua, distribuidor autorizado TENAZ en Monterrey. Funciona sin conexión.',
  start_url: '/',
  theme_color: '#16150F',
  icons: [{ src: '/icons/icono-192.png' }],
  screenshots: [{ src: '/icons/captura-inicio-movil.jpg' }],
};
const of = (change: Partial<typeof storeProfile>) =>
  webManifest(built, { ...shop, profile: { ...storeProfile, ...change } });

test('a store that has changed nothing has the built manifest', () => {
  expect(of({})).toEqual(built);
});

test('a store of another name has its own, and no pictures of the built store', () => {
  const manifest = of({ name: 'Ferretería y Materiales del Norte', trade: 'Ferretería', brand: 'Otra' });
  expect(manifest).toMatchObject({ id: '/', start_url: '/', name: 'Ferretería y Materiales del Norte, ferretería' });
  expect(manifest['short_name']).toBe('Ferretería');
  expect(manifest['description']).toContain('distribuidor autorizado Otra');
  expect(manifest).not.toHaveProperty('screenshots');
  expect(of({ name: 'Constructoralmacén del Norte' })['short_name']).toBe('Constructoralmacén');
  expect(of({ name: 'Ferretería y Materiales', shortName: 'FyM' })['short_name']).toBe('FyM');
});

test('the name below an icon is the first words of the shop’s name, without gaps and without «y» or «de» at the end', () => {
  expect(of({ name: 'El Gran Tornillo de Oro' })['short_name']).toBe('El Gran');
  expect(of({ name: 'Casa de la Pintura' })['short_name']).toBe('Casa');
  expect(of({ name: 'De la Rosa' })['short_name']).toBe('De la Rosa');
});

test('a trade that begins with an abbreviation keeps its capitals behind the name', () => {
  expect(of({ name: 'La Fragua', trade: 'PVC y plomería' })['name']).toBe('La Fragua, PVC y plomería');
});

test('the icons are the emblem’s, one of them with room around it for systems that cut icons to a shape', () => {
  const picture = `productos/${'a'.repeat(64)}-512.png`;
  const icons = of({ emblem: { ...storeProfile.emblem, picture } })['icons'] as { src: string; purpose: string }[];
  expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
  expect(icons.map(({ src }) => src.match(/-(\d+)\.png\?alt=media$/)?.[1])).toEqual(['192', '512', '384']);
  for (const { src } of icons) expect(src).toMatch(/^https:\/\//);
});

test('the file says its type', () => {
  const { type, text } = manifestFile(built, shop);
  expect(type).toBe('application/manifest+json; charset=utf-8');
  expect(JSON.parse(text)).toEqual(built);
});
