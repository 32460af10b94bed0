import type { Sender } from '../limits/client-address.ts';

/** Called from this machine, by this machine's name: a page elsewhere could point a name of its own here. */
export function isLoopback({ socket, headers }: Sender): boolean {
  const { remoteAddress = '' } = socket;
  const isNear = remoteAddress === '::1' || /^(::ffff:)?127\./.test(remoteAddress);
  return isNear && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '');
}
