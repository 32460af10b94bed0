export interface RowRange {
  readonly first: number;
  /** Exclusive. */
  readonly end: number;
}

/** Which rows of a long list are in the page. */
export interface RowsInPage extends RowRange {
  /** The rows that show their pictures. Rows added during a fast scroll have none until it stops. */
  readonly pictured: RowRange;
  /** Whether the list is being scrolled faster than rows can be added. */
  readonly isFast: boolean;
}

/** Rows kept above and below the visible ones, so that a short scroll shows no empty space. */
const SPARE_ROWS = 8;
/** The most rows added in one frame. More would make frames noticeably late on a slow tablet. */
const MAX_NEW_ROWS = 5;
/** The same when only spare rows are missing, which nobody waits for. */
const MAX_NEW_SPARE_ROWS = 2;

/**
 * The rows of the next frame: visible rows first, as many as one frame can add, then spare ones.
 * @returns `before` itself when nothing changes.
 */
export function nextRows(before: RowsInPage, seen: RowRange, count: number, isAtRest: boolean): RowsInPage {
  const wanted = { first: Math.max(0, seen.first - SPARE_ROWS), end: Math.min(count, seen.end + SPARE_ROWS) };
  let first = Math.max(before.first, wanted.first);
  let end = Math.min(before.end, wanted.end);
  // None of the rows in the page is visible any more.
  if (first >= seen.end || end <= seen.first) first = end = seen.first;
  const missing = Math.max(0, first - seen.first) + Math.max(0, seen.end - end);
  let room = missing > 0 ? MAX_NEW_ROWS : MAX_NEW_SPARE_ROWS;
  const goal = missing > 0 ? seen : wanted;
  const below = Math.min(room, Math.max(0, goal.end - end));
  end += below;
  room -= below;
  first -= Math.min(room, Math.max(0, first - goal.first));

  const isFast = !isAtRest && (missing > MAX_NEW_SPARE_ROWS || before.isFast);
  const pictured = isFast ? before.pictured : { first, end };
  const isSame =
    first === before.first &&
    end === before.end &&
    isFast === before.isFast &&
    pictured.first === before.pictured.first &&
    pictured.end === before.pictured.end;
  return isSame ? before : { first, end, pictured, isFast };
}
