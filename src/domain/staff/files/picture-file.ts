import { err, ok, type Result } from '#domain/kernel/result.ts';

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic';

/** What is read from a picture's first bytes, before anything is decoded. */
export interface PictureFile {
  readonly format: PictureFormat;
  /** Pixels as a person sees them: turned by the camera's note. Unknown for AVIF and HEIC. */
  readonly size?: { readonly width: number; readonly height: number };
  readonly animated: boolean;
}

/** Why a file cannot become a picture of the shop. */
export type PictureProblem =
  | 'empty'
  | 'too-heavy'
  | 'too-many-pixels'
  | 'svg'
  | 'pdf'
  | 'video'
  | 'not-a-picture'
  | 'heic'
  | 'broken'
  | 'blank'
  | 'too-small'
  | 'too-long'
  | 'no-room'
  | 'insecure';

/** Three times the size of a phone's raw photo of 48 megapixels. */
export const LARGEST_PICTURE_BYTES = 60 * 1024 * 1024;
/** Decoded, a pixel takes four bytes: more than this ends the tab on a tablet. */
const MOST_PIXELS = 110_000_000;

/**
 * Recognises a file by its bytes, never by its name, and reads how large it would be when decoded, so that a decompression bomb is never decoded.
 * @param bytes the whole file: a camera may put its preview before the size.
 */
export function readPictureFile(bytes: Uint8Array): Result<PictureFile, PictureProblem> {
  if (bytes.length === 0) return err('empty');
  if (bytes.length > LARGEST_PICTURE_BYTES) return err('too-heavy');
  const read = readFormat(bytes);
  if (!read.ok) return read;
  const { size } = read.value;
  if (size && (size.width < 1 || size.height < 1)) return err('broken');
  return size && size.width * size.height > MOST_PIXELS ? err('too-many-pixels') : read;
}

function readFormat(bytes: Uint8Array): Result<PictureFile, PictureProblem> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return jpeg(view);
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return png(bytes, view);
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return webp(bytes, view);
  if (/^GIF8[79]a$/.test(textAt(bytes, 0, 6))) return gif(bytes, view);
  if (textAt(bytes, 4, 4) === 'ftyp') return isoMedia(textAt(bytes, 8, 4), brandsIn(bytes, view));
  if (textAt(bytes, 0, 5) === '%PDF-') return err('pdf');
  return err(/<svg[\s>]/i.test(textAt(bytes, 0, 4096)) ? 'svg' : 'not-a-picture');
}

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

// https://www.w3.org/Graphics/JPEG/itu-t81.pdf B.1: markers with their length, the frame's size in a SOF.
function jpeg(view: DataView): Result<PictureFile, PictureProblem> {
  let turned = false;
  let at = 2;
  while (at + 9 < view.byteLength) {
    const marker = view.getUint8(at + 1);
    // What some cameras leave between the segments is passed over, as every decoder does.
    if (view.getUint8(at) !== 0xff || marker === 0x00) {
      at += 1;
      continue;
    }
    // Fill bytes and markers without a body.
    if (marker === 0xff || (marker >= 0xd0 && marker <= 0xd8) || marker === 0x01) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    if (marker === 0xd9 || marker === 0xda) break;
    if (marker === 0xe1) turned ||= exifOrientation(view, at + 4) >= 5;
    if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return ok({
        format: 'jpeg',
        animated: false,
        size: turned ? { width: height, height: width } : { width, height },
      });
    }
    at += 2 + view.getUint16(at + 2);
  }
  return err('broken');
}

/** 1 to 8 as the camera wrote it; from 5 on width and height change places. */
function exifOrientation(view: DataView, at: number): number {
  const tiff = at + 6;
  if (tiff + 8 > view.byteLength || view.getUint32(at) !== 0x45786966) return 1;
  const little = view.getUint16(tiff) === 0x4949;
  const directory = tiff + view.getUint32(tiff + 4, little);
  if (directory + 2 > view.byteLength) return 1;
  const entries = view.getUint16(directory, little);
  for (let entry = directory + 2; entry < directory + 2 + entries * 12 && entry + 12 <= view.byteLength; entry += 12) {
    if (view.getUint16(entry, little) === 0x0112) return view.getUint16(entry + 8, little);
  }
  return 1;
}

function png(bytes: Uint8Array, view: DataView): Result<PictureFile, PictureProblem> {
  if (bytes.length < 33) return err('broken');
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  // An animation says so before its first picture.
  let animated = false;
  for (let at = 8; at + 8 < bytes.length; at += 12 + view.getUint32(at)) {
    const kind = textAt(bytes, at + 4, 4);
    if (kind === 'IDAT') break;
    animated ||= kind === 'acTL';
  }
  return ok({ format: 'png', size, animated });
}

// https://developers.google.com/speed/webp/docs/riff_container
function webp(bytes: Uint8Array, view: DataView): Result<PictureFile, PictureProblem> {
  if (bytes.length < 30) return err('broken');
  const kind = textAt(bytes, 12, 4);
  if (kind === 'VP8X') {
    const side = (at: number): number =>
      1 + view.getUint8(at) + (view.getUint8(at + 1) << 8) + (view.getUint8(at + 2) << 16);
    const animated = (view.getUint8(20) & 2) !== 0;
    return ok({ format: 'webp', size: { width: side(24), height: side(27) }, animated });
  }
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return ok({
      format: 'webp',
      size: { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) },
      animated: false,
    });
  }
  if (kind !== 'VP8 ') return err('broken');
  const size = { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  return ok({ format: 'webp', size, animated: false });
}

function gif(bytes: Uint8Array, view: DataView): Result<PictureFile, PictureProblem> {
  if (bytes.length < 13) return err('broken');
  const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  // The extension by which a GIF repeats: every animation on the web has it.
  return ok({ format: 'gif', size, animated: textAt(bytes, 0, 4096).includes('NETSCAPE2.0') });
}

/** The other brands that the first box of a file names. */
function brandsIn(bytes: Uint8Array, view: DataView): string {
  const end = Math.min(view.getUint32(0), MOST_BRANDS);
  return textAt(bytes, 16, Math.max(0, end - 16));
}

/** Bytes of a first box; none names more brands. */
const MOST_BRANDS = 256;

function isoMedia(brand: string, compatible: string): Result<PictureFile, PictureProblem> {
  if (/avi[fs]/.test(brand + compatible)) return ok({ format: 'avif', animated: brand === 'avis' });
  if (/^(hei[cxms]|hev[cxms]|mif1|msf1)/.test(brand)) return ok({ format: 'heic', animated: false });
  return err('video');
}
