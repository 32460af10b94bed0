import type { ProductRow } from '#domain/catalogue/product-rows.ts';
import { POINTER_ID, parsePointer } from '#domain/snapshot/pointer.ts';
import { unpackIds } from '#platform/snapshot-bytes.ts';
import type { Collection } from '../engine/collection.ts';
import { plainFields } from '../engine/plain-fields.ts';

type Order = (rows: readonly ProductRow[]) => readonly ProductRow[];
type Places = ReadonlyMap<string, number>;

/**
 * The order in which visitors have the products: those of the published snapshot as they stand there, then the others in the order of their writing.
 * A page rendered in another order would be put in this one before the visitor's eyes.
 */
export function createPublishedOrder(): (published: Collection | undefined) => Promise<Order> {
  let known: { readonly sha256: string; readonly places: Places } | undefined;
  return async (published) => {
    const stored = published?.get(POINTER_ID);
    const pointer = stored && parsePointer(plainFields(stored.fields));
    if (!published || !pointer?.ok) return byWriting(new Map());
    const { sha256 } = pointer.value;
    if (known?.sha256 !== sha256) {
      const parts = pointer.value.partes.map((name) => bytesOf(published.get(name)?.fields['datos']));
      // Without its products: to read ten thousand of them would keep everybody waiting for a second.
      const ids = await unpackIds(pointer.value, parts);
      known = { sha256, places: new Map(ids.ok ? ids.value.map((id, at) => [id, at]) : []) };
    }
    return byWriting(known.places);
  };
}

function bytesOf(value: object | undefined): Uint8Array {
  const text: unknown = value && Reflect.get(value, 'bytesValue');
  return typeof text === 'string' ? new Uint8Array(Buffer.from(text, 'base64')) : new Uint8Array();
}

const byWriting =
  (places: Places): Order =>
  (rows) =>
    [...rows].sort((a, b) => {
      const [placeA = Infinity, placeB = Infinity] = [places.get(a.id), places.get(b.id)];
      if (placeA !== placeB) return placeA - placeB;
      if (a.actualizado !== b.actualizado) return a.actualizado < b.actualizado ? -1 : 1;
      return a.id < b.id ? -1 : 1;
    });
