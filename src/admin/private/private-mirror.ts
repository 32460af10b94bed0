import { mayRole } from '#domain/staff/people/roles.ts';
import { createRetryLoop, inTurn, type RetryLoop } from '#platform/retry-loop.ts';
import { connectionStore, selectIsAnswered } from '#store/connection-store.ts';
import type { PrivateDocumentsState } from '#store/private-documents-store.ts';
import { type SessionState, selectHasNoRight, selectIsMember, selectMay, sessionStore } from '#store/session-store.ts';
import * as rememberedPerson from '../remembered-person.ts';
import type { StaffBackend } from '../staff-backend.ts';
import { openPrivateCopy } from './private-copy.ts';
import { createPrivateFollower, type PrivateFollower } from './private-follower.ts';
import type { ReadPrivatePage } from './private-pages.ts';

const LOCK = 'internos-lectura';
const PAUSES = { first: 2000, last: 60_000 };
const NOTHING: PrivateDocumentsState = { knowledge: 'waiting', byId: new Map() };

interface PrivateMirrorParts {
  readonly write: (state: PrivateDocumentsState) => void;
  readonly readPage: ReadPrivatePage;
  readonly listenToTail: StaffBackend['listenToTail'];
}

/**
 * Mirrors the private documents on the devices of staff who may see costs. It is the only writer of their store and of their copy on the device, which is
 * emptied when the session ends, whoever ended it, and when the server says that the account is not, or
 * no longer, one of somebody who may see costs.
 */
export function createPrivateMirror({ write, readPage, listenToTail }: PrivateMirrorParts) {
  let running: { readonly follower: PrivateFollower; readonly loop: RetryLoop } | null = null;
  // Another tab may have signed out: it deletes the remembered person before anything else.
  const copy = openPrivateCopy(() => running !== null && mayKeep());

  function begin(): void {
    if (running) return;
    const follower = createPrivateFollower({ write, readPage, listenToTail, copy, inTurn: readInTurn, now: Date.now });
    const loop = createRetryLoop(() => follower.catchUp(() => loop.run()), {
      ...PAUSES,
      onFailure: (reason) => console.info('Datos internos sin leer', reason),
    });
    running = { follower, loop };
    // It never rejects.
    void follower.takeCopy().then(loop.run);
  }

  async function end(): Promise<void> {
    running?.loop.stop();
    running?.follower.stop();
    running = null;
    write(NOTHING);
    await copy.forget();
  }

  function follow(session: SessionState): void {
    if (selectMay(session, 'costs')) begin();
    // What cannot be opened cannot be read by anybody either. Signing out empties the device itself, and waits for it.
    else if (hasNoRight(session))
      void end().catch((reason: unknown) => console.warn('Datos internos sin borrar', reason));
  }

  return {
    /** Runs for as long as the page is open. Called once a page. */
    start(): void {
      sessionStore.subscribe(follow);
      follow(sessionStore.getState());
      connectionStore.subscribe((state, before) => {
        if (selectIsAnswered(state) && !selectIsAnswered(before)) running?.loop.runOnNews();
      });
    },

    /** Empties the device; resolves when that is done. */
    forget: end,
  };
}

/** Two tabs that read at once cost reads and nothing else. */
const readInTurn = (work: () => Promise<void>): Promise<void> => inTurn(LOCK, work);

function mayKeep(): boolean {
  const person = rememberedPerson.read();
  return person?.membership === 'member' && mayRole(person.role ?? null, 'costs');
}

/** Whether it is known that nobody who may see costs uses this device. */
const hasNoRight = (session: SessionState): boolean =>
  selectHasNoRight(session) || (selectIsMember(session) && !selectMay(session, 'costs'));
