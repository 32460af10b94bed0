import { useEffect, useState } from 'react';
import { groupThousands } from '#domain/kernel/money.ts';
import { Button } from '#ui/Button.tsx';
import { ListLayout } from '../shared/screen/Layout.tsx';
import { AddLabels } from './AddLabels.tsx';
import { LabelOptions } from './LabelOptions.tsx';
import { LabelPreview } from './LabelPreview.tsx';
import { LabelRows } from './LabelRows.tsx';
import { PrintedLabels } from './PrintedLabels.tsx';
import css from './ShelfLabelsScreen.module.css';
import { UnconfirmedPaper } from './UnconfirmedPaper.tsx';
import { useShelfLabels } from './use-shelf-labels.ts';

/** Labels for shelves and counters: chosen, seen as they will be, and printed by the browser. */
export function ShelfLabelsScreen() {
  const state = useShelfLabels();
  const { format, sheet, later, rows, isCurrent, dropPrinted } = state;
  const [hasPrinted, setPrinted] = usePrinted();
  const count = sheet.labels.length;
  return (
    <ListLayout
      title="Etiquetas de anaquel"
      actions={
        <Button disabled={count === 0 || !isCurrent} onClick={() => print()}>
          {count === 0 ? 'Imprimir' : `Imprimir ${groupThousands(count)} ${count === 1 ? 'etiqueta' : 'etiquetas'}`}
        </Button>
      }
    >
      <div className={css['columns']}>
        <div className={css['column']}>
          <AddLabels state={state} />
          <LabelRows state={state} />
        </div>
        <div className={css['column']}>
          <LabelOptions state={state} />
          {count > 0 && !isCurrent && (
            <p className={css['note']}>Leyendo el catálogo, para imprimir los precios de ahora…</p>
          )}
          {later > 0 && (
            <p className={css['note']}>
              Se imprimen de mil en mil: quedan {groupThousands(later)} para después de estas.
            </p>
          )}
          <p className={css['note']} aria-live="polite">
            {hasPrinted && rows.length > 0 && (
              <>
                ¿Salieron bien?{' '}
                <button
                  type="button"
                  className={css['link']}
                  onClick={() => {
                    setPrinted(false);
                    dropPrinted();
                  }}
                >
                  Quitar de la lista las impresas
                </button>
              </>
            )}
          </p>
          {count > 0 && <LabelPreview format={format} pages={sheet.pages} labels={sheet.labels} />}
        </div>
      </div>
      {count > 0 && isCurrent && <PrintedLabels format={format} pages={sheet.pages} labels={sheet.labels} />}
      {count > 0 && !isCurrent && <UnconfirmedPaper />}
    </ListLayout>
  );
}

/** Whether the browser's print dialog was open and is closed. It does not say whether anything was printed. */
function usePrinted() {
  const [hasPrinted, setPrinted] = useState(false);
  useEffect(() => {
    const after = (): void => setPrinted(true);
    addEventListener('afterprint', after);
    return () => removeEventListener('afterprint', after);
  }, []);
  return [hasPrinted, setPrinted] as const;
}
