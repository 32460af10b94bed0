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
  /** Whether edits that were not sent would end with this page, because the device stores nothing. */
  readonly holdsUnsent: () => boolean;
  /** Somebody signed out in another tab, and this page has to be loaded anew. */
  readonly onSignedOutElsewhere: () => void;
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

/** What is asked of the session once, each with an answer to show. */
function sessionCalls(openSession: SessionParts['openSession']) {
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

  return {
    signIn: (email: string, password: string, code = '') =>
      withSession((session) => session.signIn(email, password, code)),
    sendReset: (email: string) => withSession((session) => session.sendReset(email)),
    mailInvitation: (email: string, link: string) => withSession((session) => session.mailInvitation(email, link)),
    register: (email: string, password: string, code = '') =>
      withSession((session) => session.register(email, password, code)),
    changePassword: (current: string, next: string, code = '') =>
      withSession((session) => session.changePassword(current, next, code)),
    confirm: (password: string, code: string) => withSession((session) => session.confirm(password, code)),
    factorSince: () => withSession((session) => session.factorSince()),
    beginFactor: (password: string, issuer: string) => withSession((session) => session.beginFactor(password, issuer)),
    removeFactor: (password: string, code: string) => withSession((session) => session.removeFactor(password, code)),
  };
}

/** Whether somebody has ended this session from another device. The server refuses it already; the page says so. */
async function wasEnded(session: StaffSession, member: StaffMember | null): Promise<boolean> {
  const since = member?.sessionsSince ?? null;
  if (since === null) return false;
  const signedInAt = await session.signedInAt();
  // The token has the time of the sign-in in whole seconds, so a sign-in within the second in which the others were ended still holds.
  return signedInAt !== null && signedInAt + 1000 <= since;
}

/** Watches who is signed in, and keeps the store equal to it. */
export function createSession(parts: SessionParts) {
  const { openSession, write, forgetWork, onNewRole, onMember } = parts;
  let isLeaving = false;
  let hasEnded = false;
  let hasShown = false;
  /** Another tab has begun to sign the person of this page out. */
  let isForgotten = false;
  /** The first role that was shown. Lists are asked for with its rights, so it holds until the page is loaded again. */
  let openedAs: StaffRole | null = null;

  function showMember(member: StaffMember, person: Pick<rememberedPerson.RememberedPerson, 'uid' | 'email'>): void {
    const before = openedAs;
    show({ ...person, membership: 'member', role: member.role });
    if (before !== null && before !== member.role) return onNewRole(member.role, isLess(before, member.role));
    onMember(member);
    // Without its files on the device the staff area needs a network to open.
    void keepStaffFiles().catch(() => {});
  }

  /** Ends the session here where somebody has ended it from another device. Resolves with whether it did. */
  async function endWhereEnded(session: StaffSession, member: StaffMember | null, isCurrent: () => boolean) {
    if (!(await wasEnded(session, member)) || !isCurrent()) return false;
    hasEnded = true;
    await session.lapse();
    return true;
  }

  function show(person: rememberedPerson.RememberedPerson): void {
    if (isLeaving) return;
    hasShown = true;
    // Another tab is still signing out. A person who was remembered again now would be taken for one whose session lapsed.
    if (!isForgotten) rememberedPerson.write(person);
    openedAs ??= person.role ?? null;
    write({ status: 'signed-in', ...person });
  }

  /**
   * Signing out deletes the SDK's database, after which Firestore answers nothing more in any tab, whoever signs in next. Only a page that is
   * loaded anew has one that works.
   */
  function followSignOut(): void {
    isLeaving = true;
    write({ status: 'leaving' });
    parts.onSignedOutElsewhere();
  }

  return {
    /** Starts watching, for as long as the page is open. */
    async watch(): Promise<void> {
      rememberedPerson.watchOtherTabs((person) => {
        if (!hasShown || isLeaving) return;
        // A tab in the background asks the SDK rarely: somebody may have signed out and in again before it hears of either.
        if (isForgotten && person && !parts.holdsUnsent()) followSignOut();
        isForgotten = person === null;
      });
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
        stopMembership = undefined;
        if (isLeaving) return;
        const remembered = rememberedPerson.read();
        if (!person) {
          const isSignOut = hasShown && !hasEnded && (isForgotten || !remembered);
          if (isSignOut && !parts.holdsUnsent()) return followSignOut();
          isForgotten = false;
          // Signing out deletes the remembered person first, so one who is still remembered had their session ended by the server.
          write({ status: 'signed-out', lapsed: remembered?.email ?? null, ...(hasEnded && { ended: true }) });
          return;
        }
        hasEnded = false;
        const isSame = remembered?.uid === person.uid;
        show({ ...person, membership: 'unknown', ...(isSame && remembered) });
        // While an answer is judged somebody else may sign in, whose session would be ended or whose work sent under this name.
        const isCurrent = (): boolean => stopMembership === stop;
        const stop = session.watchMember(person.uid, (member) => {
          void endWhereEnded(session, member, isCurrent)
            .catch(() => false)
            .then((isOver) => {
              if (isOver || isLeaving || !isCurrent()) return;
              if (member) showMember(member, person);
              else show({ ...person, membership: 'stranger' });
            });
        });
        stopMembership = stop;
      });
    },

    ...sessionCalls(openSession),

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
