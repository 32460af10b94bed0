import { expect, test } from 'vitest';
import type { StoredDocument } from '#domain/catalogue/stored-document.ts';
import { type Instant, parseInstant } from '#domain/kernel/instant.ts';
import { type StoreSettings, settingsForPage } from '#domain/settings/store-settings.ts';
import { createSettingsKeeper } from './settings-keeper.ts';

/** A server whose documents of `ajustes` the test writes, and that says how many it was asked for. */
function opened(known?: StoreSettings) {
  const documents = new Map<string, StoredDocument>();
  const told: StoreSettings[] = [];
  let reads = 0;
  const keeper = createSettingsKeeper(known, (settings) => void told.push(settings));
  const at = (minute: number): Instant => {
    const instant = parseInstant(
      `2026-11-23T${String(10 + Math.floor(minute / 60))}:${String(minute % 60).padStart(2, '0')}:00Z`,
    );
    if (!instant) throw new Error('no instant');
    return instant;
  };
  const read = async (start: Instant | null) => {
    const found = [...documents.values()].filter(({ fields }) => !start || String(fields['actualizado']) > start);
    // Firestore bills a query that finds nothing as one read.
    reads += Math.max(1, found.length);
    return found;
  };
  return {
    told,
    keeper,
    documents,
    write: (id: string, minute: number, fields: object) =>
      void documents.set(id, { id, fields: { ...fields, actualizado: at(minute) } }),
    async catchUp() {
      const before = reads;
      await keeper.catchUp(read);
      return reads - before;
    },
    isContinued: () => keeper.catchUp(read),
  };
}

const site = (versionAviso: string) => ({ versionAviso });
const policies = {
  diasCotizacion: 9,
  diasCambio: 9,
  diasResguardo: 9,
  formasDePago: 'efectivo',
  zonaDeEntrega: 'Monterrey',
};

test('an unchanged store costs a visit one read, and a change is told once', async () => {
  const shop = opened();
  shop.write('sitio', 0, site('2026-01-01'));
  shop.write('politicas', 60, policies);
  expect(await shop.catchUp()).toBe(2);
  expect(shop.told).toHaveLength(1);
  const later = opened(shop.told[0]);
  for (const [id, document] of shop.documents) later.documents.set(id, document);
  expect(await later.catchUp()).toBe(1);
  expect(later.told).toEqual([]);
  later.write('sitio', 120, site('2026-12-01'));
  await later.catchUp();
  expect(later.told.map(({ profile }) => [profile.privacyVersion, profile.policies?.quoteDays])).toEqual([
    ['2026-12-01', 9],
  ]);
});

test('a write that landed after a later one is not missed', async () => {
  const shop = opened();
  shop.write('politicas', 60, policies);
  await shop.catchUp();
  // It reached the server a minute before the other and was not to be seen when that one was read.
  shop.write('sitio', 59, site('2026-12-01'));
  await shop.catchUp();
  expect(shop.told.at(-1)?.profile.privacyVersion).toBe('2026-12-01');
});

test('where the shop’s data were replaced by older ones, what the device had heard since goes', async () => {
  const shop = opened();
  shop.write('sitio', 0, site('2026-01-01'));
  shop.write('politicas', 120, policies);
  await shop.catchUp();
  shop.documents.delete('politicas');
  await shop.catchUp();
  expect(shop.told.at(-1)?.profile).toEqual({ privacyVersion: '2026-01-01', tagManagerId: '' });
});

test('what an earlier version of the site had read is read again', async () => {
  const shop = opened({ profile: {}, through: parseInstant('2026-11-23T10:00:00Z'), shape: 0 });
  shop.write('sitio', 0, site('2026-01-01'));
  expect(shop.keeper.start()).toBeNull();
  await shop.catchUp();
  expect(shop.told.at(-1)?.profile.privacyVersion).toBe('2026-01-01');
});

test('settings of a page that lack texts are read as a whole at once', async () => {
  const shop = opened();
  shop.write('texto-aviso', 0, { titulo: 'Aviso', texto: ['# Uno'] });
  shop.write('texto-terminos', 60, { titulo: 'Términos', texto: ['# Uno'] });
  await shop.catchUp();
  const [whole] = shop.told;
  if (!whole) throw new Error('nothing was read');
  const page = opened(settingsForPage(whole, 'aviso'));
  for (const [id, document] of shop.documents) page.documents.set(id, document);
  expect(page.keeper.isKnown()).toBe(false);
  await page.catchUp();
  expect(Object.keys(page.told.at(-1)?.profile.texts ?? {})).toEqual(['aviso', 'terminos']);
  expect(page.keeper.isKnown()).toBe(true);
});

test('says whether the settings are of the history that was known before, also where all of them were read', async () => {
  const known: StoreSettings = { profile: {}, through: parseInstant('2026-11-23T10:30:00Z'), shape: 0 };
  const shop = opened(known);
  shop.write('sitio', 30, site('2026-11-01'));
  expect(await shop.isContinued()).toBe(true);
  const replaced = opened(known);
  replaced.write('sitio', 29, site('2026-11-01'));
  expect(await replaced.isContinued()).toBe(false);
});
