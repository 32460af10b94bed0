import type { IncomingMessage, ServerResponse } from 'node:http';
import { BodyTooLarge, readBody } from '../http/read-body.ts';
import { reply } from '../http/reply.ts';
import type { AuthService } from './auth-service.ts';

const LARGEST_BODY = 64 << 10;
const TEXT_TYPE = 'text/plain; charset=utf-8';

/**
 * Puts the service behind Node's HTTP. `address` is the caller's, as far as the server trusts what a proxy says of it. Never answers an
 * error in JSON but the service's own: see AuthRefusal.
 */
export async function serveAuth(
  service: AuthService,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  address: string,
): Promise<void> {
  let body: string;
  try {
    body = await readBody(request, LARGEST_BODY);
  } catch (error) {
    return reply(response, error instanceof BodyTooLarge ? 413 : 400, TEXT_TYPE, 'The request body cannot be read.');
  }
  const answer = await service.handle({ method: request.method ?? '', path: pathname, body, address });
  reply(response, answer.status, answer.contentType, answer.body);
}
