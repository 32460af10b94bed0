import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Api } from '../http/api.ts';
import type { DownloadGate } from './download-gate.ts';
import { FileRefusal } from './file-refusal.ts';
import { replyRefusal } from './file-reply.ts';
import type { FileService } from './file-service.ts';

/** How much of a refused upload is still taken in before its connection is cut. */
const LARGEST_REST = 64 << 20;

/** Puts the service behind Node's HTTP: streams in, streams out. Files are sent as far as `admit` allows. */
export function createFilesApi(service: FileService, admit: DownloadGate = () => () => {}): Api {
  return {
    owns: (pathname) => service.owns(pathname),
    serve: async (request, response, pathname, params) => {
      const { method = '', headers } = request;
      const origin = originOf(request);
      const chunks = request[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
      // Without `return`: leaving a loop early would destroy the request, and with it the connection that the refusal must travel on.
      const body = { [Symbol.asyncIterator]: () => ({ next: () => chunks.next() }) };
      const reply = await service.handle({ method, pathname, params, headers, body, origin });
      const end = typeof reply.body === 'string' ? undefined : admit(request);
      if (typeof reply.body !== 'string' && end === undefined) {
        reply.body.destroy();
        const { status, headers, body } = replyRefusal(new FileRefusal(429, 'Too many downloads. Try again later.'));
        response.writeHead(status, { ...headers, 'Retry-After': '2' }).end(body);
        return;
      }
      response.writeHead(reply.status, reply.headers);
      // A browser that is still sending reads no answer, so the rest of the body is read and dropped.
      void discardRest(chunks).catch(() => request.destroy());
      if (typeof reply.body === 'string') {
        response.end(reply.body);
        return;
      }
      try {
        await pipeline(reply.body, response);
      } catch {
        // The client left, or the disk failed in the middle of the answer, which can then only be broken off.
        response.destroy();
      } finally {
        end?.();
      }
    },
  };
}

/** Rejects when there is too much, or when the client broke off. */
async function discardRest(chunks: AsyncIterator<Uint8Array>): Promise<void> {
  let size = 0;
  for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) {
    size += next.value.length;
    if (size > LARGEST_REST) throw new Error('too much');
  }
}

/** As the browser reaches us, through a proxy too: the address of an upload must lead back here. */
function originOf({ headers, socket }: IncomingMessage): string {
  const forwarded = headers['x-forwarded-proto'];
  const isSecure = forwarded === 'https' || (forwarded === undefined && 'encrypted' in socket);
  return `${isSecure ? 'https' : 'http'}://${headers.host ?? 'localhost'}`;
}
