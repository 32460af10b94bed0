import type { Access } from '../access/access.ts';
import type { Identity } from '../access/identity.ts';
import { atOnce } from '../engine/slices.ts';

/**
 * The identity of whoever runs commands on this machine. It is compared by reference, so nothing that comes over the network or from the store
 * can equal it.
 */
export const OPERATOR: Identity = Object.freeze({ uid: undefined });

/** The rules for everybody, and none for the operator: as with Firebase's own administration, which rules do not bind. */
export function withOperator(access: Access): Access {
  return {
    admits: (database) => access.admits(database),
    canGet: (request) => request.identity === OPERATOR || access.canGet(request),
    canList: (request) => request.identity === OPERATOR || access.canList(request),
    canCommit: (request) => (request.identity === OPERATOR ? atOnce(true) : access.canCommit(request)),
  };
}
