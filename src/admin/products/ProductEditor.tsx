import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { productState } from '#domain/staff/products/product-commands.ts';
import type { ProductForm } from '#domain/staff/products/product-form.ts';
import type { ListedProduct } from '#domain/staff/products/product-list.ts';
import { useMay } from '#store/session-store.ts';
import { useShortcut } from '#ui/use-shortcut.ts';
import { historyPath, paths } from '../paths.ts';
import { LeaveDialog } from '../shared/dialogs/LeaveDialog.tsx';
import { ConfirmationNote } from '../shared/forms/ConfirmationNote.tsx';
import { FormNewsContext } from '../shared/forms/form-news.ts';
import { JoinedNote } from '../shared/forms/JoinedNote.tsx';
import { NoteGroup } from '../shared/forms/NoteGroup.tsx';
import { RestoredNote } from '../shared/forms/RestoredNote.tsx';
import { useConfirmation } from '../shared/forms/use-live-documents.ts';
import { addLabelsToPrint } from '../shared/paper/labels-to-print.ts';
import { FormLayout } from '../shared/screen/Layout.tsx';
import { EditorBar } from './EditorBar.tsx';
import { GoneNote } from './GoneNote.tsx';
import { PriceHistory } from './PriceHistory.tsx';
import css from './ProductEditor.module.css';
import { ProductFields } from './ProductFields.tsx';
import { ProductPreview } from './ProductPreview.tsx';
import type { LatestProduct } from './use-latest-product.ts';
import { useProductActions } from './use-product-actions.ts';
import type { OpenProduct, ProductFormState } from './use-product-form.ts';
import { useProductNews } from './use-product-news.ts';

interface ProductEditorProps {
  readonly state: ProductFormState;
  readonly open: OpenProduct;
  readonly latest: LatestProduct;
  readonly title: string;
  readonly back: { readonly name: string; readonly href: string };
  readonly others: readonly ListedProduct[];
  /** Whether those are all of them. */
  readonly knowsOthers: boolean;
  readonly isNew: boolean;
}

export function ProductEditor({ state, open, latest, title, back, others, knowsOthers, isNew }: ProductEditorProps) {
  const { found, form, restoredAt } = open;
  const { isDirty, change, reload, discard } = state;
  const { words, news } = useProductNews(state, open, latest);
  const confirmation = useConfirmation(latest.isConfirmed);
  const mayReadUploads = useMay('price-uploads');
  const [isPreview, setPreview] = useState(false);
  const [, go] = useLocation();
  const fields = useRef<HTMLDivElement>(null);
  const productNow = productState(found);
  const known = others.find(({ id }) => id === found.id)?.product;
  const { problems, attempts, answer, run } = useProductActions({
    open,
    others,
    knowsOthers,
    isNew,
    listHref: back.href,
    onSaved: reload,
    onPreview: () => setPreview(true),
    state,
  });

  useEffect(() => {
    if (attempts === 0) return;
    const first = fields.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]');
    first?.focus();
    first?.scrollIntoView({ block: 'center' });
  }, [attempts]);

  function setField<Name extends keyof ProductForm>(name: Name, value: ProductForm[Name]) {
    change((before) => ({ ...before, [name]: value }));
  }

  function printLabel() {
    addLabelsToPrint([found.id]);
    go(paths.shelfLabels);
  }

  useShortcut('Control+s', () => run('save'));

  return (
    <FormLayout
      title={title}
      subject={isNew ? undefined : known?.nombre}
      back={back}
      aside={isNew ? undefined : { name: 'Historial', href: historyPath('productos', found.id) }}
      bar={
        <EditorBar
          state={productNow}
          isNew={isNew}
          isDirty={isDirty}
          answer={answer}
          onAction={run}
          onPrintLabel={printLabel}
        />
      }
    >
      <NoteGroup>
        {!isNew && <ConfirmationNote state={confirmation} />}
        <RestoredNote at={restoredAt} onDiscard={discard} />
        <JoinedNote writer={words(latest.stampOf(open.joined[0] ?? 'nombre'))} fields={open.joined} />
        {!isNew && <GoneNote state={productNow} writer={words(latest.stampOf('nombre'))} isDirty={isDirty} />}
      </NoteGroup>
      <div ref={fields} className={css['fields']}>
        <FormNewsContext value={news}>
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
        </FormNewsContext>
      </div>
      {productNow === 'public' && mayReadUploads && (
        <PriceHistory id={found.id} price={known?.precio ?? null} since={known?.precioVigente ?? ''} />
      )}
      <ProductPreview open={isPreview} form={form} onClose={() => setPreview(false)} />
      <LeaveDialog isDirty={isDirty} onDiscard={discard} />
    </FormLayout>
  );
}
