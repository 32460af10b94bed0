import type { Ask, Docs, Put } from '../evaluator.ts';
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
import { line, many, OLD_QUOTE, OLD_SECRET, QUOTE_ID, quote, SECRET, TODAY, text, YESTERDAY } from './shop-world.ts';

interface Sent {
  id?: string;
  quote?: Change;
  /** Of the quotation's own document: when the server's clock does not fill `creado`. */
  creado?: PlainFields[string];
  status?: Change;
  secret?: string;
  day?: string;
  count?: Change;
}

const created = (id: string, fields: PlainFields): Put => ({ put: `cotizaciones/${id}`, fields, now: ['creado'] });
const counted = (day: string, fields: PlainFields): Put => ({
  put: `cupos/${day}`,
  fields,
  now: [],
  plus: { n: 1 },
  merge: true,
});

/** The batch that a visitor's device sends, with something changed. */
function send(sent: Sent = {}): { quote: Put; status: Put; count: Put } {
  const id = sent.id ?? QUOTE_ID;
  const fields = changed(quote, sent.quote ?? {});
  const status = { cotizacion: id, folio: 'F-261121-7K3Q', estado: 'recibida', rev: 1 };
  return {
    quote:
      sent.creado === undefined
        ? created(id, fields)
        : { put: `cotizaciones/${id}`, fields: { ...fields, creado: sent.creado }, now: [] },
    status: put(`estadosCotizacion/${sent.secret ?? SECRET}`, changed(status, sent.status ?? {})),
    count: counted(sent.day ?? TODAY, changed({ ultima: id }, sent.count ?? {})),
  };
}
const batch = (sent: Sent = {}): Ask => {
  const { quote, status, count } = send(sent);
  return write(quote, status, count);
};
const cannotSend = (name: string, sent: Sent, world?: Docs): RuleCase =>
  cannot('visitor', `send a quotation with ${name}`, batch(sent), world);
const canSend = (name: string, sent: Sent, world?: Docs): RuleCase =>
  can('visitor', `send a quotation with ${name}`, batch(sent), world);
const withLine = (change: Change) => ({ quote: { lineas: [line, changed(line, change)] } });
const used = (n: number): Docs => ({ [`cupos/${TODAY}`]: { n, ultima: OLD_QUOTE } });
const good = send();

