import { useMemo, useState } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { type Fit, fitsOf } from '#domain/fits/fits-of.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { SectionHead } from '../page/SectionHead.tsx';
import type { FittingPartsProps } from '../shell/late-parts.ts';
import css from './FittingParts.module.css';
import { ProductRows } from './ProductRows.tsx';

/** How many of a group are shown at first. */
const AT_FIRST = 3;

/** What fits the tool of a page, by the rules of `#domain/fits`, each with its reason. Renders nothing where nothing does. */
export function FittingParts({ product }: FittingPartsProps) {
  const products = useCatalogue(({ catalogue }) => catalogue.products);
  const lists = useMemo(() => fitsOf(product, products), [product, products]);
  if (lists.length === 0) return null;
  return (
    <section className={`container ${css['section']}`} data-late>
      <SectionHead title="Para tu equipo" />
      {lists.map(({ group, fits }) => (
        <PartsOfGroup key={group} name={group} fits={fits} />
      ))}
    </section>
  );
}

interface PartsOfGroupProps {
  readonly name: string;
  readonly fits: readonly Fit<Product>[];
}

function PartsOfGroup({ name, fits }: PartsOfGroupProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? fits : fits.slice(0, AT_FIRST);
  const reasons = new Map(shown.map(({ product, because }) => [product.id, keepMeasures(because)]));
  return (
    <section className={css['group']} aria-label={name}>
      <h3 className={css['title']}>{name}</h3>
      <ProductRows products={shown.map(({ product }) => product)} noteOf={({ id }) => reasons.get(id)} />
      {shown.length < fits.length && (
        <button type="button" className={css['more']} onClick={() => setWhole(true)}>
          Ver los {fits.length}
        </button>
      )}
    </section>
  );
}
