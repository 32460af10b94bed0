import { useState } from 'react';
import { countReaddressed, type Place } from '#domain/staff/products/category-of-many.ts';
import { productCategories } from '#domain/staff/products/product-categories.ts';
import type { ListedProduct } from '#domain/staff/products/product-list.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { Button } from '#ui/Button.tsx';
import { ChoiceField } from '#ui/ChoiceField.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { countProducts } from './use-bulk-edit.ts';

interface CategoryDialogProps {
  readonly chosen: readonly ListedProduct[];
  readonly open: boolean;
  readonly onCancel: () => void;
  readonly onMove: (place: Place) => void;
}

/** Moves the chosen products to another category, and to one of its subcategories where a person chooses one. */
export function CategoryDialog({ chosen, open, onCancel, onMove }: CategoryDialogProps) {
  const catalogue = useCatalogue((state) => state.catalogue);
  const [place, setPlace] = useState<Place>({ unicID: '', label: '' });
  const labels = catalogue.labels.filter(({ unicID }) => unicID === place.unicID);
  return (
    <Dialog
      title={`Mover ${countProducts(chosen.length)} de categoría`}
      open={open}
      onCancel={onCancel}
      actions={
        <>
          <Button look="outline" onClick={onCancel}>
            Dejar donde están
          </Button>
          <Button disabled={place.unicID === ''} onClick={() => onMove(place)}>
            Mover
          </Button>
        </>
      }
    >
      <ChoiceField
        label="Categoría"
        name="categoria"
        value={place.unicID}
        empty="Elige una"
        options={productCategories(catalogue.categories)}
        onChange={(unicID) => setPlace({ unicID, label: '' })}
      />
      {labels.length > 0 && (
        <ChoiceField
          label="Subcategoría"
          name="subcategoria"
          value={place.label}
          empty="Ninguna"
          options={labels.map(({ id, nombre }) => ({ value: id, name: nombre }))}
          onChange={(label) => setPlace({ ...place, label })}
        />
      )}
      {open && place.unicID !== '' && (
        <output>{moveText(chosen, place, countReaddressed(productsOf(chosen), place, catalogue))}</output>
      )}
    </Dialog>
  );
}

const productsOf = (chosen: readonly ListedProduct[]) => chosen.map(({ product }) => product);

function moveText(chosen: readonly ListedProduct[], { unicID }: Place, readdressed: number): string {
  const leaving = chosen.filter(({ product }) => product.unicID !== unicID).length;
  const moves =
    leaving === 0
      ? 'Ya están en esa categoría.'
      : `${countProducts(leaving)} ${leaving === 1 ? 'cambia de categoría y deja' : 'cambian de categoría y dejan'} las subcategorías de la anterior.`;
  const addresses =
    readdressed === 0
      ? ''
      : ` ${countProducts(readdressed)} ${readdressed === 1 ? 'cambia' : 'cambian'} de dirección; los enlaces de antes siguen sirviendo.`;
  return moves + addresses;
}
