import type { Stock } from '#domain/catalogue/stock.ts';
import { checkDigitOf } from '#domain/kernel/barcode.ts';
import { textToSlug } from '#domain/kernel/text-fold.ts';
import { demoDocuments } from '../documents/demo-documents.ts';
import { CATEGORY_ROWS, type CategoryRow, type MenuFeature } from './categories.ts';
import { companionsOf } from './companions.ts';
import type { Doc } from './doc.ts';
import type { Draft } from './family.ts';
import { takenPictures } from './gallery.ts';
import { DEMO_CLAVES, FEATURED_CLAVES, PRICE_DATE, RETIRED_CLAVES } from './highlights.ts';
import { LABEL_ROWS, type LabelFolder, type LabelSlug } from './labels.ts';
import { photographs } from './photographs.ts';
import { furtherPictureOf, pictureOf } from './pictures.ts';
import { priceList } from './price-list.ts';
import { specSheet } from './spec-sheet.ts';
import { stableId } from './stable-id.ts';
import { TUTORIAL_ROWS, type TutorialRow } from './tutorials.ts';

export interface DemoCatalogue {
  readonly categories: readonly Doc[];
  readonly labels: readonly Doc[];
  readonly products: readonly Doc[];
  readonly tutorials: readonly Doc[];
}

interface LabelPlace {
  readonly id: string;
  readonly slug: LabelSlug;
  readonly folder: LabelFolder;
  readonly unicID: string;
  readonly nombre: string;
  readonly descripcion: string;
  readonly orden: number;
}

const ALTERNATIVES = 4;
const CENTAVOS = 100;
const FEWEST_ROWS = 4;
/** Brands whose articles come in a package with a barcode; the others are sold loose. */
const PACKING_BRANDS: ReadonlySet<string> = new Set(['TENAZ', 'Matizal']);

/** The tutorial on how much paint a room takes says which of these to buy. */
const TUTORIAL_CLAVES: ReadonlySet<string> = new Set(['PV-1', 'PV-4', 'PV-19']);

/** Loose goods are not counted, so nothing is said of them; of the others a few are to order or have run out. */
function stockOf({ clave, marca }: Draft): { readonly existencia?: Stock } {
  if (!PACKING_BRANDS.has(marca)) return {};
  // What stands in the window is there.
  if ([FEATURED_CLAVES, DEMO_CLAVES, TUTORIAL_CLAVES].some((claves) => claves.has(clave)))
    return { existencia: 'disponible' };
  const turn = Number.parseInt(barcodeOf(clave).slice(-4, -1), 10) % 20;
  return { existencia: turn === 3 || turn === 11 ? 'sobre-pedido' : turn === 7 ? 'agotado' : 'disponible' };
}

/** The demo store's documents. The same at every call, because no clock and no randomness are used. Throws where the tables contradict each other. */
export function demoCatalogue(): DemoCatalogue {
  const drafts = priceList();
  const places = labelPlaces();
  const draftsByClave = new Map(drafts.map((draft) => [draft.clave, draft]));
  const slugs = uniqueSlugs(drafts);

  const slugOf = (draft: Draft): string => known(slugs, draft.clave);
  const idOf = (clave: string): string => productId(known(draftsByClave, clave).clave);
  const similarTo = similarArticles(drafts);
  const photos = photographs(drafts);
  const picture = (draft: Draft) => pictureOf(draft, known(photos, draft.clave));
  const documents = demoDocuments(drafts);

  const product = (draft: Draft): Doc => {
    const { accesorios, refacciones } = companionsOf(draft);
    return {
      id: productId(draft.clave),
      fields: {
        nombre: draft.nombre,
        slug: slugOf(draft),
        clave: draft.clave,
        marca: draft.marca,
        modelo: draft.marca === 'TENAZ' ? draft.clave.replace(/^TZ-/, '').replaceAll('-', '') : '',
        ...(PACKING_BRANDS.has(draft.marca) && { codigoBarras: barcodeOf(draft.clave) }),
        descripcion: draft.descripcion,
        unicID: known(places, draft.labels[0]).unicID,
        etiquetas: draft.labels.map((slug) => known(places, slug).id),
        ...(draft.pesos !== null && { precio: Math.round(draft.pesos * CENTAVOS), precioVigente: PRICE_DATE }),
        unidad: draft.unidad ?? 'pieza',
        ...stockOf(draft),
        ...(draft.familia !== undefined && { familia: draft.familia }),
        ficha: fullSheet(draft),
        caracteristicas: draft.caracteristicas ?? [],
        imagenes: [picture(draft), ...takenPictures(draft).map((further) => furtherPictureOf(draft, further))],
        documentos: documents.of(draft).map((link) => ({ ...link })),
        relacionados: {
          accesorios: accesorios.map(idOf),
          refacciones: refacciones.map(idOf),
          alternativas: similarTo(draft).map(({ clave }) => productId(clave)),
        },
        destacado: FEATURED_CLAVES.has(draft.clave),
        demostracion: DEMO_CLAVES.has(draft.clave),
        visible: 'public',
        rev: 1,
      },
    };
  };

  const feature = ({ clave, name, description }: MenuFeature) => {
    const draft = known(draftsByClave, clave);
    const place = known(places, draft.labels[0]);
    return {
      href: `/${place.folder}/${place.slug}/${slugOf(draft)}`,
      name,
      description,
      imagenes: [{ imagen: picture(draft).imagen }],
    };
  };

  const category = ({ features, ...row }: CategoryRow, orden: number): Doc => ({
    id: stableId(`categoria ${row.folder}`),
    fields: {
      ...row,
      ...(features && { menuindex1: feature(features[0]), menuindex2: feature(features[1]) }),
      orden,
      rev: 1,
    },
  });

  const tutorial = ({ claves, slug, ...row }: TutorialRow): Doc => ({
    id: stableId(`tutorial ${slug}`),
    fields: {
      ...row,
      slug,
      video: '',
      imagen: picture(known(draftsByClave, claves[0])).imagen,
      productos: claves.map(idOf),
      etiquetas: [],
      visible: 'public',
      rev: 1,
    },
  });

  return {
    tutorials: TUTORIAL_ROWS.map(tutorial),
    categories: CATEGORY_ROWS.map(category),
    labels: [...places.values()].map(({ id, slug, folder, unicID, nombre, descripcion, orden }) => ({
      id,
      fields: { nombre, slug, descripcion, carpeta: folder, unicID, orden, rev: 1 },
    })),
    products: [
      ...drafts.map(product),
      ...RETIRED_CLAVES.map((clave) => ({
        id: productId(clave),
        fields: { visible: 'retirado', slug: textToSlug(clave), rev: 2 },
      })),
    ],
  };
}

