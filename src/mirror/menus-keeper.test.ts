import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StoredDocument } from '#domain/catalogue/stored-document.ts';
import { compareInstants, type Instant, parseInstant, shiftInstant } from '#domain/kernel/instant.ts';
import { settingsForPage } from '#domain/settings/store-settings.ts';
import { MENU_DELETIONS, MENU_WRITES } from '#domain/settings/subjects.ts';
import type { WindowStart } from '#domain/snapshot/reader.ts';
import type { MenusCopy } from './copy-database.ts';
import { createMenusKeeper, MENUS, type MenuName } from './menus-keeper.ts';
import { areContinued, createSettingsKeeper } from './settings-keeper.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const BEGIN = parseInstant('2026-11-01T10:00:00Z') as Instant;

/** A server whose writes land up to nine minutes after the time that they carry. */
function server() {
  let minutes = 0;
  let commits = 0;
  let kept = new Map<string, StoredDocument | null>();
  const landing: { readonly key: string; readonly document: StoredDocument | null; readonly at: number }[] = [];
  let backup: typeof kept | undefined;
  const now = () => shiftInstant(BEGIN, minutes * MINUTE);
  const settle = () => {
    for (const { key, document, at } of landing.splice(0).toSorted((a, b) => a.at - b.at)) {
      if (at <= minutes) kept.set(key, document);
      else landing.push({ key, document, at });
    }
  };
  const put = (key: string, fields: object, late: number): void => {
    const id = key.split('/')[1] ?? '';
    // No two commits of one document carry the same time.
    const time = now().replace('.000000000Z', `.${String(commits).padStart(9, '0')}Z`);
    const document = { id, fields: { ...fields, actualizado: time } };
    landing.push({ key, document, at: minutes + late });
  };
  const all = (name: string): StoredDocument[] => {
    settle();
    return [...kept]
      .flatMap(([key, document]) => (document && key.startsWith(`${name}/`) ? [document] : []))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  };
  return {
    now,
    all,
    pass: (more: number) => {
      minutes += more;
      settle();
    },
    write(name: MenuName, id: string, late: number, isMarked = true): void {
      commits += 1;
      if (isMarked) put(`ajustes/${MENU_WRITES}`, {}, late);
      const text = `Escrito ${minutes}`;
      const label = { nombre: text, slug: 'a', carpeta: 'a', unicID: '0' };
      const category = { name: text, folder: 'a', menu: 'slim', unicID: '0' };
      put(`${name}/${id}`, name === 'categories' ? category : label, late);
    },
    remove(name: MenuName, id: string, late: number, isMarked = true): void {
      commits += 1;
      landing.push({ key: `${name}/${id}`, document: null, at: minutes + late });
      if (isMarked) put(`ajustes/${MENU_DELETIONS}`, {}, late);
    },
    keepBackup: () => {
      settle();
      backup = new Map(kept);
    },
    restore: () => {
      if (!backup) return;
      landing.length = 0;
      kept = new Map(backup);
      // As `npm run restore` does.
      commits += 1;
      put(`ajustes/${MENU_DELETIONS}`, {}, 0);
    },
    /** As Firestore answers a query by time, from a place on. */
    from(name: MenuName, start: WindowStart): StoredDocument[] {
      const isBehind = ({ id, fields }: StoredDocument): boolean => {
        const written = parseInstant(fields['actualizado']);
        if (!start || !written) return !start;
        const order = compareInstants(written, start.actualizado);
        return order > 0 || (order === 0 && (start.id === null || id >= start.id));
      };
      return all(name).filter(isBehind);
    },
  };
}

type Server = ReturnType<typeof server>;

/** A device that keeps what it has read between its visits. @param brought the menus of the page that its first visit comes with */
function device(shop: Server, brought?: MenusCopy) {
  let copy = brought;
  return {
    /** Reads once, and gives how many documents that costs, the settings left out. */
    visit(): number {
      let reads = 0;
      let isReplaced = false;
      const keeper = createMenusKeeper(copy, { onMenus() {}, onRead: (menus) => void (copy = menus), onWhole() {} });
      const settings = createSettingsKeeper(copy?.settings, (now) => keeper.setSettings(now));
      const start = settings.start();
      const news = shop
        .all('ajustes')
        .filter(({ fields }) => !start || compareInstants(parseInstant(fields['actualizado']) ?? BEGIN, start) > 0);
      if (!areContinued(start, news, copy?.settings)) isReplaced = true;
      if (!settings.receive(start, news)) settings.receive(null, shop.all('ajustes'));
      if (isReplaced) keeper.wereReplaced();
      const read = (name: MenuName, from: WindowStart): boolean => {
        const told = keeper.told();
        const documents = shop.from(name, from);
        reads += Math.max(1, documents.length);
        return keeper.receive(name, from, documents, shop.now(), told);
      };
      for (const name of MENUS) {
        if (keeper.isCurrent(name, shop.now())) continue;
        if (!read(name, keeper.start(name, shop.now()))) read(name, null);
      }
      return reads;
    },
    shown: () => [copy?.categories, copy?.labels],
    copy: () => copy,
    keep: (other: MenusCopy | undefined) => void (copy = other),
  };
}

/** What a device that reads everything shows. */
function expected(shop: Server): unknown {
  const fresh = device(shop);
  fresh.visit();
  return fresh.shown();
}

function filled(): Server {
  const shop = server();
  for (let at = 0; at < 20; at += 1) shop.write('etiquetas', `e${at}`, 0);
  for (let at = 0; at < 5; at += 1) shop.write('categories', `c${at}`, 0);
  shop.pass(30);
  return shop;
}

