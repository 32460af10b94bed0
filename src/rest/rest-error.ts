/** The server answered with another status than 200. */
export class RestError extends Error {
  readonly status: number;

  constructor(what: string, status: number) {
    super(`${what}: ${status}`);
    this.status = status;
  }
}
