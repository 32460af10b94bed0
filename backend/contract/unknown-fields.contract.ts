import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, openTab, type Tab } from './browser.ts';
import { Database } from './database.ts';
import { change, entry } from './journal-entry.ts';
import { int, str } from './values.ts';

describe('a field that this version of the site does not know, because a newer one wrote it,', () => {
  let browser: Browser;
  let db: Database;
  let tab: Tab;
  const newer = { nombre: str('Taladro'), garantia: str('2 años'), rev: int(3) };
  const base = { nombre: 'Taladro', visible: 'public' };

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  /** A store with these documents, and the device of a colleague. */
  async function open(documents: Parameters<Database['seed']>[0]): Promise<void> {
    db = new Database();
    await db.seed(documents);
    tab = await openTab(await browser.newContext(), db.project, 'persistent');
  }

  test('stays when the product is saved, and the save is recognised when its answer was lost', async () => {
    await open({ 'productos/p1': newer });
    const save = entry({ ...change('p1', 3, { nombre: 'Taladro 2' }), base });
    expect(await tab.apply(save)).toEqual({ kind: 'applied' });
    const saved = await db.read('productos/p1');
    expect(saved?.fields).toMatchObject({ nombre: str('Taladro 2'), garantia: str('2 años'), rev: int(4) });
    expect(await tab.apply(save)).toEqual({ kind: 'applied' });
    expect(await db.read('productos/p1')).toEqual(saved);
  });

  test('goes with the content when the product is withdrawn, and comes back when it is published', async () => {
    await open({ 'productos/p1': newer });
    const withdraw = entry(
      { ...change('p1', 3, { visible: 'retirado' }), base },
      change('p1', 0, { nombre: 'Taladro' }, 'borradores'),
    );
    for (const attempt of ['sent', 'sent again because the answer was lost'])
      expect([attempt, await tab.apply(withdraw)]).toEqual([attempt, { kind: 'applied' }]);
    const withdrawn = await db.fields('productos/p1');
    expect(withdrawn).toMatchObject({ visible: str('retirado'), rev: int(4) });
    expect(withdrawn).not.toHaveProperty('garantia');
    const draft = { nombre: str('Taladro'), garantia: str('2 años'), rev: int(1) };
    expect(await db.fields('borradores/p1')).toMatchObject(draft);

    await tab.apply(entry(change('p1', 4, base), change('p1', 1, null, 'borradores')));
    expect(await db.fields('productos/p1')).toMatchObject({ garantia: str('2 años'), rev: int(5) });
  });

  test('stays in the private document, and never moves from there into the public one', async () => {
    await open({ 'productos/p1': newer, 'internos/p1': { costo: int(1), margen: int(30), rev: int(1) } });
    await tab.apply(entry(change('p1', 3, base), change('p1', 1, { costo: 2 }, 'internos')));
    expect(await db.fields('internos/p1')).toMatchObject({ costo: int(2), margen: int(30), rev: int(2) });
    const product = await db.fields('productos/p1');
    expect(product).toMatchObject({ rev: int(4) });
    expect(product).not.toHaveProperty('margen');
  });

  test('goes when the edit started from it and leaves it out, as when a person decides a conflict so', async () => {
    await open({ 'productos/p1': newer });
    await tab.apply(entry({ ...change('p1', 3, base), base: { ...base, garantia: '2 años' } }));
    const product = await db.fields('productos/p1');
    expect(product).toMatchObject({ rev: int(4) });
    expect(product).not.toHaveProperty('garantia');
  });

  test('is not mistaken for a known field that the edit leaves out, which goes', async () => {
    await open({ 'productos/p1': { nombre: str('Taladro'), marca: str('Truper'), rev: int(3) } });
    await tab.apply(entry(change('p1', 3, base)));
    const product = await db.fields('productos/p1');
    expect(product).toMatchObject({ rev: int(4) });
    expect(product).not.toHaveProperty('marca');
  });
});
