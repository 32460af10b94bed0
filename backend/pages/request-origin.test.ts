import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { requestOrigin } from './request-origin.ts';

const originOf = (headers: Record<string, string>): string => requestOrigin({ headers, socket: new Socket() });

test('behind several proxies the origin is that of the visitor, whom the first of them heard', () => {
  const host = 'Tienda.mx';
  expect(originOf({ host, 'x-forwarded-proto': 'https' })).toBe('https://tienda.mx');
  expect(originOf({ host, 'x-forwarded-proto': 'https, http' })).toBe('https://tienda.mx');
  expect(originOf({ host, 'x-forwarded-proto': 'http, https' })).toBe('http://tienda.mx');
  expect(originOf({ host })).toBe('http://tienda.mx');
  expect(originOf({ host: 'a b' })).toBe('http://localhost');
});
