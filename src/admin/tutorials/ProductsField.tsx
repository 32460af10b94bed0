import { selectProductIndex, useCatalogue } from '#store/catalogue-store.ts';
import { knownName } from '../shared/forms/known-name.ts';
import { PickedList } from '../shared/lists/PickedList.tsx';
import { ProductPicker } from '../shared/products/ProductPicker.tsx';
import { useIsCurrent } from '../shared/products/use-products.ts';

interface ProductsFieldProps {
  readonly ids: readonly string[];
  readonly problem: string | undefined;
  readonly onChange: (ids: readonly string[]) => void;
}

/** The products a tutorial is about, in the order in which its page shows them. */
export function ProductsField({ ids, problem, onChange }: ProductsFieldProps) {
  const byId = useCatalogue((state) => selectProductIndex(state).byId);
  const isKnown = useIsCurrent();
  return (
    <div>
      <ProductPicker label="Productos que se usan" without={ids} onPick={({ id }) => onChange([...ids, id])} />
      <PickedList
        label="Productos del tutorial"
        items={ids.map((id) => ({
          id,
          name: knownName(byId.get(id)?.nombre, id, isKnown, 'Producto que ya no está a la venta'),
        }))}
        problem={problem}
        onChange={onChange}
      />
    </div>
  );
}
