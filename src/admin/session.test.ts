import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ok } from '#domain/kernel/result.ts';
import type { StaffMember } from '#domain/staff/people/roles.ts';
import type { StaffSession } from '#lazy/session.ts';
import { claimSessionWriter, sessionStore } from '#store/session-store.ts';
import { createSession } from './session.ts';

vi.mock('#device/staff-files.ts', () => ({ keepStaffFiles: async () => {} }));

const claimed = claimSessionWriter();
const SIGNED_IN_AT = 1_000_000;
const member: StaffMember = {
  uid: 'ana',
  email: 'ana@tienda.mx',
  name: '',
  role: 'dueno',
  isActive: true,
  seenAt: null,
  sessionsSince: null,
};
const ana = { uid: 'ana', email: 'ana@tienda.mx' };
const kept = new Map<string, string>();
const remembered = (): unknown => JSON.parse(kept.get('fragua-persona') ?? 'null');
const state = () => sessionStore.getState();

/** The SDK's session, whose answers the test gives. */
function openSdk() {
  const steps: string[] = [];
  let tellPerson: (person: typeof ana | null) => void = () => {};
  let tellMember: (member: StaffMember | null) => void = () => {};
  let fail: Error | null = null;
  const sdk: StaffSession = {
    connection: null as never,
    observe: (onPerson) => {
      tellPerson = onPerson;
      return () => {};
    },
    watchMember: (_uid, onMember) => {
      tellMember = onMember;
      return () => {};
    },
    signedInAt: async () => SIGNED_IN_AT,
    register: async () => ok(ana),
    changePassword: async () => ok(null),
    confirm: async () => ok(null),
    factorSince: async () => ok(null),
    beginFactor: async () => ok({ secret: '', address: '', confirm: async () => ok(null) }),
    removeFactor: async () => ok(null),
    lapse: async () => {
      steps.push('lapse');
      tellPerson(null);
    },
    clearCache: async () => {},
    signIn: async () => ok(ana),
    sendReset: async () => ok(null),
    mailInvitation: async () => ok(null),
    signOut: async () => {
      steps.push('sign out');
      if (fail) throw fail;
    },
  };
  return {
    sdk,
    steps,
    person: (person: typeof ana | null): void => tellPerson(person),
    /** `null`: not staff. Settled when the page has taken it in. */
    async member(change: Partial<StaffMember> | null): Promise<void> {
      tellMember(change && { ...member, ...change });
      await vi.advanceTimersByTimeAsync(0);
    },
    failsToSignOut: (): void => {
      fail = new Error('terminated');
    },
  };
}

