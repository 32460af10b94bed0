import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANA, change, entry, LUIS, Server } from '../testing/journal-server.ts';
import { changeKey, type ServerDocument } from './change.ts';
import {
  addEntry,
  type Entry,
  isOvertaken,
  isPending,
  type Journal,
  markSending,
  nextToSend,
  overlayOf,
  recordOutcome,
  resolveConflict,
  retryEntry,
} from './journal.ts';
import { settle } from './settle.ts';
import { undoEntries } from './undo.ts';

const tablet = fc.nat(1);
const step = fc.oneof(
  fc.record({ kind: fc.constant('edit' as const), tablet, product: fc.nat(2), value: fc.nat(99) }),
  fc.record({ kind: fc.constant('send' as const), tablet, fate: fc.constantFrom('ok', 'lost-request', 'lost-answer') }),
  fc.record({ kind: fc.constant('decide' as const), tablet, take: fc.constantFrom('mine', 'theirs') }),
  fc.record({ kind: fc.constant('refuse' as const), tablet }),
  // A feed that lags behind the server, or that begins again with what the device's cache kept.
  fc.record({ kind: fc.constant('look' as const), tablet, lag: fc.nat(3), isCached: fc.boolean() }),
  fc.record({ kind: fc.constant('undo' as const), tablet, edit: fc.nat(2) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** What a run of the shop has seen, for what is asserted at its end. */
class Shop {
  readonly server = new Server();
  /** The server's documents after each of its writes. */
  readonly states: ReadonlyMap<string, ServerDocument>[] = [new Map()];
  readonly made = new Set<string>();
  readonly landed = new Map<string, number>();
  readonly decidedAway = new Set<string>();
  now = 0;

  receive(sent: Entry) {
    const before = new Map(this.server.documents);
    const outcome = this.server.apply(sent);
    this.states.push(new Map(this.server.documents));
    for (const [key, { rev, document }] of this.server.documents) {
      const was = before.get(key)?.rev ?? 0;
      expect(rev).toBeGreaterThanOrEqual(was);
      const mark = String(document['mark']);
      if (rev > was) this.landed.set(mark, (this.landed.get(mark) ?? 0) + 1);
    }
    return outcome;
  }
}

class Tablet {
  journal: Journal = [];
  #feed: { readonly state: number; readonly answeredAt: number | null } = { state: 0, answeredAt: null };
  readonly #undoable: Entry[] = [];
  readonly #shop: Shop;
  readonly #person: typeof ANA;
  constructor(shop: Shop, person: typeof ANA) {
    this.#shop = shop;
    this.#person = person;
  }

  do(one: Step): void {
    switch (one.kind) {
      case 'edit':
        return this.#edit(`p${one.product}`, one.value);
      case 'send':
        return this.#send(one.fate);
      case 'decide':
        return this.#decide(one.take);
      case 'refuse':
        return this.#refuse();
      case 'look':
        return this.look(one.lag, one.isCached);
      case 'undo':
        return this.#undo(one.edit);
    }
  }

  #seen(id: string): ServerDocument | undefined {
    return this.#shop.states[this.#feed.state]?.get(`productos/${id}`);
  }

  #settle(): void {
    this.journal = settle(this.journal, (_, id) => {
      const seen = this.#seen(id);
      return { rev: seen?.rev ?? 0, fields: seen?.document ?? {}, answeredAt: this.#feed.answeredAt };
    });
  }

  #edit(id: string, value: number): void {
    const over = overlayOf(this.journal).get(`productos/${id}`);
    const seen = this.#seen(id);
    const isOwn = over && !isOvertaken(over, seen?.rev ?? 0);
    const from = isOwn ? over : { rev: seen?.rev ?? 0, document: seen?.document ?? null };
    const mark = `e${this.#shop.made.size + 1}`;
    this.#shop.made.add(mark);
    const edit = entry(mark, [change(id, from.rev, { mark, value }, from.document)], this.#person);
    this.#undoable.push(edit);
    this.journal = addEntry(this.journal, edit);
  }

  #send(fate: string): void {
    const next = nextToSend(this.journal, this.#person.uid);
    if (!next) return;
    const sending = markSending(this.journal, next.id);
    if (fate === 'lost-request') {
      this.journal = recordOutcome(sending, next.id, { kind: 'unreachable' }, this.#shop.now);
      return;
    }
    const outcome = this.#shop.receive(next);
    // A tab that is closed here finds the entry still `sending` when it is opened again.
    const recorded = fate === 'lost-answer' ? sending : recordOutcome(sending, next.id, outcome, this.#shop.now);
    // A chain is gathered into one entry, with the document of its last edit.
    const kept = new Set(marksOf(recorded));
    for (const mark of marksOf(sending)) if (!kept.has(mark)) this.#shop.decidedAway.add(mark);
    this.journal = recorded;
    this.#settle();
  }

  #decide(take: string): void {
    const stuck = this.journal.find(({ state }) => state.kind === 'conflict');
    if (stuck?.state.kind !== 'conflict') return;
    const [first] = stuck.changes;
    const key = first ? changeKey(first) : '';
    const theirs = stuck.state.theirs[key]?.document ?? null;
    if (take === 'theirs') this.#shop.decidedAway.add(String(first?.document?.['mark']));
    this.journal = resolveConflict(this.journal, stuck.id, take === 'theirs' ? { [key]: theirs } : {});
  }

  #refuse(): void {
    const next = nextToSend(this.journal, this.#person.uid);
    if (!next) return;
    const refused = recordOutcome(this.journal, next.id, { kind: 'refused', reason: 'invalid' }, this.#shop.now);
    this.journal = retryEntry(refused, next.id);
  }

  look(lag: number, isCached: boolean): void {
    const before = this.#feed.state;
    const behind = this.#shop.states.length - 1 - lag;
    this.#feed = isCached
      ? { state: Math.max(0, Math.min(before, behind)), answeredAt: null }
      : { state: Math.max(before, behind), answeredAt: this.#shop.now };
    this.#settle();
  }

  #undo(at: number): void {
    const [edit] = this.#undoable.splice(-1 - at, 1);
    if (!edit) return;
    this.#shop.decidedAway.add(edit.id);
    this.journal = undoEntries(this.journal, [edit], () => `undo ${edit.id}`, this.#shop.now);
  }

  /** The confirmed entries that no unsent one keeps. */
  confirmedAlone(): readonly Entry[] {
    const waiting = new Set(this.journal.filter(isPending).flatMap(({ changes }) => changes.map(changeKey)));
    return this.journal.filter((one) => !isPending(one) && !one.changes.some((made) => waiting.has(changeKey(made))));
  }
}

const marksOf = (journal: Journal): readonly string[] =>
  journal.flatMap(({ changes }) => changes.map(({ document }) => String(document?.['mark'])));

/** Two tablets and one server, with lost answers, closed tabs, and feeds that lag. */
test('whatever happens, no edit is lost without a person’s decision, none is applied twice, revisions only rise, and what is confirmed leaves', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const shop = new Shop();
      const tablets = [new Tablet(shop, ANA), new Tablet(shop, LUIS)] as const;
      for (const one of steps) {
        shop.now += 1;
        tablets[one.tablet as 0 | 1].do(one);
      }
      const waiting = new Set(tablets.flatMap(({ journal }) => marksOf(journal.filter(isPending))));
      // Only choosing "theirs" and undoing write a value again; nothing else is applied twice.
      const again = steps.filter(({ kind }) => kind === 'decide' || kind === 'undo').length;
      for (const mark of shop.made) {
        // An edit waits on a tablet, was applied, or was discarded by a person.
        expect(waiting.has(mark) || shop.landed.has(mark) || shop.decidedAway.has(mark)).toBe(true);
        expect(shop.landed.get(mark) ?? 0).toBeLessThanOrEqual(1 + again);
      }
      shop.now += 1;
      for (const one of tablets) {
        one.look(0, false);
        expect(one.confirmedAlone()).toEqual([]);
      }
    }),
    { numRuns: 400 },
  );
});
