import type { FieldOperator, UnaryOperator } from '#backend/engine/query.ts';
import type { PlainFields } from './stored.ts';

/**
 * Who sends a request. A customer has an account and no entry in `personal`, `staff` is an owner from before there were roles, and `counter` works
 * at the counter; all but visitors have their name for a uid.
 */
export type Who = 'visitor' | 'customer' | 'staff' | 'disabled' | 'owner' | 'manager' | 'counter';

/** When everybody gave their password, in seconds since 1970. */
export const AUTH_TIME = 1_760_000_000;

export interface Put {
  readonly put: string;
  readonly fields: PlainFields;
  /** Fields that the server's clock fills in. */
  readonly now: readonly string[];
  /** Fields that the server adds to. */
  readonly plus?: Readonly<Record<string, number>>;
  /** Other fields of the document stay. */
  readonly merge?: boolean;
}
export interface Remove {
  readonly remove: string;
}
export type TestWrite = Put | Remove;

/** The operators of a query, as the SDK and the wire spell them. */
export const OPERATORS = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'not-in': 'NOT_IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
} as const satisfies Readonly<Record<string, FieldOperator>>;

/** Null is asked for by operators of its own. */
export const unaryOperator = (op: keyof typeof OPERATORS): UnaryOperator => (op === '!=' ? 'IS_NOT_NULL' : 'IS_NULL');

export interface TestQuery {
  readonly from: string;
  readonly where?: readonly (readonly [field: string, op: keyof typeof OPERATORS, value: PlainFields[string]])[];
  readonly any?: boolean;
  readonly orderBy?: string;
  readonly limit?: number;
  readonly offset?: number;
  /** A collection group. */
  readonly everywhere?: boolean;
}

export type Ask = { readonly get: string } | { readonly list: TestQuery } | { readonly write: readonly TestWrite[] };
export type Docs = Readonly<Record<string, PlainFields>>;

/** What evaluates rules: Google's emulator, or our evaluator over documents in memory. */
export interface Evaluator {
  /** Puts rules in force; undefined, or why they were refused. */
  load(rules: string): Promise<string | undefined>;
  /** The whole of the database from here on, written past the rules. */
  seed(docs: Docs): Promise<void>;
  /** Whether the rules allow the request. */
  allows(who: Who, ask: Ask): Promise<boolean>;
}

/** The claims of the sender's token, as Firebase Auth signs them for a password account. */
export function claimsOf(who: Exclude<Who, 'visitor'>, project: string) {
  return {
    sub: who,
    user_id: who,
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    iat: 1,
    auth_time: AUTH_TIME,
    exp: 99_999_999_999,
    email: 'a@b.c',
    n: 5,
    l: ['a', 1],
    firebase: { sign_in_provider: 'password', identities: {} },
  };
}
