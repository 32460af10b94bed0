import type { Ask, Docs, TestWrite } from '../evaluator.ts';
import { ago, type PlainFields } from '../stored.ts';
import {
  absent,
  type Change,
  can,
  cannot,
  changed,
  nobodyCan,
  onlyStaffCan,
  put,
  type RuleCase,
  remove,
  SIGNED,
  write,
} from './rule-case.ts';
import {
  deletionMarker,
  label,
  many,
  OLD_QUOTE,
  OLD_REPAIR,
  OLD_SECRET,
  privateNotes,
  quote,
  text,
  upload,
} from './shop-world.ts';

const DAY = 24 * 60;
/** So many days from now, which the rules measure against the time of the request. */
const inDays = (days: number) => ago(-days * DAY);

const logRecord: PlainFields = {
  rutas: ['etiquetas/e1'],
  revs: [4],
  desde: [3],
  cambios: [{ antes: { nombre: 'Taladro' }, despues: { nombre: 'Taladros' } }],
  entrada: 'e',
  titulo: 'Subcategoría «Taladros»',
  por: 'staff',
  quien: 'a@b.c',
  equipo: 'iPad · k3f9',
  capturado: 1,
  privado: false,
  caduca: inDays(365),
};
const edit = put('etiquetas/e1', { ...label, rev: 4 });
const record = (change: Change = {}, now = ['hecho']): TestWrite => ({
  put: 'bitacora/l1',
  fields: changed(logRecord, change),
  now,
});
const ofDeletion = { revs: [0] };
const signed = (name: string): Ask =>
  write(put('etiquetas/e1', { ...label, rev: 4, actualizadoPor: name }), record({ por: name }));
const kept: Docs = { 'bitacora/l0': { ...logRecord, hecho: ago(60) } };

const bad: Readonly<Record<string, Change>> = {
  'paths of text': { rutas: 'etiquetas/e1' },
  '501 paths': { rutas: many(501, 'etiquetas/e1'), revs: many(8, 4) },
  'revisions as a map': { revs: { 0: 4 } },
  '501 revisions': { revs: many(501, 4) },
  'earlier revisions of text': { desde: '3' },
  'changes of text': { cambios: 'todo' },
  '2001 prices': { precios: many(2001, 1) },
  'no entry': { entrada: '' },
  'a title of 201': { titulo: text(201) },
  "a colleague's e-mail": { quien: 'rosa@example.mx' },
  'no e-mail': { quien: '' },
  'a device of 61': { equipo: text(61) },
  'an upload of 61': { carga: text(61) },
  'a device time of text': { capturado: 'ayer' },
  'a privacy of text': { privado: 'no' },
  'another writer': { por: 'disabled' },
  'no writer': { por: absent },
  'a deadline of 363 days': { caduca: inDays(363) },
  'a deadline of 367 days': { caduca: inDays(367) },
  'a field nobody knows': { admin: true },
  'another revision than the written one': { revs: [5] },
  'a document that the commit leaves alone': { rutas: ['productos/p1'], revs: [3] },
  'a deletion of a document that stays': ofDeletion,
  'a deletion of a document that never was': { ...ofDeletion, rutas: ['etiquetas/e9'] },
};

/** A record of nine labels. @param written how many of them the commit writes; the others are there as they were. */
const ofMany = (written: number, left: number | null = null): { readonly ask: Ask; readonly world: Docs } => {
  const ids = many(9, 'x').map((_, at) => `n${at}`);
  const rutas = ids.map((id) => `etiquetas/${id}`);
  const edits = ids.slice(0, written).filter((_, at) => at !== left);
  return {
    ask: write(
      ...edits.map((id) => put(`etiquetas/${id}`, { ...label, rev: 4 })),
      record({ rutas, revs: many(9, 4), desde: many(9, 3), cambios: many(9, { antes: {}, despues: {} }) }),
    ),
    world: Object.fromEntries(rutas.map((path) => [path, { ...label, rev: 3, actualizado: ago(60) }])),
  };
};
const [nine, eight] = [ofMany(9), ofMany(8)];

/** As many as a price list's drafts are taken back at once. */
const drafts = many(50, 'borradores/').map((path, at) => `${path}d${at}`);
const draftsThere: Docs = Object.fromEntries(
  drafts.map((path) => [path, { nombre: 'Borrador', rev: 1, actualizado: ago(60), actualizadoPor: 'staff' }]),
);
const deleteDrafts = (left: readonly string[] = []): Ask =>
  write(
    ...drafts.filter((path) => !left.includes(path)).map((path) => remove(path)),
    record({
      rutas: drafts,
      revs: many(drafts.length, 0),
      desde: many(drafts.length, 1),
      cambios: many(drafts.length, { antes: { nombre: 'Borrador' }, despues: null }),
    }),
  );

