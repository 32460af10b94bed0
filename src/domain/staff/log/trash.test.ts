import { expect, test } from 'vitest';
import type { Change } from '../journal/change.ts';
import { judgeChange } from '../journal/judge-change.ts';
import { restoreProblem } from './restore-problem.ts';
import { eraseChanges, parseTrashed, restoreChanges, withoutIdleTrash, withTrash } from './trash.ts';

const deletion: Change = { collection: 'etiquetas', id: 'e1', baseRev: 3, base: { nombre: 'Discos' }, document: null };

test('a deletion keeps the document, and restoring makes it again as it was', () => {
  const [gone, kept] = withTrash([deletion]);
  expect(gone).toEqual(deletion);
  if (!kept?.document) throw new Error('nothing was kept');
  const trashed = parseTrashed(kept.id, kept.document);
  if (!trashed.ok) throw new Error('unreadable');
  const row = { value: trashed.value, rev: 1, fields: kept.document, entry: undefined };
  expect(restoreChanges([row])[0]).toMatchObject({ collection: 'etiquetas', id: 'e1', document: { nombre: 'Discos' } });
  expect(eraseChanges([row])).toMatchObject([
    { collection: 'papelera', id: 'etiquetas-e1', baseRev: 1, document: null },
  ]);
});

test('a document that is kept after all leaves nothing in the trash', () => {
  const kept = { ...deletion, document: { nombre: 'Discos' } };
  const [, trash] = withTrash([deletion]);
  if (!trash) throw new Error('nothing was kept');
  const of = (...changes: Change[]) => withoutIdleTrash(changes.map((change) => ({ change })));
  expect(of(kept, trash)).toEqual([{ change: kept }]);
  expect(of(trash)).toEqual([]);
  expect(of(deletion, trash)).toHaveLength(2);
});

test('what an earlier deletion left in the trash is replaced without a question', () => {
  const [, trash] = withTrash([deletion]);
  if (!trash) throw new Error('nothing was kept');
  const server = { rev: 4, document: { contenido: {} } };
  expect(judgeChange(trash, server)).toMatchObject({ kind: 'apply', change: { baseRev: 4 } });
  expect(judgeChange({ ...trash, base: trash.document, document: null }, null)).toEqual({ kind: 'already' });
});

test('what cannot come back says why: it is there already, or somebody has its address', () => {
  const fields = { nombre: 'Discos', slug: 'discos', descripcion: '', carpeta: 'accesorios', unicID: '5', orden: 1 };
  const trashed = { id: 'etiquetas-e1', collection: 'etiquetas', document: 'e1', fields };
  const shop = { listed: [], categories: [], labels: [], tutorials: [] };
  expect(restoreProblem(trashed, shop)).toBeUndefined();
  expect(restoreProblem(trashed, { ...shop, labels: [{ id: 'e1', ...fields }] })).toBe(
    'Ya está de vuelta en la tienda.',
  );
  expect(restoreProblem(trashed, { ...shop, labels: [{ id: 'e2', ...fields }] })).toContain('«Discos» ya');
});
