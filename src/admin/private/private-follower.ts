import { type Instant, shiftInstant } from '#domain/kernel/instant.ts';
import { MARGIN } from '#domain/snapshot/publish-plan.ts';
import type { StaffDocument } from '#domain/staff/journal/staff-document.ts';
import { PRIVATE, type PrivateDocuments, withNewer } from '#domain/staff/products/private-documents.ts';
import type { PrivateDocumentsState } from '#store/private-documents-store.ts';
import type { StaffBackend } from '../staff-backend.ts';
import type { PrivateCopy, PrivateCopyState } from './private-copy.ts';
import { type PrivateStart, type ReadPrivatePage, tailStart, type WritePlace } from './private-pages.ts';

export interface PrivateFollowerParts {
  readonly write: (state: PrivateDocumentsState) => void;
  readonly readPage: ReadPrivatePage;
  readonly listenToTail: StaffBackend['listenToTail'];
  readonly copy: Pick<PrivateCopy, 'read' | 'saveAll' | 'saveNewer'>;
  /** Runs work of this device's tabs one after the other, so that two that open together do not both read everything. */
  readonly inTurn: (work: () => Promise<void>) => Promise<void>;
  /** The device's clock in milliseconds. */
  readonly now: () => number;
}

/** All of it is read again after this long: what came into the store past the rules and the delta must not stay on a device for ever. */
const WHOLE_EACH_MS = 7 * 24 * 3_600_000;

export type PrivateFollower = ReturnType<typeof createPrivateFollower>;

/**
 * Keeps the private documents equal to what the server has: what the device kept, what was written since by a cursor in the order of writes, and
 * then a listener to the end of that order. Nothing is shown or kept once `stop` was called.
 */
export function createPrivateFollower({ write, readPage, listenToTail, copy, inTurn, now }: PrivateFollowerParts) {
  let byId: PrivateDocuments = new Map();
  let state: PrivateCopyState | null = null;
  let tail: WritePlace | null = null;
  let isStopped = false;
  let stopTail: (() => void) | undefined;

  function show(next: PrivateDocuments): void {
    byId = next;
    if (!isStopped) write({ knowledge: 'known', byId });
  }

  async function takeCopy(): Promise<void> {
    const kept = await copy.read();
    if (!kept || state || isStopped) return;
    state = kept.state;
    show(kept.byId);
  }

  async function readAll(): Promise<void> {
    const { documents, places, readTime } = await readPages({ order: 'id', after: null });
    if (isStopped || !readTime) return;
    state = { readThrough: readTime, wholeAt: now() };
    tail = tailStart(places, since(state));
    show(new Map(documents.map((one) => [one.id, one])));
    await keep(copy.saveAll(byId, state));
  }

  async function readSince(before: PrivateCopyState): Promise<void> {
    const { documents, places, readTime } = await readPages({
      order: 'write',
      after: { actualizado: since(before), id: null },
    });
    if (isStopped) return;
    state = { ...before, readThrough: readTime ?? before.readThrough };
    tail = tailStart(places, since(state));
    await add(documents, state);
  }

  async function add(documents: readonly StaffDocument[], reached: PrivateCopyState | null): Promise<void> {
    const before = byId;
    const next = withNewer(before, documents);
    if (next !== before) show(next);
    const newer = next === before ? [] : documents.filter(({ id }) => next.get(id) !== before.get(id));
    if (newer.length > 0 || reached) await keep(copy.saveNewer(newer, reached));
  }

  async function readPages(start: PrivateStart) {
    const documents: StaffDocument[] = [];
    const places: WritePlace[] = [];
    let readTime: Instant | null = null;
    for (let next: PrivateStart | null = start; next; ) {
      const page = await readPage(next);
      documents.push(...page.documents);
      places.push(...page.places);
      // The first page's: what is written while the others are read is read again by the next delta.
      readTime ??= page.readTime;
      next = isStopped ? null : page.next;
    }
    return { documents, places, readTime };
  }

  async function listen(start: WritePlace, onBehind: () => void): Promise<void> {
    const stop = await listenToTail(PRIVATE, start, (documents, isFull) => {
      if (isStopped) return;
      // `add` never rejects.
      void inTurn(() => add(documents, null));
      if (!isFull) return;
      stopTail?.();
      stopTail = undefined;
      onBehind();
    });
    if (isStopped) stop();
    else stopTail = stop;
  }

  return {
    /** Shows what this device kept. Never rejects. */
    takeCopy,

    /** Reads what the server has beyond that, and listens from then on. Rejects when the server does not answer. One at a time. */
    async catchUp(onBehind: () => void): Promise<void> {
      await inTurn(async () => {
        // Another tab may have read everything while this one waited for its turn.
        if (!state) await takeCopy();
        // Below zero where the clock was ahead at the last reading and was put right since.
        const age = state ? now() - state.wholeAt : -1;
        if (state && age >= 0 && age < WHOLE_EACH_MS) await readSince(state);
        else await readAll();
      });
      if (tail && !stopTail && !isStopped) await listen(tail, onBehind);
    },

    stop(): void {
      isStopped = true;
      stopTail?.();
    },
  };
}

/** A write carries the time at which it reached the server and is seen a little later, so reading goes on a margin before the last read. */
const since = ({ readThrough }: Pick<PrivateCopyState, 'readThrough'>): Instant => shiftInstant(readThrough, -MARGIN);

/** A full or closed database costs the copy, never the screen. */
const keep = (saving: Promise<void>): Promise<void> =>
  saving.catch((reason: unknown) => console.warn('Datos internos sin guardar en este equipo', reason));
