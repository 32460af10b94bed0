import { beforeEach, expect, test } from 'vitest';
import { invalid } from '../../engine/status.ts';
import type { BackChannel } from './back-channel.ts';
import { CHANNEL_LIMITS } from './limits.ts';
import { ChannelSession, type SessionState } from './session.ts';

let clock = 0;
let received: unknown[] = [];
beforeEach(() => {
  clock = 1_000_000;
  received = [];
});

const LIMITS = { ...CHANNEL_LIMITS, backChannelChars: 200, frameChars: 60, bufferedChars: 2000 };

function open(state?: SessionState): ChannelSession {
  const session = new ChannelSession('sid', () => clock, LIMITS, state);
  session.start({
    receive: (message) => {
      if (message === 'wrong') throw invalid('No.');
      received.push(message);
    },
    close: () => received.push('closed'),
  });
  return session;
}

/** What the client reads on one hanging GET. */
class Reader implements BackChannel {
  readonly isLongPoll: boolean;
  readonly holdMs: number | undefined;
  readonly arrays: [number, unknown][] = [];
  isEnded = false;
  isBusy = false;

  isFull(): boolean {
    return this.isBusy;
  }

  constructor({ isLongPoll = false, holdMs }: { isLongPoll?: boolean; holdMs?: number } = {}) {
    this.isLongPoll = isLongPoll;
    this.holdMs = holdMs;
  }

  write(text: string): void {
    if (this.isEnded) throw new Error('written after its end');
    const newline = text.indexOf('\n');
    const json = text.slice(newline + 1);
    expect(Number(text.slice(0, newline))).toBe(json.length);
    this.arrays.push(...(JSON.parse(json) as [number, unknown][]));
  }

  end(): void {
    this.isEnded = true;
  }

  get ids(): number[] {
    return this.arrays.map(([id]) => id);
  }
}

const say = (session: ChannelSession, ...messages: string[]) => {
  for (const message of messages) session.send(message);
  session.flush();
};
const message = (id: number, value: unknown = id) => ({ id, text: JSON.stringify(value) });

test('messages are handled once, in the order of their numbers', () => {
  const session = open();
  session.receive([message(0), message(1)]);
  session.receive([message(3)]);
  session.receive([message(1), message(2)]);
  session.receive([message(2), message(3), message(4)]);
  expect(received).toEqual([0, 1, 2, 3, 4]);
  // What was repeated does not wait for anything.
  session.attach(new Reader(), 0);
  clock += LIMITS.gapMs + 1;
  expect(session.isGone()).toBe(false);
});

test('a message the client could not encode uses up its number', () => {
  const session = open();
  session.receive([{ id: 0, text: undefined }, message(1)]);
  expect(received).toEqual([1]);
});

test('what is not acknowledged is sent again, and nothing else', () => {
  const session = open();
  const first = new Reader();
  session.attach(first, 0);
  say(session, 'a', 'b');
  expect(first.ids).toEqual([1, 2, 3]);
  const second = new Reader();
  session.attach(second, 2);
  expect(first.isEnded).toBe(true);
  expect(second.arrays).toEqual([[3, ['b']]]);
});

test('a GET is answered with its data, or with one byte at once when there is none', () => {
  const session = open();
  const idle = new Reader();
  session.attach(idle, 0);
  expect(idle.arrays).toEqual([[1, ['noop']]]);
  session.detach(idle);
  say(session, 'a');
  const busy = new Reader();
  session.attach(busy, 1);
  expect(busy.arrays).toEqual([[2, ['a']]]);
});

test('a long poll waits for the first message and ends with it', () => {
  const session = open();
  const poll = new Reader({ isLongPoll: true, holdMs: 7000 });
  session.attach(poll, 0);
  expect(poll.arrays).toEqual([]);
  clock += 6999;
  session.tend();
  expect(poll.isEnded).toBe(false);
  clock += 1;
  session.tend();
  expect(poll).toMatchObject({ isEnded: true, arrays: [[1, ['noop']]] });
  const next = new Reader({ isLongPoll: true });
  session.attach(next, 1);
  say(session, 'a');
  expect(next).toMatchObject({ isEnded: true, arrays: [[2, ['a']]] });
});

test('an idle back channel is sent something before the client times out', () => {
  const session = open();
  const reader = new Reader();
  session.attach(reader, 0);
  clock += LIMITS.heartbeatMs;
  session.tend();
  session.tend();
  expect(reader.arrays).toEqual([
    [1, ['noop']],
    [2, ['noop']],
  ]);
});

test('a back channel ends after many characters, and the rest comes on the next', () => {
  const session = open();
  const all: number[] = [];
  let acknowledged = 0;
  say(session, ...Array.from({ length: 20 }, (_, i) => `${i}`.padEnd(40, '.')));
  for (let rounds = 0; acknowledged < 20; rounds++) {
    expect(rounds).toBeLessThan(10);
    const reader = new Reader();
    session.attach(reader, acknowledged);
    all.push(...reader.ids);
    acknowledged = reader.ids.at(-1) ?? 0;
    expect(reader.isEnded).toBe(acknowledged < 20 || reader.ids.length >= 4);
  }
  expect(all).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
});

test('a back channel is ended after some minutes, so that the client acknowledges', () => {
  const session = open();
  const reader = new Reader();
  session.attach(reader, 0);
  clock += LIMITS.backChannelMs + 1;
  session.tend();
  expect(reader.isEnded).toBe(true);
});

