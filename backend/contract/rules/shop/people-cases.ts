import { type Ask, AUTH_TIME, type Docs, type Put, type Who } from '../evaluator.ts';
import { ago, instant, type PlainFields } from '../stored.ts';
import {
  absent,
  type Change,
  can,
  cannot,
  changed,
  everybodyCan,
  MANAGERS,
  nobodyCan,
  onlyStaffCan,
  put,
  ROLES,
  type RuleCase,
  remove,
  rolesThatCan,
  SIGNED,
  write,
} from './rule-case.ts';
import { text } from './shop-world.ts';

const DAY = 24 * 60;
const CODE = 'codigo-000000000000000';
const OTHER_CODE = 'codigo-111111111111111';
/** One moment: who joins changes nothing else of the invitation. */
const ENDED = ago(1);
const invitation: PlainFields = { correo: 'a@b.c', nombre: 'Lupe', rol: 'mostrador', vence: ago(-7 * DAY), ...SIGNED };
const invited = (change: Change = {}): Docs => ({
  [`invitaciones/${CODE}`]: changed({ ...invitation, rev: 1, actualizado: ago(60) }, change),
});

/** After somebody at the counter has joined by it. */
const joined = (change: Change): Docs => ({
  ...invited(change),
  'personal/counter': { ...member, correo: 'beto@example.mx', rev: 3, actualizado: ago(60) },
});

const invite = (change: Change = {}, code = CODE): Ask =>
  write(put(`invitaciones/${code}`, changed({ ...invitation, rev: 1 }, change)));

const member: PlainFields = {
  activo: true,
  rol: 'mostrador',
  correo: 'a@b.c',
  nombre: 'Lupe',
  invitacion: CODE,
  actualizadoPor: 'customer',
};
const entry = (change: Change = {}, uid = 'customer'): Put =>
  put(`personal/${uid}`, changed({ ...member, rev: 1 }, change));
const used = (change: Change = {}, code = CODE): Put =>
  put(
    `invitaciones/${code}`,
    changed({ ...invitation, usada: 'customer', rev: 2, actualizadoPor: 'customer' }, change),
  );
/** The commit of somebody who has an account and joins; `before` is the invitation as it is stored. */
const joins = (isAllowed: boolean, name: string, ask: Ask, before: Docs = invited()): RuleCase =>
  (isAllowed ? can : cannot)('customer', name, ask, before);

