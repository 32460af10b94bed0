import { networkInterfaces } from 'node:os';
import { type Config, isLocal } from '../config.ts';

/** Where the shop is reached, for links that are sent or printed: what the owner says, or else this machine's address on its network. */
export function siteOrigin(
  { publicOrigin, host, tls }: Pick<Config, 'publicOrigin' | 'host' | 'tls'>,
  port: number,
): string {
  if (publicOrigin !== undefined) return publicOrigin;
  const name = isLocal({ host }) ? 'localhost' : host === '0.0.0.0' || host === '::' ? ownAddress() : host;
  const shown = name.includes(':') ? `[${name}]` : name;
  return `${tls === undefined ? 'http' : 'https'}://${shown}:${port}`;
}

/** The first address by which others on the network reach this machine. */
function ownAddress(): string {
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return addresses.find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? 'localhost';
}
