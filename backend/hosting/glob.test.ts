import { expect, test } from 'vitest';
import { compileGlob } from './glob.ts';

test.for([
  ['/', '/', '//a'],
  ['/*', '/a /a/', '/ /a/b /.env'],
  ['/*/*', '/a/b /a/b/', '/a /a/b/c'],
  ['**', '/ /a /a/b/c.js', '/.env /a/.git/b'],
  ['**/*.html', '/a.html /a/b.html', '/a.htm /html'],
  ['/assets/**', '/assets/ /assets/a /assets/a/b', '/assets /assetsx/a'],
  ['/a/**/b', '/a/b /a/x/b /a/x/y/b', '/b /a/x'],
  ['/@(admin|login)', '/admin /login /login/', '/adminx /admin/a'],
  ['/!(assets|*.*)', '/nosotros /assetsx', '/assets /a.html'],
  ['/!(assets|__|*.*)/!(*.*)', '/a/b /a/assets', '/assets/b /__/b /a/b.js'],
  ['!/@(js|css)/**', '/ /a/b /jsx/a', '/js/a /css/a/b'],
  ['/{a,b}/*.{js,css}', '/a/x.js /b/x.css', '/c/x.js /a/x.png'],
  ['/+(a|b)c?(d)', '/ac /abac /bcd', '/c /acdd'],
  ['/*(a|b)c', '/c /ac /bbc', '/dc'],
  ['/[ab]?[!c]', '/axd /b.d', '/cxd /axc'],
  ['/a+b.(c)', '/a+b.(c)', '/aab.(c) /a+bx(c)'],
] as const)('%s', ([glob, yes, no]) => {
  const matches = compileGlob(glob);
  for (const pathname of yes.split(' ')) expect(matches(pathname), pathname).toBe(true);
  for (const pathname of no.split(' ')) expect(matches(pathname), pathname).toBe(false);
});

test('where dots count, hidden files match too', () => {
  expect(compileGlob('**/.*', { dots: true })('/a/.env')).toBe(true);
  expect(compileGlob('**/node_modules/**', { dots: true })('/a/node_modules/.bin/x')).toBe(true);
});