export const invitationCases: RuleCase[] = [
  ...rolesThatCan(MANAGERS, 'invite somebody to the counter', invite()),
  ...(['dueno', 'gerente'] as const).flatMap((rol) =>
    rolesThatCan(['owner'], `invite somebody as ${rol}`, invite({ rol })),
  ),
  ...Object.entries<Change>({
    'a role that nobody knows': { rol: 'jefe' },
    'an e-mail that is none': { correo: 'lupe' },
    'an e-mail with capitals': { correo: 'A@b.c' },
    'an e-mail of 255': { correo: `${text(251)}@b.c` },
    'a name of 121': { nombre: text(121) },
    'no end': { vence: absent },
    'an end that has passed': { vence: ago(1) },
    'an end in nine days': { vence: ago(-9 * DAY) },
    'a use': { usada: 'customer' },
    'a rev of 2': { rev: 2 },
    'another signature': { actualizadoPor: 'disabled' },
  }).map(([name, change]) => cannot('owner', `invite with ${name}`, invite(change))),
  cannot('owner', 'invite with a code that can be guessed', invite({}, 'codigo')),
  ...everybodyCan('see an invitation that they have the code of', { get: `invitaciones/${CODE}` }),
  ...rolesThatCan(['owner'], 'list all invitations', { list: { from: 'invitaciones' } }),
  ...rolesThatCan(MANAGERS, 'list the invitations to the counter', {
    list: { from: 'invitaciones', where: [['rol', '==', 'mostrador']] },
  }),
  ...rolesThatCan(MANAGERS, 'withdraw an invitation to the counter', write(remove(`invitaciones/${CODE}`)), invited()),
  ...rolesThatCan(
    ['owner'],
    'withdraw an invitation of a manager',
    write(remove(`invitaciones/${CODE}`)),
    invited({ rol: 'gerente' }),
  ),

  joins(true, 'join with the code', write(entry(), used())),
  joins(false, 'join without using the code up', write(entry())),
  joins(false, 'use a code up without joining', write(used())),
  joins(false, 'join under another uid', write(entry({}, 'otra'), used({ usada: 'otra' }))),
  joins(false, 'join while the code is used up for another', write(entry(), used({ usada: 'otra' }))),
  joins(false, 'join with a code that nobody gave', write(entry(), used()), {}),
  joins(false, 'join with a code that was used', write(entry(), used()), invited({ usada: 'disabled' })),
  joins(false, 'join with a code that has ended', write(entry(), used({ vence: ENDED })), invited({ vence: ENDED })),
  joins(
    false,
    'join with the code of another e-mail',
    write(entry({ correo: 'c@b.c' }), used({ correo: 'c@b.c' })),
    invited({ correo: 'c@b.c' }),
  ),
  joins(
    false,
    'join with their own e-mail and the code of another',
    write(entry(), used({ correo: 'c@b.c' })),
    invited({ correo: 'c@b.c' }),
  ),
  joins(true, 'join by the code of a manager', write(entry(), used()), invited({ actualizadoPor: 'manager' })),
  joins(
    false,
    'join by the code of a manager who may not give the role',
    write(entry({ rol: 'gerente' }), used({ rol: 'gerente' })),
    invited({ actualizadoPor: 'manager', rol: 'gerente' }),
  ),
  ...Object.entries({
    'is at the counter since': 'counter',
    'was deactivated since': 'disabled',
    'was removed since': 'removed',
  }).map(([name, uid]) =>
    joins(false, `join by the code of somebody who ${name}`, write(entry(), used()), invited({ actualizadoPor: uid })),
  ),
  joins(false, 'make the invitation last', write(entry(), used({ vence: ago(-6 * DAY) }))),
  ...Object.entries<Change>({
    'a higher role': { rol: 'dueno' },
    'no role': { rol: absent },
    'another e-mail': { correo: 'c@b.c' },
    'a name of 121': { nombre: text(121) },
    'no power': { activo: false },
    'another code': { invitacion: OTHER_CODE },
    'a field nobody knows': { admin: true },
    'a rev of 2': { rev: 2 },
    'another signature': { actualizadoPor: 'disabled' },
  }).map(([name, change]) => joins(false, `join with ${name}`, write(entry(change), used()))),
  joins(false, 'join once more with the code that they joined with', write(entry()), invited({ usada: 'customer' })),
  cannot(
    'counter',
    'make the code usable again that they joined with',
    write(put(`invitaciones/${CODE}`, { ...invitation, rev: 3 })),
    joined({ usada: 'counter', rev: 2 }),
  ),
  cannot(
    'counter',
    'write the code again that they joined with',
    write(put(`invitaciones/${CODE}`, { ...invitation, usada: 'counter', rev: 3 })),
    joined({ usada: 'counter', rev: 2 }),
  ),
  cannot(
    'counter',
    'prolong the code that they joined with, where it was made anew',
    write(put(`invitaciones/${CODE}`, { ...invitation, rev: 2 })),
    joined({}),
  ),
  joins(false, 'join while the code is used up for nobody', write(entry(), used({ usada: absent }))),
  joins(false, 'use the code up under a stale rev', write(entry(), used({ rev: 1 }))),
  joins(false, 'use the code up under another name', write(entry(), used({ actualizadoPor: 'disabled' }))),
  cannot(
    'disabled',
    'come back with a code',
    {
      write: [
        entry({ actualizadoPor: 'disabled' }, 'disabled'),
        used({ usada: 'disabled', actualizadoPor: 'disabled' }),
      ],
    },
    invited(),
  ),
];

