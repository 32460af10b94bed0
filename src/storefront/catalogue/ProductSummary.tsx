import type { Product } from '#domain/catalogue/product.ts';
import { inSentence } from '#domain/kernel/in-sentence.ts';
import { useConnection } from '#store/connection-store.ts';
import { PageHeading } from '../shared/PageHeading.tsx';
import { ProductPrice } from '../shared/ProductPrice.tsx';
import { dayInFull, keepMeasures, shortDay } from '../shared/written-forms.ts';
import css from './ProductSummary.module.css';

export function ProductSummary({ product }: { readonly product: Product }) {
  const { nombre, clave, marca, modelo, unidad, demostracion } = product;
  return (
    <div>
      <p className={css['code']}>
        <span>Clave {clave}</span>
        {marca && <span>{marca}</span>}
        {modelo && modelo !== clave && <span>Modelo {modelo}</span>}
      </p>
      <PageHeading className={css['name']}>{keepMeasures(nombre)}</PageHeading>
      <ProductPrice product={product} size="large" per={unidad && `por ${keepMeasures(inSentence(unidad))}`} />
      <PriceDate product={product} />
      {demostracion && <p className={css['demo']}>Pruébala en el centro de experiencia antes de llevártela.</p>}
    </div>
  );
}

/** A price without its day is a promise; offline, where it may have changed since, the day stands out. */
function PriceDate({ product: { precio, precioVigente } }: { readonly product: Product }) {
  const reachable = useConnection((state) => state.reachable);
  const confirmedAt = useConnection((state) => state.confirmedAt);
  if (precio === undefined) return <p className={css['date']}>Pídelo y te respondemos el mismo día.</p>;
  if (!reachable) {
    const day = confirmedAt === null ? precioVigente && dayInFull(precioVigente) : shortDay(confirmedAt);
    return <p className={css['offline']}>{day ? `Precio del ${day}. ` : ''}Confírmalo con la tienda.</p>;
  }
  return precioVigente ? <p className={css['date']}>Precio vigente desde el {dayInFull(precioVigente)}</p> : null;
}
