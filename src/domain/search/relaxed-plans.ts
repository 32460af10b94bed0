import type { QueryPlan } from './query-plan.ts';
import type { Slot } from './slots.ts';
import { isSizeWord } from './written-size.ts';

/** The weight of a slot that was made optional is divided by this, so that a rare place or size does not outweigh what the thing is. */
const YIELDS = 4;

/** The plan with its places optional, for when nothing satisfies all of it: for `foco para baño` the shop has a light. Undefined when it has no place or nothing else. */
function withoutPlaces(plan: QueryPlan): QueryPlan | undefined {
  return withOptional(plan, ({ isPlace = false }) => isPlace);
}

/** The plan with what the thing is used for optional, for when nothing of the kind is for that use: for `pintura para obra` the shop has paints. Undefined when there is no such use or nothing else. */
function withoutServed(plan: QueryPlan): QueryPlan | undefined {
  return withOptional(plan, ({ role, isPlace = false }) => role === 'served' || isPlace);
}

/** The plan with its sizes optional, for when nothing of the kind comes in them. Undefined when it has no size or nothing else. */
export function withoutSizes(plan: QueryPlan): QueryPlan | undefined {
  return withOptional(plan, isSizeSlot);
}

/** Whether a slot is a size and nothing else. */
export function isSizeSlot({ typed: [item, ...more] = [] }: Slot): boolean {
  if (!item || more.length > 0) return false;
  return item.token.kind === 'measure' || (item.token.kind === 'word' && isSizeWord(item.token.text));
}

/** Whether a slot is a number without a unit: `tubo de 3`. */
export function isBareSize(slot: Slot): boolean {
  const [item] = slot.typed ?? [];
  return isSizeSlot(slot) && item?.token.kind === 'measure' && item.token.measure.unit === undefined;
}

/** The plan in which some required slots are optional; undefined when there are none of them or no other required ones. */
function withOptional(plan: QueryPlan, isYielding: (slot: Slot) => boolean): QueryPlan | undefined {
  const required = plan.slots.filter(({ need }) => need === 'required');
  const yielding = new Set(required.filter(isYielding));
  if (yielding.size === 0 || yielding.size === required.length) return undefined;
  return {
    ...plan,
    slots: plan.slots.map((slot) =>
      yielding.has(slot) ? { ...slot, need: 'optional', weight: slot.weight / YIELDS } : slot,
    ),
  };
}

/** The plan, or where nothing is what it asks for, the one without the place or the use that it names. */
export function firstThere(plan: QueryPlan, hasThing: (plan: QueryPlan) => boolean): QueryPlan {
  const others = [withoutPlaces(plan), withoutServed(plan)].filter((other) => other !== undefined);
  if (others.length === 0 || hasThing(plan)) return plan;
  const unsized = withoutSizes(plan);
  // Where only the size is missing, that is said.
  if (unsized && hasThing(unsized)) return plan;
  const isThereUnsized = (other: QueryPlan): boolean => {
    const without = withoutSizes(other);
    return without !== undefined && hasThing(without);
  };
  return others.find(hasThing) ?? others.find(isThereUnsized) ?? plan;
}
