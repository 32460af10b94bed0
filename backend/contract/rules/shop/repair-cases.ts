import type { Ask } from '../evaluator.ts';
import { ago, instant, type PlainFields } from '../stored.ts';
import {
  absent,
  type Change,
  can,
  cannot,
  changed,
  everybodyCan,
  NOT_STAFF,
  nobodyCan,
  onlyStaffCan,
  put,
  type RuleCase,
  remove,
  SIGNED,
  write,
} from './rule-case.ts';
import { line, many, OLD_REPAIR, OLD_REPAIR_SECRET, repair, TODAY, text } from './shop-world.ts';

const ID = 'rep-0000000000000000000';
const SECRET = 'secreto-44444444444444444';
const received: PlainFields = { ...repair, secreto: SECRET, creado: ago(90), rev: 1 };
const status: PlainFields = { reparacion: ID, folio: 'T-7F3K-29QX', estado: 'recibida', articulo: 'Taladro', rev: 1 };

/** The two documents of an article that is received, with something changed. */
const receive = (change: Change = {}, ofStatus: Change = {}, id = ID, secret = SECRET): Ask =>
  write(
    put(`reparaciones/${id}`, changed(received, change)),
    put(`estadosReparacion/${secret}`, changed(status, ofStatus)),
  );
const cannotReceive = (name: string, change: Change, ofStatus: Change = {}): RuleCase =>
  cannot('staff', `receive a repair with ${name}`, receive(change, ofStatus));

const photo = { archivo: `reparaciones/${ID}/${'ab'.repeat(32)}-1600.webp`, visible: true };

/** The limits of what staff write, which hold when it is received and afterwards. */
const BAD: Readonly<Record<string, Change>> = {
  'a name of 121': { nombre: text(121) },
  'a bad phone': { telefono: '1' },
  'an e-mail of 255': { correo: text(255) },
  'a product of 61': { producto: text(61) },
  'no article': { articulo: '' },
  'an article of 201': { articulo: text(201) },
  'a brand of 81': { marca: text(81) },
  'a model of 81': { modelo: text(81) },
  'a serial number of 81': { serie: text(81) },
  'a fault of 2,001': { falla: text(2001) },
  'accessories of 501': { accesorios: text(501) },
  'a warranty of text': { garantia: 'no' },
  'a day of purchase of 11': { compra: text(11) },
  'a proof of 121': { comprobante: text(121) },
  'a diagnosis of 2,001': { diagnostico: text(2001) },
  '61 lines': { lineas: many(61, line) },
  'a promised day of 11': { promesa: text(11) },
  'a last day of 11': { hasta: text(11) },
  'notes of 5,001': { notas: text(5001) },
  'a state of its own': { estado: 'otra' },
  '201 steps': { historial: many(201, {}) },
  'nine photographs': { fotos: many(9, photo) },
  'a photograph without its address': { fotos: [{ visible: true }] },
  'a photograph with more to it': { fotos: [photo, { ...photo, de: 'Ana' }] },
  'a photograph that may be seen by a text': { fotos: [{ ...photo, visible: 'no' }] },
  'a photograph of another shop': { fotos: [{ ...photo, archivo: 'https://example.mx/a.webp' }] },
};

const came = instant('2026-11-20T10:00:00.000000Z');
const oldPath = `reparaciones/${OLD_REPAIR}`;
const work = (change: Change, now: readonly string[] = ['actualizado']): Ask =>
  write({
    put: oldPath,
    fields: changed({ ...repair, secreto: OLD_REPAIR_SECRET, creado: came, rev: 4 }, change),
    now,
  });
const world = { [oldPath]: { ...repair, secreto: OLD_REPAIR_SECRET, creado: came, rev: 3, actualizado: ago(60) } };

const statusPath = `estadosReparacion/${OLD_REPAIR_SECRET}`;
const shown: PlainFields = { ...status, reparacion: OLD_REPAIR, folio: 'T-0000-0001', rev: 4 };
const show = (change: Change): Ask => write(put(statusPath, changed(shown, change)));
const BAD_STATUS: Readonly<Record<string, Change>> = {
  'a state of its own': { estado: 'otra' },
  'no article': { articulo: '' },
  'a warranty that is not': { garantia: false },
  'a diagnosis of 2,001': { diagnostico: text(2001) },
  '61 lines': { lineas: many(61, {}) },
  'a promised day of 11': { promesa: text(11) },
  'a last day of 11': { hasta: text(11) },
  'nine photographs': { fotos: many(9, photo.archivo) },
  'a photograph of another shop': { fotos: ['https://example.mx/a.webp'] },
};

