import { expect, test } from 'vitest';
import { withUnknownFields } from '../forms/unknown-fields.ts';
import { overlayOf } from '../journal/journal.ts';
import { judgeChange } from '../journal/judge-change.ts';
import { parsePerson, personChange, withOverlay } from './person-edit.ts';

const fields = {
  activo: true,
  rol: 'gerente',
  correo: 'beto@tienda.mx',
  nombre: 'Beto',
  visto: '2026-11-22T18:00:00.000000000Z',
  invitacion: 'x',
};
const beto = parsePerson('beto', { ...fields, rev: 3 });
const demoted = personChange(beto, { role: 'mostrador' });

/** What would be written where the server has these fields at this revision. */
function written(server: object, rev: number) {
  const [one] = withUnknownFields([{ change: demoted, server: { rev, document: { ...server } } }]);
  return one && judgeChange(one.change, { rev, document: { ...server } });
}

test('a new role is written over what the server has, of which everything else stays', () => {
  expect(demoted).toMatchObject({ base: { rol: 'gerente', activo: true, nombre: 'Beto' }, baseRev: 3 });
  expect(written(fields, 3)).toMatchObject({
    kind: 'apply',
    joined: [],
    change: { document: { ...fields, rol: 'mostrador' } },
  });
});

test('that the person was here meanwhile is no question for anybody', () => {
  const later = { ...fields, visto: '2026-11-24T18:00:00.000000000Z' };
  expect(written(later, 4)).toMatchObject({
    kind: 'apply',
    joined: [],
    change: { baseRev: 4, document: { ...later, rol: 'mostrador' } },
  });
});

test('another role that somebody gave meanwhile is a question, and the same one has arrived already', () => {
  expect(written({ ...fields, rol: 'dueno' }, 4)).toEqual({ kind: 'conflict' });
  expect(written({ ...fields, rol: 'mostrador' }, 4)).toEqual({ kind: 'already' });
});

test('this device shows the role that waits, and the next edit starts from it', () => {
  const entry = {
    id: 'e',
    title: '',
    changes: [demoted],
    by: { uid: 'ana', email: '' },
    at: 0,
    state: { kind: 'saved' as const },
  };
  const shown = withOverlay(beto, overlayOf([entry]));
  expect(shown).toMatchObject({ role: 'mostrador', email: 'beto@tienda.mx', rev: 4, entry: { id: 'e' } });
  expect(personChange(shown, { isActive: false })).toMatchObject({
    baseRev: 4,
    base: { rol: 'mostrador', activo: true },
    document: { rol: 'mostrador', activo: false },
  });
});
