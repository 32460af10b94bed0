import type { Product } from '#domain/catalogue/product.ts';
import type { KnownProduct } from '#domain/catalogue/product-rows.ts';
import { compareInstants } from '#domain/kernel/instant.ts';
import { overlayOf } from '#domain/snapshot/overlay.ts';
import type { SnapshotPointer } from '#domain/snapshot/pointer.ts';
import { type CataloguePair, isSameStart, readerStep, type WindowStart } from '#domain/snapshot/reader.ts';
import { isSettled, settledAt, withNews } from './delta-window.ts';
import { laterFields } from './packed-fields.ts';

/** Whether a window is the last one of the delta. What a listener says of another window must not be taken for the end of the delta. */
function isTail({ seq, windows }: CataloguePair, window: { readonly seq: number; readonly start: WindowStart }) {
  const last = windows.at(-1);
  return seq === window.seq && last !== undefined && isSameStart(last.start, window.start);
}

/** Whether the shop's data was replaced: the pointer was written after ours was, and yet its number is no higher. */
function isOtherHistory({ seq, publishedAt }: CataloguePair, pointer: SnapshotPointer): boolean {
  return pointer.seq <= seq && publishedAt !== null && compareInstants(pointer.actualizado, publishedAt) > 0;
}

/** Whether a catalogue may be shown: a part of one never replaces a whole one. */
const mayShow = (isWhole: boolean, hasShownWhole: boolean): boolean => isWhole || !hasShownWhole;

/**
 * Products that are known already keep their object, so that no screen draws them again. An equal revision is not enough: after a restore the
 * same number can stand for another content.
 */
function keepObjects(shown: CataloguePair, rows: readonly KnownProduct[]): KnownProduct[] {
  const overlay = overlayOf(shown);
  return rows.map((row) => {
    const known = [overlay.get(row.id), shown.base.get(row.id)].find((one) => one?.rev === row.rev);
    return known && saysAll(known.product, row.product) ? { ...row, product: known.product } : row;
  });
}

/** Whether a known product is the same as another, or has later fields besides: an older version of the site may have published the other. */
function saysAll(known: Product | null, other: Product | null): boolean {
  if (!known || !other) return known === other;
  const extra = Object.keys(known).filter((name) => !(name in other));
  return Object.keys(other).every((name) => isSame(known, other, name)) && extra.every((name) => name in laterFields);
}

function isSame(a: object, b: object, name: string): boolean {
  const one: unknown = Reflect.get(a, name);
  const two: unknown = Reflect.get(b, name);
  if (one === two || typeof one !== 'object' || typeof two !== 'object' || !one || !two) return one === two;
  const names = Object.keys(one);
  return names.length === Object.keys(two).length && names.every((inner) => isSame(one, two, inner));
}

/** What a follower decides, as pure functions. The model of the protocol takes them away one by one, and must then go wrong. */
export const followerRules = {
  reduce: readerStep,
  settledAt,
  isSettled,
  withNews,
  isTail,
  isOtherHistory,
  mayShow,
  keepObjects,
};

export type FollowerRules = Readonly<typeof followerRules>;
