import { expect, test } from 'vitest';
import { storeProfile } from '#domain/store-profile.ts';
import { shownEmblem } from './emblem-address.ts';
import { rememberFiles } from './file-address.ts';

rememberFiles({ storageBucket: 'tienda', embedded: true });
const picture = `productos/${'a'.repeat(64)}-512.png`;
const white = `productos/${'b'.repeat(64)}-256.png`;
const shown = (emblem: Partial<typeof storeProfile.emblem>, tone: 'ink' | 'white') =>
  shownEmblem({ ...storeProfile, emblem: { ...storeProfile.emblem, ...emblem } }, tone);
const stored = (path: string) => `/v0/b/tienda/o/${encodeURIComponent(path)}?alt=media`;

test('a store without pictures of its own shows those of the site', () => {
  expect(shown({}, 'ink')).toEqual({
    src: '/icons/emblema.svg',
    alt: 'Emblema de La Fragua, distribuidor autorizado TENAZ',
    isPlated: false,
  });
  expect(shown({}, 'white')).toMatchObject({ src: '/icons/emblema-blanco.svg', isPlated: false });
});

test('an emblem is shown in the size of a page, on a plate where it stands on a dark band', () => {
  const src = stored(`productos/${'a'.repeat(64)}-192.png`);
  expect(shown({ picture, alt: 'Un yunque' }, 'ink')).toEqual({ src, alt: 'Un yunque', isPlated: false });
  expect(shown({ picture, alt: 'Un yunque' }, 'white')).toEqual({ src, alt: 'Un yunque', isPlated: true });
});

test('the white one stands on dark bands only, with its own text', () => {
  const both = { picture, white, whiteAlt: 'Un yunque blanco' };
  expect(shown(both, 'white')).toEqual({ src: stored(white), alt: 'Un yunque blanco', isPlated: false });
  expect(shown(both, 'ink')).toMatchObject({ isPlated: false, alt: expect.stringContaining('Emblema de') });
});
