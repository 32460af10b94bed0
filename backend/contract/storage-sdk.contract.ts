import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountShop, google } from './account-shop.ts';
import type { Tab } from './browser.ts';
import { GoogleShop } from './google-shop.ts';
import { rawRequest } from './raw-request.ts';
import { Shop } from './shop.ts';
import { target } from './target.ts';

const WEBP = 'image/webp';
const PDF = 'application/pdf';
const hash = (seed: string) => createHash('sha256').update(seed).digest('hex');
const picture = (seed: string) => `productos/${hash(seed)}.webp`;
const sheet = (seed: string) => `documentos/${hash(seed)}.pdf`;

describe.skipIf(target.kind === 'emulator' && !google)('the Storage SDK', () => {
  let shop: AccountShop;
  let staff: Tab;
  let customer: Tab;
  beforeAll(async () => {
    shop = google ? await GoogleShop.open(google) : await Shop.open();
    [staff, customer] = [await shop.person(), await shop.person()];
    await staff.signIn('fotos@contrato.example', await shop.hire('fotos@contrato.example'));
    await customer.signUp('extrano@contrato.example', 'secreto1');
  });
  afterAll(() => shop.close());

  test('staff uploads a picture, and anybody downloads it by its address', async () => {
    const path = picture('una');
    expect(await staff.upload(path, 5000, WEBP)).toBe(path);
    expect(await staff.metadataOf(path)).toEqual({ size: 5000, contentType: WEBP });
    expect(await staff.download(path)).toEqual({ status: 200, size: 5000, isWhole: true, hasToken: true });
    expect(await customer.download(path)).toMatchObject({ status: 200, size: 5000 });
    expect(await customer.bytesOf(path)).toBe(5000);
  });

  test.for([
    ['a customer, an allowed path', () => customer, picture('robo'), 100, WEBP],
    ['staff, a folder nobody may use', () => staff, `otros/${hash('x')}.webp`, 100, WEBP],
    ['staff, a name that is no content hash', () => staff, 'productos/foto.webp', 100, WEBP],
    ['staff, a picture that may carry scripts', () => staff, `productos/${hash('svg')}.svg`, 100, 'image/svg+xml'],
    ['staff, another type than allowed', () => staff, picture('html'), 100, 'text/html'],
    ['staff, an empty file', () => staff, picture('vacia'), 0, WEBP],
    ['staff, a picture too large', () => staff, picture('enorme'), 1_048_577, WEBP],
  ] as const)('an upload is refused: %s', async ([, who, path, size, type]) => {
    expect(await who().upload(path, size, type)).toBe('storage/unauthorized');
    expect(await staff.metadataOf(path)).toMatch(/^storage\/(object-not-found|unauthorized)$/);
  });

  test('what is there is neither replaced nor deleted', async () => {
    const path = picture('fija');
    await staff.upload(path, 700, WEBP);
    expect(await staff.upload(path, 900, WEBP)).toBe('storage/unauthorized');
    expect(await staff.deleteFile(path)).toBe('storage/unauthorized');
    expect(await customer.deleteFile(path)).toBe('storage/unauthorized');
    expect(await staff.bytesOf(path)).toBe(700);
  });

  test('staff lists a folder, a customer does not', async () => {
    const path = sheet('lista');
    await staff.upload(path, 10, PDF);
    expect(await staff.listFiles('documentos')).toContain(path);
    for (const folder of ['productos', 'documentos', ''])
      expect(await customer.listFiles(folder)).toBe('storage/unauthorized');
  });

  test('half a name is no folder to list', async () => {
    const headers = { authorization: `Bearer ${await staff.token(false)}` };
    const list = (prefix: string) =>
      rawRequest(shop.filesOrigin, `/v0/b/${shop.project}.appspot.com/o?prefix=${prefix}&delimiter=/`, { headers });
    expect((await list('documentos/')).status).toBe(200);
    expect((await list('docu')).status).toBe(400);
  });

  test('a large file goes up in parts, is paused, goes on and arrives whole', async () => {
    const path = sheet('grande');
    expect(await staff.uploadPaused(path, 3_000_000, PDF)).toEqual({
      paused: true,
      steps: expect.any(Number),
      size: 3_000_000,
    });
    expect(await customer.download(path)).toMatchObject({ size: 3_000_000, isWhole: true });
    expect(await customer.uploadPaused(sheet('robo'), 3_000_000, PDF)).toBe('storage/unauthorized');
  });

  test('a cancelled upload leaves nothing behind', async () => {
    const path = sheet('cancelada');
    expect(await staff.uploadCancelled(path, 3_000_000, PDF)).toBe('storage/canceled');
    expect(await staff.metadataOf(path)).toBe('storage/object-not-found');
  });
});
