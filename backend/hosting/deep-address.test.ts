import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { ShopPages } from '../pages/serve-pages.ts';
import { openSite } from './site.ts';

const NO_PAGES: ShopPages = {
  prepare: () => Promise.resolve(),
  sendPage: () => Promise.resolve(false),
  sendFile: () => Promise.resolve(false),
  close: () => {},
};

const directory = mkdtempSync(path.join(tmpdir(), 'sitio-'));
for (const name of ['shell', 'admin', '404']) writeFileSync(path.join(directory, `${name}.html`), name);
const config = {
  ...readConfig(['--site', directory, '--data', directory], {}),
  firebaseJson: path.resolve(import.meta.dirname, '../../firebase.json'),
};
const site = openSite(config, NO_PAGES);
const server = createServer((request, response) => void site(request, response, request.url ?? '/'));
let origin = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(directory, { recursive: true, force: true });
});

test.for([
  ['of the staff', '/admin/productos/a', 200, 'admin'],
  ['of a hundred segments', `/admin${'/a'.repeat(99)}`, 200, 'admin'],
  ['of seven thousand segments', `/admin${'/a'.repeat(7000)}`, 404, '404'],
  ['of as many slashes', `/admin${'/'.repeat(7000)}a`, 404, '404'],
  ['whose slashes are written in another way', `/admin${'%2fa'.repeat(3000)}`, 404, '404'],
] as const)('an address %s', async ([, address, status, body]) => {
  const answer = await fetch(origin + address);
  expect([answer.status, await answer.text()]).toEqual([status, body]);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(answer.headers.get('cache-control')).toBe(status === 404 ? 'no-store' : 'no-cache');
});
