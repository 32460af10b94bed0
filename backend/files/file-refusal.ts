/**
 * A refusal of Storage. Thrown rather than returned, as StatusError is. The SDK reads the status: 401, 402, 403 and 404 have names there,
 * 408, 429 and 5xx are tried again for minutes, everything else is `storage/unknown`.
 */
export class FileRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'FileRefusal';
    this.status = status;
  }
}

export const badRequest = (message: string): FileRefusal => new FileRefusal(400, message);
export const notFound = (): FileRefusal => new FileRefusal(404, 'Not Found.');
export const tooLarge = (limit: number): FileRefusal =>
  new FileRefusal(413, `The file exceeds the limit: ${limit} bytes.`);

/** The service's error body. */
export function refusalToJson({ status, message }: FileRefusal): object {
  return { error: { code: status, message } };
}
