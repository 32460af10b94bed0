import { useId } from 'react';
import { priceTerm } from '#domain/catalogue/price-stamp.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { formatCentavos } from '#domain/kernel/money.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import { LIST_LIMITS } from '#domain/quotes/quote-list.ts';
import type { WrittenLine } from '#domain/quotes/written-list.ts';
import { firstImage, imageSources } from '#pictures/image-address.ts';
import { Picture } from '#ui/Picture.tsx';
import { QuantityField } from '#ui/QuantityField.tsx';
import { AS_WRITTEN, LEFT_OUT, type LineChoice, type Offer } from './offered-items.ts';
import css from './PasteList.module.css';

interface OfferedLineProps {
  readonly line: WrittenLine;
  /** `null` while it is searched. */
  readonly offer: Offer | null;
  readonly choice: LineChoice;
  readonly onChoose: (change: Partial<LineChoice>) => void;
}

/** One written article with what may be meant by it. */
export function OfferedLine({ line, offer, choice, onChoose }: OfferedLineProps) {
  const name = useId();
  const option = (value: string) => ({
    type: 'radio',
    name,
    checked: choice.chosen === value,
    onChange: () => onChoose({ chosen: value }),
  });
  return (
    <li className={css['line']} data-left-out={choice.chosen === LEFT_OUT || undefined}>
      <fieldset className={css['options']} disabled={!offer}>
        <legend className={css['written']}>«{line.escrito}»</legend>
        {offer?.sentence && <p className={css['sentence']}>{offer.sentence}</p>}
        {offer?.products.map((product) => (
          <label key={product.id} className={css['option']}>
            <input {...option(product.id)} />
            <ProductChoice product={product} />
          </label>
        ))}
        {offer && (
          <>
            <label className={css['option']}>
              <input {...option(AS_WRITTEN)} />
              <span>
                {offer.products.length === 0 ? 'No lo encontramos: ' : 'Ninguno: '}
                que la tienda cotice «{line.texto}»
              </span>
            </label>
            <label className={css['option']}>
              <input {...option(LEFT_OUT)} />
              <span>No agregarlo</span>
            </label>
          </>
        )}
      </fieldset>
      {choice.chosen !== LEFT_OUT && (
        <QuantityField
          of={line.texto}
          value={choice.pieces}
          max={LIST_LIMITS.quantity}
          onChange={(pieces) => onChoose({ pieces })}
        />
      )}
    </li>
  );
}

function ProductChoice({ product }: { readonly product: Product }) {
  const image = firstImage(product);
  return (
    <>
      <Picture
        className={css['picture']}
        src={undefined}
        {...(image && imageSources(image.imagen, '3rem', image.ancho))}
        alt=""
        width={image?.ancho ?? 400}
        height={image?.alto ?? 400}
      />
      <span>
        {keepMeasures(product.nombre)}
        <small className={css['price']}>
          {[
            product.precio === undefined ? 'Cotizar' : formatCentavos(product.precio),
            priceTerm(product),
            product.unidad,
          ]
            .filter(Boolean)
            .join('\u00a0· ')}
        </small>
      </span>
    </>
  );
}
