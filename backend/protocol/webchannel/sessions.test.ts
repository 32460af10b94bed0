import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusals } from '../../limits/refusals.ts';
import { Share } from '../../limits/share.ts';
import { CHANNEL_LIMITS } from './limits.ts';
import type { ChannelSession } from './session.ts';
import { Sessions } from './sessions.ts';

const visitor = { from: '198.51.100.1', isStaff: false };
const other = { from: '203.0.113.5', isStaff: false };
const staff = { from: '198.51.100.1', isStaff: true };
let sessions: Sessions;
beforeEach(() => {
  vi.useFakeTimers();
  const share = new Share({ total: 10, each: 3, reserve: 1 });
  const limits = { ...CHANNEL_LIMITS, totalChars: 10_000 };
  sessions = new Sessions(() => {}, share, new Refusals(() => {}), undefined, limits);
});
afterEach(() => {
  sessions.stop();
  vi.useRealTimers();
});

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
  const [largest, smaller] = [sessions.create(visitor), sessions.create(other)];
  smaller.send('x'.repeat(3000));
  largest.send('x'.repeat(6000));
  expect(sessions.find(largest.sid)).toBe(largest);
  largest.send('x'.repeat(6000));
  expect(sessions.find(largest.sid)).toBeUndefined();
  expect(sessions.find(smaller.sid)).toBe(smaller);
});

/** The newest array that a client has been sent. */
const lastSent = (session: ChannelSession): number => {
  const [, sent] = JSON.parse(session.forwardReply().split('\n')[1] ?? '') as [number, number];
  return sent;
};

test('clients that read and have not acknowledged are made to fetch anew before what is kept for all is too much', () => {
  const fetched = [visitor, visitor, other].map((holder) => {
    const session = sessions.create(holder);
    const ended = vi.fn<() => void>();
    const fetch = (acknowledged: number): void =>
      session.attach(
        { isLongPoll: false, holdMs: undefined, isFull: () => false, write: () => {}, end: ended },
        acknowledged,
      );
    fetch(0);
    return { session, ended, fetch };
  });
  const tell = (chars: number): void => {
    for (const { session } of fetched) session.send('x'.repeat(chars));
    for (const { session } of fetched) session.flush();
    vi.advanceTimersByTime(1000);
  };
  tell(1500);
  expect(fetched.filter(({ ended }) => ended.mock.calls.length > 0)).toEqual([]);
  tell(500);
  // One is enough for now.
  expect(fetched.filter(({ ended }) => ended.mock.calls.length > 0)).toHaveLength(1);
  for (let round = 0; round < 20; round += 1) {
    for (const one of fetched) if (one.ended.mock.calls.length > 0) one.fetch(lastSent(one.session));
    tell(500);
  }
  for (const { session } of fetched) expect(sessions.find(session.sid)).toBe(session);
});
