import { sizedEmblem } from '#domain/appearance/emblem.ts';
import { EMBLEM_SIZES } from '#domain/appearance/emblem-sizes.ts';
import type { Change } from '../journal/change.ts';
import { PICTURE_SIZES } from './picture-sizes.ts';

const STORED =
  /productos\/[0-9a-f]{64}-(?:512|256)\.png|(?:productos|reparaciones\/[A-Za-z0-9_-]{20,64})\/[0-9a-f]{64}-1600\.(?:webp|jpg)|documentos\/[0-9a-f]{64}\.pdf/g;
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

/** The path of a picture in the folder of a repair, which tells it from the same picture of another one: each goes with its folio. */
export const inRepairFolder = (path: string, id: string): string => path.replace(/^productos\//, `reparaciones/${id}/`);

/**
 * Every stored file that a change takes out of a repair; of one that is erased its folder too, `reparaciones/r1/`, because a photograph that was
 * taken out before it was saved is in no document. Of products files are kept, because earlier versions name them.
 */
export function uploadsTakenOut({ collection, id, base, document }: Change): string[] {
  if (collection !== 'reparaciones' || !base) return [];
  const kept = new Set(uploadsNamedIn(document));
  const gone = uploadsNamedIn(base)
    .filter((name) => !kept.has(name))
    .flatMap(uploadPaths);
  return document === null ? [...gone, `reparaciones/${id}/`] : gone;
}
