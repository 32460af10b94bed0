import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Result } from '#domain/kernel/result.ts';
import type { Change } from '#domain/staff/journal/change.ts';
import {
  type CheckedProduct,
  checkProduct,
  claimsUnique,
  type ProductProblems,
  type Purpose,
  WAITS_FOR_OTHERS,
} from '#domain/staff/products/check-product.ts';
import { datedPrice } from '#domain/staff/products/dated-price.ts';
import {
  type CommandProblem,
  deleteDraft,
  productState,
  publishProduct,
  retireProduct,
  saveDraft,
} from '#domain/staff/products/product-commands.ts';
import type { ListedProduct } from '#domain/staff/products/product-list.ts';
import { shopDayNow } from '#product-page/use-shop-day.ts';
import { useMay } from '#store/session-store.ts';
import { saveProblemText } from '../journal/save-messages.ts';
import { paths, productPath } from '../paths.ts';
import { useActor } from '../shared/documents/use-actor.ts';
import { AFTER_SAVE } from '../shared/forms/leave-guard.ts';
import { useHeldPress } from '../shared/forms/use-held-press.ts';
import { useSaveWithPictures } from '../shared/pictures/use-pictures-ready.ts';
import { useStaff } from '../staff.ts';
import type { EditorAction } from './EditorBar.tsx';
import { useKnownCategories } from './use-known-categories.ts';
import type { OpenProduct, ProductFormState } from './use-product-form.ts';

const COLLISION = 'Alguien cambió lo mismo que tú: elige qué queda en cada dato marcado.';

interface Editing {
  readonly open: OpenProduct;
  readonly others: readonly ListedProduct[];
  /** Whether those are all of them. */
  readonly knowsOthers: boolean;
  readonly isNew: boolean;
  /** The address of the list. */
  readonly listHref: string;
  /** Called after a save: the form starts again from what was saved. */
  readonly onSaved: () => void;
  readonly onPreview: () => void;
  readonly state: Pick<ProductFormState, 'collisions' | 'save'>;
}

interface ProductActions {
  readonly problems: ProductProblems;
  /** How many actions found something wrong; after each the first wrong field gets the focus. */
  readonly attempts: number;
  /** Why the last action did nothing; empty when it did what was asked. */
  readonly answer: string;
  readonly run: (action: EditorAction) => void;
}

/** The actions of the product's form: each checks what it needs, saves, and stays on the page or leaves it. */
export function useProductActions({
  open,
  others,
  knowsOthers,
  isNew,
  listHref,
  onSaved,
  onPreview,
  state,
}: Editing): ProductActions {
  const { form } = open;
  const mayCosts = useMay('costs');
  // What somebody may not see is not changed, whatever a form that was kept for another role has of it.
  const found = mayCosts ? open.found : { ...open.found, interno: null };
  const { journal } = useStaff();
  const actor = useActor();
  const [, go] = useLocation();
  /** What the fields are checked for since an action found them wrong, so that a mended one is not marked any longer. */
  const [purpose, setPurpose] = useState<Purpose | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [refusal, setRefusal] = useState('');
  const [hasCollided, setCollided] = useState(false);
  const productNow = productState(found);
  const rest = others.filter(({ id }) => id !== found.id).map(({ product }) => product);

  const known = useKnownCategories();
  // What is public in a category that was deleted meanwhile may still be corrected.
  const categories = form.unicID === found.publico.fields?.['unicID'] ? undefined : known;
  const isTooEarly = !knowsOthers && claimsUnique(form, found.publico.fields);
  const live = purpose === null ? null : checkProduct(form, purpose, rest, categories);
  const problems = live && !live.ok ? live.error : {};
  // It waits for the other products to be read. What is typed meanwhile is checked with the rest.
  const publication = useHeldPress(!isTooEarly, publishNow);

  const dated = (checked: CheckedProduct): CheckedProduct => datedPrice(found, checked, shopDayNow());

  function check(wanted: Purpose) {
    if (state.collisions.length > 0) {
      setCollided(true);
      document.querySelector<HTMLElement>('[data-collision]')?.focus();
      return null;
    }
    const checked = checkProduct(form, wanted, rest, categories);
    setPurpose(checked.ok ? null : wanted);
    if (!checked.ok) setAttempts(attempts + 1);
    setRefusal('');
    return checked;
  }

  async function commit(
    verb: string,
    changes: Result<readonly Change[], CommandProblem>,
    after: 'stay' | 'list' = 'stay',
  ): Promise<void> {
    if (!changes.ok) {
      setRefusal(
        changes.error === 'stranger' ? saveProblemText('stranger') : 'Este producto ya no está como lo abriste.',
      );
      return;
    }
    const edit = { title: `${form.nombre.trim() || 'Sin nombre'}: ${verb}`, changes: changes.value };
    const saved = await state.save(() =>
      verb === 'guardar' || verb === 'guardar borrador' ? journal.saveEdit(edit) : journal.saveUndoable(edit),
    );
    if (!saved.ok) return setRefusal(saveProblemText(saved.error));
    setPurpose(null);
    setRefusal('');
    onSaved();
    if (after === 'list') leaveTo(listHref);
    else if (isNew) leaveTo(productPath(found.id));
  }

  // Everything is saved, so leaving asks nothing.
  const leaveTo = (href: string): void => queueMicrotask(() => go(href, { replace: isNew, state: AFTER_SAVE }));

  function publishNow(): void {
    const checked = check('public');
    if (checked?.ok)
      void commit(productNow === 'public' ? 'guardar' : 'publicar', publishProduct(actor, found, dated(checked.value)));
  }

  const actions: Readonly<Record<EditorAction, () => void>> = {
    save() {
      if (productNow === 'public') return actions.publish();
      const checked = check('draft');
      if (checked?.ok) void commit('guardar borrador', saveDraft(actor, found, dated(checked.value)));
    },
    publish() {
      if (check('public')?.ok) publication.press();
    },
    retire: () => void commit('retirar', retireProduct(actor, found)),
    delete: () => void commit('eliminar borrador', deleteDraft(actor, found), 'list'),
    duplicate: () => go(`${paths.newProduct}?copiar=${encodeURIComponent(found.id)}`),
    preview: onPreview,
  };

  const { press, drop, waits } = useSaveWithPictures((action: EditorAction) => actions[action]());
  const collision = hasCollided && state.collisions.length > 0 ? COLLISION : '';
  return {
    problems,
    attempts,
    answer: waits || collision || countText(problems) || (publication.isHeld ? WAITS_FOR_OTHERS : '') || refusal,
    run(action) {
      // A publication that waits would take back what is asked for now.
      if (action !== 'preview') {
        publication.drop();
        drop();
      }
      if (action === 'save' || action === 'publish') press(action);
      else actions[action]();
    },
  };
}

function countText(problems: ProductProblems): string {
  const count = Object.keys(problems).length;
  if (count === 0) return '';
  return count === 1 ? 'Hay un dato por corregir.' : `Hay ${count} datos por corregir.`;
}
