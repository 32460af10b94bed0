import { useRef } from 'react';
import { calculatorForms, MOST_ROWS } from '#domain/calculators/calculator-address.ts';
import { EQUALS_FIELD, rowField, type Sentences } from '#domain/calculators/measures.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { PlusIcon } from '#ui/icons/PlusIcon.tsx';
import { TrashIcon } from '#ui/icons/TrashIcon.tsx';
import { useFocusAfter } from '#ui/use-focus-after.ts';
import css from './Calculator.module.css';
import { LastMeasures } from './LastMeasures.tsx';
import { MeasureInput } from './MeasureInput.tsx';
import type { Calculator } from './use-calculator.ts';

interface MeasureRowsProps {
  readonly calculator: Calculator;
  /** What one row measures: `Pared`. */
  readonly piece: string;
  readonly problems: Sentences;
  readonly notes: Sentences;
}

/** Rows are only added and removed at their own place, so their number identifies them. */
export function MeasureRows({ calculator, piece, problems, notes }: MeasureRowsProps) {
  const { dimensions } = calculatorForms[calculator.name];
  const { rows } = calculator.typed;
  const box = useRef<HTMLDivElement>(null);
  const moveFocusFrom = useFocusAfter((at: number) => {
    const left = box.current?.querySelectorAll('fieldset');
    return left?.[Math.min(at, left.length - 1)]?.querySelector('input');
  });
  return (
    <div ref={box} className={css['rows']}>
      <LastMeasures calculator={calculator} />
      {rows.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <fieldset key={at} className={css['row']}>
          <legend className={css['legend']}>{`${piece} ${at + 1}`}</legend>
          <div className={css['inputs']}>
            {[...dimensions, EQUALS_FIELD].map((field) => (
              <MeasureInput
                key={field.name}
                field={field}
                sentence={rowField(field.name, at)}
                value={row[field.name] ?? field.usual ?? ''}
                problems={problems}
                notes={notes}
                onChange={(text) => calculator.setRow(at, field.name, text)}
              />
            ))}
          </div>
          {rows.length > 1 && (
            <button
              type="button"
              className={classNames(css['remove'], 'needs-script')}
              aria-label={`Quitar ${piece.toLowerCase()} ${at + 1}`}
              onClick={() => {
                moveFocusFrom(at);
                calculator.removeRow(at);
              }}
            >
              <TrashIcon size={18} />
            </button>
          )}
        </fieldset>
      ))}
      {rows.length < MOST_ROWS && (
        <div className={classNames(css['add'], 'needs-script')}>
          <Button
            look="outline"
            onClick={() => {
              // The last one takes the button away.
              if (rows.length + 1 === MOST_ROWS) moveFocusFrom(rows.length);
              calculator.addRow();
            }}
          >
            <PlusIcon size={16} /> Agregar {piece.toLowerCase()}
          </Button>
        </div>
      )}
    </div>
  );
}
