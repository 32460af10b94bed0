import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileGlob } from '#backend/hosting/glob.ts';
import { commonHeaders, type FirebaseJson, functionJson, prerenderedJson } from './hosting-json.ts';

const json = JSON.parse(readFileSync('firebase.json', 'utf8')) as FirebaseJson;

const PAGES = ['/', '/pinturas', '/pinturas/vinilicas', '/a/b/c', '/contacto.html', '/busqueda'];
const STAFF = ['/admin', '/admin/productos', '/login'];
const FILES = [
  '/shell.html',
  '/admin.html',
  '/404.html',
  '/sw.js',
  '/builds.json',
  '/manifest.webmanifest',
  '/favicon.ico',
];

type Ruled = {
  readonly source?: string;
  readonly regex?: string;
  readonly destination?: string;
  readonly function?: { readonly functionId: string };
};
const answerTo = (path: string, rewrites: readonly Ruled[]): string | undefined => {
  const found = rewrites.find(({ source, regex = '' }) =>
    source === undefined ? new RegExp(regex, 'u').test(path) : compileGlob(source)(path),
  );
  return found?.function?.functionId ?? found?.destination;
};

test('with the function every page and every file made of the catalogue come from it, and the staff area does not', () => {
  const { rewrites } = functionJson(json).hosting;
  for (const path of [
    ...PAGES,
    '/robots.txt',
    '/productos.xml',
    '/sitemap.xml',
    '/sitemap-12.xml',
    '/manifest.webmanifest',
    '/favicon.ico',
  ])
    expect(answerTo(path, rewrites), path).toBe('pagina');
  for (const path of STAFF) expect(answerTo(path, rewrites), path).toBe('/admin.html');
});

test('with the function what somebody types is led on by it or answered with menus, and a missing file is not', () => {
  const { rewrites } = functionJson(json).hosting;
  for (const path of [
    '/contacto',
    '/index.html',
    '/Contacto.html',
    '/a/b/c/d',
    '/a/b/c/d/e',
    '//',
    '//pinturas//x',
    '/admin//x',
  ])
    expect(answerTo(path, rewrites), path).toBe('pagina');
  for (const path of ['/assets/a.js', '/assets/a/b/c', '/a/b/c/d.webp', '/wp-login.php', '/demo/a/b/c/d'])
    expect(answerTo(path, rewrites), path).toBeUndefined();
});

test('with the function the built manifest and icon are not deployed, because Hosting would answer with them', () => {
  const { ignore } = functionJson(json).hosting;
  expect(ignore).toEqual(expect.arrayContaining(['manifest.webmanifest', 'favicon.ico', 'firebase.json']));
});

test('with the function no header of Hosting says how long a page is kept, and what is deployed keeps its own', () => {
  const { headers } = functionJson(json).hosting;
  const caching = (path: string): string | undefined =>
    headers
      .filter(({ source }) => compileGlob(source)(path))
      .flatMap((rule) => rule.headers)
      .findLast(({ key }) => key === 'Cache-Control')?.value;
  for (const path of PAGES) expect(caching(path), path).toBeUndefined();
  for (const path of [...FILES, ...STAFF]) expect(caching(path), path).toBe('no-cache');
  expect(caching('/assets/a.js')).toContain('immutable');
});

test('the function sends the content policy itself, and nothing of the caching of files', () => {
  const headers = commonHeaders(json);
  expect(headers['Content-Security-Policy']).toContain("script-src 'self'");
  expect(headers['X-Content-Type-Options']).toBe('nosniff');
  expect(headers['Cache-Control']).toBeUndefined();
});

test('with files no address is answered with the empty page, and the staff area is where it was', () => {
  const moved = { source: '/vieja', destination: '/nueva', type: 301 } as const;
  const { hosting } = prerenderedJson(json, 'paginas', [moved]);
  for (const path of PAGES) expect(answerTo(path, hosting.rewrites), path).toBeUndefined();
  for (const path of STAFF) expect(answerTo(path, hosting.rewrites), path).toBe('/admin.html');
  const typed = [
    { source: '/contacto', destination: '/contacto.html', type: 301 },
    { source: '/index.html', destination: '/', type: 301 },
  ];
  expect(hosting.redirects.filter((rule) => 'source' in rule)).toEqual([...typed, moved]);
});

test.for([
  ['//pinturas//vinilicas', '/pinturas//vinilicas', '/pinturas/vinilicas'],
  ['///otro.sitio/x', '/otro.sitio/x'],
  ['/pinturas///', '/pinturas/'],
  ['//', '/'],
  ['/pinturas'],
])('with files %s is led on to single slashes', (steps) => {
  const rules = prerenderedJson(json, 'paginas', []).hosting.redirects as readonly PatternRule[];
  const [from = '', ...to] = steps;
  const followed: string[] = [];
  for (let at = redirectOf(from, rules); at !== undefined; at = redirectOf(at, rules)) followed.push(at);
  expect(followed).toEqual(to);
});

type PatternRule = { readonly regex?: string; readonly destination: string };

/** By the rules that are patterns alone. The patterns are of RE2, which names what it captures in another way. */
function redirectOf(path: string, rules: readonly PatternRule[]): string | undefined {
  for (const { regex, destination } of rules) {
    const found = regex && new RegExp(regex.replaceAll('(?P<', '(?<'), 'u').exec(path);
    if (found) return destination.replace(/:(\w+)/g, (_, name: string) => found.groups?.[name] ?? '');
  }
  return undefined;
}
