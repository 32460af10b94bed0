import { expect, test } from 'vitest';
import { DurableWrites } from '../storage/durable-writes.ts';
import { openSqliteAccountStore } from './store/sqlite-account-store.ts';

const HOUR = 3_600_000;

test('a session that is used again writes to the disk once an hour, and one that has ended never', () => {
  let writes = 0;
  const accounts = openSqliteAccountStore(
    ':memory:',
    new DurableWrites(':memory:', () => {
      writes += 1;
    }),
  );
  accounts.addSession('d', { uid: 'u', authTimeSeconds: 1, factorId: undefined, revoked: false }, 0);
  const use = (now: number): number => {
    const before = writes;
    expect(accounts.useSession('d', now)?.uid).toBe('u');
    return writes - before;
  };
  expect([use(1), use(HOUR - 1), use(HOUR), use(HOUR + 1), use(2 * HOUR)]).toEqual([0, 0, 1, 0, 1]);
  accounts.endSessions('u');
  expect([use(9 * HOUR), use(99 * HOUR)]).toEqual([0, 0]);
  expect(accounts.useSession('d', 0)?.revoked).toBe(true);
});
