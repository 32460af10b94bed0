import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import { MENUS_SHAPE } from '#domain/catalogue/menus-read.ts';
import { parseCategory } from '#domain/catalogue/parse-category.ts';
import { parseLabel } from '#domain/catalogue/parse-label.ts';
import type { StoredDocument } from '#domain/catalogue/stored-document.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { isUnchangedSince } from '#domain/settings/change-markers.ts';
import type { StoreSettings } from '#domain/settings/store-settings.ts';
import type { WindowStart } from '#domain/snapshot/reader.ts';
import type { MenusCopy } from './copy-database.ts';
import { type MenuList, menuStart, withRead } from './menu-list.ts';
import { report } from './report.ts';

export const MENUS = ['categories', 'etiquetas'] as const;
/** A collection of the menus. */
export type MenuName = (typeof MENUS)[number];

/** The categories, the labels and the settings of the store, which are received separately and kept together. */
export interface MenusKeeper {
  isKnown(): boolean;
  /** From where a collection has to be read now; `null` for all of it. @param now the server's time */
  start(name: MenuName, now: Instant | null): WindowStart;
  /** Whether the settings say that nothing was written since the last reading, so that there is nothing to read. @param now the server's time */
  isCurrent(name: MenuName, now: Instant | null): boolean;
  /** The time of the menus' change marker (see `change-markers.ts`). To be asked before a reading begins. */
  told(): Instant | undefined;
  /**
   * Takes over what was read from a start.
   * @param asOf a server time than which the answer is not older
   * @param told the result of `told()` before the reading began
   * @returns false where all of it has to be read, because the shop's data were replaced
   */
  receive(
    name: MenuName,
    start: WindowStart,
    documents: readonly StoredDocument[],
    asOf: Instant | null,
    told: Instant | undefined,
  ): boolean;
  setSettings(settings: StoreSettings): void;
  /** The shop's data were replaced: what is known stays on screen, and all of it is read again. */
  wereReplaced(): void;
}

interface MenusPorts {
  /** Called with menus that differ from those before. */
  readonly onMenus: (menus: MenusCopy) => void;
  /** Called also where only `read`, how far they are known, has changed. */
  readonly onRead: (menus: MenusCopy) => void;
  /** Called each time that all documents of a collection were read. */
  readonly onWhole: (name: MenuName) => void;
}

export function createMenusKeeper(known: MenusCopy | undefined, { onMenus, onRead, onWhole }: MenusPorts): MenusKeeper {
  const kept = known?.read?.shape === MENUS_SHAPE ? known.read : undefined;
  let categories: MenuList<Category> | undefined = known && { items: known.categories, cursor: kept?.categories };
  let labels: MenuList<Label> | undefined = known && { items: known.labels, cursor: kept?.labels };
  let settings = known?.settings;

  const notify = (isNew: boolean): void => {
    if (!categories || !labels) return;
    const cursors = categories.cursor && labels.cursor && { categories: categories.cursor, labels: labels.cursor };
    const read = cursors && { ...cursors, shape: MENUS_SHAPE };
    const menus = { categories: categories.items, labels: labels.items, settings, ...(read && { read }) };
    if (isNew) onMenus(menus);
    onRead(menus);
  };
  const listOf = (name: MenuName) => (name === 'categories' ? categories : labels);
  const keep = <Item>(before: MenuList<Item> | undefined, next: MenuList<Item>): MenuList<Item> => {
    // A listener's first answer is mostly equal to the copy. Passed on, it would draw every menu again and send all names to the search again.
    const isSame = before !== undefined && JSON.stringify(before.items) === JSON.stringify(next.items);
    return isSame ? { ...next, items: before.items } : next;
  };

  const keeper: MenusKeeper = {
    isKnown: () => categories !== undefined && labels !== undefined,
    start: (name, now) => menuStart(listOf(name)?.cursor, now, settings?.menusDeleted),
    isCurrent: (name, now) =>
      keeper.start(name, now) !== null && isUnchangedSince(listOf(name)?.cursor, settings?.menusWritten, now),
    told: () => settings?.menusWritten,
    receive(name, start, documents, asOf, told) {
      const before = listOf(name);
      const nothing = { items: [], cursor: undefined };
      if (name === 'categories') {
        const read = withRead(categories ?? nothing, start, documents, { asOf, told }, parseCategory);
        if (!read) return false;
        report(name, read.problems);
        categories = keep(categories, read.list);
      } else {
        const read = withRead(labels ?? nothing, start, documents, { asOf, told }, parseLabel);
        if (!read) return false;
        report(name, read.problems);
        labels = keep(labels, read.list);
      }
      const now = listOf(name);
      const isNew = now?.items !== before?.items;
      if (isNew || JSON.stringify(now?.cursor) !== JSON.stringify(before?.cursor)) notify(isNew);
      if (start === null) onWhole(name);
      return true;
    },
    setSettings(next) {
      settings = next;
      notify(true);
    },
    wereReplaced() {
      categories = categories && { ...categories, cursor: undefined };
      labels = labels && { ...labels, cursor: undefined };
    },
  };
  return keeper;
}
