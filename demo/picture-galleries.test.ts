import { expect, test } from 'vitest';
import { furtherPictures } from './catalogue/gallery.ts';
import { GALLERY_ROWS } from './catalogue/gallery-rows.ts';
import { FEATURED_CLAVES } from './catalogue/highlights.ts';
import { lookName, lookOf } from './catalogue/looks/look-of.ts';
import { priceList } from './catalogue/price-list.ts';
import { byClave, products } from './parsed-catalogue.ts';

const drafts = new Map(priceList().map((draft) => [draft.clave, draft]));
const fileOf = (imagen: string): string => imagen.replace(/^\/demo\/|-1600\.webp$/g, '');

test('the forty most quoted have three to five pictures, the home page’s among them, and every other article one', () => {
  const many = products.filter(({ imagenes }) => imagenes.length > 1);
  expect(many.map(({ clave }) => clave).sort()).toEqual(Object.keys(GALLERY_ROWS).sort());
  expect(many).toHaveLength(40);
  for (const clave of FEATURED_CLAVES) expect(GALLERY_ROWS, clave).toHaveProperty(clave);
  for (const { clave, imagenes } of many) {
    expect(imagenes.length, clave).toBeGreaterThanOrEqual(3);
    expect(imagenes.length, clave).toBeLessThanOrEqual(5);
  }
});

test('each picture of a gallery shows that article itself: the same model and the same writing from elsewhere', () => {
  for (const clave of Object.keys(GALLERY_ROWS)) {
    const [product, draft] = [byClave.get(clave), drafts.get(clave)];
    if (!product || !draft) throw new Error(`${clave} is no article`);
    const further = furtherPictures(draft);
    const [first, ...rest] = product.imagenes;
    // The first one is of this very article, not of a similar one.
    expect(first?.alt, clave).toBe(product.nombre);
    expect(fileOf(first?.imagen ?? ''), clave).toBe(lookName(lookOf(draft)));
    expect(
      rest.map(({ imagen }) => fileOf(imagen)),
      clave,
    ).toEqual(further.map(({ look }) => lookName(look)));
    for (const { look } of further) expect(look, clave).toMatchObject(lookOf(draft));
  }
});

test('each picture of a gallery has words of its own that say what it shows of which article', () => {
  for (const clave of Object.keys(GALLERY_ROWS)) {
    const { nombre = '', imagenes = [] } = byClave.get(clave) ?? {};
    const words = imagenes.slice(1).map(({ alt }) => alt);
    expect(new Set(words).size, clave).toBe(words.length);
    for (const alt of words) {
      expect(alt.startsWith(`${nombre}, `), alt).toBe(true);
      expect(alt.slice(nombre.length + 2).length, alt).toBeGreaterThan(5);
      expect(alt.length, alt).toBeLessThanOrEqual(200);
    }
  }
});

test('on a box stand the brand, the name and the clave of what is in it, and nothing else', () => {
  const boxes = [...drafts.values()].flatMap((draft) =>
    furtherPictures(draft).flatMap(({ look }) => (look.box === undefined ? [] : [{ draft, box: look.box }])),
  );
  expect(boxes).toHaveLength(13);
  for (const { draft, box } of boxes)
    expect(box.replaceAll(' | ', ' '), draft.clave).toBe(`${draft.marca} ${draft.nombre} ${draft.clave}`);
});
