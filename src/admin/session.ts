import { keepStaffFiles } from '#device/staff-files.ts';
import { err, type Result } from '#domain/kernel/result.ts';
import type { SignInProblem } from '#domain/staff/sign-in.ts';
import type { StaffSession } from '#lazy/session.ts';
import { retry } from '#platform/retry.ts';
import { type SessionState, sessionStore } from '#store/session-store.ts';
import * as rememberedPerson from './remembered-person.ts';

/** How long to wait for the SDK to confirm the remembered person before showing the page anyway, on a network that hangs. */
const CONFIRM_MS = 4000;
const RETRY_MS = 3000;

interface SessionParts {
  readonly openSession: () => Promise<StaffSession>;
  readonly write: (state: SessionState) => void;
  /** Deletes what this device keeps of anybody's work. */
  readonly forgetWork: () => Promise<void>;
}

export type Session = ReturnType<typeof createSession>;

/** Watches who is signed in, and keeps the store equal to it. */
export function createSession({ openSession, write, forgetWork }: SessionParts) {
  let isLeaving = false;

  const openPatiently = (): Promise<StaffSession> =>
    retry(openSession, {
      first: RETRY_MS,
      last: RETRY_MS,
      onFailure(reason) {
        console.info('Todavía no hay con quién abrir la sesión', reason);
        if (!rememberedPerson.read()) write({ status: 'signed-out', lapsed: null });
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

  function show(person: rememberedPerson.RememberedPerson): void {
    if (isLeaving) return;
    rememberedPerson.write(person);
    write({ status: 'signed-in', ...person });
  }

  return {
    /** Starts watching, for as long as the page is open. */
    async watch(): Promise<void> {
      const known = rememberedPerson.read();
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
        const remembered = rememberedPerson.read();
        if (!person) {
          // Signing out deletes the remembered person first, so one who is still remembered had their session ended by the server.
          write({ status: 'signed-out', lapsed: remembered?.email ?? null });
          return;
        }
        show({ ...person, membership: remembered?.uid === person.uid ? remembered.membership : 'unknown' });
        stopMembership = session.watchMembership(person.uid, (isMember) => {
          show({ ...person, membership: isMember ? 'member' : 'stranger' });
          // Without its files on the device the staff area needs a network to open.
          if (isMember) void keepStaffFiles().catch(() => {});
        });
      });
    },

    signIn: (email: string, password: string) => withSession((session) => session.signIn(email, password)),
    sendReset: (email: string) => withSession((session) => session.sendReset(email)),

    /**
     * Ends the session on this device, deletes what it kept for the person, and loads the page again, because nothing of theirs may stay in
     * memory.
     */
    async signOut(): Promise<void> {
      isLeaving = true;
      // This comes first, because no tab stores anything once nobody is remembered.
      rememberedPerson.forget();
      write({ status: 'leaving' });
      await forgetWork();
      try {
        await (await openSession()).signOut();
      } finally {
        // Also when a step failed, because the page would otherwise wait for ever.
        location.replace('/login/');
      }
    },
  };
}
