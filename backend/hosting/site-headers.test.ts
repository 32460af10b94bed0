import path from 'node:path';
import { expect, test } from 'vitest';
import { readHostingRules } from './hosting-config.ts';
import { rememberMatches } from './site.ts';

const rules = readHostingRules(path.resolve(import.meta.dirname, '../../firebase.json'));

test.for(['/', '/admin', '/busqueda', '/assets/index-1234.js', '/shell.html', '/sw.js'])(
  '%s is kept apart from other sites’ pages, and takes no text for a script',
  (address) => {
    const headers = Object.fromEntries(rememberMatches(rules)(address).headers);
    expect(headers).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    });
    expect(headers['Content-Security-Policy']).toContain("require-trusted-types-for 'script'");
    expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  },
);

test('pictures that search engines and chats show are for other sites’ pages too', () => {
  for (const address of ['/icons/192.png', '/demo/taladro-800.webp'])
    expect(rememberMatches(rules)(address).headers).toContainEqual(['Cross-Origin-Resource-Policy', 'cross-origin']);
});

test('fonts and pictures, which run nothing, carry a short policy, because a first visit fetches ten of them', () => {
  for (const address of ['/fonts/barlow-400.woff2', '/fonts/plex/plex-400.woff2', '/demo/taladro-800.webp']) {
    const headers = Object.fromEntries(rememberMatches(rules)(address).headers);
    expect(headers['Content-Security-Policy']).toBe("default-src 'none'");
    expect(Object.entries(headers).flat().join(': ').length).toBeLessThan(450);
  }
});

test('the rules of few long addresses are remembered, and of many short ones', () => {
  let asked = 0;
  const matches = (): boolean => {
    asked += 1;
    return false;
  };
  const matching = rememberMatches({ headers: [{ matches, headers: [] }], redirects: [], rewrites: [] });
  const askAll = (count: number, length: number): number => {
    asked = 0;
    for (let round = 0; round < 2; round += 1) for (let i = 0; i < count; i += 1) matching(`/${i}`.padEnd(length, 'x'));
    return asked;
  };
  expect(askAll(1000, 100)).toBe(1000);
  expect(askAll(1000, 16_000)).toBe(2000);
});
