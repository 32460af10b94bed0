import { useState } from 'react';
import { productPath } from '#domain/catalogue/addresses.ts';
import { priceTerm } from '#domain/catalogue/price-stamp.ts';
import { formatCentavos } from '#domain/kernel/money.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import type { LineView } from '#domain/quotes/list-view.ts';
import { LIST_LIMITS, toNote } from '#domain/quotes/quote-list.ts';
import { firstImage, imageSources } from '#pictures/image-address.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { CloseIcon } from '#ui/icons/CloseIcon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { QuantityField } from '#ui/QuantityField.tsx';
import { TextField } from '#ui/TextField.tsx';
import css from './LineRow.module.css';
import { changeNote, changeQuantity, removeFromList } from './list-actions.ts';

/** What has changed since the line was added, such as its price. */
function changeText({ change, line, price }: LineView): string | null {
  switch (change) {
    case 'dearer':
      return `Subió: cuando lo agregaste costaba ${formatCentavos(line.precio ?? 0)}.`;
    case 'cheaper':
      return `Bajó: cuando lo agregaste costaba ${formatCentavos(line.precio ?? 0)}.`;
    case 'priced':
      return price === null ? null : 'Ya tiene precio público.';
    case 'unpriced':
      return 'Su precio ya no es público: te lo decimos en la cotización.';
    case 'gone':
      return 'Ya no está en el catálogo. Si lo pides, te ofrecemos algo equivalente.';
    case 'same':
    case 'free':
      return null;
  }
}

interface LineRowProps {
  readonly view: LineView;
  /** Called before the line is taken off. */
  readonly onRemove: () => void;
}

export function LineRow({ view, onRemove }: LineRowProps) {
  const { line, product, price, amount } = view;
  const catalogue = useCatalogue((state) => state.catalogue);
  const [note, setNote] = useState<string | null>(null);
  const image = product ? firstImage(product) : undefined;
  const name = keepMeasures(product?.nombre ?? line.nombre);
  const clave = product?.clave ?? line.clave;
  const changed = changeText(view);

  return (
    <li className={css['line']}>
      <Picture
        className={css['picture']}
        src={undefined}
        {...(image && imageSources(image.imagen, '5rem', image.ancho))}
        alt=""
        width={image?.ancho ?? 400}
        height={image?.alto ?? 400}
      />
      <div>
        <p className={css['code']}>{clave ? `Clave ${clave}` : 'Lo que buscas'}</p>
        <p className={css['name']}>
          {product ? <AppLink href={productPath(product, catalogue)}>{name}</AppLink> : name}
        </p>
        {product && price !== null && priceTerm(product) && <p className={css['code']}>Precio {priceTerm(product)}</p>}
        {changed && <p className={css['changed']}>{changed}</p>}
        {note === null && line.nota === '' ? (
          <button type="button" className={css['addNote']} onClick={() => setNote('')}>
            Agregar nota<span className="visually-hidden"> a {line.nombre}</span>
          </button>
        ) : (
          <div className={css['note']}>
            <TextField
              label="Nota"
              name="nota"
              value={note ?? line.nota}
              maxLength={LIST_LIMITS.note}
              onChange={(text) => {
                setNote(text);
                // Not when the field is left: a press on «Enviar» leaves it too, and a page that is closed does not.
                changeNote(line.key, text);
              }}
              // What the list did not take, because its text is too long or its code was not read, stays in the field.
              onBlur={() => note !== null && toNote(note) === line.nota && setNote(null)}
            />
          </div>
        )}
      </div>
      <div className={css['count']}>
        <QuantityField
          of={line.nombre}
          value={line.cantidad}
          max={LIST_LIMITS.quantity}
          onChange={(pieces) => changeQuantity(line.key, pieces)}
        />
        <p className={css['price']}>
          {amount === null ? (
            <span className={css['ask']}>Cotizar</span>
          ) : (
            <>
              <b>{formatCentavos(amount)}</b>
              {line.cantidad > 1 && price !== null && <span className={css['each']}>{formatCentavos(price)} c/u</span>}
            </>
          )}
        </p>
      </div>
      <button
        type="button"
        className={css['off']}
        aria-label={`Quitar ${line.nombre}`}
        data-remove=""
        onClick={() => {
          onRemove();
          removeFromList(line.key, line.nombre);
        }}
      >
        <CloseIcon size={18} />
      </button>
    </li>
  );
}
