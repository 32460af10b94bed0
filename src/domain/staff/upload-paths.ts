import { sizedEmblem } from '#domain/appearance/emblem.ts';
import { EMBLEM_SIZES } from '#domain/appearance/emblem-sizes.ts';
import { PICTURE_SIZES } from './picture-sizes.ts';

const STORED = /productos\/[0-9a-f]{64}-(?:1600\.(?:webp|jpg)|(?:512|256)\.png)|documentos\/[0-9a-f]{64}\.pdf/g;
const LARGEST = /-1600(?=\.(?:webp|jpg)$)/;
const EMBLEM = /-512\.png$/;

/** Every stored file behind the one that documents name: the sizes of a picture or an emblem, largest first; anything else alone. */
export function uploadPaths(name: string): string[] {
  if (EMBLEM.test(name)) return EMBLEM_SIZES.map((size) => sizedEmblem(name, size));
  return LARGEST.test(name) ? PICTURE_SIZES.map((size) => name.replace(LARGEST, `-${size}`)) : [name];
}

/**
 * The uploaded files that a document names, wherever in it: they have to be stored before it is sent, or visitors would see a missing picture.
 * @returns each once, a picture by its largest size.
 */
export function uploadsNamedIn(document: unknown): string[] {
  return [...new Set(JSON.stringify(document)?.match(STORED) ?? [])];
}
