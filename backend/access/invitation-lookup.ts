import { instantToMilliseconds, parseInstant } from '#domain/kernel/instant.ts';
import type { Database } from '../engine/database.ts';
import type { Query } from '../engine/query.ts';
import type { Fields } from '../engine/value.ts';

const ALL: Query = {
  parent: '',
  collectionId: 'invitaciones',
  allDescendants: false,
  filter: undefined,
  orderBy: [],
  startAt: undefined,
  endAt: undefined,
  offset: 0,
  limit: undefined,
  select: undefined,
};

/**
 * Whether an address was invited and has not joined yet, so that an account may be opened for it. What the account may do then is said by the rules
 * alone, which ask for the invitation's code. There are a few dozen invitations at most.
 */
export function invitesOf(database: Pick<Database, 'collectionsFor'>, now: () => number): (email: string) => boolean {
  return (email) =>
    database
      .collectionsFor(ALL)
      .flatMap((one) => one.all())
      .some(({ fields }) => textAt(fields, 'correo') === email && isOpen(fields, now()));
}

function isOpen(fields: Fields, now: number): boolean {
  const until = fields['vence'];
  const instant = until !== undefined && 'timestampValue' in until ? parseInstant(until.timestampValue) : null;
  return fields['usada'] === undefined && instant !== null && instantToMilliseconds(instant) > now;
}

function textAt(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return value !== undefined && 'stringValue' in value ? value.stringValue : undefined;
}
