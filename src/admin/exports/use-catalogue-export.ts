import { useEffect, useRef, useState } from 'react';
import { groupThousands } from '#domain/kernel/money.ts';
import { shopDayOf } from '#domain/kernel/written-days.ts';
import { knownPrivateFields } from '#domain/staff/products/known-costs.ts';
import { listProducts } from '#domain/staff/products/product-list.ts';
import type { TabledProduct, TableNames } from '#domain/staff/products/product-table.ts';
import type { ExportForm } from '#exports/export-messages.ts';
import { writeCatalogue } from '#exports/write-catalogue.ts';
import { catalogueStore } from '#store/catalogue-store.ts';
import { privateDocumentsStore } from '#store/private-documents-store.ts';
import { productSources } from '../shared/products/use-products.ts';
import { saveFile } from '../shared/save-file.ts';

/** How far an export has come; `null` while none runs. */
export interface ExportProgress {
  readonly done: number;
  readonly all: number;
}

interface CatalogueExport {
  readonly progress: ExportProgress | null;
  /** What the last one came to, or why it failed. */
  readonly outcome: { readonly text: string; readonly isProblem: boolean } | null;
  readonly start: (form: ExportForm) => void;
  readonly cancel: () => void;
}

/** Writes the catalogue as it is on this device, unsent edits among it, to a file. One that is under way ends with the page. */
export function useCatalogueExport(): CatalogueExport {
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const [outcome, setOutcome] = useState<CatalogueExport['outcome']>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(form: ExportForm, controller: AbortController): Promise<void> {
    const hasPrivate = privateDocumentsStore.getState().knowledge === 'known';
    const { products, names } = catalogueToWrite(hasPrivate);
    const all = products.length;
    setProgress({ done: 0, all });
    const file = await writeCatalogue(
      { products, names, hasPrivate, form },
      (done) => setProgress({ done, all }),
      controller.signal,
    );
    const name = `catalogo-${shopDayOf(Date.now())}.${form}`;
    saveFile(file, name);
    setOutcome({
      text: `Listo: ${name}, con ${groupThousands(all)} ${all === 1 ? 'producto' : 'productos'}.`,
      isProblem: false,
    });
  }

  function start(form: ExportForm): void {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setOutcome(null);
    void run(form, controller)
      .catch((reason: unknown) => {
        if (controller.signal.aborted) return setOutcome({ text: 'Exportación cancelada.', isProblem: false });
        console.warn('Catálogo sin exportar', reason);
        setOutcome({ text: 'No se pudo hacer el archivo. Recarga la página e inténtalo de nuevo.', isProblem: true });
      })
      .finally(() => {
        running.current = null;
        setProgress(null);
      });
  }

  return { progress, outcome, start, cancel: () => running.current?.abort(new Error('The person cancelled it.')) };
}

/** What is withdrawn has no data left, so it is not among them. */
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
