import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Change, changeKey, nextRev, type ServerDocument } from './change.ts';
import {
  addEntry,
  discardEntry,
  type Entry,
  inverseChanges,
  isPending,
  type Journal,
  markSending,
  nextToSend,
  type Outcome,
  overlayOf,
  recordOutcome,
  resolveConflict,
  retryEntry,
  settle,
} from './journal.ts';
import { judgeChange } from './judge-change.ts';

const ANA = { uid: 'ana', email: 'ana@tienda.mx' };
const LUIS = { uid: 'luis', email: 'luis@tienda.mx' };

const change = (id: string, baseRev: number, document: Change['document'], base: Change['base'] = null): Change => ({
  collection: 'productos',
  id,
  baseRev,
  base,
  document,
});
const entry = (id: string, changes: readonly Change[], by = ANA): Entry => ({
  id,
  title: id,
  changes,
  by,
  at: 0,
  state: { kind: 'saved' },
});

/** A simulated server: does what the writer does in one transaction. */
class Server {
  readonly documents = new Map<string, ServerDocument>();

  apply({ changes }: Entry): Outcome {
    const verdicts = changes.map((one) => judgeChange(one, this.documents.get(changeKey(one)) ?? null));
    if (verdicts.some(({ kind }) => kind === 'conflict')) {
      const differing = changes.filter((_, at) => verdicts[at]?.kind === 'conflict');
      return {
        kind: 'conflict',
        theirs: Object.fromEntries(
          differing.map((one) => [changeKey(one), this.documents.get(changeKey(one)) ?? null]),
        ),
      };
    }
    for (const verdict of verdicts) {
      if (verdict.kind !== 'apply') continue;
      const one = verdict.change;
      if (one.document === null) this.documents.delete(changeKey(one));
      else this.documents.set(changeKey(one), { rev: nextRev(one), document: one.document });
    }
    return { kind: 'applied' };
  }
}

function sendAll(journal: Journal, server: Server, uid = 'ana'): Journal {
  let now = journal;
  for (let next = nextToSend(now, uid); next; next = nextToSend(now, uid)) {
    now = recordOutcome(markSending(now, next.id), next.id, server.apply(next));
  }
  return now;
}