describe('a device that comes back', () => {
  test('reads one document of each collection where nothing was written, though all were written at one moment', () => {
    const shop = filled();
    const phone = device(shop);
    expect(phone.visit()).toBe(25);
    // So long nothing is asked where nothing is told.
    shop.pass((8 * DAY) / MINUTE);
    expect(phone.visit()).toBe(2);
    expect(phone.shown()).toEqual(expected(shop));
  });

  test('reads nothing while the change marker is unchanged, and within a week what was written without a marker', () => {
    const shop = filled();
    const phone = device(shop);
    phone.visit();
    shop.pass(DAY / MINUTE);
    expect(phone.visit()).toBe(0);
    // As a page of an earlier version of the site writes.
    shop.write('etiquetas', 'e3', 0, false);
    shop.pass(DAY / MINUTE);
    expect(phone.visit()).toBe(0);
    shop.pass((7 * DAY) / MINUTE);
    expect(phone.visit()).toBe(3);
    expect(phone.shown()).toEqual(expected(shop));
  });

  test('reads what was written, and hears of a deletion by reading once more whole', () => {
    const shop = filled();
    const phone = device(shop);
    phone.visit();
    shop.pass(60);
    shop.write('etiquetas', 'e3', 0);
    shop.pass(60);
    expect(phone.visit()).toBe(3);
    expect(phone.shown()).toEqual(expected(shop));
    expect(phone.visit()).toBe(0);
    shop.pass(60);
    shop.remove('etiquetas', 'e4', 0);
    shop.pass(60);
    expect(phone.visit()).toBe(24);
    expect(phone.shown()).toEqual(expected(shop));
    shop.pass(60);
    expect(phone.visit()).toBe(0);
  });

  test('reads all again after a month, and where an earlier version of the site kept its copy', () => {
    const shop = filled();
    const phone = device(shop);
    phone.visit();
    // Past the rules, as by hand in a console: nobody hears of it at once.
    shop.remove('etiquetas', 'e5', 0, false);
    shop.pass(60);
    expect(phone.visit()).toBe(0);
    shop.pass((31 * DAY) / MINUTE);
    expect(phone.visit()).toBe(24);
    expect(phone.shown()).toEqual(expected(shop));

    const { read: _read, ...earlier } = phone.copy() ?? { categories: [], labels: [] };
    phone.keep(earlier);
    shop.pass(60);
    expect(phone.visit()).toBe(24);
  });
});

/** The menus as a page of a host carries them: of the texts only some, so that the settings are read whole. */
function pageOf(copy: MenusCopy | undefined): MenusCopy | undefined {
  const texts = { aviso: { heading: 'a', intro: '', lines: [] }, terminos: { heading: 't', intro: '', lines: [] } };
  const { settings } = copy ?? {};
  return copy && settings && { ...copy, settings: settingsForPage({ ...settings, profile: { texts } }, null) };
}

describe('a first visit by a page that a host keeps', () => {
  test('reads nothing, or what was written since the page was made', () => {
    const shop = filled();
    const host = device(shop);
    host.visit();
    const page = pageOf(host.copy());
    shop.pass(DAY / MINUTE);
    expect(device(shop, page).visit()).toBe(0);
    shop.write('etiquetas', 'e3', 0);
    shop.pass(60);
    const phone = device(shop, page);
    expect(phone.visit()).toBe(3);
    expect(phone.shown()).toEqual(expected(shop));
  });

  test('reads all of them where something was deleted since, and where a backup came back', () => {
    const shop = filled();
    shop.remove('etiquetas', 'e9', 0);
    shop.pass(60);
    shop.keepBackup();
    const host = device(shop);
    host.visit();
    const before = pageOf(host.copy());
    shop.remove('etiquetas', 'e4', 0);
    shop.pass(60);
    const phone = device(shop, before);
    expect(phone.visit()).toBe(23);
    expect(phone.shown()).toEqual(expected(shop));

    host.visit();
    const after = pageOf(host.copy());
    shop.restore();
    // The last written document of the page comes back as another, which alone would look like a change.
    shop.write('etiquetas', 'e19', 0);
    shop.pass(60);
    const other = device(shop, after);
    other.visit();
    expect(other.shown()).toEqual(expected(shop));
  });
});

test('whatever is written, deleted, landed late or restored, a visit shows what the server has', () => {
  const name = fc.constantFrom(...MENUS);
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const late = fc.integer({ min: 0, max: 9 });
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('write' as const), name, id, late }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), name, id, late }) },
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('pass' as const), minutes: fc.constantFrom(1, 5, 9, 12, 60, 2000) }),
    },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('visit' as const), who: fc.constantFrom(0, 1) }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'page' as const }) },
    { weight: 2, arbitrary: fc.constant({ kind: 'first' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'backup' as const }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'restore' as const }) },
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (steps) => {
      const shop = filled();
      const devices = [device(shop), device(shop)];
      const host = device(shop);
      let page: MenusCopy | undefined;
      for (const one of steps) {
        if (one.kind === 'write') shop.write(one.name, one.id, one.late);
        else if (one.kind === 'remove') shop.remove(one.name, one.id, one.late);
        else if (one.kind === 'pass') shop.pass(one.minutes);
        else if (one.kind === 'page') {
          host.visit();
          page = pageOf(host.copy());
        } else if (one.kind === 'first') {
          const phone = device(shop, page);
          phone.visit();
          expect(phone.shown()).toEqual(expected(shop));
        } else if (one.kind === 'backup') shop.keepBackup();
        else if (one.kind === 'restore') shop.restore();
        else {
          devices[one.who]?.visit();
          expect(devices[one.who]?.shown()).toEqual(expected(shop));
        }
      }
    }),
    { numRuns: 300 },
  );
});
