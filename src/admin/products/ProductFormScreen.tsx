import { useSearch } from 'wouter';
import { productState } from '#domain/staff/products/product-commands.ts';
import { useConnection } from '#store/connection-store.ts';
import { useSession } from '#store/session-store.ts';
import { useProducts } from '../shared/products/use-products.ts';
import { FormLayout } from '../shared/screen/Layout.tsx';
import { listAddress } from './list-address.ts';
import { ProductEditor } from './ProductEditor.tsx';
import { useLatestProduct } from './use-latest-product.ts';
import { useProductForm } from './use-product-form.ts';

/** `/admin/productos/subir-nuevo-producto` and `/admin/productos/editar-producto/{id}`. */
export function ProductFormScreen({ id }: { readonly id: string | null }) {
  const { listed, knowsOthers } = useProducts();
  const uid = useSession((state) => (state.status === 'signed-in' ? state.uid : ''));
  const copyOf = new URLSearchParams(useSearch()).get('copiar');
  const latest = useLatestProduct(id);
  const reachable = useConnection((state) => state.reachable);
  const state = useProductForm({ id, copyOf: id === null ? copyOf : null, uid }, latest);
  const title = id === null ? 'Subir nuevo producto' : 'Editar producto';
  const back = { name: 'Productos', href: listAddress() };

  if (!state.open) {
    return (
      <FormLayout title={title} back={back}>
        <output>
          {reachable
            ? 'Abriendo el producto…'
            : 'Este equipo no tiene este producto y no hay conexión. Se abrirá en cuanto la tienda responda.'}
        </output>
      </FormLayout>
    );
  }
  if (id !== null && productState(state.open.found) === 'gone' && !state.isDirty) {
    return (
      <FormLayout title={title} back={back}>
        <p>Este producto ya no existe. Puede que alguien lo haya eliminado.</p>
      </FormLayout>
    );
  }
  return (
    <ProductEditor
      state={state}
      open={state.open}
      latest={latest}
      title={title}
      back={back}
      others={listed}
      knowsOthers={knowsOthers}
      isNew={id === null}
    />
  );
}
