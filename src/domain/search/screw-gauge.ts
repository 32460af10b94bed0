import type { ReadItem } from './item-parts.ts';
import type { Alternative, Slot } from './slots.ts';

/** A screw that has a gauge, as titles call it. */
const GAUGED: Alternative = { parts: [[{ term: 'pija', weight: 1 }]], weight: 1 };
/** Of what is called as it was typed, the number may be another size or how many there are. */
const CALLED_SO = 0.9;
const LARGEST_GAUGE = 24;

/** The ways to satisfy a screw: the whole number of `tornillo 8` or `tornillo 8 x 1"` is no size in inches, but the gauge that pijas have. */
export function withGauged(
  ways: readonly Alternative[],
  covered: readonly ReadItem[],
  items: readonly ReadItem[],
): readonly Alternative[] {
  const [screw, ...more] = covered;
  const isScrew = more.length === 0 && screw?.forms.some(({ term }) => term === 'tornillo') === true;
  if (!isScrew || !isGauge(items.find(({ token }) => token.kind === 'measure'))) return ways;
  return [GAUGED, ...ways.map((way) => ({ ...way, weight: way.weight * CALLED_SO }))];
}

/** True for a slot that a screw of a gauge satisfies. */
export const asksForGauge = ({ alternatives }: Slot): boolean => alternatives.includes(GAUGED);

/** As it was typed, because before an `x` a number takes the unit behind it. */
const isGauge = (size: ReadItem | undefined): boolean =>
  size !== undefined && /^\d+$/.test(size.token.text) && Number(size.token.text) <= LARGEST_GAUGE;
