import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** The parts of a request that tell where it comes from. */
export interface Sender {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: IncomingHttpHeaders;
}

/** Proxies that one request comes through: more than anybody has, one behind the other. */
const MOST_HOPS = 20;

/** Names the client of a request, for limits that each client has. */
export type ClientOf = (sender: Sender) => string;

/**
 * Reads `TRUST_PROXY`: addresses and networks (`10.0.0.0/8`) of the proxies in front, separated by commas; `loopback` stands for this machine.
 * Undefined when one of them is none.
 */
export function parseProxies(text: string): BlockList | undefined {
  const list = new BlockList();
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    if (entry === 'loopback') {
      list.addSubnet('127.0.0.0', 8, 'ipv4');
      list.addAddress('::1', 'ipv6');
      continue;
    }
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const most = family === 'ipv6' ? 128 : 32;
    if (isIP(address) === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most)))
      return undefined;
    list.addSubnet(address, Number(bits ?? most), family);
  }
  return list;
}

/**
 * The client is the one who opened the connection. Behind trusted proxies it is the last address of `X-Forwarded-For` that is none of them:
 * what stands before that one, the client can write there itself.
 */
export function createClientOf(proxies: BlockList): ClientOf {
  const isProxy = (address: string): boolean =>
    isIP(address) !== 0 && proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  return ({ socket, headers }) => {
    let address = withoutPrefix(socket.remoteAddress ?? '');
    const header = headers['x-forwarded-for'];
    let rest = (Array.isArray(header) ? header.join(',') : header) ?? '';
    // From its end, and no further than the proxies reach, because the sender chooses how long its beginning is.
    for (let hops = 0; hops < MOST_HOPS && rest !== '' && isProxy(address); hops += 1) {
      const comma = rest.lastIndexOf(',');
      const hop = withoutPrefix(withoutPort(rest.slice(comma + 1).trim()));
      if (isIP(hop) === 0) break;
      address = hop;
      rest = comma < 0 ? '' : rest.slice(0, comma);
    }
    return addressToKey(address);
  };
}

/** Some proxies write the port too, and then IPv6 in brackets: `203.0.113.7:54321`, `[2001:db8::7]:443`. */
function withoutPort(hop: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(hop)?.[1] ?? hop.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
}

/** An IPv4 address in the spelling of IPv6 is the same client. */
function withoutPrefix(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** One household has a whole /64 of IPv6: its addresses count as one. */
export function addressToKey(address: string): string {
  const plain = withoutPrefix(address);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = (plain.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - left.length - (tail === '' ? 0 : tail.split(':').length);
  const groups = [...left, ...Array.from({ length: missing }, () => '0')];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}