const irma: PlainFields = { activo: true, rol: 'dueno', nombre: 'Irma', correo: 'irma@example.mx' };
const saul: PlainFields = { activo: true, rol: 'gerente', nombre: 'Saúl', correo: 'saul@example.mx' };
const beto: PlainFields = { activo: true, rol: 'mostrador', nombre: 'Beto', correo: 'beto@example.mx' };
const rosa: PlainFields = { activo: true, nombre: 'Rosa', correo: 'rosa@example.mx' };
const edit = (uid: string, fields: PlainFields, change: Change, now: readonly string[] = []): Ask =>
  write({
    put: `personal/${uid}`,
    fields: changed({ ...fields, ...SIGNED, rev: 4 }, change),
    now: ['actualizado', ...now],
  });
const end = (uid: string, fields: PlainFields): Ask => edit(uid, fields, {}, ['sesionesDesde']);
/** An entry as the first owner types it in the console of Firebase: without a revision. */
const byHand: Docs = { 'personal/staff': { activo: true } };
const owners: readonly (readonly [Who, PlainFields])[] = [
  ['owner', irma],
  ['staff', rosa],
];

export const peopleCases: RuleCase[] = [
  ...(['staff', ...ROLES] as const).map((who) => can(who, 'read their own entry', { get: `personal/${who}` })),
  can('staff', "read a colleague's entry", { get: 'personal/disabled' }),
  can('disabled', 'read their own entry', { get: 'personal/disabled' }),
  can('customer', 'ask whether they are staff', { get: 'personal/customer' }),
  cannot('disabled', "read a colleague's entry", { get: 'personal/staff' }),
  cannot('customer', "read somebody's entry", { get: 'personal/staff' }),
  cannot('visitor', "read somebody's entry", { get: 'personal/staff' }),
  ...onlyStaffCan('list the staff', { list: { from: 'personal' } }),
  cannot('customer', 'become staff', write(put('personal/customer', { activo: true }))),
  cannot(
    'customer',
    'become staff and use it at once',
    write(put('personal/customer', { activo: true }), put('borradores/b9', { ...SIGNED, rev: 1 })),
  ),
  ...[{ activo: 'true' }, { nombre: 'x' }].map((odd) =>
    cannot(
      'customer',
      `read with the entry ${JSON.stringify(odd)}`,
      { get: 'borradores/b1' },
      { 'personal/customer': odd },
    ),
  ),

  ...rolesThatCan(MANAGERS, 'deactivate who works at the counter', edit('counter', beto, { activo: false })),
  ...rolesThatCan(MANAGERS, 'rename who works at the counter', edit('counter', beto, { nombre: 'Alberto' })).filter(
    ({ who }) => who !== 'counter',
  ),
  ...rolesThatCan(MANAGERS, 'end the sessions of who works at the counter', end('counter', beto)).filter(
    ({ who }) => who !== 'counter',
  ),
  ...rolesThatCan(MANAGERS, 'remove who works at the counter', write(remove('personal/counter'))),
  ...rolesThatCan(['owner'], 'make a manager of who works at the counter', edit('counter', beto, { rol: 'gerente' })),
  ...rolesThatCan(['owner'], 'make an owner of who works at the counter', edit('counter', beto, { rol: 'dueno' })),
  ...rolesThatCan(['owner'], 'demote a manager', edit('manager', saul, { rol: 'mostrador' })),
  ...rolesThatCan(['owner'], 'deactivate a manager', edit('manager', saul, { activo: false })),
  ...rolesThatCan(['owner'], 'remove a manager', write(remove('personal/manager'))),
  ...rolesThatCan(['owner'], 'demote an owner from before there were roles', edit('staff', rosa, { rol: 'mostrador' })),
  ...rolesThatCan(
    ['owner'],
    'deactivate an owner from before there were roles',
    edit('staff', rosa, { activo: false }),
  ),
  ...rolesThatCan(['owner'], 'remove an owner from before there were roles', write(remove('personal/staff'))),
  can('staff', 'demote another owner', edit('owner', irma, { rol: 'gerente' })),
  can('owner', 'reactivate a colleague', edit('staff', rosa, { activo: true }), {
    'personal/staff': { ...rosa, activo: false, rev: 3, actualizado: ago(60) },
  }),

  // Nobody can: so the owner who acts stays one, and there is always one.
  ...owners.flatMap(([who, fields]) => [
    cannot(who, 'give up being an owner', edit(who, fields, { rol: 'gerente' })),
    cannot(who, 'deactivate themselves', edit(who, fields, { activo: false })),
    cannot(who, 'remove themselves', write(remove(`personal/${who}`))),
  ]),
  cannot('counter', 'promote themselves', edit('counter', beto, { rol: 'dueno' })),
  cannot('manager', 'promote themselves', edit('manager', saul, { rol: 'dueno' })),
  cannot(
    'disabled',
    'reactivate themselves',
    edit('disabled', { activo: true, nombre: 'Hugo', correo: 'hugo@example.mx' }, {}),
    {
      'personal/disabled': { activo: false, nombre: 'Hugo', correo: 'hugo@example.mx', rev: 3, actualizado: ago(60) },
    },
  ),

  ...Object.entries<Change>({
    'a role that nobody knows': { rol: 'jefe' },
    'a power of text': { activo: 'true' },
    'a name of 121': { nombre: text(121) },
    'another e-mail': { correo: 'c@b.c' },
    'a time of their choice for ended sessions': { sesionesDesde: ago(5) },
    'a stale rev': { rev: 3 },
    'another signature': { actualizadoPor: 'disabled' },
  }).map(([name, change]) => cannot('owner', `change a colleague with ${name}`, edit('counter', beto, change))),
  ...nobodyCan(
    'add a colleague without an invitation',
    write(put('personal/nueva', { ...beto, ...SIGNED, rev: 1 })),
    ROLES,
  ),

  can(
    'staff',
    'say that they were here today, of an entry made by hand',
    edit('staff', { activo: true }, { rev: 1 }, ['visto']),
    byHand,
  ),
  can(
    'staff',
    'end their own sessions, of an entry made by hand',
    edit('staff', { activo: true }, { rev: 1 }, ['sesionesDesde']),
    byHand,
  ),
  can('owner', 'deactivate who has an entry made by hand', edit('staff', { activo: false }, { rev: 1 }), byHand),
  cannot('owner', 'skip a rev of an entry made by hand', edit('staff', { activo: false }, { rev: 2 }), byHand),
  can('counter', 'say that they were here today', edit('counter', beto, {}, ['visto'])),
  can('counter', 'change their own name', edit('counter', beto, { nombre: 'Alberto' })),
  can('counter', 'end their own sessions', end('counter', beto)),
  cannot('counter', 'say that a colleague was here today', edit('manager', saul, {}, ['visto'])),
  cannot('counter', 'say that they were here another day', edit('counter', beto, { visto: ago(DAY) })),
  cannot('counter', 'change their own name to 121', edit('counter', beto, { nombre: text(121) })),
  cannot('counter', 'change their own e-mail', edit('counter', beto, { correo: 'c@b.c' })),
  cannot('counter', 'change their own entry from a stale rev', edit('counter', beto, { rev: 3 })),
  cannot(
    'disabled',
    'change their own name',
    edit('disabled', { activo: false, correo: 'hugo@example.mx' }, { nombre: 'Hugo B' }),
    {
      'personal/disabled': { activo: false, nombre: 'Hugo', correo: 'hugo@example.mx', rev: 3, actualizado: ago(60) },
    },
  ),
];

/** Somebody whose sessions from before a moment have ended. */
const since = (seconds: number): Docs => ({
  'personal/staff': { ...rosa, sesionesDesde: instant(new Date(seconds * 1000).toISOString()) },
});
export const sessionCases: RuleCase[] = [
  cannot('staff', 'go on with a session that was ended', { get: 'borradores/b1' }, since(AUTH_TIME + 1)),
  can('staff', 'go on with a session that began afterwards', { get: 'borradores/b1' }, since(AUTH_TIME)),
  can('staff', 'go on with one that began within the same second', { get: 'borradores/b1' }, since(AUTH_TIME + 0.5)),
  can('staff', 'learn that their session was ended', { get: 'personal/staff' }, since(AUTH_TIME + 1)),
];
