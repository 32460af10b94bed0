import { expect, test } from 'vitest';
import { greetingOf } from './greeting.ts';

test.each([
  ['Ana María Ruiz', 'Hola Ana'],
  ['😀 José', 'Hola José'],
  ['8112345678', 'Hola'],
  ['', 'Hola'],
])('%s is greeted %s', (name, greeting) => {
  expect(greetingOf(name)).toBe(greeting);
});
