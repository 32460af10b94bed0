import { barcodeKey } from '#domain/kernel/barcode.ts';
import { err, type Result } from '#domain/kernel/result.ts';
import { cutText, textToSlug } from '#domain/kernel/text-fold.ts';
import { foldClave } from '#domain/price-import/clave-match.ts';
import type { NewArticle } from '#domain/price-import/new-articles.ts';
import { pesosText } from '../forms/pesos.ts';
import type { Change } from '../journal/change.ts';
import { checkProduct } from './check-product.ts';
import { newProduct } from './kept-product.ts';
import { type Actor, type CommandProblem, publishProduct, saveDraft } from './product-commands.ts';
import { emptyProductForm } from './product-form.ts';
import type { ListedProduct } from './product-list.ts';

/** `known`: a product or a draft has that clave. `clave`: it is too long for one, or has signs that none may have. */
export type ArticleProblem = CommandProblem | 'known' | 'clave';

export interface ArticleOrigin {
  readonly actor: Actor;
  /** Empty where the supplier of the list is unknown. */
  readonly proveedor: string;
  /** The day of the prices. */
  readonly today: string;
  /** The `unicID` of an article's category. With it the articles are public at once, as those of a shop that opens. */
  readonly categoryOf?: (article: NewArticle) => string;
}

/**
 * Makes drafts of articles of a price list, one after the other: what one of them takes (clave, barcode, address) the next cannot have.
 * Nothing of an article is lost: what does not fit its field stands in the private notes.
 * @param listed every product and draft there is
 */
export function articleDrafts(listed: readonly ListedProduct[], origin: ArticleOrigin) {
  const { actor, proveedor, today, categoryOf } = origin;
  const claves = new Set(listed.map(({ product }) => foldClave(product.clave)));
  const slugs = new Set(listed.map(({ product }) => product.slug));
  const namesByBarcode = new Map(
    listed.flatMap(({ product: { codigoBarras, nombre } }) =>
      codigoBarras ? [[barcodeKey(codigoBarras), nombre]] : [],
    ),
  );

  return (article: NewArticle, id: string): Result<readonly Change[], ArticleProblem> => {
    const clave = article.clave.trim();
    if (claves.has(foldClave(clave))) return err('known');
    const notes: string[] = [];
    const nombre = plainLine(article.nombre, 200) || plainLine(clave, 200);
    if (article.nombre !== '' && nombre !== article.nombre) notes.push(`Nombre en la lista: ${article.nombre}`);
    const owner = article.codigoBarras && namesByBarcode.get(barcodeKey(article.codigoBarras));
    if (owner) notes.push(`Código de barras en la lista: ${article.codigoBarras}. Ya lo tiene “${owner}”.`);
    const codigoBarras = owner ? '' : article.codigoBarras;
    const slug = freeSlug(nombre, clave, slugs);
    const unidad = plainLine(article.unidad ?? '', 40);
    const precio = pesosText(article.precio ?? undefined);
    const form = {
      ...emptyProductForm,
      nombre,
      clave,
      codigoBarras,
      slug,
      precio,
      precioVigente: precio && today,
      proveedor: plainLine(proveedor, 120),
      notas: cutText(notes.join('\n'), 5000),
      ...(unidad && { unidad }),
      ...(categoryOf && { unicID: categoryOf(article) }),
    };
    // What must be unique has been looked up: comparing each of a thousand drafts with all products would take seconds.
    const checked = checkProduct(form, categoryOf ? 'public' : 'draft', []);
    if (!checked.ok) return err('clave');
    const changes = (categoryOf ? publishProduct : saveDraft)(actor, newProduct(id), checked.value);
    if (!changes.ok) return changes;
    claves.add(foldClave(clave));
    slugs.add(slug);
    if (codigoBarras) namesByBarcode.set(barcodeKey(codigoBarras), nombre);
    return changes;
  };
}

/** Text as a name can stand: one line, without the signs of markup, cut between two characters. */
function plainLine(text: string, max: number): string {
  const line = text.replaceAll('<', '‹').replaceAll('>', '›').replace(/\s+/g, ' ').trim();
  return cutText(line, max).trim();
}

/** An address that no other product has; two articles of one name differ by their claves. */
function freeSlug(nombre: string, clave: string, taken: ReadonlySet<string>): string {
  const cut = (text: string): string => textToSlug(text).slice(0, 110).replace(/-+$/, '');
  const base = cut(nombre) || cut(clave);
  const withClave = cut(`${base.slice(0, 60)}-${clave}`);
  let slug = taken.has(base) ? withClave : base;
  for (let count = 2; slug !== '' && taken.has(slug); count += 1) slug = `${withClave}-${count}`;
  return slug;
}
