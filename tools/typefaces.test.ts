import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TYPEFACE_NAMES } from '#domain/appearance/typeface-names.ts';

const [BUILT, ...OTHERS] = TYPEFACE_NAMES;
const fonts = readFileSync('src/ui/fonts.css', 'utf8');
const tokens = readFileSync('src/ui/tokens.css', 'utf8');

test('every typeface that an owner may choose is a selector of the style sheet; the built one is that of the root', () => {
  expect(tokens).not.toContain(`[data-letra="${BUILT}"]`);
  for (const name of OTHERS) expect(tokens).toContain(`[data-letra="${name}"] {`);
});

test('every file of a typeface is there, and those that a page preloads are among them', () => {
  const files = [...fonts.matchAll(/url\("([^"]+)"\)/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) expect(existsSync(`public${file}`), file).toBe(true);
  const renderer = readFileSync('src/storefront/rendering/page-html.ts', 'utf8');
  for (const [, file] of renderer.matchAll(/'(plex\/[a-z0-9-]+)'/g)) expect(files).toContain(`/fonts/${file}.woff2`);
});

test('a typeface that the store may not show is in no precache, and never moves a line', () => {
  expect(readFileSync('vite.config.ts', 'utf8')).toContain("'fonts/!(*-more).woff2'");
  for (const face of fonts.split('@font-face').filter((one) => one.includes('/fonts/plex/')))
    expect(face).toContain('font-display: optional');
});
