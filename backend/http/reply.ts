import type { ServerResponse } from 'node:http';
import { errorToJson, toStatusError } from '../protocol/error-json.ts';
import { BodyTooLarge } from './read-body.ts';

export function replyJson(response: ServerResponse, status: number, body: unknown): void {
  reply(response, status, 'application/json; charset=utf-8', JSON.stringify(body));
}

/** Google's error body, with its HTTP status. */
export function replyError(response: ServerResponse, thrown: unknown): void {
  const { error } = errorToJson(toStatusError(thrown));
  const code = thrown instanceof BodyTooLarge ? 413 : error.code;
  replyJson(response, code, { error: { ...error, code } });
}

export function reply(response: ServerResponse, status: number, contentType: string, body: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, {
    'Content-Type': contentType,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(body);
}
