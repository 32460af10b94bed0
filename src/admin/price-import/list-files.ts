import type { FileForm } from '#prices/price-messages.ts';
import { saveFile } from '../shared/files/save-file.ts';
import { shopToday } from './upload-labels.ts';
import type { PriceFileTools } from './use-price-file.ts';

/** The files that a person may save of the open list. */
export function listFiles(tools: Pick<PriceFileTools, 'template' | 'aside' | 'missing' | 'errors'>) {
  const save = async (coming: Promise<Blob | null>, name: string): Promise<void> => {
    const blob = await coming;
    if (blob) saveFile(blob, name);
  };
  return {
    saveTemplate: (form: FileForm) => save(tools.template(form), `precios-${shopToday()}.${form}`),
    saveAside: () => save(tools.aside('xlsx'), `filas-apartadas-${shopToday()}.xlsx`),
    saveMissing: () => save(tools.missing('xlsx'), `articulos-que-faltan-${shopToday()}.xlsx`),
    saveErrors: (form: FileForm) => save(tools.errors(form), `errores-${shopToday()}.${form}`),
  };
}
