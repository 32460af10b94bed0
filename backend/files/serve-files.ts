import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { HeldBytes } from '../http/admission.ts';
import type { Api } from '../http/api.ts';
import { whenGone } from '../http/when-gone.ts';
import type { DownloadGate } from './download-gate.ts';
import { FileRefusal } from './file-refusal.ts';
import type { FileService } from './file-service.ts';

/** How much of a refused upload is still taken in before its connection is cut. */
const LARGEST_REST = 64 << 20;

/** How the bodies of requests are taken in. */
export interface Intake {
  /** Resolves when the next piece of a request's body may be taken. */
  readonly turn: (request: IncomingMessage) => Promise<void>;
  /** Counts what is kept of it in memory. */
  readonly hold: (request: IncomingMessage) => HeldBytes;
}

const UNLIMITED: Intake = { turn: () => Promise.resolve(), hold: () => ({ take: () => {}, giveBack: () => {} }) };

/** Puts the service behind Node's HTTP: streams in, streams out. Files are sent as far as `admit` allows. */
export function createFilesApi(
  service: Pick<FileService, 'owns' | 'handle'>,
  admit: DownloadGate = () => () => {},
  { turn, hold }: Intake = UNLIMITED,
): Api {
  return {
    owns: (pathname) => service.owns(pathname),
    serve: async (request, response, pathname, params) => {
      const { method = '', headers } = request;
      const origin = originOf(request);
      const all = request[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
      // Without `return`: leaving a loop early would destroy the request, and with it the connection that the refusal must travel on.
      const chunks = { next: () => turn(request).then(() => all.next()) };
      const body = { [Symbol.asyncIterator]: () => chunks };
      const isEndless = Number(headers['content-length'] ?? 0) > LARGEST_REST;
      const held = hold(request);
      const keep = (bytes: number): void => {
        try {
          held.take(bytes);
        } catch {
          throw new FileRefusal(429, 'Too many bytes are being received. Try again later.');
        }
      };
      let end: (() => void) | undefined;
      const mayOpen = (): boolean => {
        end = admit(request);
        return end !== undefined;
      };
      try {
        const reply = await service.handle({ method, pathname, params, headers, body, keep, origin, admit: mayOpen });
        if (isEndless) response.setHeader('Connection', 'close');
        response.writeHead(reply.status, reply.headers);
        // A browser that is still sending reads no answer, so the rest of the body is read and dropped.
        if (!isEndless) void discardRest(chunks).catch(() => request.destroy());
        if (typeof reply.body === 'string') response.end(reply.body);
        else await send(reply.body, request, response);
      } finally {
        held.giveBack();
        end?.();
      }
    },
  };
}

/** Resolves when the file has been sent, or its client has gone: then the answer may never have had the connection, and hears nothing of its end. */
async function send(file: Readable, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const gone = new AbortController();
  const callOff = whenGone(request.socket, () => gone.abort());
  try {
    await pipeline(file, response, { signal: gone.signal });
  } catch {
    // The client left, or the disk failed in the middle of the answer, which can then only be broken off.
    response.destroy();
  } finally {
    callOff();
    file.destroy();
  }
}

/** Rejects when there is too much, or when the client broke off. */
async function discardRest(chunks: Pick<AsyncIterator<Uint8Array>, 'next'>): Promise<void> {
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
