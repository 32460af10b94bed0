import type { Product } from '#domain/catalogue/product.ts';
import type { KnownProduct } from '#domain/catalogue/product-rows.ts';
import { isFresher, type LiveDocument } from '../forms/live-document.ts';
import type { Fields } from '../journal/change.ts';
import { type Entry, isOvertaken, type OverlaidDocument } from '../journal/journal.ts';
import type { StaffDocument } from '../journal/staff-document.ts';
import { type FoundDocument, type FoundProduct, notThere, productState } from './product-commands.ts';
import { looseProduct, publicFields } from './product-form.ts';

/** What staff know of the shop's products: the feeds', with this device's work over it. */
export interface ProductSources {
  readonly rows: readonly KnownProduct[];
  readonly drafts: ReadonlyMap<string, StaffDocument>;
  readonly overlay: ReadonlyMap<string, OverlaidDocument>;
  /** Documents that an open form listens to, by `collection/id`. */
  readonly live?: ReadonlyMap<string, LiveDocument>;
}

/** A row of the staff's list. */
export interface ListedProduct {
  readonly id: string;
  readonly state: 'public' | 'draft' | 'retired';
  readonly product: Product;
  /** The unsent work that makes it what it is. */
  readonly entry: Entry | null;
}

const PRODUCT_COLLECTIONS: ReadonlySet<string> = new Set(['productos', 'borradores', 'internos']);
const TOMBSTONE: Fields = { visible: 'retirado' };

/** A product's documents as they are for this device now. */
export function findProduct(
  { rows, drafts, overlay, live }: ProductSources,
  id: string,
  interno: FoundDocument | null,
): FoundProduct {
  const latest = (collection: string, known: FoundDocument | undefined): FoundDocument | undefined => {
    const key = `${collection}/${id}`;
    const listened = live?.get(key);
    const confirmed = listened && isFresher(listened, known) ? { rev: listened.rev, fields: listened.fields } : known;
    const over = overlay.get(key);
    if (!over) return confirmed;
    return confirmed && isOvertaken(over, confirmed.rev) ? confirmed : { rev: over.rev, fields: over.document };
  };
  const row = rows.find((known) => known.id === id);
  const draft = drafts.get(id);
  const published = row && { rev: row.rev, fields: row.product ? publicFields(row.product) : TOMBSTONE };
  return {
    id,
    publico: latest('productos', published) ?? notThere,
    borrador: latest('borradores', draft && { rev: draft.rev, fields: draft.fields }) ?? notThere,
    interno: latest('internos', interno ?? undefined) ?? null,
  };
}

// The list asks for each draft's product at every change, and the search takes a product that is another object for a changed one.
const read = new WeakMap<Fields, Product>();

function productOf(id: string, fields: Fields): Product {
  const known = read.get(fields);
  if (known) return known;
  const product = looseProduct(id, fields);
  read.set(fields, product);
  return product;
}

/**
 * Every product that staff can open: public ones in the feed's order, then drafts and withdrawn ones. A product that nothing touches keeps its
 * object; ten thousand of them cost a pass over the list.
 */
export function listProducts(sources: ProductSources): ListedProduct[] {
  const { rows, drafts, overlay } = sources;
  const listed: ListedProduct[] = [];
  // The products with a draft or unsent work, by id, each with its public row where there is one.
  const special = new Map<string, KnownProduct | null>([...drafts.keys()].map((id) => [id, null]));
  for (const key of overlay.keys()) {
    const [collection = '', id = ''] = key.split('/');
    if (PRODUCT_COLLECTIONS.has(collection)) special.set(id, null);
  }
  for (const row of rows) {
    if (special.has(row.id)) special.set(row.id, row);
    else if (row.product) listed.push({ id: row.id, state: 'public', product: row.product, entry: null });
  }
  for (const [id, row] of special) {
    const one = listSpecial(sources, id, row);
    if (one) listed.push(one);
  }
  return listed;
}

/** The row of a product, with what it was computed from. */
interface CachedRow {
  readonly parts: readonly unknown[];
  readonly listed: ListedProduct | null;
}
// While a thousand edits are sent, the list is computed after each of them, and all rows but one stay the same.
const cachedRows = new WeakMap<object, CachedRow>();

/** A product with a draft or unsent work. It is the same object as long as its row, draft and edits are the same. */
function listSpecial({ drafts, overlay }: ProductSources, id: string, row: KnownProduct | null): ListedProduct | null {
  const draft = drafts.get(id);
  const edits = documentKeys(id).map((key) => overlay.get(key)?.entry);
  const parts = [row, draft, ...edits];
  const key = row ?? draft ?? edits.find((entry) => entry !== undefined);
  const cached = key && cachedRows.get(key);
  if (cached && parts.every((part, at) => part === cached.parts[at])) return cached.listed;
  const listed = listOne({ rows: row ? [row] : [], drafts, overlay }, id);
  if (key) cachedRows.set(key, { parts, listed });
  return listed;
}

const documentKeys = (id: string): readonly string[] => [`productos/${id}`, `borradores/${id}`, `internos/${id}`];

function listOne(sources: ProductSources, id: string): ListedProduct | null {
  const found = findProduct(sources, id, null);
  const state = productState(found);
  if (state === 'gone') return null;
  const fields = state === 'public' ? found.publico.fields : found.borrador.fields;
  const entry = documentKeys(id)
    .map((key) => sources.overlay.get(key)?.entry)
    .find((one) => one && one.state.kind !== 'confirmed');
  return fields ? { id, state, product: productOf(id, fields), entry: entry ?? null } : null;
}
