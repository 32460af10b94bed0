import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { axeFaults } from '../axe-faults.ts';
import { expect, test } from '../fixtures.ts';
import { holdRequests } from '../held-requests.ts';
import { STAFF, signIn, synced } from './staff-parts.ts';
import { setPrice } from './sync-parts.ts';

// The deployed rules decide what staff may read.
test.use({ testMode: false });

const BUCKET = '/v0/b/la-fragua.appspot.com/o';
const DOCUMENTS = '/v1/projects/la-fragua/databases/(default)/documents';
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

interface Stored {
  readonly name: string;
  readonly fields?: object;
}

/** A colleague who asks the server's addresses by hand. */
async function colleague(origin: string) {
  const signIn = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=x`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...STAFF, returnSecureToken: true }),
  });
  const { idToken } = (await signIn.json()) as { idToken: string };
  const headers = { authorization: `Bearer ${idToken}` };
  return {
    async upload(name: string, bytes: Uint8Array): Promise<void> {
      const meta = JSON.stringify({ name, contentType: 'application/pdf' });
      const head = `--x\r\nContent-Type: application/json\r\n\r\n${meta}\r\n--x\r\nContent-Type: application/pdf\r\n\r\n`;
      const answer = await fetch(`${origin}${BUCKET}?name=${encodeURIComponent(name)}`, {
        method: 'POST',
        headers: { ...headers, 'X-Goog-Upload-Protocol': 'multipart', 'Content-Type': 'multipart/related; boundary=x' },
        body: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--')]),
      });
      expect(answer.status).toBe(200);
    },
    /** Every document of a collection, as the archive writes it. */
    async lines(collectionId: string): Promise<string[]> {
      const answer = await fetch(`${origin}${DOCUMENTS}:runQuery`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ structuredQuery: { from: [{ collectionId }] } }),
      });
      const rows = (await answer.json()) as readonly { readonly document?: Stored }[];
      return rows.flatMap(({ document }) =>
        document
          ? [JSON.stringify({ ruta: document.name.split('/documents/')[1], campos: document.fields ?? {} })]
          : [],
      );
    },
  };
}

test('the archive of the shop has every document with its types, the uploaded files, and the digest of each', async ({
  page,
  backend,
}) => {
  const rosa = await colleague(backend.origin);
  const sheet = new TextEncoder().encode('%PDF-1.4 Ficha técnica');
  await rosa.upload(`documentos/${sha256(sheet)}.pdf`, sheet);
  await signIn(page);
  await setPrice(page, 'AL-1', '248.00');
  await synced(page);
  await page.goto('/admin/exportar');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar toda la tienda' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^tienda-\d{4}-\d{2}-\d{2}\.zip$/);
  const files = unzipSync(await readFile(await download.path()));
  const textOf = (name: string): string => new TextDecoder().decode(files[name]);

  for (const name of ['productos', 'categories', 'etiquetas', 'tutoriales', 'personal', 'bitacora']) {
    const lines = textOf(`documentos/${name}.jsonl`).split('\n').filter(Boolean);
    expect(lines.length, name).toBeGreaterThan(0);
    expect(lines.toSorted()).toEqual((await rosa.lines(name)).toSorted());
  }
  expect(files[`archivos/documentos/${sha256(sheet)}.pdf`]).toEqual(sheet);
  const { formato, partes } = JSON.parse(textOf('manifiesto.json')) as {
    formato: number;
    partes: readonly { readonly nombre: string; readonly bytes: number; readonly sha256: string }[];
  };
  expect(formato).toBe(1);
  expect(partes.map(({ nombre }) => nombre).toSorted()).toEqual(
    Object.keys(files)
      .filter((name) => name !== 'manifiesto.json')
      .toSorted(),
  );
  for (const { nombre, bytes, sha256: digest } of partes) {
    const file = files[nombre] ?? new Uint8Array();
    expect([nombre, file.length, sha256(file)]).toEqual([nombre, bytes, digest]);
  }
  expect(await axeFaults(page)).toEqual([]);
});

test('who cancels the archive does not wait for a server that does not answer, and can make another at once', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/admin/exportar');
  const letThrough = await holdRequests(page, /documents:runQuery/, (body) => body?.includes('"tutoriales"') === true);
  const begin = page.getByRole('button', { name: 'Descargar toda la tienda' });
  await begin.click();
  await expect(page.getByRole('progressbar', { name: 'Descargando toda la tienda' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('Cancelado: no se guardó nada.')).toBeVisible();
  letThrough();
  const downloading = page.waitForEvent('download');
  await begin.click();
  await downloading;
  await expect(page.getByText(/^Listo: tienda-/)).toBeVisible();
});