export const quoteCases: RuleCase[] = [
  can('visitor', 'send a quotation', batch()),
  can('customer', 'send a quotation', batch()),
  can('staff', 'send a quotation', batch()),
  canSend('no lines', { quote: { lineas: [] } }),
  canSend('sixty lines', { quote: { lineas: many(60, line) } }),
  canSend('no e-mail', { quote: { correo: '' } }),
  canSend('consent to offers', { quote: { promociones: true } }),
  canSend('the 300th of the day', {}, used(299)),
  cannotSend('the day used up', {}, used(300)),
  cannot('visitor', 'send a quotation without counting it', write(good.quote, good.status)),
  cannot('visitor', 'send a quotation without its status', write(good.quote, good.count)),
  cannot('visitor', 'count without a quotation', write(good.count)),
  cannot('visitor', 'set the status of nothing', write(good.status)),
  cannot(
    'visitor',
    'send two for one count',
    write(good.quote, good.status, good.count, created('cot-1111111111111111111', quote)),
  ),
  cannotSend('the count of yesterday', { day: YESTERDAY }),
  cannot(
    'visitor',
    'count on two days',
    write(good.quote, good.status, good.count, counted(YESTERDAY, { ultima: QUOTE_ID })),
  ),
  cannot('visitor', 'count without a quotation later in the day', write(good.count), used(5)),
  cannot(
    'visitor',
    'have the status under two secrets',
    write(good.quote, good.status, good.count, send({ secret: 'secreto-22222222222222222' }).status),
  ),
  cannotSend('a count that names another', { count: { ultima: OLD_QUOTE } }),
  cannotSend('more in the count', { count: { visto: true } }),
  cannot('visitor', 'count two at once', write(good.quote, good.status, { ...good.count, plus: { n: 2 } })),
  cannot(
    'visitor',
    'count two at once later in the day',
    { write: [good.quote, good.status, { ...good.count, plus: { n: 2 } }] },
    used(5),
  ),
  cannot('visitor', 'count back', { write: [good.quote, good.status, { ...good.count, plus: { n: -5 } }] }, used(5)),
  canSend('a count that ends', { count: { caduca: ago(-48 * 60) } }),
  canSend('a count that ends, later in the day', { count: { caduca: ago(-48 * 60) } }, used(5)),
  cannotSend('a count that has ended', { count: { caduca: ago(60) } }),
  cannotSend('a count that ends in a week', { count: { caduca: ago(-7 * 24 * 60) } }),
  cannot('visitor', 'count for one that is there already', write(counted(TODAY, { ultima: OLD_QUOTE }))),
  cannot(
    'visitor',
    'count with an ultima that is a path',
    write(good.quote, good.status, counted(TODAY, { ultima: 'a/b' })),
  ),
  can('visitor', 'count once more later in the day', batch(), used(5)),
  cannotSend('an id that can be guessed', { id: 'cot-1' }),
  cannotSend('an id with a space', { id: 'cot 00000000000000000000' }),
  ...Object.keys(quote).map((field) => cannotSend(`no ${field}`, { quote: { [field]: absent } })),
  ...['cotizacion', 'folio', 'estado', 'rev'].map((field) =>
    cannotSend(`a status without ${field}`, { status: { [field]: absent } }),
  ),
  cannotSend('a folio in small letters', { quote: { folio: 'f-261121' }, status: { folio: 'f-261121' } }),
  cannotSend('an empty name', { quote: { nombre: '' } }),
  cannotSend('a name of 121', { quote: { nombre: text(121) } }),
  cannotSend('a name that is a map', { quote: { nombre: { a: 1 } } }),
  cannotSend('nine digits', { quote: { telefono: '811234567' } }),
  cannotSend('a phone with letters', { quote: { telefono: '81123456ab' } }),
  cannotSend('a phone that is a number', { quote: { telefono: 8_112_345_678 } }),
  cannotSend('an e-mail without an at', { quote: { correo: 'ana' } }),
  cannotSend('an e-mail of 255', { quote: { correo: `${text(250)}@a.mx` } }),
  cannotSend('a message of 2,001', { quote: { mensaje: text(2001) } }),
  cannotSend('an origin in capitals', { quote: { origen: 'LISTA' } }),
  cannotSend('the origin of one that a colleague makes', { quote: { origen: 'mostrador' } }),
  cannotSend('a state of its own', { quote: { estado: 'cotizada' } }),
  cannotSend('no notice accepted', { quote: { avisoVersion: '' } }),
  cannotSend('consent of text', { quote: { promociones: 'no' } }),
  cannotSend('a short secret', { quote: { secreto: 'corto' }, secret: 'corto' }),
  cannotSend('a forged time', { creado: ago(1) }),
  cannotSend('a time of text', { creado: TODAY }),
  cannotSend('more fields', { quote: { descuento: 100 } }),
  cannotSend('rev and actualizado', { quote: { rev: 1 } }),
  cannotSend('61 lines', { quote: { lineas: many(61, line) } }),
  cannotSend('lines of text', { quote: { lineas: 'taladro' } }),
  cannotSend('a line of text', { quote: { lineas: ['taladro'] } }),
  cannotSend('a line with more to it', withLine({ descuento: 1 })),
  cannotSend('a line without quantity', withLine({ cantidad: absent })),
  cannotSend('a line without its note', withLine({ nota: absent })),
  cannotSend('a line with a list', withLine({ nombre: ['a'] })),
  cannotSend('a line with a map', withLine({ precio: { a: 1 } })),
  cannotSend('a sixtieth line that is bad', { quote: { lineas: [...many(59, line), { ...line, x: 1 }] } }),
  cannotSend('a sixtieth line with a list', { quote: { lineas: [...many(59, line), { ...line, nombre: [] }] } }),
  cannotSend('a line without end', withLine({ nombre: text(15_001) })),
  cannotSend('a status that says more', { status: { nombre: 'Ana' } }),
  cannotSend('a status ahead of itself', { status: { estado: 'cotizada' } }),
  cannotSend('a status with a date of its own', { status: { vigencia: '2027-01-01' } }),
  cannotSend('a status with prices of its own', { status: { lineas: [] } }),
  cannotSend('a status at rev 2', { status: { rev: 2 } }),
  cannotSend('the status of another quotation', { status: { cotizacion: OLD_QUOTE } }),
  cannotSend('the status of another folio', { status: { folio: 'F-OTRO-1' } }),
  cannotSend('a status under another secret', { secret: 'secreto-22222222222222222' }),
  cannot(
    'visitor',
    'take over the status of a quotation that is there',
    write(
      put('estadosCotizacion/secreto-33333333333333333', {
        cotizacion: OLD_QUOTE,
        folio: 'F-261121-7K3Q',
        estado: 'recibida',
        rev: 1,
      }),
    ),
    { [`cotizaciones/${OLD_QUOTE}`]: { ...quote, secreto: 'secreto-33333333333333333' } },
  ),
  ...NOT_STAFF.map((who) => cannot(who, 'send a quotation twice', batch({ id: OLD_QUOTE }), used(1))),
];