describe('sending', () => {
  test('edits chained offline are applied one after the other', () => {
    const server = new Server();
    server.documents.set('productos/p', { rev: 4, document: { nombre: 'a' } });
    const journal = [entry('1', [change('p', 4, { nombre: 'b' })]), entry('2', [change('p', 5, { nombre: 'c' })])];
    const after = sendAll(journal, server);
    expect(after.map(({ state }) => state.kind)).toEqual(['confirmed', 'confirmed']);
    expect(server.documents.get('productos/p')).toEqual({ rev: 6, document: { nombre: 'c' } });
  });

  test('of two tablets that edit the same revision the first is applied, and the second gets a conflict', () => {
    const server = new Server();
    server.documents.set('productos/p', { rev: 1, document: { nombre: 'a' } });
    sendAll([entry('1', [change('p', 1, { nombre: 'de Ana' })])], server);
    const [mine] = sendAll([entry('2', [change('p', 1, { nombre: 'de Luis' })], LUIS)], server, 'luis');
    expect(mine?.state).toEqual({
      kind: 'conflict',
      theirs: { 'productos/p': { rev: 2, document: { nombre: 'de Ana' } } },
    });
    expect(server.documents.get('productos/p')?.document).toEqual({ nombre: 'de Ana' });
  });

  test('an edit whose answer was lost is recognised by the document on the server', () => {
    const server = new Server();
    const journal = markSending([entry('1', [change('p', 0, { nombre: 'a', precio: 5 })])], '1');
    server.apply(journal[0] as Entry);
    expect(sendAll(journal, server)[0]?.state.kind).toBe('confirmed');
    expect(server.documents.get('productos/p')?.rev).toBe(1);
  });

  test('edits that build on a conflict wait and are decided together with it', () => {
    const server = new Server();
    server.documents.set('productos/p', { rev: 9, document: { nombre: 'suyo', precio: 1 } });
    const after = sendAll(
      [
        entry('1', [change('p', 1, { nombre: 'mío', precio: 1 }, { nombre: 'viejo', precio: 1 })]),
        entry('2', [change('q', 0, { nombre: 'otro' })]),
        entry('3', [change('p', 2, { nombre: 'mío', precio: 7 }, { nombre: 'mío', precio: 1 })]),
      ],
      server,
    );
    expect(after.map(({ id, state }) => [id, state.kind])).toEqual([
      ['1', 'conflict'],
      ['2', 'confirmed'],
    ]);
    expect(after[0]?.changes).toMatchObject([{ baseRev: 1, base: { nombre: 'viejo' }, document: { precio: 7 } }]);
    const resolved = resolveConflict(after, '1', { 'productos/p': { nombre: 'suyo', precio: 7 } });
    expect(sendAll(resolved, server)[0]?.state.kind).toBe('confirmed');
    expect(server.documents.get('productos/p')).toEqual({ rev: 10, document: { nombre: 'suyo', precio: 7 } });
  });

  test('an edit is never sent under another person’s name, nor before an earlier edit of the same document', () => {
    const journal = [
      entry('1', [change('p', 1, {})], ANA),
      entry('2', [change('p', 2, {})], LUIS),
      entry('3', [change('q', 1, {})], LUIS),
    ];
    expect(nextToSend(journal, 'luis')?.id).toBe('3');
    expect(nextToSend(journal, 'nadie')).toBeNull();
  });

  test('a refused entry stays with its reason until a person decides', () => {
    const refused = recordOutcome([entry('1', [change('p', 1, {})])], '1', { kind: 'refused', reason: 'not-allowed' });
    expect(nextToSend(refused, 'ana')).toBeNull();
    expect(refused[0]?.state).toEqual({ kind: 'refused', reason: 'not-allowed' });
    expect(nextToSend(retryEntry(refused, '1'), 'ana')?.id).toBe('1');
    expect(discardEntry(refused, '1')).toEqual([]);
  });

  test('an entry without an answer stays to be sent', () => {
    const journal = markSending([entry('1', [change('p', 1, {})])], '1');
    expect(recordOutcome(journal, '1', { kind: 'unreachable' })[0]?.state.kind).toBe('saved');
    // A tab that was closed while sending leaves the same state.
    expect(nextToSend(journal, 'ana')?.id).toBe('1');
  });
});

describe('showing', () => {
  test('the last edit of the device is shown over the feed until the feed contains it', () => {
    const journal = recordOutcome([entry('1', [change('p', 3, { nombre: 'nuevo' })])], '1', { kind: 'applied' });
    expect(overlayOf(journal).get('productos/p')).toMatchObject({ rev: 4, document: { nombre: 'nuevo' } });
    expect(settle(journal, () => 3)).toBe(journal);
    expect(settle(journal, () => 4)).toEqual([]);
    expect(settle(journal, () => undefined)).toEqual([]);
  });

  test('a deletion is laid over the feed until the feed has answered, because a page that was just opened shows no document yet', () => {
    const journal = recordOutcome([entry('1', [change('p', 3, null, { nombre: 'pala' })])], '1', { kind: 'applied' });
    expect(settle(journal, () => 'waiting')).toBe(journal);
    // The device's cache, which the deletion has not reached.
    expect(settle(journal, () => 3)).toBe(journal);
    expect(settle(journal, () => 0)).toEqual([]);
  });

  test('undo is one more edit, and withdraws a product that was new', () => {
    const publish = entry('1', [
      change('p', 0, { nombre: 'a' }),
      { ...change('p', 2, null, { nombre: 'a' }), collection: 'borradores' },
    ]);
    expect(inverseChanges(publish)).toMatchObject([
      { collection: 'productos', baseRev: 1, document: { visible: 'retirado' } },
      { collection: 'borradores', baseRev: 0, document: { nombre: 'a' } },
    ]);
  });
});

