import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BACKGROUNDS, palettes } from '#domain/appearance/palette.ts';

const tokens = readFileSync('src/ui/tokens.css', 'utf8');

test('the style sheet has the colours of every palette as they are worked out, and the backgrounds that they are read on', () => {
  for (const { id, brand, dark } of palettes.filter((one) => one.id !== 'fragua')) {
    expect(tokens).toContain(`[data-tono="${id}"] {\n  --forge: ${brand};\n  --forge-dark: ${dark};\n}`);
  }
  const [built] = palettes;
  expect(tokens).toContain(`--forge: ${built?.brand};\n  --forge-dark: ${built?.dark};`);
  for (const background of BACKGROUNDS) expect(tokens).toMatch(new RegExp(`--(?:white|paper|bone): ${background};`));
});
