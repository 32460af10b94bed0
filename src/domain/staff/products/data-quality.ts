import { type Catalogue, categoryAt, labelAt } from '#domain/catalogue/catalogue-index.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { oldWords } from '#domain/catalogue/old-words.ts';
import type { Tutorial } from '#domain/catalogue/tutorial.ts';
import { RESERVED_FOLDERS } from '../forms/reserved-folders.ts';

/** The document in which a finding is corrected. */
export interface FoundIn {
  readonly collection: 'productos' | 'categories' | 'etiquetas' | 'tutoriales';
  readonly id: string;
  readonly name: string;
  /** The wrong value, where the name alone does not show it. */
  readonly detail?: string;
}

export type QualityKind =
  | 'duplicate-clave'
  | 'duplicate-address'
  | 'broken-link'
  | 'orphan-label'
  | 'no-category'
  | 'no-picture'
  | 'no-price-date'
  | 'stale-price'
  | 'no-label'
  | 'no-alt'
  | 'empty-label';

export interface QualityGroup {
  readonly kind: QualityKind;
  /** `wrong`: customers see the error. `poor`: it could be better. */
  readonly weight: 'wrong' | 'poor';
  readonly found: readonly FoundIn[];
}

const WEIGHTS: Readonly<Record<QualityKind, QualityGroup['weight']>> = {
  'duplicate-clave': 'wrong',
  'duplicate-address': 'wrong',
  'broken-link': 'wrong',
  'orphan-label': 'wrong',
  'no-category': 'wrong',
  'no-picture': 'poor',
  'no-price-date': 'poor',
  'stale-price': 'poor',
  'no-label': 'poor',
  'no-alt': 'poor',
  'empty-label': 'poor',
};

/** After so many days a price should be checked. */
export const STALE_DAYS = 90;

/**
 * What in the catalogue is wrong or could be better, the worst first; groups without findings are left out.
 * @param staleBefore the day, `2026-08-23`, before which a price is old: `STALE_DAYS` ago.
 */
export function dataQuality(catalogue: Catalogue, tutorials: readonly Tutorial[], staleBefore: string): QualityGroup[] {
  const found = new Map<QualityKind, FoundIn[]>();
  const report = (kind: QualityKind, where: FoundIn): void => {
    const list = found.get(kind);
    if (list) list.push(where);
    else found.set(kind, [where]);
  };
  lookAtProducts(catalogue, staleBefore, report);
  lookAtMenus(catalogue, report);
  lookAtTutorials(catalogue, tutorials, report);
  return kinds.flatMap((kind) => {
    const list = found.get(kind);
    return list ? [{ kind, weight: WEIGHTS[kind], found: list }] : [];
  });
}

const kinds = Object.keys(WEIGHTS) as readonly QualityKind[];

type Report = (kind: QualityKind, where: FoundIn) => void;

function lookAtProducts({ categories, labels, products }: Catalogue, staleBefore: string, report: Report): void {
  const unicIDs = new Set(categories.map(({ unicID }) => unicID));
  const labelIds = new Set(labels.map(({ id }) => id));
  const ids = new Set(products.map(({ id }) => id));
  const claves = countBy(products, ({ clave }) => clave.trim().toUpperCase());
  const slugs = countBy(products, ({ slug }) => slug);
  for (const product of products) {
    const { id, nombre, clave, slug, precio, precioVigente, etiquetas, imagenes, relacionados } = product;
    const where = (detail?: string): FoundIn => ({
      collection: 'productos',
      id,
      name: nombre,
      ...(detail && { detail }),
    });
    if ((claves.get(clave.trim().toUpperCase()) ?? 0) > 1) report('duplicate-clave', where(clave));
    if ((slugs.get(slug) ?? 0) > 1) report('duplicate-address', where(slug));
    if (!unicIDs.has(product.unicID)) report('no-category', where(`unicID ${product.unicID}`));
    const lostLabels = etiquetas.filter((label) => !labelIds.has(label));
    if (lostLabels.length > 0) report('orphan-label', where(goneText(lostLabels, LABELS)));
    if (etiquetas.length === 0) report('no-label', where());
    const related = [...relacionados.accesorios, ...relacionados.refacciones, ...relacionados.alternativas];
    const lost = related.filter((other) => !ids.has(other));
    if (lost.length > 0) report('broken-link', where(goneText(lost, RELATED)));
    if (imagenes.length === 0) report('no-picture', where());
    else if (imagenes.some(({ alt }) => alt === '')) report('no-alt', where());
    if (precio !== undefined && !precioVigente) report('no-price-date', where());
    if (precio !== undefined && precioVigente && precioVigente < staleBefore)
      report('stale-price', where(precioVigente));
  }
}

