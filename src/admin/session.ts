import { keepStaffFiles } from '#device/staff-files.ts';
import { err, type Result } from '#domain/kernel/result.ts';
import type { SignInProblem } from '#domain/staff/sign-in.ts';
import { loadSession, type StaffSession } from '#lazy/session.ts';
import { rememberedBackendConfig } from '#rest/remembered-backend.ts';
import { sessionStore } from '#store/session-store.ts';
import * as memory from './remembered-person.ts';
import { forgetWork } from './sync.ts';

/** How long the SDK may take to confirm, over a network that hangs, who the device says is signed in. */
const CONFIRM_MS = 4000;
const RETRY_MS = 3000;

let opening: Promise<StaffSession> | undefined;
let isLeaving = false;

/** The session, opened once; a load that failed for want of a network is tried again at the next call. */
function openOnce(): Promise<StaffSession> {
  opening ??= open().catch((reason: unknown) => {
    opening = undefined;
    throw reason;
  });
  return opening;
}

async function open(): Promise<StaffSession> {
  const [{ openSession }, config] = await Promise.all([loadSession(), rememberedBackendConfig()]);
  return openSession(config);
}

/** Watches who is signed in and tells the store. Never ends. */
export async function watchSession(): Promise<void> {
  const known = memory.read();
  if (known) setTimeout(() => provisional(known), CONFIRM_MS);
  const session = await openPatiently();
  let stopStanding: (() => void) | undefined;
  session.observe((person) => {
    stopStanding?.();
    if (isLeaving) return;
    const remembered = memory.read();
    if (!person) {
      // Who signs out forgets themselves first; who is still remembered was put out by the server.
      sessionStore.setState({ status: 'signed-out', lapsed: remembered?.email ?? null }, true);
      return;
    }
    const standing = remembered?.uid === person.uid ? remembered.standing : 'unknown';
    const show = (now: memory.RememberedPerson): void => {
      if (isLeaving) return;
      memory.write(now);
      sessionStore.setState({ status: 'signed-in', ...now }, true);
    };
    show({ ...person, standing });
    stopStanding = session.watchStanding(person.uid, (isMember) => {
      show({ ...person, standing: isMember ? 'member' : 'stranger' });
      // Without them the staff area wants a network, as before.
      if (isMember) void keepStaffFiles().catch(() => {});
    });
  });
}

function provisional(known: memory.RememberedPerson): void {
  if (sessionStore.getState().status === 'waiting') sessionStore.setState({ status: 'signed-in', ...known }, true);
}

async function openPatiently(): Promise<StaffSession> {
  for (;;) {
    try {
      return await openOnce();
    } catch (reason) {
      console.info('Todavía no hay con quién abrir la sesión', reason);
      if (!memory.read()) sessionStore.setState({ status: 'signed-out', lapsed: null }, true);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

async function atTheDoor<T>(
  ask: (session: StaffSession) => Promise<Result<T, SignInProblem>>,
): Promise<Result<T, SignInProblem>> {
  let session: StaffSession;
  try {
    session = await openOnce();
  } catch {
    return err('network');
  }
  return ask(session);
}

export const signIn = (email: string, password: string) => atTheDoor((session) => session.signIn(email, password));
export const sendReset = (email: string) => atTheDoor((session) => session.sendReset(email));

/**
 * Ends the session on this device, throws away what it kept for whoever it was, and starts the page anew: nothing of the old one may stay
 * in memory.
 */
export async function signOut(): Promise<void> {
  isLeaving = true;
  // First: no tab keeps anything for somebody who is not remembered.
  memory.forget();
  sessionStore.setState({ status: 'leaving' }, true);
  await forgetWork();
  try {
    await (await openOnce()).signOut();
  } finally {
    // Where something of it failed too: nobody is left with a page that only waits.
    location.replace('/login/');
  }
}
