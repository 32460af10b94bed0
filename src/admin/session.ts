import { keepStaffFiles } from '#device/staff-files.ts';
import { err, type Result } from '#domain/kernel/result.ts';
import { isLess, type StaffMember, type StaffRole } from '#domain/staff/people/roles.ts';
import type { SignInProblem } from '#domain/staff/people/sign-in.ts';
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
  /** The signed-in person's role is another than this page was opened with. @param less whether this device has to forget something */
  readonly onNewRole: (role: StaffRole, less: boolean) => void;
  /** The server has said who the signed-in person is. */
  readonly onMember: (member: StaffMember) => void;
}

export type Session = ReturnType<typeof createSession>;

/** Asks until there is a session to ask; meanwhile a device that remembers nobody shows the sign-in page. */
function openPatiently({ openSession, write }: Pick<SessionParts, 'openSession' | 'write'>): Promise<StaffSession> {
  return retry(openSession, {
    first: RETRY_MS,
    last: RETRY_MS,
    onFailure(reason) {
      console.info('Todavía no hay con quién abrir la sesión', reason);
      if (!rememberedPerson.read()) write({ status: 'signed-out', lapsed: null });
    },
  });
}

/** Watches who is signed in, and keeps the store equal to it. */
export function createSession({ openSession, write, forgetWork, onNewRole, onMember }: SessionParts) {
  let isLeaving = false;
  let hasEnded = false;
  /** The first role that was shown. Lists are asked for with its rights, so it holds until the page is loaded again. */
  let openedAs: StaffRole | null = null;

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

  function showMember(member: StaffMember, person: Pick<rememberedPerson.RememberedPerson, 'uid' | 'email'>): void {
    const before = openedAs;
    show({ ...person, membership: 'member', role: member.role });
    if (before !== null && before !== member.role) return onNewRole(member.role, isLess(before, member.role));
    onMember(member);
    // Without its files on the device the staff area needs a network to open.
    void keepStaffFiles().catch(() => {});
  }

  /** Whether somebody has ended this session from another device. The server refuses it already; the page says so. */
  async function endWhereEnded(session: StaffSession, member: StaffMember | null): Promise<boolean> {
    const since = member?.sessionsSince ?? null;
    if (since === null) return false;
    const signedInAt = await session.signedInAt();
    // The token says the second of the sign-in: one within the second in which the others were ended holds.
    if (signedInAt === null || signedInAt + 1000 > since) return false;
    hasEnded = true;
    await session.lapse();
    return true;
  }

  function show(person: rememberedPerson.RememberedPerson): void {
    if (isLeaving) return;
    rememberedPerson.write(person);
    openedAs ??= person.role ?? null;
    write({ status: 'signed-in', ...person });
  }

  return {
    /** Starts watching, for as long as the page is open. */
    async watch(): Promise<void> {
      const known = rememberedPerson.read();
      if (known) {
        setTimeout(() => {
          if (sessionStore.getState().status === 'waiting') show(known);
        }, CONFIRM_MS);
      }
      const session = await openPatiently({ openSession, write });
      let stopMembership: (() => void) | undefined;
      session.observe((person) => {
        stopMembership?.();
        if (isLeaving) return;
        const remembered = rememberedPerson.read();
        if (!person) {
          // Signing out deletes the remembered person first, so one who is still remembered had their session ended by the server.
          write({ status: 'signed-out', lapsed: remembered?.email ?? null, ...(hasEnded && { ended: true }) });
          return;
        }
        hasEnded = false;
        const isSame = remembered?.uid === person.uid;
        show({ ...person, membership: 'unknown', ...(isSame && remembered) });
        stopMembership = session.watchMember(person.uid, (member) => {
          void endWhereEnded(session, member)
            .catch(() => false)
            .then((isOver) => {
              if (isOver || isLeaving) return;
              if (member) showMember(member, person);
              else show({ ...person, membership: 'stranger' });
            });
        });
      });
    },

    signIn: (email: string, password: string, code = '') =>
      withSession((session) => session.signIn(email, password, code)),
    sendReset: (email: string) => withSession((session) => session.sendReset(email)),
    register: (email: string, password: string) => withSession((session) => session.register(email, password)),
    changePassword: (current: string, next: string, code = '') =>
      withSession((session) => session.changePassword(current, next, code)),
    confirm: (password: string, code: string) => withSession((session) => session.confirm(password, code)),
    factorSince: () => withSession((session) => session.factorSince()),
    beginFactor: (password: string, issuer: string) => withSession((session) => session.beginFactor(password, issuer)),
    removeFactor: (password: string, code: string) => withSession((session) => session.removeFactor(password, code)),

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