function lookAtMenus({ categories, labels, products }: Catalogue, report: Report): void {
  // By an address that it had before a product is found as well.
  const slugs = new Set(products.flatMap(({ slug, slugsAnteriores }) => [slug, ...oldWords(slugsAnteriores)]));
  const folders = countBy(categories, ({ folder }) => folder);
  const unicIDs = new Set(categories.map(({ unicID }) => unicID));
  const addresses = countBy(labels, ({ carpeta, slug }) => `/${carpeta}/${slug}`);
  const used = new Set(products.flatMap(({ etiquetas }) => etiquetas));
  for (const category of categories) {
    const where = (detail: string): FoundIn => ({
      collection: 'categories',
      id: category.id,
      name: category.name,
      detail,
    });
    if ((folders.get(category.folder) ?? 0) > 1 || RESERVED_FOLDERS.has(category.folder)) {
      report('duplicate-address', where(`/${category.folder}`));
    }
    for (const href of brokenFeatures(category, { categories, labels, slugs })) report('broken-link', where(href));
  }
  for (const label of labels) {
    const address = `/${label.carpeta}/${label.slug}`;
    const where = (detail?: string): FoundIn => ({
      collection: 'etiquetas',
      id: label.id,
      name: label.nombre,
      ...(detail && { detail }),
    });
    if ((addresses.get(address) ?? 0) > 1) report('duplicate-address', where(address));
    if (!unicIDs.has(label.unicID)) report('orphan-label', where(`unicID ${label.unicID}`));
    if (!used.has(label.id)) report('empty-label', where());
  }
}

function lookAtTutorials({ labels, products }: Catalogue, tutorials: readonly Tutorial[], report: Report): void {
  const slugs = countBy(tutorials, ({ slug }) => slug);
  const labelIds = new Set(labels.map(({ id }) => id));
  const productIds = new Set(products.map(({ id }) => id));
  for (const { id, titulo, slug, productos, etiquetas } of tutorials) {
    const where = (detail: string): FoundIn => ({ collection: 'tutoriales', id, name: titulo, detail });
    if ((slugs.get(slug) ?? 0) > 1) report('duplicate-address', where(`/tutoriales/${slug}`));
    const lost = [
      goneText(
        productos.filter((one) => !productIds.has(one)),
        PRODUCTS,
      ),
      goneText(
        etiquetas.filter((one) => !labelIds.has(one)),
        LABELS,
      ),
    ].filter(Boolean);
    if (lost.length > 0) report('broken-link', where(lost.join(' y ')));
  }
}

const LABELS = ['una subcategoría que ya no está', 'subcategorías que ya no están'] as const;
const PRODUCTS = ['un producto que ya no está', 'productos que ya no están'] as const;
const RELATED = ['un producto relacionado que ya no está', 'productos relacionados que ya no están'] as const;

/** How many are gone, because an id tells nobody anything; empty where none is. */
const goneText = ({ length }: readonly string[], [one, many]: readonly [string, string]): string =>
  length === 0 ? '' : length === 1 ? one : `${length} ${many}`;

interface Known {
  readonly categories: Catalogue['categories'];
  readonly labels: Catalogue['labels'];
  /** Of products, earlier ones too. */
  readonly slugs: ReadonlySet<string>;
}

/** The addresses of a category's featured items that lead nowhere within the site. */
function brokenFeatures({ menuindex1, menuindex2 }: Category, { categories, labels, slugs }: Known): string[] {
  return [menuindex1, menuindex2].flatMap((item) => {
    if (!item?.href.startsWith('/')) return [];
    const [folder = '', label, product, ...more] = item.href.split(/[?#]/)[0]?.slice(1).split('/').map(decoded) ?? [];
    const isFound =
      more.length === 0 &&
      (product === undefined
        ? label === undefined
          ? folder === '' || isOfSite(folder) || categoryAt(categories, folder) !== undefined
          : labelAt({ categories, labels }, folder, label) !== undefined || isOfSite(folder)
        : slugs.has(product));
    return isFound ? [] : [item.href];
  });
}

/** Reserved folders have the letters that a folder may have: `contacto-html`. */
const isOfSite = (segment: string): boolean => RESERVED_FOLDERS.has(segment.replace('.', '-'));

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function countBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return counts;
}
