import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PRICE_PAGE, RECEIVED_FIELD, RECEIVING_ADDRESS } from '#platform/received-list.ts';

interface ManifestPicture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly form_factor?: 'narrow' | 'wide';
  readonly label?: string;
}
interface Manifest {
  readonly icons: readonly ManifestPicture[];
  readonly screenshots: readonly ManifestPicture[];
  readonly file_handlers: readonly { readonly action: string; readonly accept: Readonly<Record<string, string[]>> }[];
  readonly share_target: {
    readonly action: string;
    readonly method: string;
    readonly enctype: string;
    readonly params: { readonly files: readonly { readonly name: string; readonly accept: readonly string[] }[] };
  };
}

const manifest = JSON.parse(readFileSync('manifest.webmanifest', 'utf8')) as Manifest;

/** From the frame header of a JPEG, the first block that is neither a table (C4, C8, CC) nor of the application. */
function jpegSize(bytes: Buffer): string {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const kind = bytes[at + 1] ?? 0;
    const isFrame = kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);
    if (isFrame) return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`;
  }
  throw new Error('No frame');
}
const pngSize = (bytes: Buffer): string => `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;

test.each([...manifest.icons, ...manifest.screenshots])(
  '$src is there, of the kind and size the manifest says',
  ({ src, sizes, type }) => {
    const bytes = readFileSync(`public${src}`);
    const isPng = bytes.toString('latin1', 1, 4) === 'PNG';
    expect(isPng ? 'image/png' : 'image/jpeg').toBe(type);
    expect(isPng ? pngSize(bytes) : jpegSize(bytes)).toBe(sizes);
  },
);

test('phone and desktop have screenshots to show when installing, each with its text', () => {
  const { screenshots } = manifest;
  for (const factor of ['narrow', 'wide'])
    expect(screenshots.filter(({ form_factor }) => form_factor === factor).length).toBeGreaterThan(1);
  expect(screenshots.every(({ label = '' }) => label.length > 10)).toBe(true);
  // Browsers ignore all screenshots of a kind when one has other proportions.
  const narrow = screenshots.filter(({ form_factor }) => form_factor === 'narrow');
  expect(new Set(narrow.map(({ sizes }) => sizes)).size).toBe(1);
});

test('a price list is opened by the page that reads it, and a shared one goes where the service worker takes it', () => {
  const [handler] = manifest.file_handlers;
  const { share_target: share } = manifest;
  expect(readFileSync('src/admin/paths.ts', 'utf8')).toContain(`'${PRICE_PAGE}'`);
  expect(handler?.action).toBe(PRICE_PAGE);
  expect(share).toMatchObject({ action: RECEIVING_ADDRESS, method: 'POST', enctype: 'multipart/form-data' });
  // An Android phone shares by type and a computer by extension; both must know the same formats.
  const [{ name, accept } = { name: '', accept: [] }] = share.params.files;
  expect(name).toBe(RECEIVED_FIELD);
  const handled = Object.entries(handler?.accept ?? {}).flatMap(([type, extensions]) => [type, ...extensions]);
  expect([...accept].sort()).toEqual([...new Set(handled)].sort());
  expect(handled).toEqual(expect.arrayContaining(['.xlsx', '.xlsm', '.xls', '.ods', '.csv']));
});
