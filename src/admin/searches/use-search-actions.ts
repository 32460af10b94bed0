import { useLocation } from 'wouter';
import { capitalised } from '#domain/kernel/written-forms.ts';
import { checkProduct } from '#domain/staff/products/check-product.ts';
import { newProduct } from '#domain/staff/products/kept-product.ts';
import { saveDraft } from '#domain/staff/products/product-commands.ts';
import { emptyProductForm } from '#domain/staff/products/product-form.ts';
import { listProducts } from '#domain/staff/products/product-list.ts';
import { IGNORED, ignoredId } from '#domain/staff/searches/ignored-search.ts';
import { useOnlyOnce } from '#ui/use-only-once.ts';
import type { Edit } from '../journal/journal-sync.ts';
import { saveProblemText } from '../journal/save-messages.ts';
import { productPath } from '../paths.ts';
import { changeOf, creation } from '../shared/documents/changes.ts';
import { useActor } from '../shared/documents/use-actor.ts';
import { useIgnoredSearches } from '../shared/documents/use-staff-rows.ts';
import { newProductId } from '../shared/products/new-product-id.ts';
import { productSources } from '../shared/products/use-products.ts';
import { useStaff } from '../staff.ts';

/** What is done about a search with one press. @param onProblem is told why it failed; an empty text when it did not */
export function useSearchActions(onProblem: (problem: string) => void) {
  const { journal } = useStaff();
  const actor = useActor();
  const [, go] = useLocation();
  const onlyOnce = useOnlyOnce();
  const ignored = useIgnoredSearches();

  async function save(edit: Edit): Promise<boolean> {
    const saved = await journal.saveUndoable(edit);
    onProblem(saved.ok ? '' : saveProblemText(saved.error));
    return saved.ok;
  }

  const onceAtATime = (work: (text: string) => Promise<void>) => (text: string) =>
    onlyOnce(() => work(text), undefined);

  return {
    /** A draft that has the text as its name, which is opened. */
    createDraft: onceAtATime(async (texto: string): Promise<void> => {
      const id = newProductId();
      const nombre = capitalised(texto);
      const others = listProducts(productSources()).map(({ product }) => product);
      const checked = checkProduct({ ...emptyProductForm, nombre }, 'draft', others);
      if (!checked.ok) return onProblem(NO_DRAFT);
      const made = saveDraft(actor, newProduct(id), checked.value);
      if (!made.ok) return onProblem(made.error === 'stranger' ? saveProblemText('stranger') : NO_DRAFT);
      if (await save({ title: `Borrador «${nombre}»`, changes: made.value })) go(productPath(id));
    }),
    ignore: onceAtATime(async (frase: string): Promise<void> => {
      const before = ignored.find(({ value }) => value.frase === frase);
      const document = { frase, ignorada: true };
      const change = before ? changeOf(IGNORED, before, document) : creation(IGNORED, document, ignoredId(frase));
      await save({ title: `Búsqueda «${frase}» ignorada`, changes: [change] });
    }),
    showAgain: onceAtATime(async (frase: string): Promise<void> => {
      const all = ignored.filter(({ value }) => value.frase === frase && value.ignorada);
      const changes = all.map((one) => changeOf(IGNORED, one, { frase, ignorada: false }));
      await save({ title: `Búsqueda «${frase}» a la vista`, changes });
    }),
  };
}

const NO_DRAFT = 'No se pudo crear el borrador. Créalo desde Productos.';
