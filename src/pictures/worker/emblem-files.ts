import { EMBLEM_SIZES, type EmblemSize, emblemPath, WHITE_SIZE } from '#domain/appearance/emblem-sizes.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { type Box, placeInSquare, seenPart } from '#domain/staff/files/emblem-crop.ts';
import type { PictureProblem } from '#domain/staff/files/picture-file.ts';
import { sha256 } from '#platform/sha256.ts';
import type { PictureBytes, PreparedPicture } from '../picture-messages.ts';

/** Behind an emblem with clear parts where a system wants none: the paper of the pages. */
const PAPER = '#f6f3ec';

/** How much of the square the emblem takes, and whether the square has a ground. A system that cuts icons to a circle keeps the middle four fifths. */
const ICONS: Readonly<Record<EmblemSize, { readonly share: number; readonly hasGround: boolean }>> = {
  512: { share: 1, hasGround: false },
  384: { share: 0.62, hasGround: true },
  192: { share: 1, hasGround: false },
  180: { share: 0.8, hasGround: true },
};

/** The squares that the store's emblem is kept as. PNG, because that is what every system takes as an icon. */
export async function emblemFiles(
  bitmap: ImageBitmap,
  use: 'emblem' | 'white',
): Promise<Result<Omit<PreparedPicture, 'animated'>, PictureProblem>> {
  const { width, height } = bitmap;
  const source = contextOf(width, height);
  source.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = source.getImageData(0, 0, width, height);
  const seen = seenPart(data, width, height);
  if (!seen.ok) return seen;
  const box = seen.value;
  const ground = groundOf(data, width, box);
  const sizes: readonly (EmblemSize | typeof WHITE_SIZE)[] = use === 'white' ? [WHITE_SIZE] : EMBLEM_SIZES;
  const squares = await Promise.all(
    sizes.map(async (size) => {
      const { share, hasGround } = size === WHITE_SIZE ? { share: 1, hasGround: false } : ICONS[size];
      const bytes = await square(source.canvas, box, size, share, hasGround ? ground : undefined);
      return { size, bytes };
    }),
  );
  const [largest] = squares;
  if (!largest) return err('broken');
  const hash = await sha256(largest.bytes);
  const files = squares.map(
    ({ size, bytes }): PictureBytes => ({ path: emblemPath(hash, size), type: 'image/png', bytes }),
  );
  return ok({ imagen: emblemPath(hash, largest.size), files, width: largest.size, height: largest.size });
}

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('no 2d context');
  context.imageSmoothingQuality = 'high';
  return context;
}

async function square(
  source: OffscreenCanvas,
  box: Box,
  side: number,
  share: number,
  ground: string | undefined,
): Promise<ArrayBuffer> {
  const context = contextOf(side, side);
  if (ground) {
    context.fillStyle = ground;
    context.fillRect(0, 0, side, side);
  }
  const at = placeInSquare(box, side, share);
  context.drawImage(source, box.x, box.y, box.width, box.height, at.x, at.y, at.width, at.height);
  const blob = await context.canvas.convertToBlob({ type: 'image/png' });
  return blob.arrayBuffer();
}

/** The colour that an opaque picture has in its corner, so that its ground goes on; paper for a drawing that has none. */
function groundOf(pixels: Uint8ClampedArray, width: number, { x, y }: Box): string {
  const at = (y * width + x) * 4;
  const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.slice(at, at + 4);
  return alpha === 255 ? `rgb(${red} ${green} ${blue})` : PAPER;
}
