import { type ReactNode, useState } from 'react';
import {
  addFreeTextLine,
  addProductLine,
  changeLine,
  hasRoom,
  type LineForm,
  putLineBack,
} from '#domain/quotes/answer-form.ts';
import type { LineProblems } from '#domain/quotes/check-answer.ts';
import { FieldWithNews } from '../shared/forms/FieldWithNews.tsx';
import { ProductPicker } from '../shared/products/ProductPicker.tsx';
import { useIsCurrent, useSoldToday } from '../shared/products/use-products.ts';
import { FreeLine, type FreeWords } from './FreeLine.tsx';
import { QuoteLineRow } from './QuoteLineRow.tsx';
import css from './QuoteLines.module.css';

interface LineListProps {
  /** What the lines are of, for the list's name: `Líneas de la cotización`. */
  readonly label: string;
  readonly lineas: readonly LineForm[];
  readonly problems: Readonly<Record<string, LineProblems>> | undefined;
  /** Whether prices are typed and shown without IVA. */
  readonly net: boolean;
  readonly onChange: (lineas: readonly LineForm[]) => void;
  /** The field that finds a product to add. */
  readonly addLabel: string;
  /** Where whoever saves the lines knows of the words too. */
  readonly free?: FreeWords | undefined;
  /** What is typed into the field for a line in words. */
  readonly freeHint: string;
  /** Said in the place of lines that would not fit. */
  readonly fullText: string;
  /** Another way to add a line. */
  readonly more?: ReactNode;
}

/** A line that was taken out and can be put back. */
interface Removal {
  readonly line: LineForm;
  readonly at: number;
  /** The lines that are shown while it can be put back. */
  readonly left: readonly LineForm[];
}

/** Lines with prices, of a quotation or a repair: edited in place, added from the catalogue or in words, removed and put back. */
export function LineList(props: LineListProps) {
  const { lineas, problems, net, onChange } = props;
  const byId = useSoldToday();
  const isCurrent = useIsCurrent();
  const [words, onWords] = useState('');
  const { free = { words, onWords } } = props;
  const [removal, setRemoval] = useState<Removal | null>(null);
  // Lines that came from elsewhere, a colleague or a choice, may have the removed one again.
  const removed = removal?.left === lineas ? removal : null;

  function remove(line: LineForm) {
    const left = lineas.filter((one) => one !== line);
    setRemoval({ line, at: lineas.indexOf(line), left });
    onChange(left);
  }
  function putBack() {
    if (removed) onChange(putLineBack(lineas, removed.line, removed.at));
  }
  function change(next: readonly LineForm[]) {
    // What is typed into the others takes nothing from the offer.
    if (removed) setRemoval({ ...removed, left: next });
    onChange(next);
  }

  return (
    <>
      {lineas.length === 0 && <p className={css['none']}>Todavía no tiene líneas. Agrégalas aquí abajo.</p>}
      {lineas.length > 0 && (
        <div className={css['lines']}>
          <div className={css['heads']} aria-hidden="true">
            <span>Cantidad</span>
            <span>Producto</span>
            <span>{net ? 'Precio sin IVA' : 'Precio con IVA'}</span>
            <span>Desc. %</span>
            <span>Importe</span>
          </div>
          <ul aria-label={props.label}>
            {lineas.map((line) => (
              <QuoteLineRow
                key={line.key}
                line={line}
                problems={problems?.[line.key] ?? {}}
                net={net}
                product={byId.get(line.producto)}
                isGone={isCurrent && line.producto !== '' && !byId.has(line.producto)}
                onChange={(typed) => change(changeLine(lineas, line.key, typed))}
                onRemove={() => remove(line)}
              />
            ))}
          </ul>
        </div>
      )}
      <FieldWithNews of="lineas">{null}</FieldWithNews>
      <p className={css['removed']} aria-live="polite">
        {removed && (
          <>
            Quitaste «{removed.line.nombre}».{' '}
            <button type="button" onClick={putBack}>
              Volver a ponerla
            </button>
          </>
        )}
      </p>
      {hasRoom({ lineas }) ? (
        <div className={css['add']}>
          <ProductPicker
            label={props.addLabel}
            without={[]}
            takesPrice
            onPick={(product) => onChange(addProductLine(lineas, byId.get(product.id) ?? product))}
          />
          <FreeLine {...free} hint={props.freeHint} onAdd={(text) => onChange(addFreeTextLine(lineas, text))} />
          {props.more}
        </div>
      ) : (
        <p>{props.fullText}</p>
      )}
    </>
  );
}
