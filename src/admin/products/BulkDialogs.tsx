import { useState } from 'react';
import { isStock, type Stock, stockStates } from '#domain/catalogue/stock.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { Button } from '#ui/Button.tsx';
import { ChoiceField } from '#ui/ChoiceField.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { ConfirmDialog } from '../shared/dialogs/ConfirmDialog.tsx';
import { countProducts } from './use-bulk-edit.ts';

interface BulkDialogProps {
  readonly count: number;
  readonly open: boolean;
  readonly onCancel: () => void;
}

export function RetireDialog({ count, open, onCancel, onRetire }: BulkDialogProps & { readonly onRetire: () => void }) {
  return (
    <ConfirmDialog
      title={`¿Retirar ${countProducts(count)}?`}
      open={open}
      onCancel={onCancel}
      no="Dejar como están"
      yes="Retirar"
      onConfirm={onRetire}
    >
      <p>Dejan de verse en la tienda y quedan aquí como retirados. Puedes publicarlos otra vez cuando quieras.</p>
    </ConfirmDialog>
  );
}

interface LabelDialogProps extends BulkDialogProps {
  readonly onAdd: (label: string) => void;
}

export function LabelDialog({ count, open, onCancel, onAdd }: LabelDialogProps) {
  const labels = useCatalogue((state) => state.catalogue.labels);
  const [label, setLabel] = useState('');
  return (
    <Dialog
      title={`Subcategoría para ${countProducts(count)}`}
      open={open}
      onCancel={onCancel}
      actions={
        <>
          <Button look="outline" onClick={onCancel}>
            Cancelar
          </Button>
          <Button disabled={label === ''} onClick={() => onAdd(label)}>
            Poner
          </Button>
        </>
      }
    >
      <ChoiceField
        label="Subcategoría"
        name="subcategoria"
        value={label}
        empty="Elige una"
        options={labels.map(({ id, nombre, carpeta }) => ({ value: id, name: `${nombre} (/${carpeta})` }))}
        onChange={setLabel}
      />
    </Dialog>
  );
}

interface StockDialogProps extends BulkDialogProps {
  readonly onSay: (stock: Stock | '') => void;
}

const UNSAID = 'sin-decir';

export function StockDialog({ count, open, onCancel, onSay }: StockDialogProps) {
  const [chosen, setChosen] = useState('');
  return (
    <Dialog
      title={`Existencia de ${countProducts(count)}`}
      open={open}
      onCancel={onCancel}
      actions={
        <>
          <Button look="outline" onClick={onCancel}>
            Dejar como están
          </Button>
          <Button disabled={chosen === ''} onClick={() => onSay(isStock(chosen) ? chosen : '')}>
            Cambiar
          </Button>
        </>
      }
    >
      <ChoiceField
        label="Existencia"
        name="existencia"
        value={chosen}
        empty="Elige una"
        options={[
          ...Object.entries(stockStates).map(([value, name]) => ({ value, name })),
          { value: UNSAID, name: 'Sin decir' },
        ]}
        onChange={setChosen}
      />
    </Dialog>
  );
}