const was = { ...quote, secreto: OLD_SECRET, creado: instant('2026-11-20T10:00:00.000000Z') };
const old: Docs = {
  [`cotizaciones/${OLD_QUOTE}`]: was,
  'cotizaciones/respondida': { ...was, rev: 4, actualizado: ago(30) },
};
const answer = (change: Change, now: readonly string[] = ['actualizado']): Ask =>
  write({ put: `cotizaciones/${OLD_QUOTE}`, fields: changed({ ...was, estado: 'cotizada', rev: 1 }, change), now });
const status = { cotizacion: OLD_QUOTE, folio: 'F-1-ABC', estado: 'cotizada', rev: 2 };
const answered = { clave: 'TZ-DH20', nombre: 'Taladro', cantidad: 2, precio: 100 };
const statusPath = `estadosCotizacion/${OLD_SECRET}`;

const badTerms: readonly (readonly [name: string, terms: PlainFields])[] = [
  ['a discount over a hundred percent', { descuento: 10_001 }],
  ['a discount of nothing', { descuento: 0 }],
  ['a discount of text', { descuento: '10' }],
  ['freight of nothing', { flete: 0 }],
  ['freight of more than ten million pesos', { flete: 1_000_000_001 }],
  ['freight of text', { flete: '1' }],
];

