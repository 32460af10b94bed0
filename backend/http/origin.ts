import type { IncomingMessage, ServerResponse } from 'node:http';

const METHODS = 'GET, POST, PATCH, PUT, DELETE, HEAD';
const EXPOSED =
  'X-HTTP-Session-Id, X-Client-Wire-Protocol, X-Goog-Upload-Status, X-Goog-Upload-URL, X-Goog-Upload-Size-Received';

/**
 * Lets pages of this server, and pages that a developer serves from the same machine, talk to it; no other site may. The client sends
 * credentials, so the answer must name the origin exactly, on errors too. Returns false for any other origin.
 */
export function admitOrigin(request: IncomingMessage, response: ServerResponse): boolean {
  const { origin, host } = request.headers;
  response.setHeader('Vary', 'Origin');
  if (origin === undefined) return true;
  if (!isOwn(origin, host)) return false;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Expose-Headers', EXPOSED);
  if (request.method === 'OPTIONS') {
    response.setHeader('Access-Control-Allow-Methods', METHODS);
    response.setHeader('Access-Control-Allow-Headers', request.headers['access-control-request-headers'] ?? '');
    response.setHeader('Access-Control-Max-Age', '3600');
  }
  return true;
}

function isOwn(origin: string, host: string | undefined): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.host === host || ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
}
