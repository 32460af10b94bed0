import type { Page } from '@playwright/test';

/** What a camera writes where nobody looks: it must not reach the shop. */
export const PLACE = 'GPSLatitude 25.6866 GPSLongitude -100.3161';

interface PhotoOptions {
  readonly width: number;
  readonly height: number;
  /** Noise, which hardly compresses: for a file that takes its time. */
  readonly noisy?: boolean;
}

/** A JPEG whose four quarters are red, green, blue and white, made by the browser itself. */
export async function photo(page: Page, options: PhotoOptions): Promise<Buffer> {
  const base64 = await page.evaluate(async ({ width, height, noisy }) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    const quarters = ['#f00', '#0f0', '#00f', '#fff'];
    for (const [at, colour] of quarters.entries()) {
      context.fillStyle = colour;
      context.fillRect((at % 2) * (width / 2), Math.floor(at / 2) * (height / 2), width / 2, height / 2);
    }
    if (noisy) {
      const pixels = context.getImageData(0, 0, width, height);
      for (let at = 0; at < pixels.data.length; at += 65_536) {
        crypto.getRandomValues(pixels.data.subarray(at, Math.min(at + 65_536, pixels.data.length)));
      }
      for (let at = 3; at < pixels.data.length; at += 4) pixels.data[at] = 255;
      context.putImageData(pixels, 0, 0);
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    return new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () =>
        resolve(typeof reader.result === 'string' ? (reader.result.split(',')[1] ?? '') : ''),
      );
      reader.readAsDataURL(blob);
    });
  }, options);
  return Buffer.from(base64, 'base64');
}

/** The same photo as a phone held sideways writes it, with the place where it was taken. */
export function withExif(jpeg: Buffer, orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM', 0, 'latin1');
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(PLACE, 'latin1')]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

export const file = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({ name, mimeType, buffer });

/** What an iPhone saves: Chromium has no decoder for it. */
export const heic = (): Buffer =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic', 'latin1'), Buffer.alloc(4096, 7)]);

/** Names of the parts of a WebP file: `EXIF` and `XMP ` would carry what the camera knew. */
export function webpParts(bytes: Buffer): string[] {
  const names: string[] = [];
  for (let at = 12; at + 8 <= bytes.length; at += 8 + bytes.readUInt32LE(at + 4) + (bytes.readUInt32LE(at + 4) % 2)) {
    names.push(bytes.toString('latin1', at, at + 4));
  }
  return names;
}
