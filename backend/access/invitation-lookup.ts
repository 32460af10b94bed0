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
export function invitesOf(database: Invitations, now: () => number): (email: string) => boolean {
  return (email) => openInvitations(database, email, now()).length > 0;
}

/** Until when the invitation of an address can be used, in milliseconds since 1970; undefined where that code is not one of its invitations. */
export function invitationsOf(
  database: Invitations,
  now: () => number,
): (email: string, code: string) => number | undefined {
  return (email, code) => openInvitations(database, email, now()).find((one) => one.code === code)?.until;
}

type Invitations = Pick<Database, 'collectionsFor'>;

function openInvitations(database: Invitations, email: string, now: number) {
  return database
    .collectionsFor(ALL)
    .flatMap((one) => one.all())
    .filter(({ fields }) => textAt(fields, 'correo') === email && fields['usada'] === undefined)
    .map(({ id, fields }) => ({ code: id, until: endOf(fields) }))
    .filter(({ until }) => until > now);
}

function endOf(fields: Fields): number {
  const until = fields['vence'];
  const instant = until !== undefined && 'timestampValue' in until ? parseInstant(until.timestampValue) : null;
  return instant === null ? 0 : instantToMilliseconds(instant);
}

function textAt(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return value !== undefined && 'stringValue' in value ? value.stringValue : undefined;
}
