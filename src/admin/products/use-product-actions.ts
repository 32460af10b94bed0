import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Result } from '#domain/kernel/result.ts';
import type { Change } from '#domain/staff/change.ts';
import { checkProduct, type ProductProblems, type Purpose } from '#domain/staff/check-product.ts';
import {
  type CommandProblem,
  deleteDraft,
  productState,
  publishProduct,
  retireProduct,
  saveDraft,
} from '#domain/staff/product-commands.ts';
import type { ListedProduct } from '#domain/staff/product-list.ts';
import { saveProblemText } from '../journal/save-messages.ts';
import { paths, productPath } from '../paths.ts';
import { AFTER_SAVE } from '../shared/leave-guard.ts';
import { useActor } from '../shared/use-actor.ts';
import { useStaff } from '../staff.ts';
import type { EditorAction } from './EditorBar.tsx';
import type { OpenProduct, ProductFormState } from './use-product-form.ts';

interface Editing {
  readonly open: OpenProduct;
  readonly others: readonly ListedProduct[];
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
  /** Why the last action did nothing; empty when it did what was asked. */
  readonly answer: string;
  readonly run: (action: EditorAction) => void;
}

/** The actions of the product's form: each checks what it needs, saves, and stays on the page or leaves it. */
export function useProductActions({
  open,
  others,
  isNew,
  listHref,
  onSaved,
  onPreview,
  state,
}: Editing): ProductActions {
  const { found, form } = open;
  const { journal } = useStaff();
  const actor = useActor();
  const [, go] = useLocation();
  const [problems, setProblems] = useState<ProductProblems>({});
  const [answer, setAnswer] = useState('');
  const productNow = productState(found);
  const rest = others.filter(({ id }) => id !== found.id).map(({ product }) => product);

  function check(purpose: Purpose) {
    if (state.collisions.length > 0) {
      setAnswer('Alguien cambió lo mismo que tú: elige qué queda en cada dato marcado.');
      document.querySelector<HTMLElement>('[data-collision]')?.focus();
      return null;
    }
    const checked = checkProduct(form, purpose, rest);
    setProblems(checked.ok ? {} : checked.error);
    const count = checked.ok ? 0 : Object.keys(checked.error).length;
    setAnswer(count === 0 ? '' : count === 1 ? 'Hay un dato por corregir.' : `Hay ${count} datos por corregir.`);
    return checked;
  }

  async function commit(
    verb: string,
    changes: Result<readonly Change[], CommandProblem>,
    after: 'stay' | 'list' = 'stay',
  ): Promise<void> {
    if (!changes.ok) {
      setAnswer(
        changes.error === 'stranger' ? saveProblemText('stranger') : 'Este producto ya no está como lo abriste.',
      );
      return;
    }
    const edit = { title: `${form.nombre.trim() || 'Sin nombre'}: ${verb}`, changes: changes.value };
    const saved = await state.save(() =>
      verb === 'guardar' || verb === 'guardar borrador' ? journal.saveEdit(edit) : journal.saveUndoable(edit),
    );
    if (!saved.ok) return setAnswer(saveProblemText(saved.error));
    setProblems({});
    setAnswer('');
    onSaved();
    if (after === 'list') leaveTo(listHref);
    else if (isNew) leaveTo(productPath(found.id));
  }

  // Everything is saved, so leaving asks nothing.
  const leaveTo = (href: string): void => queueMicrotask(() => go(href, { replace: isNew, state: AFTER_SAVE }));

  const actions: Readonly<Record<EditorAction, () => void>> = {
    save() {
      if (productNow === 'public') return actions.publish();
      const checked = check('draft');
      if (checked?.ok) void commit('guardar borrador', saveDraft(actor, found, checked.value));
    },
    publish() {
      const checked = check('public');
      if (checked?.ok)
        void commit(productNow === 'public' ? 'guardar' : 'publicar', publishProduct(actor, found, checked.value));
    },
    retire: () => void commit('retirar', retireProduct(actor, found)),
    delete: () => void commit('eliminar borrador', deleteDraft(actor, found), 'list'),
    duplicate: () => go(`${paths.newProduct}?copiar=${encodeURIComponent(found.id)}`),
    preview: onPreview,
  };

  return { problems, answer, run: (action) => actions[action]() };
}
