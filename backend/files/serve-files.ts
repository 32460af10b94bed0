import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Api } from '../http/api.ts';
import type { FileService } from './file-service.ts';

/** Puts the service behind Node's HTTP: streams in, streams out. */
export function createFilesApi(service: FileService): Api {
  return {
    owns: (pathname) => service.owns(pathname),
    serve: async (request, response, pathname, params) => {
      const { method = '', headers } = request;
      const origin = originOf(request);
      const reply = await service.handle({ method, pathname, params, headers, body: request, origin });
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
    },
  };
}

/** As the browser reaches us, through a proxy too: the address of an upload must lead back here. */
function originOf({ headers, socket }: IncomingMessage): string {
  const forwarded = headers['x-forwarded-proto'];
  const isSecure = forwarded === 'https' || (forwarded === undefined && 'encrypted' in socket);
  return `${isSecure ? 'https' : 'http'}://${headers.host ?? 'localhost'}`;
}
