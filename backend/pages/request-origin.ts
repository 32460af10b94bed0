import type { IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';

const HOST = /^(?:[a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** The site's origin as the visitor asked for it, by way of a proxy too. A name that cannot be one is answered as this machine's own. */
export function requestOrigin({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string {
  const host = headers.host ?? '';
  // Each of several proxies writes its own behind those of the others before it.
  const [asked = ''] = String(headers['x-forwarded-proto'] ?? '').split(',');
  const scheme = asked.trim() === 'https' || socket instanceof TLSSocket ? 'https' : 'http';
  return HOST.test(host) ? `${scheme}://${host.toLowerCase()}` : 'http://localhost';
}
