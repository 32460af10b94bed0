import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { HANG_MS } from './hang-limit.ts';

export interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** One request with its address exactly as written: nothing removes `..` before it reaches the server. */
export function rawRequest(origin: string, path: string, { method = 'GET', headers = {}, body }: RawRequest = {}) {
  const { hostname, port } = new URL(origin);
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const length = { 'content-length': String(Buffer.byteLength(body ?? '')) };
    const options = {
      hostname,
      port,
      path,
      method,
      headers: { ...length, ...headers },
      agent: false,
      timeout: HANG_MS,
    };
    const sent = request(options, (response) => {
      text(response).then((answer) => resolve({ status: response.statusCode ?? 0, text: answer }), reject);
    });
    sent.on('timeout', () => sent.destroy(new Error(`no answer from ${path}`)));
    sent.on('error', reject);
    sent.end(body);
  });
}
