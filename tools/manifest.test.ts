import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

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
