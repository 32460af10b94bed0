import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AFTER_SAVE, createLeaveGuard, WITHIN_PAGE } from './leave-guard.ts';

/** The parts of a browser window that the guard uses: history entries, an address, events. */
function openWindow() {
  const target = new EventTarget();
  const entries: { state: unknown; address: string }[] = [{ state: null, address: '/admin' }];
  let at = 0;
  const place = () => {
    const [pathname = '', search = ''] = (entries[at]?.address ?? '').split('?');
    return { pathname, search: search && `?${search}` };
  };
  vi.stubGlobal('location', {
    get pathname() {
      return place().pathname;
    },
    get search() {
      return place().search;
    },
  });
  vi.stubGlobal('history', {
    get state() {
      return entries[at]?.state;
    },
    replaceState(state: unknown) {
      entries[at] = { state, address: entries[at]?.address ?? '' };
    },
    go(by: number) {
      at += by;
      const event = new Event('popstate', { cancelable: true });
      target.dispatchEvent(Object.assign(event, { state: entries[at]?.state }));
    },
  });
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  return {
    target,
    address: () => entries[at]?.address,
    /** The router's own navigation. */
    navigate: (to: string, options?: { state?: unknown; replace?: boolean }) => {
      if (!options?.replace) at += 1;
      entries.splice(at, entries.length, { state: options?.state, address: to });
    },
    back: () => history.go(-1),
  };
}

let page: ReturnType<typeof openWindow>;
let guard: ReturnType<typeof createLeaveGuard>;
const goTo = (to: string, options?: { state?: unknown }): void => {
  guard.aroundNavigation(page.navigate, to, options);
};

beforeEach(() => {
  page = openWindow();
  guard = createLeaveGuard();
  guard.guardHistory();
});
afterEach(() => vi.unstubAllGlobals());

test('without unsaved work nothing is asked', () => {
  goTo('/admin/productos');
  goTo('/admin/sub');
  page.back();
  expect([page.address(), guard.hasUnsavedWork()]).toEqual(['/admin/productos', false]);
});

test('with unsaved work a link asks first, and navigates only after the answer', () => {
  const asked: (() => void)[] = [];
  guard.hold((go) => asked.push(go));
  goTo('/admin/sub');
  expect([page.address(), asked.length]).toEqual(['/admin', 1]);
  asked[0]?.();
  expect(page.address()).toBe('/admin/sub');
});

test('a navigation after a save asks nothing', () => {
  const ask = vi.fn();
  guard.hold(ask);
  goTo('/admin/productos', { state: AFTER_SAVE });
  expect([page.address(), ask.mock.calls.length]).toEqual(['/admin/productos', 0]);
});

test('a navigation that stays at the unsaved work, such as another filter, asks nothing', () => {
  const ask = vi.fn();
  guard.hold(ask);
  goTo('/admin?buscar=broca', { state: WITHIN_PAGE });
  expect([page.address(), ask.mock.calls.length]).toEqual(['/admin?buscar=broca', 0]);
  goTo('/admin');
  expect(ask.mock.calls.length).toBe(1);
});

test('a step back in the browser is undone and asked about, and repeated after the answer', () => {
  goTo('/admin/productos');
  goTo('/admin/productos/nuevo');
  const asked: (() => void)[] = [];
  guard.hold((go) => asked.push(go));
  page.back();
  expect([page.address(), asked.length]).toEqual(['/admin/productos/nuevo', 1]);
  asked[0]?.();
  expect(page.address()).toBe('/admin/productos');
});

test('closing the page makes the browser ask, unless somebody is signing out', () => {
  const leave = (): boolean => {
    const event = new Event('beforeunload', { cancelable: true });
    page.target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const release = guard.hold(() => {});
  expect([leave(), guard.hasUnsavedWork()]).toEqual([true, true]);
  release();
  expect([leave(), guard.hasUnsavedWork()]).toEqual([false, false]);
  guard.hold(() => {});
  guard.stopAsking();
  expect([leave(), guard.hasUnsavedWork()]).toEqual([false, false]);
});
