import type { Role } from './entry-terms.ts';

/** A term that would do, believed by `weight` of 1. */
export interface WantedTerm {
  readonly term: string;
  readonly weight: number;
  /** Anything that begins like it would do too. */
  readonly isPrefix?: boolean;
  /** Sought among claves only. */
  readonly isClave?: boolean;
}

/** Terms of which any would do. */
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
  /** How telling it is: rare words tell more. */
  readonly weight: number;
  /** `required` narrows the answer, `welcome` only orders it, `unwanted` pushes down. */
  readonly need: 'required' | 'welcome' | 'unwanted';
}

/** How well a place in an entry answers a piece of the query. Behind "para" a machine is what is served: its own page comes after its accessories. */
const FITNESS: Readonly<Record<SlotRole, Readonly<Record<Role, number>>>> = {
  thing: { head: 1, name: 0.66, groups: 0.5, use: 0.25, marca: 0.6, clave: 1 },
  quality: { head: 0.7, name: 1, groups: 0.8, use: 0.85, marca: 0.9, clave: 1 },
  served: { head: 0.3, name: 0.8, groups: 0.75, use: 1, marca: 0.6, clave: 0.6 },
};

/** Where the terms of an entry were found: term to places. */
export type Match = Readonly<Record<string, readonly string[]>>;

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

function partQuality(part: Part, fitness: Readonly<Record<Role, number>>, match: Match): number {
  let quality = 0;
  for (const { term, weight, isPrefix } of part) {
    if (weight <= quality) continue;
    const exact = Object.hasOwn(match, term) ? match[term] : undefined;
    if (exact) quality = Math.max(quality, weight * fittest(exact, fitness));
    else if (isPrefix) {
      for (const [longer, places] of Object.entries(match)) {
        if (longer.startsWith(term)) quality = Math.max(quality, weight * fittest(places, fitness));
      }
    }
  }
  return quality;
}

function fittest(places: readonly string[], fitness: Readonly<Record<Role, number>>): number {
  let best = 0;
  for (const place of places) best = Math.max(best, fitness[place as Role]);
  return best;
}
