import type { Requester } from '../rules/request.ts';
import type { Identity } from './identity.ts';

/** `request.auth` of the rules: nothing at all for a visitor. */
export function identityToRequester({ uid, claims }: Identity): Requester | undefined {
  // Claims are the payload of a token that was verified, so they are JSON.
  return uid === undefined ? undefined : { uid, token: (claims ?? {}) as Requester['token'] };
}
