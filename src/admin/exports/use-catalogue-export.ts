import { ok, type Result } from '#domain/kernel/result.ts';
import { several } from '#domain/kernel/several.ts';
import { shopDayOf } from '#domain/kernel/written-days.ts';
import { knownPrivateFields } from '#domain/staff/products/known-costs.ts';
import { listProducts } from '#domain/staff/products/product-list.ts';
import type { TabledProduct, TableNames } from '#domain/staff/products/product-table.ts';
import type { ExportForm } from '#exports/export-messages.ts';
import { writeCatalogue } from '#exports/write-catalogue.ts';
import { catalogueStore } from '#store/catalogue-store.ts';
import { privateDocumentsStore } from '#store/private-documents-store.ts';
import { saveFile } from '../shared/files/save-file.ts';
import { productSources } from '../shared/products/use-products.ts';
import { type FileMaking, useFileMaking } from './use-file-making.ts';

interface ExportProgress {
  readonly done: number;
  readonly all: number;
}

interface CatalogueExport extends FileMaking<ExportProgress> {
  readonly start: (form: ExportForm) => void;
}

/** Writes the catalogue as it is on this device, unsent edits among it, to a file. One that is under way ends with the page. */
export function useCatalogueExport(): CatalogueExport {
  const { progress, outcome, start, cancel } = useFileMaking<ExportProgress>({
    cancelled: 'Exportación cancelada.',
    failed: 'No se pudo hacer el archivo. Recarga la página e inténtalo de nuevo.',
    fault: 'Catálogo sin exportar',
  });

  async function make(
    form: ExportForm,
    signal: AbortSignal,
    onProgress: (progress: ExportProgress) => void,
  ): Promise<Result<string, never>> {
    const hasPrivate = privateDocumentsStore.getState().knowledge === 'known';
    const { products, names } = catalogueToWrite(hasPrivate);
    const all = products.length;
    onProgress({ done: 0, all });
    const file = await writeCatalogue(
      { products, names, hasPrivate, form },
      (done) => onProgress({ done, all }),
      signal,
    );
    const name = `catalogo-${shopDayOf(Date.now())}.${form}`;
    saveFile(file, name);
    return ok(`Listo: ${name}, con ${several(all, 'producto', 'productos')}.`);
  }

  return { progress, outcome, start: (form) => start((signal, onProgress) => make(form, signal, onProgress)), cancel };
}

/** Withdrawn products have no data left, so they are not in the file. */
function catalogueToWrite(hasPrivate: boolean): { readonly products: TabledProduct[]; readonly names: TableNames } {
  const sources = productSources();
  const { categories, labels } = catalogueStore.getState().catalogue;
  const listed = listProducts(sources);
  const internos = knownPrivateFields(privateDocumentsStore.getState().byId, sources.overlay);
  const products = listed.flatMap(({ id, state, product }): TabledProduct[] => {
    if (state === 'retired') return [];
    const interno = hasPrivate ? internos.get(id) : undefined;
    return [{ state, product, ...(interno && { interno }) }];
  });
  return {
    products,
    names: {
      categories: new Map(categories.map(({ unicID, name }) => [unicID, name])),
      labels: new Map(labels.map(({ id, nombre }) => [id, nombre])),
      claves: new Map(listed.map(({ id, product }) => [id, product.clave])),
    },
  };
}
