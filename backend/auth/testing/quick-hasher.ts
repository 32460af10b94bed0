import { createPasswordHasher, type PasswordHasher } from '../password-hash.ts';

/**
 * Passwords at an eightieth of what the shop's cost, for tests that are about something else: a quarter of a second of processor time for each sign-in
 * is what makes guessing dear. What the shop's cost is tested in `password-hash.test.ts`.
 */
export const createQuickHasher = (): PasswordHasher => createPasswordHasher({ n: 1024, r: 8, p: 1 });
