import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Entry } from '#domain/staff/journal/journal.ts';
import { launch, openTab, type Tab } from './browser.ts';
import { Database } from './database.ts';
import { change, entry } from './journal-entry.ts';
import { Shop } from './shop.ts';
import { target } from './target.ts';
import { int, str, ts } from './values.ts';

const BEFORE = '2026-01-01T00:00:00Z';
const SERVER_TIME = { timestampValue: expect.not.stringMatching(BEFORE) };

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function device(db: Database): Promise<Tab> {
  return await openTab(await browser.newContext(), db.project, 'persistent');
}

describe('an entry of the staff’s journal, sent by the site’s own code', () => {
  test('is written whole, each document with its next revision and the time of the server', async () => {
    const db = new Database();
    await db.seed({
      'productos/p1': { nombre: str('Taladro'), rev: int(3), actualizado: ts(BEFORE) },
      'borradores/p1': { rev: int(1) },
    });
    const tab = await device(db);
    const changes = [
      change('p1', 3, { nombre: 'Taladro 2' }),
      change('p2', 0, { nombre: 'Pala' }),
      change('p1', 1, null, 'borradores'),
    ];
    expect(await tab.apply(entry(...changes))).toEqual({ kind: 'applied' });
    expect(await db.fields('productos/p1')).toEqual({
      nombre: str('Taladro 2'),
      rev: int(4),
      actualizado: SERVER_TIME,
      actualizadoPor: str('ana'),
    });
    expect(await db.fields('productos/p2')).toMatchObject({
      nombre: str('Pala'),
      rev: int(1),
      actualizadoPor: str('ana'),
    });
    expect(await db.fields('borradores/p1')).toBeUndefined();
  });

  test('whose answer was lost is recognised and not written again', async () => {
    const db = new Database();
    await db.seed({ 'borradores/p1': { rev: int(1) } });
    const tab = await device(db);
    const sent = entry(change('p1', 0, { nombre: 'Taladro' }), change('p1', 1, null, 'borradores'));
    expect(await tab.apply(sent)).toEqual({ kind: 'applied' });
    const written = await db.read('productos/p1');
    expect(await tab.apply(sent)).toEqual({ kind: 'applied' });
    expect(await db.read('productos/p1')).toEqual(written);
  });

  test('that somebody overtook is a conflict with their side, and nothing of it is written', async () => {
    const db = new Database();
    const theirs = { nombre: str('De Eva'), rev: int(7), actualizado: ts(BEFORE), actualizadoPor: str('eva') };
    await db.seed({ 'productos/p1': theirs });
    const tab = await device(db);
    const changes = [
      change('p2', 0, { nombre: 'Pala' }),
      change('p1', 3, { nombre: 'Taladro 2' }),
      change('p3', 2, { nombre: 'X' }),
    ];
    expect(await tab.apply(entry(...changes))).toEqual({
      kind: 'conflict',
      theirs: {
        'productos/p1': {
          rev: 7,
          document: { nombre: 'De Eva' },
          stamp: { by: 'eva', at: BEFORE.replace('Z', '.000000000Z') },
        },
        'productos/p3': null,
      },
    });
    expect(await db.fields('productos/p1')).toEqual(theirs);
    expect(await db.fields('productos/p2')).toBeUndefined();
  });

  test('that changed other fields than somebody else did is joined with theirs, and the journal learns what was written', async () => {
    const db = new Database();
    await db.seed({ 'productos/p1': { nombre: str('Taladro'), precio: int(200), marca: str('Eva'), rev: int(7) } });
    const tab = await device(db);
    const mine = {
      ...change('p1', 3, { nombre: 'Taladro', precio: 150, marca: 'TENAZ' }),
      base: { nombre: 'Taladro', precio: 100, marca: 'TENAZ' },
    };
    // Both changed the price.
    expect(await tab.apply(entry(mine))).toMatchObject({ kind: 'conflict' });
    const other = { ...mine, document: { nombre: 'Taladro', precio: 100, marca: 'TENAZ', modelo: 'X' } };
    const document = { nombre: 'Taladro', precio: 200, marca: 'Eva', modelo: 'X' };
    const sent: Entry = { ...entry(other), state: { kind: 'saved' } };
    expect(await tab.apply(sent)).toMatchObject({
      kind: 'applied',
      merged: [{ baseRev: 7, document }],
      joined: ['precio', 'marca'],
    });
    expect(await db.fields('productos/p1')).toMatchObject({
      precio: int(200),
      marca: str('Eva'),
      modelo: str('X'),
      rev: int(8),
    });
  });

  test('of one of two people who send at once is written, and the other’s is a conflict', async () => {
    const db = new Database();
    await db.seed({ 'productos/p1': { nombre: str('Taladro'), rev: int(1) } });
    const tabs = [await device(db), await device(db)];
    const outcomes = await Promise.all(
      tabs.map((tab, at) =>
        tab.apply(entry(change('p1', 1, { nombre: `De ${at}` }), change(`n${at}`, 0, { nombre: 'Pala' }))),
      ),
    );
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['applied', 'conflict']);
    const winner = outcomes.findIndex(({ kind }) => kind === 'applied');
    expect(await db.fields('productos/p1')).toMatchObject({ nombre: str(`De ${winner}`), rev: int(2) });
    expect(await db.fields(`productos/n${1 - winner}`)).toBeUndefined();
  });
});

