import type { Ask, Docs, Put } from '../evaluator.ts';
import { ago, type PlainFields } from '../stored.ts';
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
  signatureCases,
  staffCanCreate,
  staffCannotCreate,
  stampCases,
  write,
} from './rule-case.ts';
import { answer, ignored, many, synonym, TODAY, text, YESTERDAY } from './shop-world.ts';

const NEW = 'vocabulario/nueva';
const option = { de: 'productos', id: 'p1', razon: '' };
const withOption = (change: Change) => ({ opciones: [option, changed(option, change)] });

export const wordCases: RuleCase[] = [
  ...everybodyCan('read a word of the search', { get: 'vocabulario/v1' }),
  ...everybodyCan('list 300 words of the search', { list: { from: 'vocabulario', limit: 300 } }),
  ...nobodyCan('list 301 words of the search', { list: { from: 'vocabulario', limit: 301 } }, NOT_STAFF),
  can('staff', 'list all words of the search', { list: { from: 'vocabulario' } }),
  ...stampCases(NEW, 'vocabulario/v1', synonym, 3),
  ...signatureCases(NEW, 'vocabulario/v1', synonym, 3),
  ...nobodyCan('delete a word of the search', write(remove('vocabulario/v1'))),
  can('staff', 'switch a word off', write(put('vocabulario/v1', { ...synonym, rev: 4, visible: 'oculta' }))),
  cannot('staff', 'update a word with a bad phrase', write(put('vocabulario/v2', { ...answer, rev: 4, frase: '' }))),
  ...staffCanCreate(
    NEW,
    { ...synonym, rev: 1 },
    { 'six meanings': { significa: many(6, 'cespol') }, 'a phrase of 60': { frase: text(60) } },
  ),
  ...staffCannotCreate(
    NEW,
    { ...synonym, rev: 1 },
    {
      'no kind': { tipo: absent },
      'a kind of its own': { tipo: 'otro' },
      'an empty phrase': { frase: '' },
      'a phrase of 61': { frase: text(61) },
      'a phrase of markup': { frase: '<b>' },
      'no meaning': { significa: [] },
      'an empty meaning': { significa: [''] },
      'a meaning of markup': { significa: ['<b>'] },
      'a meaning that is a map': { significa: [{ a: 1 }] },
      'seven meanings': { significa: many(7, 'a') },
      'meanings of 301 letters': { significa: [text(301)] },
      'meanings of text': { significa: 'cespol' },
      'a visible of its own': { visible: 'todos' },
      'the title of an answer': { titulo: 'Para destapar' },
    },
  ),
  ...staffCanCreate(
    NEW,
    { ...answer, rev: 1 },
    {
      'an answer': {},
      'an answer with six options': { opciones: many(6, option) },
      'an answer with a tutorial': { opciones: [{ ...option, de: 'tutoriales' }] },
    },
  ),
  ...staffCannotCreate(
    NEW,
    { ...answer, rev: 1 },
    {
      'an answer of a kind of its own': { tipo: 'otro' },
      'an answer without title': { titulo: absent },
      'an answer with a title of 81': { titulo: text(81) },
      'an answer with seven options': { opciones: many(7, option) },
      'an answer with options of text': { opciones: 'p1' },
      'an answer with an option of text': { opciones: ['p1'] },
      'an answer with an option that has more': withOption({ precio: 1 }),
      'an answer with an option without reason': withOption({ razon: absent }),
      'an answer with an option of another collection': withOption({ de: 'internos' }),
      'an answer with an option that is a path': withOption({ id: 'a/b' }),
      'an answer with reasons of 901': withOption({ razon: text(901) }),
      'an answer with a reason of markup': withOption({ razon: '<b>' }),
      'an answer with a reason that is a list': withOption({ razon: ['a'] }),
      'an answer with meanings': { significa: ['a'] },
    },
  ),
];

const HIDDEN = 'busquedasIgnoradas/nueva';
export const ignoredCases: RuleCase[] = [
  ...onlyStaffCan('read an ignored search', { get: 'busquedasIgnoradas/i1' }),
  ...onlyStaffCan('list ignored searches', { list: { from: 'busquedasIgnoradas' } }),
  ...stampCases(HIDDEN, 'busquedasIgnoradas/i1', ignored, 3),
  ...signatureCases(HIDDEN, 'busquedasIgnoradas/i1', ignored, 3),
  ...nobodyCan('delete an ignored search', write(remove('busquedasIgnoradas/i1'))),
  ...staffCannotCreate(
    HIDDEN,
    { ...ignored, rev: 1 },
    {
      'no phrase': { frase: absent },
      'a phrase of 61': { frase: text(61) },
      'a state of text': { ignorada: 'no' },
    },
  ),
  cannot(
    'staff',
    'update an ignored search with a state of text',
    write(put('busquedasIgnoradas/i1', { ...ignored, rev: 4, ignorada: 'no' })),
  ),
];

const REPORT = 'busq-0000000000000000000';
const OLD_REPORT = 'busq-9999999999999999999';
const DAY_MINUTES = 24 * 60;
const daysAgo = (days: number): string =>
  new Date(Date.now() - 6 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);