let opened: ReturnType<typeof openSdk>;
let openSession: () => Promise<StaffSession>;
const left: string[] = [];
let holdsUnsent = false;
/** Another tab remembers somebody, or forgets who was remembered. */
let tellStorage: (event: { key: string }) => void = () => {};
function otherTab(person: object | null): void {
  if (person) kept.set('fragua-persona', JSON.stringify(person));
  else kept.delete('fragua-persona');
  tellStorage({ key: 'fragua-persona' });
}
const start = () =>
  createSession({
    openSession: () => openSession(),
    write: claimed,
    forgetWork: async () => void opened.steps.push('forget work'),
    onNewRole: (role, less) => void opened.steps.push(`${role}${less ? ', less' : ''}`),
    onMember: ({ role }) => void opened.steps.push(`seen as ${role}`),
    holdsUnsent: () => holdsUnsent,
    onSignedOutElsewhere: () => void opened.steps.push('load anew'),
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'info').mockReturnValue();
  kept.clear();
  left.length = 0;
  holdsUnsent = false;
  vi.stubGlobal('addEventListener', (_kind: string, listen: typeof tellStorage) => {
    tellStorage = listen;
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('location', { replace: (address: string) => void left.push(address) });
  claimed({ status: 'waiting' });
  opened = openSdk();
  openSession = async () => opened.sdk;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('who is signed in', () => {
  test.each([
    ['went on', SIGNED_IN_AT + 5000],
    ['was ended', SIGNED_IN_AT - 5000],
  ])('is the next person though it is only now found that the session of the one before %s', async (_, signedInAt) => {
    let judged = (_at: number): void => {};
    opened.sdk = { ...opened.sdk, signedInAt: () => new Promise((resolve) => (judged = resolve)) };
    await start().watch();
    opened.person(ana);
    await opened.member({ sessionsSince: SIGNED_IN_AT });
    opened.person({ uid: 'beto', email: 'beto@tienda.mx' });
    await opened.member({ uid: 'beto' });
    judged(signedInAt);
    await vi.advanceTimersByTimeAsync(0);
    expect([state(), opened.steps]).toMatchObject([{ uid: 'beto' }, ['seen as dueno']]);
  });

  test('is shown and remembered, at first with an unknown membership and then with the server’s', async () => {
    await start().watch();
    opened.person(ana);
    expect(state()).toEqual({ status: 'signed-in', ...ana, membership: 'unknown' });
    await opened.member({});
    expect([state(), remembered()]).toMatchObject([{ membership: 'member' }, { ...ana, standing: 'member' }]);
    await opened.member(null);
    expect(state()).toMatchObject({ membership: 'stranger' });
  });

  test('is the person remembered on the device when the network has hung for four seconds', async () => {
    kept.set('fragua-persona', JSON.stringify({ ...ana, standing: 'member' }));
    openSession = () => new Promise(() => {});
    void start().watch();
    await vi.advanceTimersByTimeAsync(3999);
    expect(state()).toEqual({ status: 'waiting' });
    await vi.advanceTimersByTimeAsync(1);
    // What was remembered before there were roles is an owner.
    expect(state()).toEqual({ status: 'signed-in', ...ana, membership: 'member', role: 'dueno' });
  });

  test('is signed out when the SDK cannot load and no person is stored, and the SDK is tried again', async () => {
    let tries = 0;
    openSession = async () => {
      tries += 1;
      if (tries < 3) throw new TypeError('Failed to fetch');
      return opened.sdk;
    };
    void start().watch();
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toEqual({ status: 'signed-out', lapsed: null });
    await vi.advanceTimersByTimeAsync(6000);
    opened.person(ana);
    expect([tries, state().status]).toEqual([3, 'signed-in']);
  });

  test('has the role that the server says, and another role needs the page again, which may have to forget something', async () => {
    await start().watch();
    opened.person(ana);
    await opened.member({ role: 'gerente' });
    expect([state(), remembered()]).toMatchObject([{ role: 'gerente' }, { role: 'gerente' }]);
    await opened.member({ role: 'dueno' });
    await opened.member({ role: 'mostrador' });
    expect(opened.steps).toEqual(['seen as gerente', 'dueno', 'mostrador, less']);
    expect([state(), remembered()]).toMatchObject([{ role: 'mostrador' }, { role: 'mostrador' }]);
  });

  test('is told when somebody ended the session, and not when they signed in after that', async () => {
    await start().watch();
    opened.person(ana);
    // Of the sign-in only the second is known.
    await opened.member({ sessionsSince: SIGNED_IN_AT + 999 });
    expect(state()).toMatchObject({ status: 'signed-in', membership: 'member' });
    await opened.member({ sessionsSince: SIGNED_IN_AT + 1000 });
    expect(state()).toEqual({ status: 'signed-out', lapsed: 'ana@tienda.mx', ended: true });
  });

  test('is still named when the server ended their session, because their work is still on the device', async () => {
    await start().watch();
    opened.person(ana);
    opened.person(null);
    expect(state()).toEqual({ status: 'signed-out', lapsed: 'ana@tienda.mx' });
  });
});

test('signing in without a network gives a problem to show and does not throw', async () => {
  openSession = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await start().signIn('ana@tienda.mx', 'x')).toEqual({ ok: false, error: 'network' });
});

describe('signing out', () => {
  test('deletes the remembered person, then the work, then ends the session, and loads the page again', async () => {
    const session = start();
    await session.watch();
    opened.person(ana);
    const leaving = session.signOut();
    expect([state(), remembered()]).toEqual([{ status: 'leaving' }, null]);
    // From here on what the SDK reports is not shown.
    opened.person(ana);
    await opened.member({});
    expect([state(), remembered()]).toEqual([{ status: 'leaving' }, null]);
    await leaving;
    expect([opened.steps, left]).toEqual([['forget work', 'sign out'], ['/login/']]);
  });

  test('loads the page again also when a step fails', async () => {
    opened.failsToSignOut();
    await expect(start().signOut()).rejects.toThrow('terminated');
    expect(left).toEqual(['/login/']);
  });
});

describe('signing out in another tab', () => {
  test('loads this page anew, because its Firestore answers nothing more', async () => {
    await start().watch();
    opened.person(ana);
    await opened.member({});
    otherTab(null);
    expect(state()).toMatchObject({ status: 'signed-in' });
    opened.person(null);
    expect([state(), opened.steps]).toEqual([{ status: 'leaving' }, ['seen as dueno', 'load anew']]);
    // Somebody signs in before the page is gone.
    opened.person(ana);
    expect(state()).toEqual({ status: 'leaving' });
  });

  test('stores no signed-in person again until the other tab has finished signing out', async () => {
    await start().watch();
    opened.person(ana);
    otherTab(null);
    await opened.member({});
    expect(remembered()).toBe(null);
  });

  test('loads the page anew also when somebody has signed in again before the SDK told of either', async () => {
    await start().watch();
    opened.person(ana);
    otherTab(null);
    otherTab(ana);
    expect([state(), opened.steps]).toEqual([{ status: 'leaving' }, ['load anew']]);
  });

  test('shows the sign-in page in a page that nobody was signed in on', async () => {
    await start().watch();
    otherTab(ana);
    otherTab(null);
    opened.person(null);
    expect([state(), opened.steps]).toEqual([{ status: 'signed-out', lapsed: null }, []]);
    opened.person(ana);
    expect([state().status, remembered()]).toMatchObject(['signed-in', ana]);
  });

  test('does not reload a page whose unsent edits would be lost', async () => {
    await start().watch();
    opened.person(ana);
    holdsUnsent = true;
    otherTab(null);
    opened.person(null);
    expect([state(), opened.steps]).toEqual([{ status: 'signed-out', lapsed: null }, []]);
    opened.person(ana);
    expect([state().status, remembered()]).toMatchObject(['signed-in', ana]);
  });
});
