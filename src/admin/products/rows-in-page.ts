export interface RowRange {
  readonly first: number;
  /** The first one that is not there any more. */
  readonly end: number;
}

/** Which rows of a long list are in the page. */
export interface RowsInPage extends RowRange {
  /** Those that show their pictures: rows that fly by have none. */
  readonly pictured: RowRange;
  readonly isHurried: boolean;
}

/** Rows above and below what is seen, so that a flick of the finger meets no hole. */
const SPARE = 8;
/** New rows in one frame. More of them take a slow tablet longer than a person would not notice. */
const MOST = 5;
/** Of the spare ones, which nobody waits for. */
const FEW = 2;

/**
 * The rows of the next frame: of what is seen as many as it can bring, then spare ones.
 * @returns `before` itself where nothing is left to do.
 */
export function nextRows(before: RowsInPage, seen: RowRange, count: number, isAtRest: boolean): RowsInPage {
  const wanted = { first: Math.max(0, seen.first - SPARE), end: Math.min(count, seen.end + SPARE) };
  let first = Math.max(before.first, wanted.first);
  let end = Math.min(before.end, wanted.end);
  // Nothing of what is there is seen any more.
  if (first >= seen.end || end <= seen.first) first = end = seen.first;
  const missing = Math.max(0, first - seen.first) + Math.max(0, seen.end - end);
  let room = missing > 0 ? MOST : FEW;
  const goal = missing > 0 ? seen : wanted;
  const below = Math.min(room, Math.max(0, goal.end - end));
  end += below;
  room -= below;
  first -= Math.min(room, Math.max(0, first - goal.first));

  const isHurried = !isAtRest && (missing > FEW || before.isHurried);
  const pictured = isHurried ? before.pictured : { first, end };
  const isSame =
    first === before.first &&
    end === before.end &&
    isHurried === before.isHurried &&
    pictured.first === before.pictured.first &&
    pictured.end === before.pictured.end;
  return isSame ? before : { first, end, pictured, isHurried };
}
