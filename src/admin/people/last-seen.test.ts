import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok } from '#domain/kernel/result.ts';
import { createLastSeen } from './last-seen.ts';

const MORNING = Date.parse('2026-11-23T15:00:00Z');
const DAY_MS = 86_400_000;
const member = { seenAt: MORNING - DAY_MS };

let page: EventTarget & { hidden?: boolean };

beforeEach(() => {
  vi.useFakeTimers({ now: MORNING });
  vi.spyOn(console, 'info').mockReturnValue();
  page = new EventTarget();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function wakeAt(at: number): Promise<void> {
  vi.setSystemTime(at);
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
}

test('whoever leaves the page open for days is noted on each day that they look at it, once', async () => {
  const markSeen = vi.fn(async () => ok(null));
  const note = createLastSeen({ markSeen });
  note(member);
  note({ seenAt: MORNING });
  await wakeAt(MORNING + 3_600_000);
  expect(markSeen).toHaveBeenCalledTimes(1);
  page.hidden = true;
  await wakeAt(MORNING + DAY_MS);
  expect(markSeen).toHaveBeenCalledTimes(1);
  page.hidden = false;
  await wakeAt(MORNING + DAY_MS + 60_000);
  await wakeAt(MORNING + DAY_MS + 120_000);
  expect(markSeen).toHaveBeenCalledTimes(2);
});

test('a visit that could not be noted without a network is noted when the person comes back to the page', async () => {
  const markSeen = vi.fn(async () => ok(null)).mockRejectedValueOnce(new Error('offline'));
  createLastSeen({ markSeen })(member);
  await wakeAt(MORNING + 60_000);
  await wakeAt(MORNING + 120_000);
  expect(markSeen).toHaveBeenCalledTimes(2);
});
