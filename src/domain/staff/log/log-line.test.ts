import { expect, test } from 'vitest';
import { parseInstant } from '#domain/kernel/instant.ts';
import { dayInFull } from '#domain/kernel/written-days.ts';
import type { Entry } from '../journal/journal.ts';
import { type LogLine, logLines, matchesLine, waitingLines } from './log-line.ts';
import { plainLogQuery } from './log-query.ts';
import type { LoggedChange, LogRecord } from './parse-log-record.ts';

const change = (path: string, antes: LoggedChange['antes'], despues: LoggedChange['despues']): LoggedChange => ({
  path,
  from: 1,
  rev: despues === null ? 0 : 2,
  antes,
  despues,
});

function record(id: string, at: string, more: Partial<LogRecord> = {}): LogRecord {
  const moment = parseInstant(at);
  if (!moment) throw new Error(at);
  return {
    id,
    entry: id,
    title: 'Pala: guardar',
    by: 'ana',
    email: 'ana@example.mx',
    device: 'iPad · k3f9',
    at: moment,
    upload: '',
    changes: [change('productos/p1', { precio: 14_900 }, { precio: 15_100 })],
    ...more,
  };
}
const titles = (lines: readonly LogLine[]): readonly string[] => lines.map(({ title }) => title);

test('the two records of one edit are one line, and a product, its draft and its costs are one thing in it', () => {
  const at = '2026-11-21T10:00:00Z';
  const costs = record('b', at, { entry: 'a', changes: [change('internos/p1', { costo: 100 }, { costo: 200 })] });
  const [line, ...others] = logLines([record('a', at), costs]);
  expect(others).toEqual([]);
  expect(line?.documents).toEqual([
    {
      kind: 'productos',
      collection: 'productos',
      id: 'p1',
      texts: ['Precio con IVA: $149.00 → $151.00', 'Costo: $1.00 → $2.00'],
      isGone: false,
    },
  ]);
});

test('two edits of one moment are two lines, also where their records stand between each other’s', () => {
  const at = '2026-11-21T10:00:00Z';
  const of = (id: string, entry: string, more: Partial<LogRecord> = {}) =>
    record(id, more.at ?? at, { entry, title: entry, ...more });
  const lot = of('d', 'carga', { upload: 'c1' });
  const earlier = of('f', 'una', { at: record('f', '2026-11-21T09:00:00Z').at });
  const lines = logLines([of('a', 'una'), of('b', 'otra'), of('c', 'una'), lot, of('e', 'otra'), earlier]);
  expect(titles(lines)).toEqual(['una', 'otra', 'carga', 'una']);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(4);
});

test('all lots of an upload are one line with their prices, and its undoing is another', () => {
  const prices = ['p1', 'p2'].map((id) => change(`productos/${id}`, { precio: 1 }, { precio: 2 }));
  const lot = (id: string, title: string): LogRecord =>
    record(id, '2026-11-21T10:00:00Z', { title, upload: 'c1', changes: prices });
  const lines = logLines([
    lot('u', 'Deshacer'),
    lot('a', 'Carga'),
    record('x', '2026-11-21T09:59:00Z'),
    lot('b', 'Carga'),
  ]);
  expect(lines.map(({ title, prices: count, kinds }) => [title, count, kinds])).toEqual([
    ['Deshacer', 2, ['precios']],
    ['Carga', 4, ['precios']],
    ['Pala: guardar', 0, ['productos']],
  ]);
});

test('a day is the shop’s, six hours behind UTC', () => {
  const days = logLines([record('a', '2026-11-21T06:00:00Z'), record('b', '2026-11-21T05:59:59Z')]).map(
    ({ day }) => day,
  );
  expect(days).toEqual(['2026-11-21', '2026-11-20']);
});

test('what is deleted is gone, and what only leaves its draft is not', () => {
  const gone = change('borradores/p1', { nombre: 'Pala' }, null);
  const published = change('productos/p1', null, { nombre: 'Pala', visible: 'public' });
  const isGone = (changes: readonly LoggedChange[]) =>
    logLines([record('a', '2026-11-21T10:00:00Z', { changes })])[0]?.documents.map((one) => one.isGone);
  expect([isGone([gone]), isGone([gone, published])]).toEqual([[true], [false]]);
});

test('a query finds every word without accents, in what changed, in the device and in the person’s name', () => {
  const [line] = logLines([record('a', '2026-11-21T10:00:00Z', { title: 'Cincel: precio' })]);
  const finds = (text: string, kind = ''): boolean =>
    line !== undefined && matchesLine(line, { ...plainLogQuery, text, kind }, () => 'Ana Ríos');
  expect(['PRECIO cincel', '$151', 'ipad', 'rios'].map((text) => finds(text))).toEqual([true, true, true, true]);
  expect([finds('cincel martillo'), finds('', 'tutoriales'), finds('', 'productos')]).toEqual([false, false, true]);
});

test('an edit of this device waits on top until the log has it, and what a customer’s link shows is not told', () => {
  const entry = (id: string, collection: string): Entry => ({
    id,
    title: id,
    changes: [{ collection, id: 'x', baseRev: 1, base: { precio: 1 }, document: { precio: 2 } }],
    by: { uid: 'ana', email: 'ana@example.mx' },
    at: 0,
    state: { kind: 'saved' },
  });
  const journal = [entry('e1', 'productos'), entry('e2', 'estadosCotizacion'), entry('e3', 'productos')];
  expect(titles(waitingLines(journal, []))).toEqual(['e3', 'e1']);
  expect(titles(waitingLines(journal, [record('r', '2026-11-21T10:00:00Z', { entry: 'e3' })]))).toEqual(['e1']);
});

test('a quotation is told in the words of its page, and of the person only what changed', () => {
  const line = { producto: 'p1', clave: 'TZ', nombre: 'Taladro', cantidad: 2, precio: 10_000 };
  const stored = {
    ...change(
      'cotizaciones/q1',
      { estado: 'en-revision', lineas: [line] },
      {
        estado: 'cotizada',
        lineas: [{ ...line, precio: 9_900 }],
        flete: 15_000,
        descuento: 1250,
        vigencia: '2026-11-29',
      },
    ),
    reservados: ['telefono', 'notas'],
  };
  const [told] = logLines([record('a', '2026-11-21T10:00:00Z', { changes: [stored] })]);
  expect(told?.kinds).toEqual(['cotizaciones']);
  expect(told?.documents[0]?.texts).toEqual([
    'Estado: En revisión → Cotizada',
    'Flete: $150.00',
    'Descuento: 12.5 %',
    `Vigencia: ${dayInFull('2026-11-29')}`,
    '«Taladro»: $100.00 → $99.00',
    '«Teléfono» y «Notas internas»: cambió, y aquí no se copia',
  ]);
});