const report: PlainFields = {
  dia: TODAY,
  lineas: ['codo de pvc 3"|3|3', 'wd-40|1|0'],
  caduca: ago(-92 * DAY_MINUTES),
};
const counted = (day: string, ultima: string, more: PlainFields = {}): Put => ({
  put: `cuposBusqueda/${day}`,
  fields: { ultima, ...more },
  now: [],
  plus: { n: 1 },
  merge: true,
});
const created = (id: string, fields: PlainFields, now = ['creado']): Put => ({ put: `busquedas/${id}`, fields, now });
const sent = (change: Change = {}, id = REPORT): Ask => write(created(id, changed(report, change)), counted(TODAY, id));
const used = (n: number): Docs => ({
  [`cuposBusqueda/${TODAY}`]: { n, ultima: OLD_REPORT },
  [`busquedas/${OLD_REPORT}`]: { ...report, creado: ago(60) },
});
/** A report whose day's count ends some minutes from now. */
const endingIn = (minutes: number): Ask =>
  write(created(REPORT, report), counted(TODAY, REPORT, { caduca: ago(-minutes) }));
const lines = (...lineas: readonly string[]): Change => ({ lineas });

const bad: Readonly<Record<string, Change>> = {
  'no day': { dia: absent },
  tomorrow: { dia: daysAgo(-1) },
  'a day of last week': { dia: daysAgo(7) },
  'no lines': { lineas: [] },
  'lines of text': { lineas: 'taladro|1|1' },
  'a line that is a map': { lineas: [{ a: 1 }] },
  '21 lines': { lineas: many(21, 'a1|1|1') },
  'an e-mail': lines('ana@example.mx|1|1'),
  'a phone': lines('8112345678|1|1'),
  'a phone in groups': lines('81 1234 5678|1|1'),
  'a phone in the last line': lines('taladro|1|1', 'tel 811-2345|1|1'),
  capitals: lines('Ana|1|1'),
  'a text of one letter': lines('a|1|1'),
  'a text of 61': lines(`${text(61)}|1|1`),
  'a line without counts': lines('taladro'),
  'a count of three digits': lines('taladro|100|1'),
  'lines of more than 1,600 letters': lines(...many(26, `${text(58)}|1|1`)),
  'the name of a device': { equipo: 'iPad' },
  'no deadline': { caduca: absent },
  'a deadline too late': { caduca: ago(-94 * DAY_MINUTES) },
  'a deadline too early': { caduca: ago(-90 * DAY_MINUTES) },
};

export const reportCases: RuleCase[] = [
  ...(['visitor', 'customer', 'disabled', 'staff'] as const).map((who) => can(who, 'report searches', sent())),
  can('visitor', 'report searches of six days ago', sent({ dia: daysAgo(6) })),
  ...[1, 2, 3, 4, 5].map((days) => can('visitor', `report searches of ${days} days ago`, sent({ dia: daysAgo(days) }))),
  can('visitor', 'report twenty lines', sent({ lineas: many(20, 'codo de pvc|12|3') })),
  can('visitor', 'report six digits', sent(lines('broca 123456|1|1'))),
  can('visitor', 'send the 200th report of the day', sent(), used(199)),
  cannot('visitor', 'send a report more than the day may have', sent(), used(200)),
  ...Object.entries(bad).map(([name, change]) => cannot('visitor', `report searches with ${name}`, sent(change))),
  cannot('visitor', 'report searches under an id that can be guessed', sent({}, 'busq-1')),
  cannot(
    'visitor',
    'report searches with a forged time',
    write(created(REPORT, { ...report, creado: ago(1) }, []), counted(TODAY, REPORT)),
  ),
  cannot('visitor', 'report searches without counting them', write(created(REPORT, report))),
  cannot('visitor', 'report searches without counting them later in the day', write(created(REPORT, report)), used(5)),
  cannot(
    'visitor',
    'send two reports for one count',
    write(created(REPORT, report), created('busq-1111111111111111111', report), counted(TODAY, REPORT)),
  ),
  cannot('visitor', 'count a report that is not there', write(counted(TODAY, REPORT))),
  cannot('visitor', 'count a report that was there already', write(counted(TODAY, OLD_REPORT)), used(5)),
  cannot('visitor', 'count a report on yesterday', write(created(REPORT, report), counted(YESTERDAY, REPORT))),
  cannot(
    'visitor',
    'count a report on two days',
    write(created(REPORT, report), counted(TODAY, REPORT), counted(YESTERDAY, REPORT)),
  ),
  ...[{}, used(5)].map((world, at) =>
    cannot(
      'visitor',
      `count two reports at once ${at === 0 ? 'first' : 'later'}`,
      write(created(REPORT, report), { ...counted(TODAY, REPORT), plus: { n: 2 } }),
      world,
    ),
  ),
  cannot('visitor', 'say more in the count', write(created(REPORT, report), counted(TODAY, REPORT, { visto: true }))),
  ...[0, 2, 3].map((days) => can('visitor', `count a report for ${days} days`, endingIn(days * DAY_MINUTES + 60))),
  ...[-60, 5 * DAY_MINUTES].map((minutes) =>
    cannot('visitor', `count a report until ${minutes} minutes from now`, endingIn(minutes)),
  ),
  can('visitor', 'count once more later in the day', sent(), used(5)),
  ...nobodyCan('change a report', write(created(OLD_REPORT, report)), ['visitor', 'staff']).map((row) => ({
    ...row,
    world: used(5),
  })),
  can('staff', 'read a report', { get: `busquedas/${OLD_REPORT}` }, used(5)),
  ...NOT_STAFF.map((who) => cannot(who, 'read a report', { get: `busquedas/${OLD_REPORT}` }, used(5))),
  ...onlyStaffCan('list reports', { list: { from: 'busquedas', limit: 10 } }),
  ...nobodyCan('read the count of reports', { get: `cuposBusqueda/${TODAY}` }),
  ...nobodyCan('delete a report', write(remove(`busquedas/${OLD_REPORT}`))),
];