/** Articles that are received, worked on and handed back, and what their customers see. */
export const repairCases: RuleCase[] = [
  ...onlyStaffCan('receive a repair', receive()),
  can('staff', 'receive a repair that waited for a network', receive({ creado: ago(60 * 48) })),
  can(
    'staff',
    'receive a repair with eight photographs, of which one may be seen',
    receive({ fotos: [photo, ...many(7, { ...photo, visible: false })] }, { fotos: [photo.archivo] }),
  ),
  can('staff', 'receive a repair under their name', receive(SIGNED)),
  cannotReceive('the name of another writer', { actualizadoPor: 'disabled' }),
  can('staff', 'receive a repair in warranty', receive({ garantia: true }, { garantia: true })),
  ...Object.entries(BAD).map(([name, change]) => cannotReceive(name, change)),
  cannotReceive('the name of another colleague', { recibio: 'otra@b.c' }),
  cannotReceive('nobody who received it', { recibio: absent }),
  cannotReceive('a time of text', { creado: TODAY }),
  cannotReceive('rev 2', { rev: 2 }),
  cannotReceive('the folio of a quotation', { folio: 'C-7F3K-29QX' }, { folio: 'C-7F3K-29QX' }),
  cannotReceive('a notice of 21', { avisoVersion: text(21) }),
  cannotReceive('more fields', { costo: 1 }),
  cannot('staff', 'receive a repair without its status', write(put(`reparaciones/${ID}`, received))),
  cannot('staff', 'receive a repair with a short secret', receive({ secreto: 'corto' }, {}, ID, 'corto')),
  cannot('staff', 'receive a repair whose name can be guessed', receive({}, { reparacion: 'rep-1' }, 'rep-1')),
  ...NOT_STAFF.map((who) =>
    cannot(who, 'receive a repair for a status that was left over', write(put(`reparaciones/${ID}`, received)), {
      [`estadosReparacion/${SECRET}`]: { ...status, actualizado: ago(60) },
    }),
  ),
  cannot('staff', 'make the status of no repair', write(put(`estadosReparacion/${SECRET}`, status))),
  ...NOT_STAFF.map((who) =>
    cannot(who, 'make the status of a repair that is there', write(put(`estadosReparacion/${SECRET}`, status)), {
      [`reparaciones/${ID}`]: { ...received, actualizado: ago(60) },
    }),
  ),
  ...Object.entries(BAD_STATUS).map(([name, change]) => cannotReceive(`a status with ${name}`, {}, change)),
  cannotReceive('a status at rev 2', {}, { rev: 2 }),
  cannotReceive('a status that says whose it is', {}, { nombre: 'Ana' }),
  cannotReceive('the status of another folio', {}, { folio: 'T-OTRO-0001' }),
  cannot(
    'staff',
    'receive a repair with a second status under another secret',
    write(
      put(`reparaciones/${ID}`, received),
      put(`estadosReparacion/${SECRET}`, status),
      put('estadosReparacion/secreto-55555555555555555', status),
    ),
  ),
  ...onlyStaffCan('read a repair', { get: oldPath }),
  ...onlyStaffCan('list the repairs that are in the store', {
    list: { from: 'reparaciones', where: [['estado', 'in', ['recibida', 'reparada']]] },
  }),
  ...nobodyCan(
    'look for the secret of a repair',
    { list: { from: 'reparaciones', where: [['secreto', '==', OLD_REPAIR_SECRET]] } },
    NOT_STAFF,
  ),
  can('staff', 'work on a repair', work({ estado: 'diagnostico', diagnostico: 'Carbones', lineas: [line] }), world),
  can('staff', 'work on a repair under their name', work(SIGNED), world),
  cannot('staff', 'work on a repair under another name', work({ actualizadoPor: 'disabled' }), world),
  can('staff', 'photograph a repair', work({ fotos: many(8, photo) }), world),
  can('staff', 'show photographs of a repair', show({ fotos: many(8, photo.archivo) })),
  can('staff', 'take the person out of a repair', work({ nombre: '', telefono: '', correo: '' }), world),
  ...NOT_STAFF.map((who) => cannot(who, 'work on a repair', work({ estado: 'reparada' }), world)),
  ...Object.entries(BAD).map(([name, change]) => cannot('staff', `work on a repair with ${name}`, work(change), world)),
  cannot('staff', 'work on a repair from a stale rev', work({ rev: 3 }), world),
  cannot('staff', 'work on a repair with a forged time', work({ actualizado: ago(1) }, []), world),
  ...(['secreto', 'folio', 'recibio', 'creado', 'avisoVersion'] as const).map((field) =>
    cannot('staff', `change ${field} of a repair`, work({ [field]: field === 'creado' ? ago(1) : 'otro' }), world),
  ),
  ...onlyStaffCan('erase a repair', write(remove(oldPath))),
  ...everybodyCan('read the status of a repair by its secret', { get: statusPath }),
  ...everybodyCan('ask for the secret of no repair', { get: 'estadosReparacion/nada' }),
  ...nobodyCan('list the statuses of repairs', { list: { from: 'estadosReparacion', limit: 1 } }),
  ...onlyStaffCan('show how a repair goes', show({})),
  can(
    'staff',
    'show the diagnosis and its price',
    show({ estado: 'reparada', garantia: true, diagnostico: 'x', lineas: [line], promesa: TODAY, hasta: TODAY }),
  ),
  ...Object.entries(BAD_STATUS).map(([name, change]) => cannot('staff', `show a repair with ${name}`, show(change))),
  cannot('staff', 'show a repair from a stale rev', show({ rev: 3 })),
  cannot('staff', 'show whose a repair is', show({ nombre: 'Ana' })),
  cannot('staff', 'show another repair under a secret', show({ reparacion: ID })),
  ...onlyStaffCan('erase the status of a repair', write(remove(statusPath))),
];
