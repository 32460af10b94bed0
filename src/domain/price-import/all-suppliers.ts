import type { SupplierMemory } from './choices.ts';
import type { KnownSupplier } from './known-supplier.ts';
import type { StoredUpload } from './stored-upload.ts';

/** Without the stored row of titles the answers about that list do not count; its columns can still be found. */
const withoutAnswers = (columnas: SupplierMemory): SupplierMemory => ({ ...columnas, titulos: '' });

/**
 * All that is known of suppliers, the latest first: those that are remembered, then the columns of uploads of before, or of uploads whose
 * supplier nobody named.
 * @param suppliers `null` while they are not known: then no answer of an upload stands, because its supplier may be remembered better
 * @param uploads the latest first. One that was undone or cancelled was probably read wrongly, so nothing it says is taken for certain.
 */
export function allSuppliers(
  suppliers: readonly KnownSupplier[] | null,
  uploads: readonly StoredUpload[],
  idOf: (name: string) => string,
): KnownSupplier[] {
  const withdrawn = new Set(uploads.filter(isWithdrawn).map(({ id }) => id));
  const remembered = (suppliers ?? [])
    .toSorted((a, b) => ((a.ultima?.creado ?? '') < (b.ultima?.creado ?? '') ? 1 : -1))
    .map((supplier) =>
      supplier.ultima && withdrawn.has(supplier.ultima.carga)
        ? { ...supplier, columnas: withoutAnswers(supplier.columnas), ultima: null }
        : supplier,
    );
  const ids = new Set(remembered.map(({ id }) => id));
  const before = uploads.flatMap((upload): KnownSupplier[] => {
    const { columnas, proveedor: nombre } = upload;
    if (isWithdrawn(upload) || columnas.clave === '' || columnas.precio === '' || ids.has(idOf(nombre))) return [];
    return [{ id: '', nombre, columnas: suppliers ? columnas : withoutAnswers(columnas), ultima: null }];
  });
  return [...remembered, ...before];
}

const isWithdrawn = ({ estado }: StoredUpload): boolean =>
  estado === 'cancelada' || estado === 'deshaciendo' || estado === 'deshecha';