/** Two tablets and one server, with lost answers and closed tabs. */
describe('whatever happens', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('edit' as const), tablet: fc.nat(1), product: fc.nat(2), value: fc.nat(99) }),
    fc.record({
      kind: fc.constant('send' as const),
      tablet: fc.nat(1),
      fate: fc.constantFrom('ok', 'lost-request', 'lost-answer'),
    }),
    fc.record({ kind: fc.constant('decide' as const), tablet: fc.nat(1), take: fc.constantFrom('mine', 'theirs') }),
    fc.record({ kind: fc.constant('refuse' as const), tablet: fc.nat(1) }),
  );

  test('no edit is lost without a person’s decision, none is applied twice, and revisions only rise', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const server = new Server();
        const people = [ANA, LUIS] as const;
        const journals: [Journal, Journal] = [[], []];
        /** What each tablet last saw of the server when it edited. */
        const made = new Set<string>();
        const landed = new Map<string, number>();
        const decidedAway = new Set<string>();
        let count = 0;

        for (const one of steps) {
          const at = one.tablet as 0 | 1;
          const person = people[at];
          const journal = journals[at];
          if (one.kind === 'edit') {
            const id = `p${one.product}`;
            const over = overlayOf(journal).get(`productos/${id}`);
            const seen = server.documents.get(`productos/${id}`);
            const from = over ?? { rev: seen?.rev ?? 0, document: seen?.document ?? null };
            const mark = `e${(count += 1)}`;
            made.add(mark);
            journals[at] = addEntry(
              journal,
              entry(mark, [change(id, from.rev, { mark, value: one.value }, from.document)], person),
            );
          } else if (one.kind === 'send') {
            const next = nextToSend(journal, person.uid);
            if (!next) continue;
            const sending = markSending(journal, next.id);
            if (one.fate === 'lost-request') {
              journals[at] = recordOutcome(sending, next.id, { kind: 'unreachable' });
              continue;
            }
            const before = new Map(server.documents);
            const outcome = server.apply(next);
            for (const [key, { rev, document }] of server.documents) {
              const was = before.get(key)?.rev ?? 0;
              expect(rev).toBeGreaterThanOrEqual(was);
              const mark = String(document['mark']);
              if (rev > was) landed.set(mark, (landed.get(mark) ?? 0) + 1);
            }
            // A tab that is closed here finds the entry still `sending` when it is opened again.
            const recorded = one.fate === 'lost-answer' ? sending : recordOutcome(sending, next.id, outcome);
            // A chain is gathered into one entry, with the document of its last edit.
            const kept = new Set(
              recorded.flatMap(({ changes }) => changes.map(({ document }) => String(document?.['mark']))),
            );
            for (const old of sending) {
              for (const { document } of old.changes) {
                const mark = String(document?.['mark']);
                if (!kept.has(mark)) decidedAway.add(mark);
              }
            }
            journals[at] = settle(recorded, (_, id) => server.documents.get(`productos/${id}`)?.rev ?? 0);
          } else if (one.kind === 'decide') {
            const stuck = journal.find(({ state }) => state.kind === 'conflict');
            if (stuck?.state.kind !== 'conflict') continue;
            const [first] = stuck.changes;
            const key = first ? changeKey(first) : '';
            const theirs = stuck.state.theirs[key]?.document ?? null;
            if (one.take === 'theirs') decidedAway.add(String(first?.document?.['mark']));
            journals[at] = resolveConflict(journal, stuck.id, one.take === 'theirs' ? { [key]: theirs } : {});
          } else {
            const next = nextToSend(journal, person.uid);
            if (next)
              journals[at] = retryEntry(
                recordOutcome(journal, next.id, { kind: 'refused', reason: 'invalid' }),
                next.id,
              );
          }
        }
        for (const mark of made) {
          const waits = journals
            .flat()
            .some((kept) => isPending(kept) && kept.changes.some(({ document }) => document?.['mark'] === mark));
          // An edit waits on a tablet, was applied, or was discarded by a person.
          expect(waits || landed.has(mark) || decidedAway.has(mark)).toBe(true);
          // Only choosing "theirs" writes a value again; nothing else is applied twice.
          expect(landed.get(mark) ?? 0).toBeLessThanOrEqual(1 + steps.filter(({ kind }) => kind === 'decide').length);
        }
      }),
      { numRuns: 400 },
    );
  });

  test('sending the same entry any number of times changes the server once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.nat(5), (times, baseRev) => {
        const server = new Server();
        if (baseRev > 0) server.documents.set('productos/p', { rev: baseRev, document: { nombre: 'a' } });
        const one = entry('1', [change('p', baseRev, { nombre: 'b' })]);
        for (let at = 0; at < times; at += 1) expect(server.apply(one).kind).toBe('applied');
        expect(server.documents.get('productos/p')).toEqual({ rev: baseRev + 1, document: { nombre: 'b' } });
      }),
    );
  });
});
