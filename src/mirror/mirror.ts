import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import type { Product } from '#domain/catalogue/product.ts';
import {
  type DeltaCursor,
  deltaCursor,
  type KnownProduct,
  mergeProductRows,
  noProductRows,
  type ProductRow,
  soldProducts,
} from '#domain/catalogue/product-rows.ts';
import type { ParsedDocuments } from '#domain/catalogue/stored-document.ts';
import type { LocalCopy, MenusCopy } from './local-copy.ts';
import { becomeWriterIfFree, whenWriter } from './writer-tab.ts';

/** Where the mirror shows what it knows. The stores implement it; the mirror knows neither React nor zustand. */
export interface MirrorSink {
  menus(menus: MenusCopy): void;
  /**
   * `complete` once the catalogue has been read to its end: before that, what is missing may still come. `rows` are the same products with
   * their revisions, and the withdrawn ones: what an edit starts from.
   */
  products(products: readonly Product[], complete: boolean, rows: readonly KnownProduct[]): void;
  connection(state: { readonly reachable: boolean; readonly confirmedAt: number | null }): void;
}

/** The one door into the mirrored catalogue: the device's copy at the start, then whatever a feed confirms. */
export interface Mirror {
  readonly knowsMenus: () => boolean;
  /** Where the next delta starts; `null` when no product is known. */
  readonly cursor: () => DeltaCursor | null;
  readonly adoptCategories: (read: ParsedDocuments<Category>) => void;
  readonly adoptLabels: (read: ParsedDocuments<Label>) => void;
  readonly adoptProducts: (read: ParsedDocuments<ProductRow>) => void;
  /** The server was heard: everything on screen is as of now. */
  readonly confirm: () => void;
  readonly lost: () => void;
}

export async function createMirror(copy: LocalCopy | null, sink: MirrorSink): Promise<Mirror> {
  // Before reading: what this tab then finds is what the last writer left.
  let writer = copy !== null && (await becomeWriterIfFree());
  const [menusCopy, productsCopy] = copy
    ? await Promise.all([copy.readMenus(), copy.readProducts()]).catch(() => [undefined, undefined] as const)
    : [undefined, undefined];

  let categories = menusCopy?.categories;
  let labels = menusCopy?.labels;
  let { rows } = mergeProductRows(noProductRows, productsCopy?.rows ?? []);
  let confirmedAt = productsCopy?.confirmedAt ?? null;
  let productsKnown = productsCopy !== undefined;
  const unsaved = new Set<number>();
  let saving = Promise.resolve();

  const save = (work: (to: LocalCopy) => Promise<void>): void => {
    if (!copy || !writer) return;
    // One write at a time, in order. A full or closed database costs the copy, never the screen.
    saving = saving.then(() => work(copy)).catch((reason: unknown) => console.warn('Copia local no guardada', reason));
  };
  const saveMenus = (): void => {
    if (categories && labels) {
      const menus = { categories, labels };
      save((to) => to.saveMenus(menus));
    }
  };
  const saveProducts = (all = false): void => {
    if (confirmedAt === null) return;
    const snapshot = { rows: rows.list, confirmedAt };
    const changed = all ? ('all' as const) : [...unsaved];
    unsaved.clear();
    save((to) => to.saveProducts(snapshot, changed));
  };

  const showMenus = (): void => {
    if (categories && labels) sink.menus({ categories, labels });
  };

  if (copy && !writer) {
    whenWriter(() => {
      writer = true;
      // The tab before us kept its rows in another order: ours replace them all.
      saveMenus();
      saveProducts(true);
    });
  }
  showMenus();
  if (productsKnown) sink.products(soldProducts(rows), productsKnown, rows.list);

  return {
    knowsMenus: () => categories !== undefined && labels !== undefined,
    cursor: () => deltaCursor(rows),
    adoptCategories({ values, problems }) {
      report('categories', problems);
      categories = values;
      showMenus();
      saveMenus();
    },
    adoptLabels({ values, problems }) {
      report('etiquetas', problems);
      labels = values;
      showMenus();
      saveMenus();
    },
    adoptProducts({ values, problems }) {
      report('productos', problems);
      const merged = mergeProductRows(rows, values);
      if (merged.changed.length === 0) return;
      rows = merged.rows;
      for (const position of merged.changed) unsaved.add(position);
      sink.products(soldProducts(rows), productsKnown, rows.list);
      // Until the first catalogue is whole there is nothing worth finding again; `confirm` writes it.
      if (productsKnown) saveProducts();
    },
    confirm() {
      confirmedAt = Date.now();
      if (!productsKnown) {
        productsKnown = true;
        sink.products(soldProducts(rows), productsKnown, rows.list);
      }
      sink.connection({ reachable: true, confirmedAt });
      saveProducts();
    },
    lost: () => sink.connection({ reachable: false, confirmedAt }),
  };
}

function report(collection: string, problems: ParsedDocuments<unknown>['problems']): void {
  for (const { id, problem } of problems) console.warn(`Documento ilegible ${collection}/${id}: ${problem}`);
}
