import { keepStaffFiles } from '#device/staff-files.ts';
import { err, type Result } from '#domain/kernel/result.ts';
import type { SignInProblem } from '#domain/staff/sign-in.ts';
import type { StaffSession } from '#lazy/session.ts';
import { retry } from '#platform/retry.ts';
import { type SessionState, sessionStore } from '#store/session-store.ts';
import * as memory from './remembered-person.ts';

/** How long the SDK may take to confirm, over a network that hangs, who the device says is signed in. */
const CONFIRM_MS = 4000;
const RETRY_MS = 3000;

interface SessionParts {
  readonly openSession: () => Promise<StaffSession>;
  readonly write: (state: SessionState) => void;
  /** Throws away what this device keeps of anybody's work. */
  readonly forgetWork: () => Promise<void>;
}

export type Session = ReturnType<typeof createSession>;

/** Who is signed in: watched and told to the store. */
export function createSession({ openSession, write, forgetWork }: SessionParts) {
  let isLeaving = false;

  const openPatiently = (): Promise<StaffSession> =>
    retry(openSession, {
      first: RETRY_MS,
      last: RETRY_MS,
      onFailure(reason) {
        console.info('Todavía no hay con quién abrir la sesión', reason);
        if (!memory.read()) write({ status: 'signed-out', lapsed: null });
      },
    });

  async function withSession<T>(
    ask: (session: StaffSession) => Promise<Result<T, SignInProblem>>,
  ): Promise<Result<T, SignInProblem>> {
    let session: StaffSession;
    try {
      session = await openSession();
    } catch {
      return err('network');
    }
    return ask(session);
  }

  function show(person: memory.RememberedPerson): void {
    if (isLeaving) return;
    memory.write(person);
    write({ status: 'signed-in', ...person });
  }

  return {
    /** Watches who is signed in. Never ends. */
    async watch(): Promise<void> {
      const known = memory.read();
      if (known) {
        setTimeout(() => {
          if (sessionStore.getState().status === 'waiting') write({ status: 'signed-in', ...known });
        }, CONFIRM_MS);
      }
      const session = await openPatiently();
      let stopMembership: (() => void) | undefined;
      session.observe((person) => {
        stopMembership?.();
        if (isLeaving) return;
        const remembered = memory.read();
        if (!person) {
          // Whoever signs out is forgotten first; who is still remembered was put out by the server.
          write({ status: 'signed-out', lapsed: remembered?.email ?? null });
          return;
        }
        show({ ...person, membership: remembered?.uid === person.uid ? remembered.membership : 'unknown' });
        stopMembership = session.watchMembership(person.uid, (isMember) => {
          show({ ...person, membership: isMember ? 'member' : 'stranger' });
          // Without its files the staff area works with a network only.
          if (isMember) void keepStaffFiles().catch(() => {});
        });
      });
    },

    signIn: (email: string, password: string) => withSession((session) => session.signIn(email, password)),
    sendReset: (email: string) => withSession((session) => session.sendReset(email)),

    /**
     * Ends the session on this device, throws away what it kept for whoever it was, and starts the page anew: nothing of the old one may
     * stay in memory.
     */
    async signOut(): Promise<void> {
      isLeaving = true;
      // First: no tab keeps anything for somebody who is not remembered.
      memory.forget();
      write({ status: 'leaving' });
      await forgetWork();
      try {
        await (await openSession()).signOut();
      } finally {
        // Where something of it failed too: nobody is left with a page that only waits.
        location.replace('/login/');
      }
    },
  };
}
