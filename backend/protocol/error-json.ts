import { type Status, StatusError } from '../engine/status.ts';
import { logError } from '../log.ts';

const HTTP_CODES: Readonly<Record<Status, number>> = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  OUT_OF_RANGE: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ABORTED: 409,
  ALREADY_EXISTS: 409,
  RESOURCE_EXHAUSTED: 429,
  CANCELLED: 499,
  INTERNAL: 500,
  UNKNOWN: 500,
  DATA_LOSS: 500,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
  DEADLINE_EXCEEDED: 504,
};

export interface ErrorJson {
  readonly error: { readonly code: number; readonly message: string; readonly status: Status };
}

/** Google's error body, for REST answers and, as a data array, for streams. `status` is what the client reads; `code` is the HTTP one. */
export function errorToJson({ status, message }: StatusError): ErrorJson {
  return { error: { code: HTTP_CODES[status], message, status } };
}

/**
 * Whatever was thrown, as a refusal. A bug becomes INTERNAL and is printed: on a Write stream the client retries INTERNAL for ever, so anything
 * that can never succeed must have been refused as INVALID_ARGUMENT before.
 */
export function toStatusError(thrown: unknown): StatusError {
  if (thrown instanceof StatusError) return thrown;
  logError('Fallo interno al atender una petición', thrown);
  return new StatusError('INTERNAL', 'Internal error.');
}
