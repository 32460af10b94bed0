import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { FileService } from './file-service.ts';

/** Puts the service behind Node's HTTP: streams in, streams out. Origins are the server's business, before this. */
export async function serveFiles(
  service: FileService,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  params: URLSearchParams,
): Promise<void> {
  const { method = '', headers } = request;
  const reply = await service.handle({ method, pathname, params, headers, body: request, origin: originOf(request) });
  response.writeHead(reply.status, reply.headers);
  if (typeof reply.body === 'string') {
    response.end(reply.body);
    return;
  }
  try {
    await pipeline(reply.body, response);
  } catch {
    // The reader left, or the disk failed under a half-sent answer: a broken connection is all that can still be said.
    response.destroy();
  }
}

/** As the browser reaches us, through a proxy too: the address of an upload must lead back here. */
function originOf({ headers, socket }: IncomingMessage): string {
  const forwarded = headers['x-forwarded-proto'];
  const isSecure = forwarded === 'https' || (forwarded === undefined && 'encrypted' in socket);
  return `${isSecure ? 'https' : 'http'}://${headers.host ?? 'localhost'}`;
}
