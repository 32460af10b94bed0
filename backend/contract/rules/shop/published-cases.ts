import type { Docs } from '../evaluator.ts';
import { ago, bytesOf, float, instant } from '../stored.ts';
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
  write,
} from './rule-case.ts';
import { hash, lock, many, pointer } from './shop-world.ts';

const part = (digit: string, change: Change = {}) =>
  put(`publicado/${hash(digit)}`, changed({ sha256: hash(digit), datos: bytesOf(100), rev: 1 }, change));
/** What follows the pointer of the world: one further, from its content, under the lock. */
const next = {
  ...pointer,
  seq: 8,
  prev: hash('1'),
  sha256: hash('4'),
  partes: [hash('4')],
  since: ago(16),
  nonce: 'nonce-1111111111111',
};
const publish = (change: Change = {}, parts = [part('4')]) =>
  write(...parts, put('publicado/actual', changed(next, change)));
const cannotPublish = (name: string, change: Change, world?: Docs): RuleCase =>
  cannot('staff', `publish with ${name}`, publish(change), world);
const start = (change: Change = {}, parts = [part('4')]) => publish({ seq: 1, prev: '', ...change }, parts);
const heldBy = (who: string): Docs => ({ 'publicado/candado': { ...lock, por: who } });
const unpublished = { without: ['publicado/actual'] };

export const pointerCases: RuleCase[] = [
  ...everybodyCan('read the pointer', { get: 'publicado/actual' }),
  ...everybodyCan('read a part', { get: `publicado/${hash('1')}` }),
  ...onlyStaffCan('read the lock', { get: 'publicado/candado' }),
  ...onlyStaffCan('list what is published', { list: { from: 'publicado', limit: 10 } }),
  ...onlyStaffCan('publish', publish()),
  can('staff', 'publish two parts', publish({ partes: [hash('4'), hash('5')] }, [part('4'), part('5')])),
  cannot('staff', 'publish a part that is not there', write(put('publicado/actual', next))),
  cannot('staff', 'publish a last part that is not there', publish({ partes: [hash('4'), hash('9')] })),
  cannot('staff', 'publish a first part that is not there', publish({ partes: [hash('9'), hash('4')] })),
  ...NOT_STAFF.map((who) =>
    cannot(who, 'publish under a lock of their own', publish({ por: who, partes: [hash('1')] }, []), heldBy(who)),
  ),
  ...NOT_STAFF.map((who) => ({
    ...cannot(
      who,
      'publish for the first time under a lock of their own',
      start({ por: who, partes: [hash('1')] }, []),
      heldBy(who),
    ),
    ...unpublished,
  })),
  cannotPublish('seq left as it is', { seq: 7 }),
  cannotPublish('seq two further', { seq: 9 }),
  cannotPublish('seq of 8.0', { seq: float(8) }),
  cannotPublish('another prev', { prev: hash('0') }),
  cannotPublish('since before the one that was', { since: ago(301) }),
  cannotPublish('since after the margin', { since: ago(14) }),
  cannotPublish('since of text', { since: '2026' }),
  cannotPublish('an old nonce', { nonce: 'nonce-0000000000000' }),
  cannotPublish('another author', { por: 'disabled' }),
  cannotPublish('the lock of a colleague', {}, { 'publicado/candado': { ...lock, por: 'disabled' } }),
  { ...cannotPublish('no lock at all', {}), without: ['publicado/candado'] },
  cannotPublish('a hash that is none', { sha256: 'abc' }),
  cannotPublish('no bytes', { bytes: 0 }),
  cannotPublish('bytes beyond reason', { bytes: 20_000_001 }),
  cannotPublish('a count below zero', { count: -1 }),
  cannotPublish('a schema of text', { schema: '1' }),
  cannotPublish('no parts', { partes: [] }),
  cannotPublish('21 parts', { partes: many(21, hash('4')) }),
  cannotPublish('parts that are no hashes', { partes: [hash('4'), 'x', hash('4')] }),
  cannotPublish('more fields', { nota: 'x' }),
  cannot(
    'staff',
    'publish with a forged time',
    write(part('4'), { put: 'publicado/actual', fields: { ...next, actualizado: ago(1) }, now: [] }),
  ),
  { ...can('staff', 'publish for the first time', start()), ...unpublished },
  ...NOT_STAFF.map((who) => ({ ...cannot(who, 'publish for the first time', start()), ...unpublished })),
  { ...cannot('staff', 'begin at seq 2', start({ seq: 2 })), ...unpublished },
  { ...cannot('staff', 'begin from something', start({ prev: hash('1') })), ...unpublished },
  { ...cannot('staff', 'begin without the lock', start({ nonce: 'x' })), ...unpublished },
  { ...cannot('staff', 'begin with a bad hash', start({ sha256: 'x' })), ...unpublished },
  ...nobodyCan('delete the pointer', write(remove('publicado/actual'))),
  cannot('staff', 'delete a pointer of forty days', write(remove('publicado/actual')), {
    'publicado/actual': { ...pointer, actualizado: ago(60 * 24 * 40) },
  }),
  ...nobodyCan('delete the lock', write(remove('publicado/candado'))),
];

const take = (change: Change = {}, now: readonly string[] = ['tomado']) =>
  write({ put: 'publicado/candado', fields: changed({ por: 'staff', nonce: 'nonce-2222222222222' }, change), now });

export const publishedCases: RuleCase[] = [
  ...onlyStaffCan('take the lock', take()),
  ...NOT_STAFF.map((who) => cannot(who, 'take the lock for themselves', take({ por: who }))),
  { ...can('staff', 'take the lock for the first time', take()), without: ['publicado/candado'] },
  cannot('staff', 'take the lock for somebody else', take({ por: 'disabled' })),
  cannot('staff', 'take the lock in the past', take({ tomado: instant('2026-01-01T00:00:00.000000Z') }, [])),
  cannot('staff', 'take the lock with a short nonce', take({ nonce: 'x' })),
  cannot('staff', 'take the lock without a nonce', take({ nonce: absent })),
  cannot('staff', 'write more into the lock', take({ nota: 'x' })),
  ...onlyStaffCan('store a part', write(part('4'))),
  cannot('staff', 'store a part again', write(part('1'))),
  cannot('staff', 'change a part', write(part('1', { datos: bytesOf(99), rev: 2 }))),
  cannot('staff', 'store a part under another hash', write(part('4', { sha256: hash('5') }))),
  cannot(
    'staff',
    'store a part under a name',
    write(put('publicado/otro', { sha256: 'otro', datos: bytesOf(1), rev: 1 })),
  ),
  cannot('staff', 'store a part over a megabyte', write(part('4', { datos: bytesOf(1_000_001) }))),
  cannot('staff', 'store a part of text', write(part('4', { datos: 'x' }))),
  cannot('staff', 'store a part with more to it', write(part('4', { nota: 'x' }))),
  cannot('staff', 'store a part at rev 2', write(part('4', { rev: 2 }))),
  ...onlyStaffCan('delete an old part', write(remove(`publicado/${hash('2')}`))),
  cannot('staff', 'delete a part in use', write(remove(`publicado/${hash('1')}`))),
  cannot('staff', 'delete a part of twenty days', write(remove(`publicado/${hash('3')}`))),
];
