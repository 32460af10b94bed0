import { useState } from 'react';
import { useLocation } from 'wouter';
import { groupThousands } from '#domain/kernel/money.ts';
import { shopDayOf } from '#domain/kernel/written-days.ts';
import { WAITS_FOR_OTHERS } from '#domain/staff/products/check-product.ts';
import type { ListedProduct } from '#domain/staff/products/product-list.ts';
import { catalogueStore } from '#store/catalogue-store.ts';
import { paths } from '../paths.ts';
import { useActor } from '../shared/documents/use-actor.ts';
import { useHeldPress } from '../shared/forms/use-held-press.ts';
import { SelectionBar } from '../shared/lists/SelectionBar.tsx';
import { addLabelsToPrint } from '../shared/paper/labels-to-print.ts';
import { useProducts } from '../shared/products/use-products.ts';
import { LabelDialog, RetireDialog, StockDialog } from './BulkDialogs.tsx';
import {
  type BulkCommand,
  bulkAddLabel,
  bulkFeature,
  bulkMove,
  bulkPrice,
  bulkPublish,
  bulkRetire,
  bulkStock,
} from './bulk-commands.ts';
import { CategoryDialog } from './CategoryDialog.tsx';
import { PriceDialog } from './PriceDialog.tsx';
import { useBulkEdit } from './use-bulk-edit.ts';
import { useKnownCategories } from './use-known-categories.ts';

interface BulkBarProps {
  readonly chosen: readonly ListedProduct[];
  readonly onDone: () => void;
}

/** What can be done to all chosen products at once. */
export function BulkBar({ chosen, onDone }: BulkBarProps) {
  const actor = useActor();
  const { listed, knowsOthers } = useProducts();
  const categories = useKnownCategories();
  const [, go] = useLocation();
  const { answer, run } = useBulkEdit(onDone);
  const [asking, setAsking] = useState<'retire' | 'label' | 'price' | 'category' | 'stock' | null>(null);

  function edit(verb: string, command: BulkCommand) {
    setAsking(null);
    // The rows show what came of it, and `answer` says which products stayed as they were.
    void run(verb, command, chosen);
  }

  const publishing = useHeldPress(
    knowsOthers,
    (pressedFor: readonly ListedProduct[]) => void run('publicar', bulkPublish(actor, listed, categories), pressedFor),
  );

  function printLabels() {
    addLabelsToPrint(chosen.map(({ id }) => id));
    go(paths.shelfLabels);
  }

  return (
    <SelectionBar
      label="Con los elegidos"
      count={chosen.length === 1 ? '1 elegido' : `${groupThousands(chosen.length)} elegidos`}
      answer={publishing.isHeld ? WAITS_FOR_OTHERS : answer}
      actions={
        <>
          <button type="button" onClick={() => publishing.press(chosen)}>
            Publicar
          </button>
          <button type="button" onClick={() => setAsking('retire')}>
            Retirar
          </button>
          <button type="button" onClick={() => setAsking('price')}>
            Cambiar precio
          </button>
          <button type="button" onClick={() => setAsking('stock')}>
            Cambiar existencia
          </button>
          <button type="button" onClick={() => setAsking('category')}>
            Mover de categoría
          </button>
          <button type="button" onClick={() => setAsking('label')}>
            Poner subcategoría
          </button>
          <button type="button" onClick={() => edit('destacar', bulkFeature(actor, { destacado: true }))}>
            Destacar
          </button>
          <button type="button" onClick={() => edit('quitar destacado', bulkFeature(actor, { destacado: false }))}>
            Quitar destacado
          </button>
          <button type="button" onClick={printLabels}>
            Imprimir etiquetas
          </button>
          <button type="button" onClick={onDone}>
            Quitar selección
          </button>
        </>
      }
    >
      <RetireDialog
        count={chosen.length}
        open={asking === 'retire'}
        onCancel={() => setAsking(null)}
        onRetire={() => edit('retirar', bulkRetire(actor))}
      />
      <LabelDialog
        count={chosen.length}
        open={asking === 'label'}
        onCancel={() => setAsking(null)}
        onAdd={(label) => edit('subcategoría', bulkAddLabel(actor, label))}
      />
      <PriceDialog
        chosen={chosen}
        open={asking === 'price'}
        onCancel={() => setAsking(null)}
        onChange={(moves, change) => edit(`precio ${change}`, bulkPrice(actor, moves, shopDayOf(Date.now())))}
      />
      <StockDialog
        count={chosen.length}
        open={asking === 'stock'}
        onCancel={() => setAsking(null)}
        onSay={(stock) => edit('existencia', bulkStock(actor, stock))}
      />
      <CategoryDialog
        chosen={chosen}
        open={asking === 'category'}
        onCancel={() => setAsking(null)}
        onMove={(place) => edit('categoría', bulkMove(actor, place, catalogueStore.getState().catalogue.labels))}
      />
    </SelectionBar>
  );
}
