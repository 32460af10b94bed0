import { type MenusRead, menusReadHere } from '#domain/catalogue/menus-read.ts';
import { parseCategory } from '#domain/catalogue/parse-category.ts';
import { parseLabel } from '#domain/catalogue/parse-label.ts';
import { parseShopWord } from '#domain/catalogue/parse-shop-word.ts';
import { parseTutorial } from '#domain/catalogue/parse-tutorial.ts';
import { parseDocuments, type StoredDocument } from '#domain/catalogue/stored-document.ts';
import { parseInstant } from '#domain/kernel/instant.ts';
import { shopDayAt } from '#domain/kernel/shop-day.ts';
import type { RetiredPage } from '#domain/pages/page-address.ts';
import { parseRetired } from '#domain/pages/parse-retired.ts';
import { type SiteCatalogue, siteCatalogueInSteps } from '#domain/pages/site-catalogue.ts';
import type { ChangedAt } from '#domain/pages/sitemap.ts';
import { productsToday } from '#domain/promotions/promotions.ts';
import { readSettings } from '#domain/settings/parse-settings.ts';
import { profileWith, type StoreSettings } from '#domain/settings/store-settings.ts';
import { PROMOTIONS, SETTINGS } from '#domain/settings/subjects.ts';
import type { HostedDatabase } from '../databases/hosted-database.ts';
import type { Collection } from '../engine/collection.ts';
import { plainFields } from '../engine/plain-fields.ts';
import { inSlices, othersServed } from './in-slices.ts';
import { isOpenShop } from './is-open-shop.ts';
import { createProductRows } from './product-rows.ts';
import { createPublishedOrder } from './published-order.ts';
import { profileOf } from './stored-profile.ts';
import { withTimeout } from './with-timeout.ts';

/** The catalogue and the store's profile as visitors may see them, with what the answers to addresses need besides. */
export interface ShopCatalogue {
  /** Another one after every change. */
  readonly version: string;
  readonly catalogue: SiteCatalogue;
  /** How far its menus are known. */
  readonly menusRead: MenusRead | undefined;
  readonly retired: ReadonlyMap<string, RetiredPage>;
  readonly changedAt: ChangedAt;
  readonly settings: StoreSettings;
  /** The shop's day whose prices the catalogue has; absent while the shop has no promotions. */
  readonly day: string | undefined;
}

const MINUTE_MS = 60_000;

type ByPath = (path: string) => Collection | undefined;

const READ = ['productos', 'categories', 'etiquetas', 'tutoriales', 'vocabulario', 'ajustes', 'publicado'] as const;

/** Milliseconds that a page waits for the catalogue of the last commit before it is made of the one before. */
export const PATIENCE_MS = 300;

/**
 * The public catalogue of a database, of the last commit, and read again only after a change. While others keep the process busy the reading takes seconds,
 * because it gives way to them: whoever has waited for `patienceMs` gets the catalogue that was read before, if there is one.
 */
export function followShopCatalogue(
  database: HostedDatabase,
  now: () => number = Date.now,
  patienceMs = Number.POSITIVE_INFINITY,
): () => Promise<ShopCatalogue> {
  const byPath: ByPath = (path) => database.state.collection(path);
  const rowsOf = createProductRows();
  const orderOf = createPublishedOrder();
  let known: { readonly version: string; readonly reading: Promise<ShopCatalogue> } | undefined;

  const read = async (version: string, day: string | undefined): Promise<ShopCatalogue> => {
    const documents = (path: string): StoredDocument[] =>
      [...(byPath(path)?.documents() ?? [])].map(({ id, fields }) => ({ id, fields: plainFields(fields) }));
    const present = byPath('productos')?.all() ?? [];
    const { settings } = readSettings(documents(SETTINGS));
    const storedMenus = { categories: documents('categories'), labels: documents('etiquetas') };
    const read = parseInstant(new Date(now()).toISOString());
    const menusRead = read
      ? menusReadHere(storedMenus.categories, storedMenus.labels, read, settings.menusWritten)
      : undefined;
    const categories = parseDocuments(storedMenus.categories, parseCategory).values;
    const labels = parseDocuments(storedMenus.labels, parseLabel).values;
    const tutorials = parseDocuments(documents('tutoriales'), parseTutorial).values;
    const words = parseDocuments(documents('vocabulario'), parseShopWord).values;
    const order = await orderOf(byPath('publicado'));
    const rows = await rowsOf(present);
    await othersServed();
    const stored = order(rows.known).flatMap(({ product }) => product ?? []);
    const products = day ? productsToday(stored, profileWith(settings).promotions, day) : stored;
    return {
      version,
      catalogue: await inSlices(
        siteCatalogueInSteps(
          { categories, labels, products, words },
          [...tutorials].sort((a, b) => a.titulo.localeCompare(b.titulo, 'es')),
        ),
      ),
      retired: new Map(
        rows.tombstones.flatMap((fields) => {
          const page = parseRetired(fields);
          return page ? [[page.slug, page] as const] : [];
        }),
      ),
      menusRead,
      settings,
      day,
      changedAt: new Map(rows.known.map(({ id, actualizado }) => [id, actualizado])),
    };
  };

  /** The present state is read after what is being read, and once for all who come meanwhile. */
  let isReading = false;
  let next: Promise<ShopCatalogue> | undefined;

  let asked: { readonly settings: number; readonly minute: number; readonly day: string | undefined } | undefined;
  /** A promotion begins and ends with a day of the shop, so then the same documents are another catalogue. A day ends at a whole minute in every zone. */
  const today = (): string | undefined => {
    const settings = byPath(SETTINGS);
    if (!settings?.get(PROMOTIONS)) return undefined;
    const minute = Math.floor(now() / MINUTE_MS);
    if (asked?.settings !== settings.lastChange || asked.minute !== minute)
      asked = {
        settings: settings.lastChange,
        minute,
        day: shopDayAt(now(), profileOf(settings, ['horario']).zone),
      };
    return asked.day;
  };

  const latest = (): Promise<ShopCatalogue> => {
    const day = today();
    const version = [...READ.map((path) => byPath(path)?.lastChange ?? 0), day ?? ''].join('-');
    if (known?.version === version) return known.reading;
    if (isReading && known) {
      next ??= known.reading.then(
        () => afterwards(),
        () => afterwards(),
      );
      return next;
    }
    isReading = true;
    const reading = read(version, day).finally(() => (isReading = false));
    known = { version, reading };
    return reading;
  };
  const afterwards = (): Promise<ShopCatalogue> => {
    next = undefined;
    return latest();
  };

  // Without a limit there is nothing to remember.
  if (patienceMs === Number.POSITIVE_INFINITY) return latest;
  let whole: { readonly reading: Promise<ShopCatalogue>; readonly read: ShopCatalogue } | undefined;
  return () => {
    const reading = latest();
    if (reading === whole?.reading) return reading;
    // Of a shop that nobody has opened it would be the store that the site was built with.
    const isOpen = isOpenShop(database.state);
    const kept = reading.then((read) => {
      if (isOpen) whole = { reading, read };
      return read;
    });
    if (whole === undefined) return kept;
    return withTimeout(kept, whole.read, patienceMs);
  };
}
