import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { HANG_MS } from './hang-limit.ts';

export interface RawAnswer {
  status: number;
  text: string;
}

/**
 * One request and its whole answer, on a connection of its own, because the emulator closes the connection of a failed stream at any later time and
 * a request sent on it at that moment is lost.
 */
export function exchange(
  method: string,
  url: string,
  contentType: string,
  body?: string,
  more: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> {
  const headers = { ...more, 'content-type': contentType, 'content-length': Buffer.byteLength(body ?? '') };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false, timeout: HANG_MS }, (response) => {
      text(response).then((answer) => resolve({ status: response.statusCode ?? 0, text: answer }), reject);
    });
    sent.on('timeout', () => sent.destroy(new Error(`no answer from ${url}`)));
    sent.on('error', reject);
    sent.end(body);
  });
}
