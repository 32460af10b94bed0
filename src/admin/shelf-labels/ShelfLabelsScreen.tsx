import { useEffect, useEffectEvent, useState } from 'react';
import { groupThousands } from '#domain/kernel/money.ts';
import { several } from '#domain/kernel/several.ts';
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
  const { format, sheet, later, rows, isCurrent, printing, dropPrinted } = state;
  const [printed, forgetPrinted] = usePrinted(printing);
  const count = sheet.labels.length;
  return (
    <ListLayout
      title="Etiquetas de anaquel"
      actions={
        <Button disabled={count === 0 || !isCurrent} onClick={() => print()}>
          {count === 0 ? 'Imprimir' : `Imprimir ${several(count, 'etiqueta', 'etiquetas')}`}
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
            {rows.some(({ id }) => printed.has(id)) && (
              <>
                ¿Salieron bien?{' '}
                <button
                  type="button"
                  className={css['link']}
                  onClick={() => {
                    forgetPrinted();
                    dropPrinted(printed);
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

/**
 * The products that were printed when the browser's print dialog was last open; it does not say whether anything came out.
 * @param printing the products that a print has now
 */
function usePrinted(printing: readonly string[]) {
  const [printed, setPrinted] = useState<ReadonlySet<string>>(new Set());
  const onPrinted = useEffectEvent(() => setPrinted(new Set(printing)));
  useEffect(() => {
    const after = (): void => onPrinted();
    addEventListener('afterprint', after);
    return () => removeEventListener('afterprint', after);
  }, []);
  return [printed, () => setPrinted(new Set())] as const;
}