export const logCases: RuleCase[] = [
  can('staff', 'log a change of nine documents', nine.ask, nine.world),
  can('staff', 'log that fifty drafts were deleted', deleteDrafts(), draftsThere),
  cannot(
    'staff',
    'log that fifty drafts were deleted, of which the eighth is left',
    deleteDrafts(drafts.slice(7, 8)),
    draftsThere,
  ),
  can('staff', 'log nine documents of which the ninth, that no rule looks at, is not written', eight.ask, eight.world),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((place) => {
    const { ask, world } = ofMany(9, place);
    return cannot('staff', `log nine documents of which number ${place + 1} is not written`, ask, world);
  }),
  ...onlyStaffCan('read the log', { get: 'bitacora/l0' }).map((row) => ({ ...row, world: kept })),
  ...onlyStaffCan('list the log', { list: { from: 'bitacora', limit: 10 } }),
  can('staff', 'log a change with the change', write(edit, record())),
  ...(['visitor', 'customer', 'disabled'] as const).map((who) =>
    cannot(who, 'log a change with the change', signed(who)),
  ),
  can(
    'staff',
    'log the prices of a lot',
    write(edit, record({ cambios: absent, precios: many(2000, 1), carga: 'k1' })),
  ),
  can('staff', 'log a deletion with the deletion', write(remove('etiquetas/e1'), deletionMarker, record(ofDeletion))),
  cannot('staff', 'log a deletion under a revision', write(remove('etiquetas/e1'), deletionMarker, record())),
  cannot('staff', 'log a change that is not written', write(record())),
  cannot(
    'staff',
    'log a change of a document that does not name its writer',
    write(
      { put: 'cargas/k2', fields: { ...upload, rev: 1 }, now: ['actualizado', 'creado'] },
      record({ rutas: ['cargas/k2'], revs: [1] }),
    ),
  ),
  cannot('staff', 'log a change of long ago', write(record({ revs: [3] }))),
  cannot('staff', 'log a change with a forged time', write(edit, record({ hecho: ago(60) }, []))),
  ...Object.entries(bad).map(([name, change]) =>
    cannot('staff', `log a change with ${name}`, write(edit, record(change))),
  ),
  ...nobodyCan('change the log', write(edit, { ...record(), put: 'bitacora/l0' })).map((row) => ({
    ...row,
    world: kept,
  })),
  ...nobodyCan('delete from the log', write(remove('bitacora/l0'))).map((row) => ({ ...row, world: kept })),
];

const CAME = ago(600);
const QUOTE = `cotizaciones/${OLD_QUOTE}`;
const known: Docs = { [QUOTE]: { ...quote, secreto: OLD_SECRET, creado: CAME } };
/** A colleague's step with a quotation, with its record. @param change in what the record says of the quotation */
const stepOf = (ofRecord: Change = {}, signature: PlainFields = SIGNED, ...besides: readonly TestWrite[]): Ask =>
  write(
    ...besides,
    {
      put: QUOTE,
      fields: { ...quote, secreto: OLD_SECRET, creado: CAME, estado: 'en-revision', rev: 1, ...signature },
      now: ['actualizado'],
    },
    record({ rutas: [QUOTE], revs: [1], desde: [0], cambios: [step], ...ofRecord }),
  );
const step = { antes: { estado: 'recibida' }, despues: { estado: 'en-revision' }, reservados: ['telefono'] };
const told: Readonly<Record<string, Change>> = {
  'a name before': { cambios: [{ ...step, antes: { nombre: 'Ana' } }] },
  'a name after': { cambios: [{ ...step, despues: { nombre: 'Ana' } }] },
  'something besides': { cambios: [{ ...step, nota: 'Ana' }] },
  'names of fields that are a text': { cambios: [{ ...step, reservados: 'Ana Pérez' }] },
  'another change': { cambios: [step, { antes: { nombre: 'Ana' }, despues: null }] },
  prices: { precios: [1, '2026-11-21', 2, '2026-11-21'] },
};

/** Records of what holds people's data: they may say what the shop decided, and nothing of anybody. */
export const peopleLogCases: RuleCase[] = [
  can('staff', 'log a step with a quotation', stepOf(), known),
  can(
    'staff',
    'log a step with a quotation of which nothing is told',
    stepOf({ cambios: [{ antes: {}, despues: {} }] }),
    known,
  ),
  cannot('staff', 'log a step with a quotation that is not signed', stepOf({}, {}), known),
  ...Object.entries(told).map(([name, change]) =>
    cannot('staff', `log a step with a quotation with ${name}`, stepOf(change), known),
  ),
  cannot(
    'staff',
    'log a step with a quotation with another document',
    stepOf({ rutas: [QUOTE, 'etiquetas/e1'], revs: [1, 4], desde: [0, 3] }, SIGNED, edit),
    known,
  ),
  cannot(
    'staff',
    'log a quotation behind another document',
    write(edit, record({ rutas: ['etiquetas/e1', QUOTE], revs: [4, 1], desde: [3, 0] })),
  ),
  can(
    'staff',
    'log that a repair was erased',
    write(
      remove(`reparaciones/${OLD_REPAIR}`),
      record({
        rutas: [`reparaciones/${OLD_REPAIR}`],
        revs: [0],
        cambios: [{ antes: { articulo: 'Taladro', fotos: '2, 1 a la vista' }, despues: null }],
      }),
    ),
  ),
];

