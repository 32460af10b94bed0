import type { IncomingMessage, RequestListener } from 'node:http';

/** Bytes of a body that are read and dropped so that the connection can be used again: a new one would cost more. */
const SMALL_BODY = 1 << 16;

/**
 * Ends the connection of a request that was answered without a byte of its long body having been read. Node would go on to read and drop all of it, a
 * gigabyte if that was announced, so that the next request of the connection can be found.
 */
export function boundUnread(handler: RequestListener): RequestListener {
  return (request, response) => {
    if (isLong(request)) {
      const own = response.writeHead.bind(response) as (...given: unknown[]) => typeof response;
      response.writeHead = (...given: unknown[]): typeof response => {
        if (!request.complete && !request.readableDidRead) response.shouldKeepAlive = false;
        return own(...given);
      };
    }
    handler(request, response);
  };
}

const isLong = ({ headers }: IncomingMessage): boolean => Number(headers['content-length'] ?? 0) > SMALL_BODY;