describe('what an entry leaves in the log and in the trash', () => {
  test('each change is logged as the server had the document before it, with the deletion’s document in the trash', async () => {
    const db = new Database();
    await db.seed({
      'productos/p1': { nombre: str('Taladro'), precio: int(100), rev: int(3) },
      'borradores/p1': { nombre: str('Del servidor'), rev: int(1) },
    });
    const tab = await device(db);
    const deletion = change('p1', 1, null, 'borradores');
    const trash = change('borradores-p1', 0, { coleccion: 'borradores', documento: 'p1', contenido: {} }, 'papelera');
    const sent = { ...entry(change('p1', 3, { nombre: 'Taladro', precio: 150 }), deletion, trash), title: 'Taladro' };
    expect(await tab.apply(sent)).toEqual({ kind: 'applied' });
    expect(await tab.apply(sent)).toEqual({ kind: 'applied' });
    expect(await db.fields('papelera/borradores-p1')).toMatchObject({
      contenido: { mapValue: { fields: { nombre: str('Del servidor') } } },
      caduca: SERVER_TIME,
      rev: int(1),
      actualizadoPor: str('ana'),
    });
    const records = await db.list('bitacora');
    expect(records).toMatchObject([
      {
        rutas: { arrayValue: { values: [str('productos/p1'), str('borradores/p1')] } },
        revs: { arrayValue: { values: [int(4), int(0)] } },
        desde: { arrayValue: { values: [int(3), int(1)] } },
        titulo: str('Taladro'),
        por: str('ana'),
        hecho: SERVER_TIME,
      },
    ]);
    // The fields that stayed are not there.
    expect(records[0]?.['cambios']).toMatchObject({
      arrayValue: {
        values: [
          {
            mapValue: {
              fields: {
                antes: { mapValue: { fields: { precio: int(100) } } },
                despues: { mapValue: { fields: { precio: int(150) } } },
              },
            },
          },
          { mapValue: { fields: { despues: { nullValue: 'NULL_VALUE' } } } },
        ],
      },
    });
  });

  test('a deletion from the menus is told in the document that every device listens to, once however many are deleted', async () => {
    const db = new Database();
    const label = { nombre: str('Taladros'), rev: int(2) };
    await db.seed({ 'etiquetas/e1': label, 'etiquetas/e2': label, 'categories/c1': { name: str('Uno'), rev: int(1) } });
    const tab = await device(db);
    const both = entry(change('e1', 2, null, 'etiquetas'), change('c1', 1, null, 'categories'));
    expect(await tab.apply(both)).toEqual({ kind: 'applied' });
    expect(await db.fields('etiquetas/e1')).toBeUndefined();
    const told = (rev: number) => ({ rev: int(rev), actualizado: SERVER_TIME, actualizadoPor: str('ana') });
    expect(await db.fields('ajustes/menus')).toEqual(told(1));
    // What was deleted before tells nothing again.
    expect(await tab.apply(both)).toEqual({ kind: 'applied' });
    expect(await db.fields('ajustes/menus')).toEqual(told(1));
    expect(await tab.apply(entry(change('e2', 2, null, 'etiquetas')))).toEqual({ kind: 'applied' });
    expect(await db.fields('ajustes/menus')).toEqual(told(2));
  });

  test('a write of the menus or of the search’s words is told in a document of its own, once for each entry', async () => {
    const db = new Database();
    const tab = await device(db);
    const label = { nombre: 'Taladros', slug: 'taladros' };
    const two = entry(change('e1', 0, label, 'etiquetas'), change('c1', 0, { name: 'Uno' }, 'categories'));
    expect(await tab.apply(two)).toEqual({ kind: 'applied' });
    const told = (rev: number) => ({ rev: int(rev), actualizado: SERVER_TIME, actualizadoPor: str('ana') });
    expect(await db.fields('ajustes/menus-escritos')).toEqual(told(1));
    expect(await db.fields('ajustes/menus')).toBeUndefined();
    expect(await db.fields('ajustes/palabras-escritas')).toBeUndefined();
    expect(await tab.apply(entry(change('v1', 0, { frase: 'cespol' }, 'vocabulario')))).toEqual({ kind: 'applied' });
    expect(await db.fields('ajustes/palabras-escritas')).toEqual(told(1));
    expect(await db.fields('ajustes/menus-escritos')).toEqual(told(1));
  });

  test('a document that somebody else had deleted before leaves nothing in the trash', async () => {
    const db = new Database();
    const tab = await device(db);
    const trash = change('borradores-p1', 0, { coleccion: 'borradores', documento: 'p1', contenido: {} }, 'papelera');
    expect(await tab.apply(entry(change('p1', 1, null, 'borradores'), trash))).toEqual({ kind: 'applied' });
    expect(await db.fields('papelera/borradores-p1')).toBeUndefined();
    expect(await db.list('bitacora')).toEqual([]);
  });
});

describe('an entry of the staff’s journal about a quotation', () => {
  test('of a quotation gets the time it came as a time again', async () => {
    const db = new Database();
    const creado = '2026-01-02T03:04:05.123456Z';
    const tab = await device(db);
    await tab.apply(entry(change('c1', 0, { creado, folio: 'A-1' }, 'cotizaciones')));
    expect(await db.fields('cotizaciones/c1')).toMatchObject({ creado: ts(creado), folio: str('A-1') });
  });
});

describe.skipIf(target.kind === 'emulator')('an entry that the shop does not take', () => {
  test('is refused to who is no staff, and waits while there is no server', async () => {
    const shop = await Shop.open();
    const tab = await shop.person();
    const sent = entry(change('p1', 0, { nombre: 'Taladro' }));
    expect(await tab.apply(sent)).toEqual({ kind: 'refused', reason: 'not-allowed' });
    await shop.server.stop();
    expect(await tab.apply(sent)).toEqual({ kind: 'unreachable' });
    await shop.close();
  });
});
