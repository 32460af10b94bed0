import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANA, change, entry, LUIS, Server } from '../testing/journal-server.ts';
import type { Change } from './change.ts';
import {
  type Entry,
  type Journal,
  markSending,
  nextToSend,
  type Outcome,
  overlayOf,
  recordOutcome,
  resolveConflict,
  retryEntry,
} from './journal.ts';
import { discardEntry, inverseChanges, undoEntries } from './undo.ts';

function sendAll(journal: Journal, server: Server, uid = 'ana'): Journal {
  let now = journal;
  for (let next = nextToSend(now, uid); next; next = nextToSend(now, uid)) {
    now = recordOutcome(markSending(now, next.id), next.id, server.apply(next), 0);
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
    const refused = recordOutcome(
      [entry('1', [change('p', 1, {})])],
      '1',
      { kind: 'refused', reason: 'not-allowed' },
      0,
    );
    expect(nextToSend(refused, 'ana')).toBeNull();
    expect(refused[0]?.state).toEqual({ kind: 'refused', reason: 'not-allowed' });
    expect(nextToSend(retryEntry(refused, '1'), 'ana')?.id).toBe('1');
    expect(discardEntry(refused, '1', 'undo', 0)).toEqual([]);
  });

  test('an entry without an answer stays to be sent', () => {
    const journal = markSending([entry('1', [change('p', 1, {})])], '1');
    expect(recordOutcome(journal, '1', { kind: 'unreachable' }, 0)[0]?.state.kind).toBe('saved');
    // A tab that was closed while sending leaves the same state.
    expect(nextToSend(journal, 'ana')?.id).toBe('1');
  });
});

describe('showing', () => {
  test('the last edit of the device is shown over the feed', () => {
    const journal = [entry('1', [change('p', 3, { nombre: 'a' })]), entry('2', [change('p', 4, { nombre: 'b' })])];
    expect(overlayOf(journal).get('productos/p')).toMatchObject({ rev: 5, baseRev: 4, document: { nombre: 'b' } });
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

describe('undo', () => {
  const edit = entry('1', [change('p', 1, { precio: 2, marca: 'a' }, { precio: 1, marca: 'a' })]);
  const undo = (journal: Journal): Journal => undoEntries(journal, [edit], () => 'undo', 0);

  test('of an edit that was not sent removes it, and nothing else', () => {
    const other = entry('2', [change('q', 1, {})]);
    expect(undo([edit, other])).toEqual([other]);
  });

  test('of an edit that may have arrived is one more edit, because the server may have it', () => {
    const lost: Outcome = { kind: 'unreachable', mayHaveArrived: true };
    const journal = recordOutcome(markSending([edit], '1'), '1', lost, 0);
    expect(undo(journal).map(({ id, changes }) => [id, changes[0]?.baseRev, changes[0]?.document])).toEqual([
      ['1', 1, { precio: 2, marca: 'a' }],
      ['undo', 2, { precio: 1, marca: 'a' }],
    ]);
  });

  test('of an edit on which another was made takes back only what it changed', () => {
    const later = (document: Change['document']) => [
      edit,
      entry('2', [change('p', 2, document, edit.changes[0]?.document)]),
    ];
    expect(
      undo(later({ precio: 2, marca: 'b' })).map(({ id, changes }) => [id, changes[0]?.baseRev, changes[0]?.document]),
    ).toEqual([
      ['1', 1, { precio: 2, marca: 'a' }],
      ['2', 2, { precio: 2, marca: 'b' }],
      ['undo', 3, { precio: 1, marca: 'b' }],
    ]);
    // What was changed again is as the later edit left it, and a deletion is not withdrawn.
    for (const document of [{ precio: 9, marca: 'a' }, null]) expect(undo(later(document))).toEqual(later(document));
  });

  test('of many edits together is that of each, and looks through the journal once, because the page stands still meanwhile', () => {
    let readings = 0;
    const edits = Array.from({ length: 300 }, (_, at) =>
      entry(`${at}`, [change(`p${at}`, 1, { precio: 2 }, { precio: 1 })]),
    );
    // A third was sent, and on another third a later edit was made.
    const made = edits.map((one, at) =>
      at % 3 === 0 ? (recordOutcome([one], one.id, { kind: 'applied' }, 0)[0] ?? one) : one,
    );
    const later = edits.flatMap(({ changes: [one] }, at) =>
      one && at % 3 === 1 ? [entry(`l${at}`, [change(one.id, 2, { precio: 2, marca: 'a' }, { precio: 2 })])] : [],
    );
    const journal = [...made, ...later].map((one) =>
      Object.defineProperty({ ...one }, 'changes', {
        get: () => {
          readings += 1;
          return one.changes;
        },
      }),
    );
    const after = undoEntries(journal, edits, () => 'undo', 0);
    expect(readings).toBeLessThan(10 * journal.length);
    const titles = (entries: Journal): string[] =>
      entries.map(({ title, changes }) => `${title} ${JSON.stringify(changes)}`);
    const oneByOne = edits.reduce((now, one, at) => undoEntries(now, [one], () => `undo ${at}`, 0), [
      ...made,
      ...later,
    ] as Journal);
    expect(titles(after)).toEqual(titles(oneByOne));
    expect(after).toHaveLength(100 + 100 + 100 + 200);
  });

  test('discarding an edit that may have arrived takes it back on the server, too', () => {
    const journal = markSending(
      [edit, entry('2', [change('p', 2, { precio: 3, marca: 'a' }, edit.changes[0]?.document)])],
      '1',
    );
    const after = discardEntry(journal, '1', 'undo', 0);
    expect(after.map(({ id }) => id)).toEqual(['1', 'undo']);
    expect(after[1]?.changes).toMatchObject([{ baseRev: 2, document: { precio: 1 } }]);
  });
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