const trash: PlainFields = {
  coleccion: 'etiquetas',
  documento: 'e1',
  contenido: changed(label, { actualizadoPor: absent }),
  caduca: inDays(30),
  actualizadoPor: 'staff',
};
const AT = 'papelera/etiquetas-e1';
const there: Docs = { [AT]: { ...trash, rev: 1, actualizado: ago(60) } };
const throwAway = (change: Change = {}, rev = 1): Ask =>
  write(remove('etiquetas/e1'), deletionMarker, put(AT, changed({ ...trash, rev }, change)));

const emptyDraft = write(
  put('borradores/b1', { ...SIGNED, rev: 4 }),
  put('papelera/borradores-b1', {
    ...trash,
    coleccion: 'borradores',
    documento: 'b1',
    contenido: { nombre: 'Borrador' },
    rev: 1,
  }),
);
const emptyCosts = (left: PlainFields): Ask =>
  write(
    put('internos/p1', left),
    put('papelera/internos-p1', {
      ...trash,
      coleccion: 'internos',
      documento: 'p1',
      contenido: changed(privateNotes, { actualizadoPor: absent }),
      rev: 1,
    }),
  );

export const trashCases: RuleCase[] = [
  ...onlyStaffCan('read the trash', { get: AT }).map((row) => ({ ...row, world: there })),
  ...onlyStaffCan('list the trash', { list: { from: 'papelera' } }),
  ...onlyStaffCan('delete into the trash', throwAway()),
  ...onlyStaffCan('delete into the trash where it was before', throwAway({}, 2)).map((row) => ({
    ...row,
    world: there,
  })),
  can('counter', 'delete into the trash', throwAway()),
  ...onlyStaffCan('erase from the trash', write(remove(AT))).map((row) => ({ ...row, world: there })),
  ...onlyStaffCan('restore from the trash', write(put('etiquetas/e1', { ...label, rev: 1 }), remove(AT))).map(
    (row) => ({
      ...row,
      world: there,
      without: ['etiquetas/e1'],
    }),
  ),
  can('staff', 'empty costs into the trash', emptyCosts({ ...SIGNED, rev: 4 })),
  cannot('staff', 'put costs into the trash that stay', emptyCosts({ ...SIGNED, rev: 4, notas: 'Sigue' })),
  cannot('staff', 'put a draft into the trash that is only emptied', emptyDraft),
  cannot('staff', 'put into the trash what stays', write(put(AT, { ...trash, rev: 1 }))),
  cannot(
    'staff',
    'change what is in the trash',
    { write: [remove('etiquetas/e1'), deletionMarker, put(AT, { ...trash, rev: 2, contenido: {} })] },
    there,
  ),
  ...Object.entries<Change>({
    'a collection without trash': { coleccion: 'productos', documento: 'p1' },
    'other contents than it had': { contenido: changed(label, { nombre: 'Otra', actualizadoPor: absent }) },
    'a deadline of 28 days': { caduca: inDays(28) },
    'a deadline of 32 days': { caduca: inDays(32) },
    'a field nobody knows': { admin: true },
    'a stale rev': { rev: 2 },
    'another signature': { actualizadoPor: 'disabled' },
  }).map(([name, change]) => cannot('staff', `delete into the trash with ${name}`, throwAway(change))),
  cannot('staff', 'delete into the trash without a new revision', throwAway(), there),
  cannot(
    'staff',
    'delete into the trash in the place of another document',
    write(remove('etiquetas/e1'), deletionMarker, put('papelera/etiquetas-e2', { ...trash, rev: 1 })),
  ),
  cannot(
    'staff',
    'keep what a customer sees of a quotation in the trash',
    write(
      remove(`estadosCotizacion/${OLD_SECRET}`),
      put(`papelera/estadosCotizacion-${OLD_SECRET}`, {
        ...trash,
        coleccion: 'estadosCotizacion',
        documento: OLD_SECRET,
        contenido: { cotizacion: OLD_QUOTE, folio: 'F-1-ABC', estado: 'recibida' },
        rev: 1,
      }),
    ),
  ),
];
