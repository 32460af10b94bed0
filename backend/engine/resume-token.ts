import type { Version } from './document.ts';

/**
 * Where a listener can pick up again: every change up to a version, in the life (epoch) of one store. A store that was restored from a copy
 * has another epoch, so tokens from before are worthless, not misleading. Opaque to clients; base64 as the wire wants it.
 */
export function encodeResumeToken(epoch: string, version: Version): string {
  return Buffer.from(`${epoch}:${version}`).toString('base64');
}

/** The version, or undefined when the token is not one of this epoch's. */
export function decodeResumeToken(token: string, epoch: string): Version | undefined {
  const [tokenEpoch, version] = Buffer.from(token, 'base64').toString('utf8').split(':');
  return tokenEpoch === epoch && version !== undefined && /^\d{1,16}$/.test(version) ? Number(version) : undefined;
}
