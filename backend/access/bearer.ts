import type { TokenIdentity } from '#backend/auth/id-token.ts';
import { StatusError } from '#backend/engine/status.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Identify } from './identity.ts';

/** Reads `Bearer <ID token>`. No header is a visitor; a header without a valid token is refused, never treated as a visitor. */
export function identifyBearer(verify: (token: string) => Promise<Result<TokenIdentity, unknown>>): Identify {
  return async (authorization) => {
    if (authorization === undefined || authorization === '') return { uid: undefined };
    const token = /^Bearer ([^\s]+)$/i.exec(authorization)?.[1];
    const verified = token === undefined ? undefined : await verify(token);
    if (!verified?.ok) throw new StatusError('UNAUTHENTICATED', 'Missing or invalid authentication.');
    return verified.value;
  };
}