export const inboxCases: RuleCase[] = [
  ...onlyStaffCan('read a quotation', { get: `cotizaciones/${OLD_QUOTE}` }),
  ...onlyStaffCan('list quotations', { list: { from: 'cotizaciones', limit: 50 } }),
  ...nobodyCan(
    'look for a phone',
    { list: { from: 'cotizaciones', where: [['telefono', '==', '8112345678']] } },
    NOT_STAFF,
  ),
  ...nobodyCan(
    'look for a secret',
    { list: { from: 'cotizaciones', where: [['secreto', '==', OLD_SECRET]] } },
    NOT_STAFF,
  ),
  ...nobodyCan('list quotations wherever they lie', { list: { from: 'cotizaciones', everywhere: true, limit: 1 } }),
  ...nobodyCan('list statuses wherever they lie', { list: { from: 'estadosCotizacion', everywhere: true, limit: 1 } }),
  // Whoever sent it knows its name.
  ...nobodyCan(
    'change what was sent',
    write({ put: `cotizaciones/${OLD_QUOTE}`, fields: { ...was, mensaje: 'Otro' }, now: [] }),
  ),
  ...onlyStaffCan('delete a quotation', write(remove(`cotizaciones/${OLD_QUOTE}`))),
  can('staff', 'answer a quotation', answer({}), old),
  can('staff', 'answer a quotation under their name', answer(SIGNED), old),
  cannot('staff', 'answer a quotation under another name', answer({ actualizadoPor: 'disabled' }), old),
  can('staff', 'note that it was accepted', answer({ estado: 'aceptada' }), old),
  can('staff', 'answer a quotation again', write(put('cotizaciones/respondida', { ...was, rev: 5 })), old),
  can(
    'staff',
    'note and date an answer',
    answer({ notas: 'Llamar', vigencia: '2026-12-01', historial: [{ estado: 'recibida' }] }),
    old,
  ),
  can(
    'staff',
    'take the person out of a quotation',
    answer({ nombre: '', telefono: '', correo: '', mensaje: '' }),
    old,
  ),
  ...NOT_STAFF.map((who) => cannot(who, 'answer a quotation', answer({}), old)),
  cannot('staff', 'answer from a stale rev', write(put('cotizaciones/respondida', { ...was, rev: 4 })), old),
  cannot('staff', 'answer with a forged time', answer({ actualizado: ago(1) }, []), old),
  cannot('staff', 'answer with a rev of text', answer({ rev: '1' }), old),
  cannot('staff', 'change the secret of a quotation', answer({ secreto: 'otro-000000000000000000000' }), old),
  cannot('staff', 'change when a quotation came', answer({ creado: ago(1) }), old),
  cannot('staff', 'put a quotation into a state of its own', answer({ estado: 'otra' }), old),
  cannot('staff', 'answer with a name of 121', answer({ nombre: text(121) }), old),
  cannot('staff', 'answer with a bad phone', answer({ telefono: '1' }), old),
  cannot('staff', 'answer with an e-mail of 255', answer({ correo: text(255) }), old),
  cannot('staff', 'answer with a message of 2,001', answer({ mensaje: text(2001) }), old),
  cannot('staff', 'answer with 61 lines', answer({ lineas: many(61, line) }), old),
  cannot('staff', 'answer with 201 steps', answer({ historial: many(201, {}) }), old),
  cannot('staff', 'answer with notes of 5,001', answer({ notas: text(5001) }), old),
  cannot('staff', 'answer with a date of 11', answer({ vigencia: text(11) }), old),
  can('staff', 'answer with a discount and freight', answer({ descuento: 10_000, flete: 1 }), old),
  can('staff', 'mark a quotation as spam', answer({ spam: true }), old),
  cannot('staff', 'mark a quotation as spam with a text', answer({ spam: 'no' }), old),
  ...NOT_STAFF.map((who) => cannot(who, 'mark a quotation as spam', answer({ spam: true }), old)),
  ...badTerms.map(([name, terms]) => cannot('staff', `answer with ${name}`, answer(terms), old)),
  cannot('staff', 'say afterwards that a colleague made a quotation', answer({ hechaPor: 'a@b.c' }), old),
  ...onlyStaffCan('read the count of a day', { get: `cupos/${TODAY}` }),
  can('staff', 'read the count of a day that is not full', { get: `cupos/${TODAY}` }, used(299)),
  cannot('visitor', 'read the count of a day that is not full', { get: `cupos/${TODAY}` }, used(299)),
  can('visitor', 'see that a day is full', { get: `cupos/${TODAY}` }, used(300)),
  cannot(
    'visitor',
    'list the days that are full',
    { list: { from: 'cupos', where: [['n', '>', 299]], limit: 10 } },
    used(300),
  ),
  ...onlyStaffCan('list the counts', { list: { from: 'cupos', limit: 10 } }),
  ...nobodyCan('delete a count', write(remove(`cupos/${TODAY}`))),
  ...everybodyCan('read a status by its secret', { get: statusPath }),
  ...everybodyCan('ask for a secret that does not exist', { get: 'estadosCotizacion/nada' }),
  ...nobodyCan('list statuses', { list: { from: 'estadosCotizacion', limit: 1 } }),
  ...nobodyCan('look for a folio', { list: { from: 'estadosCotizacion', where: [['folio', '==', 'F-1-ABC']] } }),
  ...onlyStaffCan('move a status on', write(put(statusPath, status))),
  can(
    'staff',
    'say until when the prices of a status hold',
    write(put(statusPath, { ...status, vigencia: '2026-12-01' })),
  ),
  cannot('staff', 'give a status a date of 11', write(put(statusPath, { ...status, vigencia: text(11) }))),
  cannot('staff', 'give a status a date of no text', write(put(statusPath, { ...status, vigencia: 7 }))),
  can(
    'staff',
    'show the answered lines in a status',
    write(put(statusPath, { ...status, lineas: many(60, answered) })),
  ),
  ...NOT_STAFF.map((who) =>
    cannot(who, 'show lines in a status', write(put(statusPath, { ...status, lineas: [answered] }))),
  ),
  cannot('staff', 'show 61 lines in a status', write(put(statusPath, { ...status, lineas: many(61, answered) }))),
  cannot('staff', 'show a text in the place of lines', write(put(statusPath, { ...status, lineas: 'taladro' }))),
  can(
    'staff',
    'show a discount and freight in a status',
    write(put(statusPath, { ...status, descuento: 1, flete: 1 })),
  ),
  ...badTerms.map(([name, terms]) =>
    cannot('staff', `show ${name} in a status`, write(put(statusPath, { ...status, ...terms }))),
  ),
  ...onlyStaffCan('delete a status', write(remove(statusPath))),
  cannot('staff', 'move a status from a stale rev', write(put(statusPath, { ...status, rev: 1 }))),
  cannot('staff', 'move a status to one of its own', write(put(statusPath, { ...status, estado: 'otra' }))),
  cannot('staff', 'tie a status to another quotation', write(put(statusPath, { ...status, cotizacion: QUOTE_ID }))),
  cannot('staff', 'say more in a status', write(put(statusPath, { ...status, nombre: 'Ana' }))),
];
