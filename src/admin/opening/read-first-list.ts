import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { IvaMode } from '#domain/price-import/amount.ts';
import type { FirstList, FirstListProblem } from '#domain/price-import/first-list.ts';
import { dropDraft } from '#prices/price-draft.ts';
import { openPriceReader, PriceReaderEnded } from '#prices/price-reader.ts';
import { namesText } from './names-text.ts';

/** A fresh shop's first list, read by the worker of the price lists; or one sentence why not. */
export async function readFirstList(file: File, iva: IvaMode): Promise<Result<FirstList, string>> {
  const reader = openPriceReader();
  const id = crypto.randomUUID();
  try {
    const opened = await reader.open({ blob: file, id, name: file.name, isKept: false }, []);
    if (!opened.ok) return opened;
    const list = await reader.ask('firstList', { iva });
    await reader.ask('settle', null);
    return 'kind' in list ? err(problemText(list)) : ok(list);
  } catch (reason) {
    if (reason instanceof PriceReaderEnded) return err(reason.message);
    throw reason;
  } finally {
    reader.close();
    // The worker keeps every list that it opens; this one is no price list to go on with.
    await dropDraft(id).catch(() => {});
  }
}

function problemText(problem: FirstListProblem): string {
  switch (problem.kind) {
    case 'no-columns':
      return 'No encontramos en el archivo una columna de claves y una de precios. Ponles título en el primer renglón: Clave, Nombre, Categoría, Precio.';
    case 'several-prices':
      return `La lista trae varios precios: ${namesText(problem.titles)}. Deja solo el que ve el público, o llámalo «Precio público», y elígela otra vez.`;
    case 'several-claves':
      return `La lista trae varias columnas de claves: ${namesText(problem.titles)}. Llama «Clave» a la que usas y elígela otra vez.`;
    case 'decimal':
      return `No se sabe si el punto de «${problem.sample}» separa miles o centavos. Escribe los precios con centavos, como 1250.00, y elígela otra vez.`;
    case 'no-results':
      return `La columna «${problem.title}» trae fórmulas sin resultado. Abre la lista en Excel, guárdala y elígela otra vez.`;
    case 'torn':
      return `No se sabe si «${problem.sample}» es un precio con centavos o son dos columnas. Ponles título en el primer renglón: Clave, Nombre, Precio, y elígela otra vez.`;
    case 'no-articles':
      return 'El archivo no tiene ningún renglón con clave. Revisa que los títulos estén en el primer renglón.';
  }
}
