/**
 * A refusal in the words of Firebase's Auth service: `EMAIL_EXISTS`, or `WEAK_PASSWORD : Password should be …`. Thrown rather than
 * returned, as StatusError is: it ends the whole request from any depth, and one place gives it its form.
 *
 * Only a refusal may become a JSON error. At page start the SDK takes any well-formed one, whatever it says, for the end of the session.
 */
export class AuthRefusal extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.name = 'AuthRefusal';
    this.code = code;
  }
}

/** The body cannot be read. It may not have arrived whole, which says nothing about the session: answered, but not as JSON. */
export class UnreadableBody extends Error {}

/** Google's error body for a refusal; the HTTP status is always 400. */
export function refusalToJson({ code }: AuthRefusal): object {
  return { error: { code: 400, message: code, errors: [{ message: code, reason: 'invalid', domain: 'global' }] } };
}
