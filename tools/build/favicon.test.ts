import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconFile } from './favicon.ts';

test('the icon file names the size of the logo and holds it whole', () => {
  const logo = readFileSync('public/icons/icono-192.png');
  const icon = iconFile(logo);
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 192, 192]);
  const [bytes, from] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  expect(icon.subarray(from, from + bytes).equals(logo)).toBe(true);
  expect(icon).toHaveLength(from + bytes);
});
