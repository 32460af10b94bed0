import { atOnce } from '../engine/slices.ts';
import type { Access } from './access.ts';

/** Everything to everybody, in any database: for tests, which the server only runs on the loopback interface. */
export const openAccess: Access = {
  admits: () => true,
  canGet: () => true,
  canList: () => true,
  canCommit: () => atOnce(true),
};
