import { createPasswordHasher, type PasswordHasher } from '../password-hash.ts';

/**
 * Hashes passwords at an eightieth of the shop's cost, for tests about something else. The shop spends a quarter of a second of processor time on each
 * sign-in to make guessing expensive; `password-hash.test.ts` tests that cost.
 */
export const createQuickHasher = (): PasswordHasher => createPasswordHasher({ n: 1024, r: 8, p: 1 });
