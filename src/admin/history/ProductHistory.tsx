import { productBackTo, productContent } from '#domain/staff/log/back-to-version.ts';
import type { Documents } from '#domain/staff/log/history.ts';
import { productInPlace } from '#domain/staff/log/present-place.ts';
import { type FoundProduct, productState } from '#domain/staff/products/product-commands.ts';
import { useShopDay } from '#product-page/use-shop-day.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { productPath } from '../paths.ts';
import { useLatestProduct } from '../products/use-latest-product.ts';
import { useActor } from '../shared/documents/use-actor.ts';
import { MissingDocument } from '../shared/forms/MissingDocument.tsx';
import { useProducts } from '../shared/products/use-products.ts';
import { HistoryList } from './HistoryList.tsx';

const nothing = { rev: 0, fields: null };

const documentsOf = ({ id, publico, borrador, interno }: FoundProduct): Documents =>
  new Map([
    [`productos/${id}`, publico],
    [`borradores/${id}`, borrador],
    [`internos/${id}`, interno ?? nothing],
  ]);

/** The changes of a product, of its draft and of its private document. */
export function ProductHistory({ id }: { readonly id: string }) {
  const { listed, knowsOthers } = useProducts();
  const actor = useActor();
  const today = useShopDay();
  const menus = useCatalogue((state) => state.catalogue);
  const knowsMenus = useCatalogue((state) => state.menus === 'known');
  const { found, isKnown } = useLatestProduct(id);
  const back = { name: 'Editar producto', href: productPath(id) };
  if (!found || productState(found) === 'gone')
    return <MissingDocument title="Historial" back={back} isWaiting={!isKnown} />;
  const name = listed.find((one) => one.id === id)?.product.nombre ?? 'Producto';
  return (
    <HistoryList
      name={name}
      back={back}
      documents={documentsOf(found)}
      hasContent={(version) => productContent(id, version) !== null}
      changesTo={(version) =>
        productBackTo(
          actor,
          found,
          knowsMenus ? productInPlace(version, found, menus) : version,
          knowsOthers ? listed : null,
          today,
        )
      }
    />
  );
}
