import { useMemo } from 'react';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { ProductPicker } from '../shared/products/ProductPicker.tsx';
import { ChangedPrices } from './ChangedPrices.tsx';
import type { ShelfLabels } from './use-shelf-labels.ts';

/** The ways for a product to come into the list. */
export function AddLabels({ state }: { readonly state: ShelfLabels }) {
  const { listed, rows, add } = state;
  const products = useMemo(() => listed.map(({ product }) => product), [listed]);
  const chosen = useMemo(() => rows.map(({ id }) => id), [rows]);
  return (
    <FormSection title="Qué se imprime" hint="También desde la lista de productos, con los elegidos">
      <ProductPicker label="Agregar un producto" among={products} without={chosen} onPick={({ id }) => add([id])} />
      <ChangedPrices state={state} />
    </FormSection>
  );
}