/** An article's own row replaces its family's. A sheet of two rows looks like a mistake, so rows that every article can have are added. */
function fullSheet({ ficha, unidad = 'pieza', marca }: Draft) {
  const rows = specSheet(ficha).filter((row, at, all) => all.findIndex(({ nombre }) => nombre === row.nombre) === at);
  const more = specSheet(`Se vende por: ${unidad}; Marca: ${marca}`);
  return [...rows, ...more.slice(0, Math.max(0, FEWEST_ROWS - rows.length))];
}

/** A barcode that begins with 20, which GS1 reserves for a shop's own use, so that it is never the code of a real article. */
function barcodeOf(clave: string): string {
  const digits = `20${String(Number.parseInt(stableId(`barras ${clave}`), 36)).padStart(10, '0')}`;
  return `${digits}${checkDigitOf(`${digits}0`)}`;
}

const productId = (clave: string): string => stableId(`producto ${clave}`);

function known<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo catalogue has no ${String(key)}`);
  return value;
}

function labelPlaces(): ReadonlyMap<LabelSlug, LabelPlace> {
  const places = CATEGORY_ROWS.flatMap(({ folder, unicID }) =>
    folder in LABEL_ROWS
      ? LABEL_ROWS[folder as LabelFolder].map(
          ([nombre, slug, descripcion], orden): LabelPlace => ({
            id: stableId(`etiqueta ${slug}`),
            slug,
            folder: folder as LabelFolder,
            unicID,
            nombre,
            descripcion,
            orden,
          }),
        )
      : [],
  );
  return new Map(places.map((place) => [place.slug, place]));
}

/** Names that differ only in characters that an address cannot have (`5` and `5"`) get their clave appended. */
function uniqueSlugs(drafts: readonly Draft[]): ReadonlyMap<string, string> {
  const claimed = new Set<string>();
  return new Map(
    drafts.map(({ clave, nombre }) => {
      const plain = textToSlug(nombre);
      const slug = claimed.has(plain) ? `${plain}-${textToSlug(clave)}` : plain;
      claimed.add(slug);
      return [clave, slug];
    }),
  );
}

/** The alternatives to an article: the same kind of article of the same label, nearest in price, but no other size of the same paint. */
function similarArticles(drafts: readonly Draft[]): (draft: Draft) => readonly Draft[] {
  const groups = new Map<string, Draft[]>();
  const groupOf = (draft: Draft): string => `${draft.labels[0]} ${draft.picture.split('-')[0]}`;
  for (const draft of drafts) groups.set(groupOf(draft), [...(groups.get(groupOf(draft)) ?? []), draft]);
  return (draft) => {
    const distance = (other: Draft): number => Math.abs((other.pesos ?? 0) - (draft.pesos ?? 0));
    return known(groups, groupOf(draft))
      .filter((other) => other !== draft && (!draft.familia || other.familia !== draft.familia))
      .sort((a, b) => distance(a) - distance(b))
      .slice(0, ALTERNATIVES);
  };
}
