import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { type Config, isLocal } from '../config.ts';
import type { Sender } from '../limits/client-address.ts';

/**
 * Whether a request names this server. A page elsewhere can point a name of its own here, and the browser would then take it for the
 * same site; a name that is in no public register cannot be pointed, so those of this machine and bare addresses are safe.
 */
export function createHostCheck(config: Pick<Config, 'host' | 'publicOrigin'>): (request: Sender) => boolean {
  const known = new Set(['localhost']);
  if (config.publicOrigin !== undefined) known.add(new URL(config.publicOrigin).hostname);
  if (!isLocal(config)) for (const name of machineNames()) known.add(name);
  return ({ headers }) => {
    const name = hostName(headers.host ?? '');
    if (known.has(name) || name.endsWith('.localhost')) return true;
    const address = isIP(name.replace(/^\[(.*)\]$/, '$1'));
    return address !== 0 && (!isLocal(config) || /^(127\.|\[::1\]$)/.test(name));
  };
}

function machineNames(): string[] {
  const name = hostname().toLowerCase();
  return [name, `${name.split('.')[0]}.local`];
}

/** Of `Host`, without the port and the dot that may end a name. */
function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}
