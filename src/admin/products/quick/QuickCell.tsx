import { stockStates } from '#domain/catalogue/stock.ts';
import { judgeCell, type QuickField, type QuickValues } from '#domain/staff/quick/quick-cells.ts';
import { FIELD_NAMES, inputText, SHORT_STATES } from './cell-text.ts';
import css from './QuickGrid.module.css';
import type { OpenCell } from './use-open-cells.ts';

interface QuickCellProps {
  readonly field: QuickField;
  /** What its product is called. */
  readonly name: string;
  readonly values: QuickValues;
  /** Where something is typed in it. */
  readonly cell: OpenCell | undefined;
  readonly isReadOnly: boolean;
  /** Whether the Tab key reaches it. */
  readonly isActive: boolean;
  readonly noteId: string;
  readonly onType: (typed: string) => void;
}

/** The input of a cell: an amount is typed, a state chosen. Its keys are the grid's own. */
export function QuickCell({ field, name, values, cell, isReadOnly, isActive, noteId, onType }: QuickCellProps) {
  const verdict = cell?.isAsked ? judgeCell(field, cell, values).kind : undefined;
  const isWrong = verdict === 'invalid' || Boolean(cell?.failure);
  const shared = {
    className: css['input'],
    'data-field': field,
    'data-state': cell ? (isWrong ? 'wrong' : verdict === 'asks' ? 'asks' : 'typed') : undefined,
    'aria-label': `${FIELD_NAMES[field][0]} de ${name}`,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isActive ? noteId : undefined,
    tabIndex: isActive ? 0 : -1,
    value: cell?.typed ?? inputText(values[field]),
  };
  if (field === 'existencia')
    return (
      <select {...shared} onChange={(event) => onType(event.target.value)}>
        <option value="">—</option>
        {Object.entries(SHORT_STATES).map(([state, short]) => (
          <option key={state} value={state}>
            {short}
          </option>
        ))}
        {/* What was pasted and is no state stays to be seen. */}
        {shared.value !== '' && !Object.hasOwn(stockStates, shared.value) && <option>{shared.value}</option>}
      </select>
    );
  return (
    <input
      {...shared}
      inputMode="decimal"
      autoComplete="off"
      placeholder={isReadOnly ? 'Sin leer' : field === 'precio' ? 'Cotizar' : '—'}
      readOnly={isReadOnly}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
