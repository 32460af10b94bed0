/** The result of a rule or a parser: the value, or the reason why there is none. Expected failures are values; only bugs throw. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** A result with a value. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
/** A result without one, with the reason. */
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });
