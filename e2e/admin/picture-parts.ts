import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { fieldOf, save } from './staff-parts.ts';

export const FORM = '/admin/tutoriales/crear-tutorial';
const STORED = /^productos\/[0-9a-f]{64}-1600\.webp$/;
export const SIZES = [1600, 800, 400] as const;
export const chooser = (page: Page): Locator => page.getByLabel('Imagen', { exact: true });
export const remove = (page: Page): Locator => page.getByRole('button', { name: 'Quitar la foto' });

/** What the public document of the tutorial says, as any visitor may ask. */
async function pictureOf(origin: string, title: string): Promise<string | undefined> {
  const reply = await fetch(`${origin}/v1/projects/la-fragua/databases/(default)/documents:runQuery`, {
    method: 'POST',
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: 'tutoriales' }],
        where: { fieldFilter: { field: { fieldPath: 'visible' }, op: 'EQUAL', value: { stringValue: 'public' } } },
      },
    }),
  });
  const rows = (await reply.json()) as { document?: { fields: Record<string, { stringValue?: string }> } }[];
  return rows.find(({ document }) => document?.fields['titulo']?.stringValue === title)?.document?.fields['imagen']
    ?.stringValue;
}

/** As `pictureOf`, once the tutorial has it. */
export async function arrivedPicture(origin: string, title: string): Promise<string> {
  let imagen = '';
  await expect(async () => {
    imagen = (await pictureOf(origin, title)) ?? '';
    expect(imagen).toMatch(STORED);
  }).toPass({ timeout: 300_000 });
  return imagen;
}

export async function storedFile(origin: string, path: string): Promise<Buffer> {
  const reply = await fetch(`${origin}/v0/b/la-fragua.appspot.com/o/${encodeURIComponent(path)}?alt=media`);
  expect(reply.status, path).toBe(200);
  expect(reply.headers.get('content-type')).toBe('image/webp');
  expect(reply.headers.get('cache-control')).toContain('immutable');
  return Buffer.from(await reply.arrayBuffer());
}

export async function publish(page: Page, title: string): Promise<void> {
  await fieldOf(page, 'Título').fill(title);
  await fieldOf(page, 'Texto del tutorial').fill('Texto.');
  await page.getByRole('checkbox', { name: 'Visible en la tienda' }).check();
  await save(page);
}

/** Width, height and the colours of the four quarters. */
export const look = (page: Page, bytes: Buffer) =>
  page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([data]), { imageOrientation: 'none' });
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    const at = (x: number, y: number): string => {
      const [red = 0, green = 0, blue = 0] = context.getImageData(bitmap.width * x, bitmap.height * y, 1, 1).data;
      return red > 200 && green > 200 ? 'white' : red > 200 ? 'red' : green > 200 ? 'green' : blue > 200 ? 'blue' : '?';
    };
    return {
      size: [bitmap.width, bitmap.height],
      quarters: [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)],
    };
  }, bytes.toString('base64'));
