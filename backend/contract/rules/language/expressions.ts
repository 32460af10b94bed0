/**
 * Expressions by what they come to as a condition. Each was first asked of Google's emulator. `@D` stands for the fields of a stored
 * document; see `language.contract.ts`.
 */
export interface Expressions {
  readonly isTrue?: readonly string[];
  readonly isFalse?: readonly string[];
  /** Neither the expression nor its negation is true: an error, which refuses. */
  readonly hasNoValue?: readonly string[];
  /** No rules at all: refused at load. */
  readonly isRefused?: readonly string[];
}
