import { collectionName } from '#domain/staff/forms/field-labels.ts';
import type { LineDocument } from '#domain/staff/log/log-line.ts';
import { useStaffCategories, useStaffLabels, useStaffTutorials } from '../shared/documents/use-staff-rows.ts';
import { useProducts } from '../shared/products/use-products.ts';

/** What the documents of the log are called now; a deleted one has its last name. */
export function useDocumentNames(): (one: LineDocument) => string {
  const { listed } = useProducts();
  const categories = useStaffCategories().rows;
  const labels = useStaffLabels().rows;
  const tutorials = useStaffTutorials().rows;
  const nameOf = ({ kind, id }: LineDocument): string | undefined => {
    switch (kind) {
      case 'productos':
        return listed.find((one) => one.id === id)?.product.nombre;
      case 'categorias':
        return categories.find(({ value }) => value.id === id)?.value.name;
      case 'subcategorias':
        return labels.find(({ value }) => value.id === id)?.value.nombre;
      case 'tutoriales':
        return tutorials.find(({ value }) => value.id === id)?.value.titulo;
      default:
        return undefined;
    }
  };
  return (one) => nameOf(one) || collectionName(one.collection);
}
