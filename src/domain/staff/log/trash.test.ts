import { expect, test } from 'vitest';
import type { Change } from '../journal/change.ts';
import { judgeChange } from '../journal/judge-change.ts';
import { otherCategory, otherLabel } from '../testing/bad-values.ts';
import { lostPlace, restoreProblem } from './restore-problem.ts';
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

test('what comes back without its category or subcategory says so, because visitors would find it on no page', () => {
  const category = { ...otherCategory, unicID: '5' };
  const shop = { listed: [], categories: [category], labels: [otherLabel], tutorials: [] };
  const draft = (unicID: string, ...etiquetas: string[]) => ({
    id: 'borradores-p1',
    collection: 'borradores',
    document: 'p1',
    fields: { nombre: 'Pala', unicID, etiquetas },
  });
  expect(lostPlace(draft('5', 'e1'), shop)).toBe('');
  // A draft may have none yet, and the fixed list of the form is there without a category.
  expect(lostPlace(draft(''), shop)).toBe('');
  expect(lostPlace(draft('1'), shop)).toBe('');
  expect(lostPlace(draft('7', 'e1', 'gone'), shop)).toBe('Su categoría ya no existe: elige otra.');
  expect(lostPlace(draft('5', 'gone'), shop)).toBe('Una subcategoría suya ya no existe: revisa en cuáles está.');
  const label = { id: 'etiquetas-e9', collection: 'etiquetas', document: 'e9', fields: { unicID: '7' } };
  expect(lostPlace(label, shop)).toBe('Su categoría ya no existe: elige otra.');
  expect(lostPlace({ ...label, fields: { unicID: '3' } }, shop)).toBe('');
});
