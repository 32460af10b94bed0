import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as updates from './updates.ts';

/** A browser's side of service workers, with what these tests change. */
function openBrowser() {
  const world = { waiting: null as object | null };
  const registrations: (EventTarget & Record<'active' | 'waiting', object | null>)[] = [];
  const kept = new Map<string, string>();
  const window = new EventTarget();
  const reload = vi.fn();
  const register = vi.fn(async () => {
    const registration = Object.assign(new EventTarget(), {
      installing: null,
      waiting: world.waiting,
      active: { state: 'activated' },
      update: vi.fn(async () => {}),
    });
    registrations.push(registration);
    return registration;
  });
  vi.stubGlobal('window', window);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { visibilityState: 'visible', readyState: 'complete', querySelector: () => null }),
  );
  vi.stubGlobal('location', { href: 'https://tienda.mx/', reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: null,
    register,
    ready: new Promise(() => {}),
  });
  vi.stubGlobal('navigator', { serviceWorker });
  return { world, register, registrations, reload };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function startUpdates() {
  const { startUpdates: start } = await vi.importActual<typeof updates>('./updates.ts');
  start('/shell.html');
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1000);
}
const HOUR = 60 * 60_000;

test('a page whose network was lost while it registered the worker registers it later, because it may be open for weeks', async () => {
  const { register, registrations } = openBrowser();
  register.mockRejectedValueOnce(new TypeError('Failed to register a ServiceWorker'));
  vi.spyOn(console, 'info').mockReturnValue();
  await startUpdates();
  expect(registrations).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(HOUR);
  await vi.dynamicImportSettled();
  expect(registrations).toHaveLength(1);
});

test('a page that never ends loading registers the worker all the same, because one picture without an answer kept it from working offline', async () => {
  const { registrations } = openBrowser();
  Object.assign(document, { readyState: 'interactive' });
  await startUpdates();
  expect(registrations).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(20_000);
  await vi.dynamicImportSettled();
  expect(registrations).toHaveLength(1);
});

test('a page whose first worker could not be installed registers it again, because the browser forgets such a registration', async () => {
  const { registrations } = openBrowser();
  await startUpdates();
  expect(registrations).toHaveLength(1);
  Object.assign(registrations[0] ?? {}, { active: null });
  // Within a minute: until then the shop does not open without a network.
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.dynamicImportSettled();
  expect(registrations).toHaveLength(2);
});

test('a tab whose version was left waiting is loaded again for a later one that is, too', async () => {
  const { world, reload } = openBrowser();
  const version = { scriptURL: 'https://tienda.mx/sw.js', postMessage: () => {} };
  const openPage = async (waiting: object | null): Promise<void> => {
    vi.resetModules();
    world.waiting = waiting;
    await startUpdates();
    await vi.advanceTimersByTimeAsync(60_000);
  };
  await openPage(version);
  expect(reload).toHaveBeenCalledTimes(1);
  // It still waits, so a third load of the page would be no help.
  await openPage(version);
  expect(reload).toHaveBeenCalledTimes(1);
  await openPage(null);
  await openPage(version);
  expect(reload).toHaveBeenCalledTimes(2);
});
