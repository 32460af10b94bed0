import type { Fields } from './change.ts';
import { mergeValues, mergeWhole, saysTheSame } from './merge-values.ts';
import { rulesAcrossFields } from './rules-across-fields.ts';

/** A field that two people changed in ways that cannot both stay. */
export interface Collision {
  readonly field: string;
  readonly start: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface MergedFields {
  /** The changes of both; in a field that collides it has theirs, until a person has chosen. */
  readonly fields: Fields;
  /** The fields that only the other person changed, or in which both changes were joined. */
  readonly joined: readonly string[];
  readonly collisions: readonly Collision[];
}

/**
 * Joins two edits of one document, field by field.
 * @param start the document that both started from.
 * @param joinsLists whether two edits of one list are joined by its items. Those of documents that customers see are not.
 */
export function mergeFields(start: Fields, mine: Fields, theirs: Fields, joinsLists = true): MergedFields {
  const fields: Record<string, unknown> = {};
  const joined: string[] = [];
  const collisions: Collision[] = [];
  for (const field of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const [was, my, their] = [start[field], mine[field], theirs[field]];
    const merged = joinsLists ? mergeValues(field, was, my, their) : mergeWhole(was, my, their);
    if (!merged) collisions.push({ field, start: was, mine: my, theirs: their });
    else if (!saysTheSame(merged.value, my)) joined.push(field);
    const value = merged ? merged.value : their;
    if (value !== undefined) fields[field] = value;
  }
  for (const field of fieldsToAsk({ fields, joined, collisions }, mine, theirs)) {
    collisions.push({ field, start: start[field], mine: mine[field], theirs: theirs[field] });
    fields[field] = theirs[field];
  }
  return { fields, joined: joined.filter((field) => !collisions.some((one) => one.field === field)), collisions };
}

/** The fields that were joined, and yet break a rule together with others, whichever side those have that collide. */
function fieldsToAsk({ fields, collisions }: MergedFields, mine: Fields, theirs: Fields): string[] {
  const withMine = { ...fields, ...Object.fromEntries(collisions.map((one) => [one.field, one.mine])) };
  return rulesAcrossFields
    .filter(({ isKept }) => !isKept(fields) || !isKept(withMine))
    .flatMap((rule) => rule.fields)
    .filter((field) => !saysTheSame(mine[field], theirs[field]) && !collisions.some((one) => one.field === field));
}
