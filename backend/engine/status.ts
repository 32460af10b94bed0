/** gRPC's codes: the number travels in Listen causes, the name in error bodies. */
export const STATUS_NUMBERS = {
  CANCELLED: 1,
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  OUT_OF_RANGE: 11,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  DATA_LOSS: 15,
  UNAUTHENTICATED: 16,
} as const;

export type Status = keyof typeof STATUS_NUMBERS;

/**
 * A refusal with one of gRPC's codes. Thrown rather than returned: it ends the whole request from any depth of parsing or
 * committing, and each protocol has one place that puts it into its own form.
 */
export class StatusError extends Error {
  readonly status: Status;

  constructor(status: Status, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StatusError';
    this.status = status;
  }
}

/** Characters of a refusal: it names what was sent, which may be megabytes. */
const LONGEST_MESSAGE = 200;

/** A long message is cut. */
export function invalid(message: string): StatusError {
  const isLong = message.length > LONGEST_MESSAGE;
  return new StatusError('INVALID_ARGUMENT', isLong ? `${message.slice(0, LONGEST_MESSAGE)}…` : message);
}
