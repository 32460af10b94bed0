import { expect, test } from 'vitest';
import { parseProductRow } from '#domain/catalogue/product-rows.ts';
import { parseInstant } from '#domain/kernel/instant.ts';
import { ok } from '#domain/kernel/result.ts';
import type { SnapshotPointer } from './pointer.ts';
import { publish } from './publish.ts';
import type { PublishServer } from './publish-server.ts';
import { emptySnapshot, fold, SCHEMA, type Snapshot } from './snapshot.ts';
import { textToSnapshot } from './snapshot-text.ts';

function instant(text: string) {
  const parsed = parseInstant(text);
  if (!parsed) throw new Error(text);
  return parsed;
}
const now = instant('2026-11-21T12:00:00Z');
function row(id: string, rev: number) {
  const fields = { nombre: id, slug: id, clave: id, unicID: '0', rev, actualizado: now };
  const parsed = parseProductRow(id, fields);
  if (!parsed.ok) throw new Error(parsed.error.problem);
  return parsed.value;
}

const pointer: SnapshotPointer = {
  seq: 4,
  prev: '',
  sha256: 'a'.repeat(64),
  bytes: 1,
  count: 2,
  since: now,
  schema: SCHEMA,
  partes: ['a'.repeat(64)],
  por: 'rosa',
  nonce: 'before',
  actualizado: now,
};

/** Publishes over a snapshot, with one product written since, and says what was published and how many products were read. */
function published(base: Snapshot) {
  const all = [row('a', 1), row('b', 1), row('c', 2)];
  let text = '';
  const server: PublishServer = {
    takeLock: () => {},
    readLock: () => ({ tomado: now, por: 'rosa', nonce: 'n-1' }),
    readPointer: () => pointer,
    readSnapshot: () => ok(base),
    readDelta: () => ({ rows: all.slice(2), problems: [], end: null }),
    readAll: () => ({ rows: all, problems: [], end: null }),
    pack: (written) => {
      text = written;
      return { sha256: 'b'.repeat(64), bytes: 1, partes: ['b'.repeat(64)] };
    },
    storePart: () => {},
    verifyParts: () => true,
    movePointer: () => 'moved',
    cleanUp: () => {},
  };
  const steps = publish({ por: 'rosa', nonce: 'n', rebuild: false, countConfirmed: false });
  let step = steps.next();
  while (!step.done) {
    const { ask, with: given } = step.value;
    step = steps.next((server[ask] as (...asked: readonly unknown[]) => unknown)(...given));
  }
  const snapshot = textToSnapshot(text);
  return { read: step.value.ok ? step.value.value.reads : 0, rows: snapshot.ok ? snapshot.value.rows : [] };
}

test('what was written since is folded into the published snapshot', () => {
  const { read, rows } = published(fold(emptySnapshot, [row('a', 1), row('b', 1)]));
  expect(read).toBe(1);
  expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('over a snapshot that an older version of the site wrote, every product is read: it may have left out a field', () => {
  const { read, rows } = published({ ...fold(emptySnapshot, [row('a', 1), row('b', 1)]), isOlder: true });
  expect(read).toBe(3);
  expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
