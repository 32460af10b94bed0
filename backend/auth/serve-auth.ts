import { StatusError } from '../engine/status.ts';
import type { Api } from '../http/api.ts';
import { BodyPacked, BodyTooLarge, type ReadBody, readBody } from '../http/read-body.ts';
import { reply } from '../http/reply.ts';
import type { ClientOf } from '../limits/client-address.ts';
import type { AuthService } from './auth-service.ts';

const LARGEST_BODY = 64 << 10;
const TEXT_TYPE = 'text/plain; charset=utf-8';

/** Puts the service behind Node's HTTP. Never answers an error in JSON but the service's own: see AuthRefusal. */
export function createAuthApi(service: AuthService, clientOf: ClientOf, read: ReadBody = readBody): Api {
  return {
    owns: (pathname) => service.owns(pathname),
    serve: async (request, response, pathname) => {
      let body: string;
      try {
        body = await read(request, LARGEST_BODY);
      } catch (error) {
        return reply(response, statusOf(error), TEXT_TYPE, 'The request body cannot be read.');
      }
      const address = clientOf(request);
      const answer = await service.handle({
        method: request.method ?? '',
        path: pathname,
        body,
        address,
        cookies: request.headers.cookie,
      });
      if (answer.cookieToSet !== undefined) response.setHeader('Set-Cookie', answer.cookieToSet);
      reply(response, answer.status, answer.contentType, answer.body);
    },
  };
}

function statusOf(error: unknown): number {
  if (error instanceof BodyTooLarge) return 413;
  if (error instanceof BodyPacked) return 415;
  return error instanceof StatusError && error.status === 'RESOURCE_EXHAUSTED' ? 429 : 400;
}
