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
/** The most rows added in one frame, on a device that draws them in time. */
export const MAX_NEW_ROWS = 5;
/** The same on a slow device, and where only spare rows are missing, which nobody waits for. */
const MIN_NEW_ROWS = 2;
/** A frame that follows the one before later than this was late. Screens of 60 Hz draw one each 17 ms. */
const LATE_FRAME_MS = 25;

/**
 * How many rows the next frame may add: one fewer after a late frame, one more after one in time.
 * @param budget of the frame before
 * @param frameMs since the frame before
 */
export function nextRowBudget(budget: number, frameMs: number): number {
  return frameMs > LATE_FRAME_MS ? Math.max(MIN_NEW_ROWS, budget - 1) : Math.min(MAX_NEW_ROWS, budget + 1);
}

/**
 * The rows of the next frame: visible rows first, as many as one frame can add, then spare ones.
 * @param mostNew the most rows that it may add, see `nextRowBudget`
 * @returns `before` itself when nothing changes.
 */
export function nextRows(
  before: RowsInPage,
  seen: RowRange,
  count: number,
  isAtRest: boolean,
  mostNew: number,
): RowsInPage {
  const wanted = { first: Math.max(0, seen.first - SPARE_ROWS), end: Math.min(count, seen.end + SPARE_ROWS) };
  let first = Math.max(before.first, wanted.first);
  let end = Math.min(before.end, wanted.end);
  // None of the rows in the page is visible any more.
  if (first >= seen.end || end <= seen.first) first = end = seen.first;
  const missing = Math.max(0, first - seen.first) + Math.max(0, seen.end - end);
  let room = missing > 0 ? mostNew : MIN_NEW_ROWS;
  const goal = missing > 0 ? seen : wanted;
  const below = Math.min(room, Math.max(0, goal.end - end));
  end += below;
  room -= below;
  first -= Math.min(room, Math.max(0, first - goal.first));

  const isFast = !isAtRest && (missing > MIN_NEW_ROWS || before.isFast);
  const pictured = isFast ? before.pictured : { first, end };
  const isSame =
    first === before.first &&
    end === before.end &&
    isFast === before.isFast &&
    pictured.first === before.pictured.first &&
    pictured.end === before.pictured.end;
  return isSame ? before : { first, end, pictured, isFast };
}
