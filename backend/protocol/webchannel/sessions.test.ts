import { afterEach, beforeEach, expect, test } from 'vitest';
import { Refusals } from '../../limits/refusals.ts';
import { Share } from '../../limits/share.ts';
import { CHANNEL_LIMITS } from './limits.ts';
import { Sessions } from './sessions.ts';

const visitor = { from: '198.51.100.1', isStaff: false };
const other = { from: '203.0.113.5', isStaff: false };
const staff = { from: '198.51.100.1', isStaff: true };
let sessions: Sessions;
beforeEach(() => {
  const share = new Share({ total: 10, each: 3, reserve: 1 });
  const limits = { ...CHANNEL_LIMITS, totalChars: 10_000 };
  sessions = new Sessions(() => {}, share, new Refusals(() => {}), undefined, limits);
});
afterEach(() => sessions.stop());

const exhausted = expect.objectContaining({ status: 'RESOURCE_EXHAUSTED' });

test('two thousand handshakes of one client leave the streams of the others free', () => {
  const opened = Array.from({ length: 3 }, () => sessions.create(visitor));
  for (let i = 0; i < 2000; i += 1) expect(() => sessions.create(visitor)).toThrow(exhausted);
  sessions.create(other);
  sessions.create(staff);
  sessions.terminate(opened[0]?.sid ?? '');
  sessions.create(visitor);
});

test('of all that clients do not acknowledge only so much is kept, and who has most of it is dropped', () => {
  const [greedy, modest] = [sessions.create(visitor), sessions.create(other)];
  modest.send('x'.repeat(3000));
  greedy.send('x'.repeat(6000));
  expect(sessions.find(greedy.sid)).toBe(greedy);
  greedy.send('x'.repeat(6000));
  expect(sessions.find(greedy.sid)).toBeUndefined();
  expect(sessions.find(modest.sid)).toBe(modest);
});
