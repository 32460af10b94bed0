import { expect, test } from 'vitest';
import { roomText } from './picture-problem-text.ts';

test('how many pictures a field has room for is said of one and of several', () => {
  expect(roomText(1)).toBe('Aquí cabe una foto.');
  expect(roomText(20)).toBe('Aquí caben 20 fotos.');
});
