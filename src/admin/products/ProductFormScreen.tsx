import { useSearch } from 'wouter';
import { productState } from '#domain/staff/product-commands.ts';
import { useDocuments } from '#store/documents-store.ts';
import { selectIsRead, useJournal } from '#store/journal-store.ts';
import { useSession } from '#store/session-store.ts';
import { FormLayout } from '../shared/Layout.tsx';
import { useProducts } from '../shared/use-products.ts';
import { listAddress } from './list-address.ts';
import { ProductEditor } from './ProductEditor.tsx';
import { useProductForm } from './use-product-form.ts';

/** `/admin/productos/subir-nuevo-producto` and `/admin/productos/editar-producto/{id}`. */
export function ProductFormScreen({ id }: { readonly id: string | null }) {
  const { listed, isKnown: hasCatalogue } = useProducts();
  const drafts = useDocuments('borradores').knowledge;
  const uid = useSession((state) => (state.status === 'signed-in' ? state.uid : ''));
  const copyOf = new URLSearchParams(useSearch()).get('copiar');
  const isListed = id === null || listed.some((one) => one.id === id);
  // A listed product opens at once. That one does not exist can be said only after both feeds have answered.
  const knowsOwnWork = useJournal(selectIsRead);
  const isKnown = hasCatalogue && knowsOwnWork && (isListed || drafts === 'known');
  const state = useProductForm({ id, copyOf: id === null ? copyOf : null, uid }, isKnown);
  const title = id === null ? 'Subir nuevo producto' : 'Editar producto';
  const back = { name: 'Productos', href: listAddress() };

  if (!state.open) {
    return (
      <FormLayout title={title} back={back}>
        <output>Abriendo el producto…</output>
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
    <ProductEditor state={state} open={state.open} title={title} back={back} others={listed} isNew={id === null} />
  );
}
