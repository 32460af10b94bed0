import { useEffect, useRef, useState } from 'react';
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
import type { ProductForm } from '#domain/staff/product-form.ts';
import type { ListedProduct } from '#domain/staff/product-list.ts';
import { saveProblemText } from '../journal/save-messages.ts';
import { paths, productPath } from '../paths.ts';
import { FormLayout } from '../shared/Layout.tsx';
import { LeaveDialog } from '../shared/LeaveDialog.tsx';
import { AFTER_SAVE } from '../shared/leave-guard.ts';
import { RestoredNote } from '../shared/RestoredNote.tsx';
import { useActor } from '../shared/use-actor.ts';
import { useShortcut } from '../shared/use-shortcut.ts';
import { useStaff } from '../staff.ts';
import { type EditorAction, EditorBar } from './EditorBar.tsx';
import { PriceHistory } from './PriceHistory.tsx';
import css from './ProductEditor.module.css';
import { ProductFields } from './ProductFields.tsx';
import { ProductPreview } from './ProductPreview.tsx';
import type { OpenProduct, ProductFormState } from './use-product-form.ts';

interface ProductEditorProps {
  readonly state: ProductFormState;
  readonly open: OpenProduct;
  readonly title: string;
  readonly back: { readonly name: string; readonly href: string };
  readonly others: readonly ListedProduct[];
  readonly isNew: boolean;
}

export function ProductEditor({ state, open, title, back, others, isNew }: ProductEditorProps) {
  const { journal } = useStaff();
  const { found, form, restoredAt } = open;
  const { isDirty, change, reload, discard } = state;
  const actor = useActor();
  const [, go] = useLocation();
  const [problems, setProblems] = useState<ProductProblems>({});
  const [answer, setAnswer] = useState('');
  const [isPreview, setPreview] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const productNow = productState(found);
  const known = others.find(({ id }) => id === found.id)?.product;
  const rest = others.filter(({ id }) => id !== found.id).map(({ product }) => product);

  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    const first = fields.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]');
    first?.focus();
    first?.scrollIntoView({ block: 'center' });
  }, [problems]);

  function setField<Name extends keyof ProductForm>(name: Name, value: ProductForm[Name]) {
    change((before) => ({ ...before, [name]: value }));
  }

  function check(purpose: Purpose) {
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
    const saved = await (verb === 'guardar' || verb === 'guardar borrador'
      ? journal.saveEdit(edit)
      : journal.saveUndoable(edit));
    if (!saved.ok) return setAnswer(saveProblemText(saved.error));
    setProblems({});
    setAnswer('');
    reload();
    if (after === 'list') leaveTo(back.href);
    else if (isNew) leaveTo(productPath(found.id));
  }

  // What was typed is saved: nothing is left to ask about.
  const leaveTo = (href: string): void => queueMicrotask(() => go(href, { replace: isNew, state: AFTER_SAVE }));

  const actions: Readonly<Record<EditorAction, () => void>> = {
    save() {
      if (productNow === 'public') return actions.publish();
      const checked = check('draft');
      if (checked.ok) void commit('guardar borrador', saveDraft(actor, found, checked.value));
    },
    publish() {
      const checked = check('public');
      if (checked.ok)
        void commit(productNow === 'public' ? 'guardar' : 'publicar', publishProduct(actor, found, checked.value));
    },
    retire: () => void commit('retirar', retireProduct(actor, found)),
    delete: () => void commit('eliminar borrador', deleteDraft(actor, found), 'list'),
    duplicate: () => go(`${paths.newProduct}?copiar=${encodeURIComponent(found.id)}`),
    preview: () => setPreview(true),
  };
  useShortcut('Control+s', () => actions.save());

  return (
    <FormLayout
      title={title}
      back={back}
      bar={
        <EditorBar
          state={productNow}
          isNew={isNew}
          isDirty={isDirty}
          answer={answer}
          onAction={(action) => actions[action]()}
        />
      }
    >
      <RestoredNote at={restoredAt} onDiscard={discard} />
      <div ref={fields} className={css['fields']}>
        <ProductFields
          form={form}
          problems={problems}
          setField={setField}
          change={change}
          others={others}
          id={found.id}
          knowsInternal={found.interno !== null}
          proposesSlug={productNow !== 'public'}
        />
      </div>
      {productNow === 'public' && (
        <PriceHistory id={found.id} price={known?.precio ?? null} since={known?.precioVigente ?? ''} />
      )}
      <ProductPreview open={isPreview} form={form} onClose={() => setPreview(false)} />
      <LeaveDialog isDirty={isDirty} onDiscard={discard} />
    </FormLayout>
  );
}
