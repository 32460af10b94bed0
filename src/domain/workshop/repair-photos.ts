import * as v from 'valibot';
import { sameValue } from '#domain/staff/journal/plain-value.ts';

/** A photograph of what was left for repair. */
export interface RepairPhoto {
  /** The stored path of its largest size: `reparaciones/{folio}/{hash}-1600.webp`. */
  readonly archivo: string;
  /** Whether the customer's page shows it. */
  readonly visible: boolean;
}

/** As in `firestore.rules`. */
export const MOST_PHOTOS = 8;

export const repairPhotos: v.GenericSchema<unknown, RepairPhoto[]> = v.array(
  v.object({ archivo: v.string(), visible: v.boolean() }),
);

/** Whether two lists have the same photographs in the same order, each shown or hidden as in the other. */
export const areSamePhotos = (a: readonly RepairPhoto[], b: readonly RepairPhoto[]): boolean => sameValue(a, b);

/** What the customer's page may show. */
export const shownPhotos = (photos: readonly RepairPhoto[]): readonly string[] =>
  photos.filter(({ visible }) => visible).map(({ archivo }) => archivo);

/** The photographs with some more, each once and none to be seen yet. */
export function withPhotos(photos: readonly RepairPhoto[], added: readonly string[]): readonly RepairPhoto[] {
  const known = new Set(photos.map(({ archivo }) => archivo));
  return [
    ...photos,
    ...added.filter((archivo) => !known.has(archivo)).map((archivo) => ({ archivo, visible: false })),
  ].slice(0, MOST_PHOTOS);
}