test('the forward reply tells the client whether its connection is alive', () => {
  const session = open();
  say(session, 'a');
  expect(session.forwardReply()).toBe('7\n[0,0,0]');
  const reader = new Reader();
  session.attach(reader, 0);
  expect(session.forwardReply()).toBe('7\n[1,1,5]');
  session.acknowledge(1);
  expect(session.forwardReply()).toBe('7\n[1,1,0]');
});

test('after an error no later message is handled', () => {
  const session = open();
  const reader = new Reader();
  session.attach(reader, 0);
  session.receive([message(0), message(1, 'wrong'), message(2)]);
  say(session, 'too late');
  expect(received).toEqual([0, 'closed']);
  expect(reader.arrays.at(-1)).toEqual([2, [{ error: { code: 400, message: 'No.', status: 'INVALID_ARGUMENT' } }]]);
  expect(reader.arrays).toHaveLength(2);
  expect(session.isGone()).toBe(false);
});

test('text that is not JSON ends the stream', () => {
  const session = open();
  const reader = new Reader();
  session.attach(reader, 0);
  session.receive([{ id: 0, text: '{"a":' }]);
  expect(JSON.stringify(reader.arrays)).toContain('INVALID_ARGUMENT');
});

test('a session ends when its client stays away, acknowledges nothing, or skips a message', () => {
  const away = open();
  clock += LIMITS.absenceMs + 1;
  expect(away.isGone()).toBe(true);

  const unread = open();
  say(unread, 'x'.repeat(LIMITS.bufferedChars));
  expect(unread.isGone()).toBe(true);

  const gap = open();
  gap.attach(new Reader(), 0);
  gap.receive([message(1)]);
  clock += LIMITS.gapMs + 1;
  expect(gap.isGone()).toBe(true);
});

test('stopping sends the stop message and ends the back channel', () => {
  const session = open();
  const reader = new Reader();
  session.attach(reader, 0);
  session.stop();
  expect(reader).toMatchObject({ isEnded: true });
  expect(reader.arrays.at(-1)).toEqual([2, ['stop']]);
  expect(received).toEqual(['closed']);
});

test('a restored session drops messages that were handled and sends again what was not acknowledged', () => {
  const session = open({ nextMessageId: 5, lastArrayId: 3, unacknowledged: [{ id: 3, text: '["reply"]' }] });
  session.receive([message(4), message(5)]);
  expect(received).toEqual([5]);
  const reader = new Reader();
  session.attach(reader, 2);
  say(session, 'next');
  expect(reader.arrays).toEqual([
    [3, ['reply']],
    [4, ['next']],
  ]);
});

test('a restored session continues its numbers after what the client has seen but was not stored', () => {
  const session = open({ nextMessageId: 5, lastArrayId: 3, unacknowledged: [{ id: 3, text: '["reply"]' }] });
  const reader = new Reader();
  session.attach(reader, 7);
  say(session, 'next');
  expect(reader.ids).toEqual([8, 9]);
});

test('a large message out of order ends the stream instead of being kept', () => {
  const session = open();
  session.receive([message(0), { id: 2, text: JSON.stringify('x'.repeat(2 << 20)) }]);
  const reader = new Reader();
  session.attach(reader, 0);
  expect(JSON.stringify(reader.arrays)).toContain('INVALID_ARGUMENT');
  expect(received).toEqual([0, 'closed']);
});

test('small messages out of order count together, until they are handled', () => {
  const session = open();
  const large = 'x'.repeat(300_000);
  // Three times as much as may wait, but never at once.
  for (let id = 1; id < 12; id += 2) session.receive([message(id, large), message(id - 1)]);
  expect(received).toHaveLength(12);
  session.receive([14, 15, 16, 17].map((id) => message(id, large)));
  expect(received.at(-1)).toBe('closed');
});

test('what a client does not read waits in the session, and is written when it has taken the rest', () => {
  const session = open();
  const reader = new Reader();
  session.attach(reader, 0);
  reader.isBusy = true;
  say(session, 'one', 'two');
  expect(reader.ids).toEqual([1]);
  expect(session.bufferedChars).toBeGreaterThan(10);
  reader.isBusy = false;
  session.flush();
  expect(reader.ids).toEqual([1, 2, 3]);
});

test('a session whose client never fetched anything is gone after half a minute', () => {
  const session = open();
  clock += CHANNEL_LIMITS.firstFetchMs + 1;
  expect(session.isGone()).toBe(true);
});

test('messages are handled in their order, and one at a time, also when reading one takes its time', async () => {
  const waiting: (() => void)[] = [];
  const handled: unknown[] = [];
  const states: number[] = [];
  const session = new ChannelSession('sid', () => clock, LIMITS, {
    run: (work) =>
      new Promise((resolve) => {
        waiting.push(() => {
          while (work.next().done !== true) continue;
          resolve();
        });
      }),
  });
  session.start({
    receive: (message) => {
      handled.push(message);
      states.push(session.stateWithReply('x').nextMessageId);
    },
    close: () => {},
  });
  // The third comes early, and the second releases it.
  session.receive([{ id: 2, text: '"c"' }]);
  session.receive([
    { id: 0, text: '"a"' },
    { id: 1, text: '"b"' },
  ]);
  while (session.busy !== undefined) {
    expect(waiting).toHaveLength(1);
    waiting.pop()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(handled).toEqual(['a', 'b', 'c']);
  // What is stored with an answer must not claim the messages behind it.
  expect(states).toEqual([1, 2, 3]);
});
