/** A place in the rules' text, both counted from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Why a text was refused at load. The message is Spanish: whoever operates the server reads it. */
export interface RulesProblem extends Position {
  readonly message: string;
}

/** Thrown inside the parser, which unwinds most simply by an exception; `loadRules` turns it into a value. */
export class SyntaxFailure extends Error {
  readonly at: Position;

  constructor(at: Position, message: string) {
    super(message);
    this.at = at;
  }
}

/**
 * An expression that has no value: a missing field, a wrong type, a limit. The language gives it a meaning of its own (`error || true` is
 * true), so it travels as an exception from where it happens to the operator or the `allow` that absorbs it.
 */
export class EvaluationFailure extends Error {
  at: Position | undefined;
}

export function fail(message: string): never {
  throw new EvaluationFailure(message);
}
