import { err, ok, type Result } from '#domain/kernel/result.ts';
import {
  LARGEST_PICTURE_BYTES,
  type PictureFile,
  type PictureProblem,
  readPictureFile,
} from '#domain/staff/files/picture-file.ts';
import {
  fitWithin,
  PICTURE_SIZES,
  type PictureSize,
  picturePath,
  type Size,
} from '#domain/staff/files/picture-sizes.ts';
import { sha256 } from '#platform/sha256.ts';
import type {
  FromPictureWorker,
  PictureBytes,
  PictureUse,
  PreparedPicture,
  ToPictureWorker,
} from '../picture-messages.ts';
import { emblemFiles } from './emblem-files.ts';

const LARGEST = PICTURE_SIZES[0];
/** The rules refuse a larger file. */
const MOST_BYTES = 1_048_576;
const QUALITIES = [0.82, 0.7, 0.55, 0.4, 0.25];

// One after the other: two photos of 48 megapixels at once would take 400 MB.
let turn: Promise<void> = Promise.resolve();

addEventListener('message', ({ data: { ticket, file, use } }: MessageEvent<ToPictureWorker>) => {
  turn = turn.then(async () => {
    // A canvas that gets no memory throws; the next photo may still fit.
    const outcome = await prepare(file, use).catch(() => err<PictureProblem>('broken'));
    const buffers = outcome.ok ? outcome.value.files.map(({ bytes }) => bytes) : [];
    postMessage({ ticket, outcome } satisfies FromPictureWorker, { transfer: buffers });
  });
});

async function prepare(file: Blob, use: PictureUse): Promise<Result<PreparedPicture, PictureProblem>> {
  if (!('subtle' in crypto)) return err('insecure');
  if (file.size > LARGEST_PICTURE_BYTES) return err('too-heavy');
  // A file picked from a cloud drive or a card that was pulled out fails here.
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return err('broken');
  const read = readPictureFile(new Uint8Array(bytes));
  if (!read.ok) return read;
  const bitmap = await decode(new Blob([bytes]), read.value);
  if (!bitmap) return err(read.value.format === 'heic' ? 'heic' : 'broken');
  const { animated } = read.value;
  if (use === 'photo') return ok({ ...(await store(bitmap)), animated });
  const files = await emblemFiles(bitmap, use);
  return files.ok ? ok({ ...files.value, animated }) : files;
}

/** The picture upright and no larger than what is kept of it, so that 48 megapixels are never all in a canvas. */
async function decode(file: Blob, { size }: PictureFile): Promise<ImageBitmap | undefined> {
  const target = size && fitWithin(size, LARGEST);
  const smaller: ImageBitmapOptions =
    target && size && target.width < size.width
      ? { resizeWidth: target.width, resizeHeight: target.height, resizeQuality: 'high' }
      : {};
  return createImageBitmap(file, { imageOrientation: 'from-image', ...smaller }).catch(() => undefined);
}

/** Three sizes, each drawn from the one before. A canvas holds pixels only: place, camera and date stay behind. */
async function store(bitmap: ImageBitmap): Promise<Omit<PreparedPicture, 'animated'>> {
  let source: ImageBitmap | OffscreenCanvas = bitmap;
  const blobs: { readonly size: PictureSize; readonly blob: Blob; readonly canvas: Size }[] = [];
  for (const size of PICTURE_SIZES) {
    const canvas: OffscreenCanvas = draw(source, fitWithin(source, size));
    blobs.push({ size, blob: await encode(canvas), canvas });
    source = canvas;
  }
  bitmap.close();
  const [largest] = blobs;
  if (!largest) throw new Error('no size was drawn');
  const hash = await sha256(await largest.blob.arrayBuffer());
  const extension = largest.blob.type === 'image/webp' ? 'webp' : 'jpg';
  const files = await Promise.all(
    blobs.map(
      async ({ size, blob }): Promise<PictureBytes> => ({
        path: picturePath(hash, size, extension),
        type: extension === 'webp' ? 'image/webp' : 'image/jpeg',
        bytes: await blob.arrayBuffer(),
      }),
    ),
  );
  const { width, height } = largest.canvas;
  return { imagen: picturePath(hash, LARGEST, extension), files, width, height };
}

function draw(source: ImageBitmap | OffscreenCanvas, { width, height }: Size): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2d context');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

async function encode(canvas: OffscreenCanvas): Promise<Blob> {
  let blob: Blob | undefined;
  for (const quality of QUALITIES) {
    blob = await canvas.convertToBlob({ type: 'image/webp', quality });
    if (blob.type !== 'image/webp') blob = await onWhite(canvas).convertToBlob({ type: 'image/jpeg', quality });
    if (blob.size <= MOST_BYTES) break;
  }
  if (!blob) throw new Error('nothing was encoded');
  return blob;
}

/** JPEG has no transparency, and what is clear would come out black. */
function onWhite(source: OffscreenCanvas): OffscreenCanvas {
  const canvas = new OffscreenCanvas(source.width, source.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2d context');
  context.fillStyle = 'white';
  context.fillRect(0, 0, source.width, source.height);
  context.drawImage(source, 0, 0);
  return canvas;
}
