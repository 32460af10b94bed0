import { memo, useState } from 'react';
import { formatCentavos } from '#domain/kernel/money.ts';
import type { ReviewRow } from '#domain/price-import/review.ts';
import { Change } from './Change.tsx';
import css from './DiffTable.module.css';

interface DiffLineProps {
  readonly row: ReviewRow;
  readonly position: number;
  readonly top: number;
  readonly onMark: (what: 'exclude' | 'confirm' | 'choose', on: boolean) => void;
  readonly onCorrect: (text: string | null) => void;
}

const price = (centavos: number | null): string => (centavos === null ? '—' : formatCentavos(centavos));

/** One row of the review. Its tick says whether it is written; the new price can be typed over. */
export const DiffLine = memo(function DiffLine({ row, position, top, onMark, onCorrect }: DiffLineProps) {
  const [isEditing, setEditing] = useState(false);
  // The worker answers a moment later; until then the tick shows what the person chose.
  const [told, setTold] = useState<{ readonly row: ReviewRow; readonly on: boolean } | null>(null);
  const canWrite = row.state === 'change' || row.state === 'confirm';
  const isNew = row.state === 'unknown';
  const isOn = isNew ? row.isChosen : canWrite && !row.isExcluded && (row.state === 'change' || row.isConfirmed);
  const isTicked = told?.row === row ? told.on : isOn;
  const mark = (): void => {
    setTold({ row, on: !isTicked });
    if (isNew) onMark('choose', !isTicked);
    else if (row.state === 'confirm') onMark('confirm', !isTicked);
    else onMark('exclude', isTicked);
  };
  const tone =
    row.state === 'error'
      ? 'error'
      : row.state === 'confirm' || row.state === 'unknown' || row.doubt
        ? 'warn'
        : 'plain';
  return (
    <tr aria-rowindex={position + 2} className={css['row']} style={{ top }} data-off={(canWrite && !isOn) || undefined}>
      <td className={css['tick']}>
        {(canWrite || isNew) && (
          <label className={css['touch']}>
            <input
              type="checkbox"
              checked={isTicked}
              onChange={mark}
              aria-label={`${isNew ? 'Crear borrador de' : 'Aplicar'} la fila ${row.row}, ${row.clave}`}
            />
          </label>
        )}
      </td>
      <td className={css['number']}>{row.row}</td>
      <td className={css['clave']}>{row.clave || '—'}</td>
      <td className={css['name']} title={row.nombre}>
        <span>{row.nombre || '—'}</span>
      </td>
      <td className={css['before']}>{price(row.before)}</td>
      <td className={css['after']}>
        {isEditing ? (
          <PriceEditor
            row={row}
            onDone={(text) => {
              setEditing(false);
              if (text !== undefined) onCorrect(text);
            }}
          />
        ) : row.product === null || row.state === 'draft' ? (
          price(row.after)
        ) : (
          <button
            type="button"
            className={css['edit']}
            aria-label={`Corregir el precio de la fila ${row.row}: ${price(row.after)}`}
            onClick={() => setEditing(true)}
          >
            {price(row.after)}
          </button>
        )}
      </td>
      <td className={css['change']}>
        <Change change={row.state === 'same' ? null : row.change} />
      </td>
      <td className={css['state']}>
        <span className={css['badge']} data-tone={tone} title={row.message}>
          {row.message}
        </span>
        {row.isCorrected && (
          <button type="button" className={css['undo']} onClick={() => onCorrect(null)}>
            Volver al del archivo
          </button>
        )}
      </td>
    </tr>
  );
});

function PriceEditor({ row, onDone }: { readonly row: ReviewRow; readonly onDone: (text?: string | null) => void }) {
  const [text, setText] = useState(row.after === null ? '' : (row.after / 100).toFixed(2));
  return (
    <input
      className={css['editor']}
      // The pressed button has been replaced by this field, so the focus moves to it.
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- see above
      autoFocus
      inputMode="decimal"
      aria-label={`Precio nuevo de la fila ${row.row}, con IVA`}
      value={text}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => onDone(text.trim() === '' ? undefined : text)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') onDone();
      }}
    />
  );
}
