import { expect, test } from 'vitest';
import { escapedAddress } from './escaped-address.ts';

const asked = (line: string): string | null => escapedAddress(Buffer.from(`${line}\r\nHost: tienda.mx\r\n\r\n`));

test('letters that were sent as they are become escapes of the same address', () => {
  expect(asked('GET /pinturas/viñílicas?search=niña HTTP/1.1')).toBe('/pinturas/vi%C3%B1%C3%ADlicas?search=ni%C3%B1a');
  expect(asked('HEAD /%C3%B1/ñ HTTP/1.0')).toBe('/%C3%B1/%C3%B1');
});

test('nothing leads away from the site or into the headers', () => {
  expect(asked('GET //otro.mx/ñ HTTP/1.1')).toBe('/otro.mx/%C3%B1');
  expect(asked('GET /\\otro.mx/ñ HTTP/1.1')).toBe('/%5Cotro.mx/%C3%B1');
  expect(asked('GET /ñ\nSet-Cookie:a=b HTTP/1.1')).toBe('/%C3%B1%0ASet-Cookie:a=b');
});

test('other malformed addresses are refused', () => {
  for (const line of [
    'POST /ñ HTTP/1.1',
    'GET ñ HTTP/1.1',
    'GET /a b HTTP/1.1',
    'GET /a HTTP/1.1',
    '\u0016\u0003\u0001',
  ])
    expect(asked(line), line).toBeNull();
  expect(escapedAddress(undefined)).toBeNull();
});
