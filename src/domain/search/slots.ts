import { ROLES, type Role } from './entry-terms.ts';
import type { QueryItem } from './query-items.ts';
import type { Places } from './term-index.ts';

/** A term that satisfies a slot, with a confidence of `weight` out of 1. */
export interface WantedTerm {
  readonly term: string;
  readonly weight: number;
  /** Every term that begins with it counts too. */
  readonly isPrefix?: boolean;
  /** Sought among claves only. */
  readonly isClave?: boolean;
}

/** Terms of which any one is enough. */
export type Part = readonly WantedTerm[];

/** One way to satisfy a slot: something of each of its parts. `llave ajustable` has two. */
export interface Alternative {
  readonly parts: readonly Part[];
  readonly weight: number;
}

/** What a piece of the query is in its sentence: the thing itself, what it is like, or what it is for. */
export type SlotRole = 'thing' | 'quality' | 'served';

/** A piece of the query that one entry satisfies or not. */
export interface Slot {
  readonly role: SlotRole;
  readonly alternatives: readonly Alternative[];
  /** How much it counts: rare words count more. */
  readonly weight: number;
  /** `required` narrows the answer, `optional` only orders it, `unwanted` pushes down. */
  readonly need: 'required' | 'optional' | 'unwanted';
  /** The pieces as they were typed. */
  readonly typed?: readonly QueryItem[];
  /** Says only where something is used: it yields where nothing has it. */
  readonly isPlace?: boolean;
}

/** How well a place in an entry answers a piece of the query. Behind "para" a machine is what is served: its own page comes after its accessories. */
const FITNESS: Readonly<Record<SlotRole, readonly number[]>> = {
  thing: byPlaces({ head: 1, name: 0.66, groups: 0.5, use: 0.25, marca: 0.6, clave: 1, uses: 0.4 }),
  quality: byPlaces({ head: 0.7, name: 1, groups: 0.8, use: 0.85, marca: 0.9, clave: 1, uses: 0.85 }),
  served: byPlaces({ head: 0.3, name: 0.8, groups: 0.75, use: 1, marca: 0.6, clave: 0.6, uses: 0.95 }),
};

/** For every set of places the fitness of its best. */
function byPlaces(fitness: Readonly<Record<Role, number>>): number[] {
  return Array.from({ length: 2 ** ROLES.length }, (_, places) =>
    Math.max(0, ...ROLES.filter((_role, at) => (places & (1 << at)) !== 0).map((role) => fitness[role])),
  );
}

/** Where the terms of an entry were found. */
export type Match = ReadonlyMap<string, Places>;

/** How well an entry satisfies a slot, 0 (not at all) to about 1. */
export function slotQuality(slot: Slot, match: Match): number {
  let quality = 0;
  for (const { parts, weight } of slot.alternatives) {
    if (weight <= quality) continue;
    let sum = 0;
    let isWhole = true;
    for (const [at, part] of parts.entries()) {
      // Behind its noun a phrase only describes it.
      const role = at > 0 && slot.role === 'thing' ? 'quality' : slot.role;
      const found = partQuality(part, FITNESS[role], match);
      if (found === 0) {
        isWhole = false;
        break;
      }
      sum += found;
    }
    if (isWhole) quality = Math.max(quality, (weight * sum) / parts.length);
  }
  return quality;
}

function partQuality(part: Part, fitness: readonly number[], match: Match): number {
  let quality = 0;
  for (const { term, weight, isPrefix } of part) {
    if (weight <= quality) continue;
    const exact = match.get(term);
    if (exact !== undefined) quality = Math.max(quality, weight * (fitness[exact] ?? 0));
    else if (isPrefix) {
      for (const [longer, places] of match) {
        if (longer.startsWith(term)) quality = Math.max(quality, weight * (fitness[places] ?? 0));
      }
    }
  }
  return quality;
}
