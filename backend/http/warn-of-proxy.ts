import type { RequestListener } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import { logTrouble } from '../log.ts';

const NEAR = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  NEAR.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  NEAR.addSubnet(network, bits, 'ipv6');

/**
 * Says once that a proxy of this machine or network names its clients, but is not among the trusted ones: then all visitors count as one client, and
 * share what one may use.
 */
export function warnOfProxy(proxies: BlockList, handler: RequestListener, warn = logTrouble): RequestListener {
  let isTold = false;
  return (request, response) => {
    if (!isTold && request.headers['x-forwarded-for'] !== undefined) {
      const address = (request.socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
      const family = isIPv6(address) ? 'ipv6' : 'ipv4';
      if (NEAR.check(address, family) && !proxies.check(address, family)) {
        isTold = true;
        warn(
          'Llegan peticiones con X-Forwarded-For y TRUST_PROXY no nombra a quien las pasa: todos los visitantes cuentan como uno solo. Si es su proxy, en esta máquina ponga TRUST_PROXY=loopback y en otra su dirección.',
        );
      }
    }
    handler(request, response);
  };
}
