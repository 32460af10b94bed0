import { compareInstants } from '#domain/kernel/instant.ts';
import type { SnapshotPointer } from '#domain/snapshot/pointer.ts';
import { type CataloguePair, isSameStart, overlayOf, readerStep, type WindowStart } from '#domain/snapshot/reader.ts';
import { isSettled, settledAt, withNews } from './delta-window.ts';
import type { StoredRow } from './stored-rows.ts';

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

/** Products that are known already, in the same revision, keep their object, so that no screen draws them again. */
function keepObjects(shown: CataloguePair, rows: readonly StoredRow[]): StoredRow[] {
  const overlay = overlayOf(shown);
  return rows.map((row) => {
    const known = [overlay.get(row.id), shown.base.get(row.id)].find((one) => one?.rev === row.rev);
    return known && isSameData(known.product, row.product) ? { ...row, product: known.product } : row;
  });
}

function isSameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => isSameData(Reflect.get(a, name), Reflect.get(b, name)))
  );
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
