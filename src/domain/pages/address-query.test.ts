import { expect, test } from 'vitest';
import { queryFields } from './address-query.ts';

// As a browser's URLSearchParams reads them: a link of a site in Latin-1 is drawn by the browser with these words.
test.each([
  ['50%', '50%'],
  ['caf%C3%A9+negro', 'café negro'],
  ['%F0%9F%98%80', '😀'],
  ['caf%E9%20negro', 'caf\uFFFD negro'],
  ['caf%E9%2C%20ca%C3%B1a', 'caf\uFFFD, caña'],
  ['%E0%A4%A', '\uFFFD%A'],
  ['%F0%9F%98', '\uFFFD'],
  ['%FF%FE', '\uFFFD\uFFFD'],
  ['%C0%80', '\uFFFD\uFFFD'],
  ['%E0%80%80', '\uFFFD\uFFFD\uFFFD'],
  ['%ED%A0%80', '\uFFFD\uFFFD\uFFFD'],
  ['%f4%90%80%80', '\uFFFD\uFFFD\uFFFD\uFFFD'],
])('a query of «%s» is «%s» for a server too', (written, read) => {
  expect(queryFields(`?search=${written}`).get('search')).toBe(read);
});
