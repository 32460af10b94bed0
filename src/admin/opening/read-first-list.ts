import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { IvaMode } from '#domain/price-import/amount.ts';
import { DEFAULT_THRESHOLDS } from '#domain/price-import/choices.ts';
import type { NewArticle } from '#domain/price-import/new-articles.ts';
import { dropDraft } from '#prices/price-draft.ts';
import { openPriceReader, PriceReaderEnded } from '#prices/price-reader.ts';

const ALL = { filter: 'desconocidas', order: 'fila', search: '' } as const;
const NO_COLUMNS =
  'No encontramos en el archivo una columna de claves y una de precios. Ponles título en el primer renglón: Clave, Nombre, Categoría, Precio.';
const NO_ARTICLES = 'El archivo no tiene ningún renglón con clave. Revisa que los títulos estén en el primer renglón.';

/** The articles of a fresh shop's first list, read by the worker of the price lists; or one sentence why not. */
export async function readFirstList(file: File, iva: IvaMode): Promise<Result<readonly NewArticle[], string>> {
  const reader = openPriceReader();
  try {
    const opened = await reader.open({ blob: file, id: crypto.randomUUID(), name: file.name, isKept: false }, []);
    if (!opened.ok) return opened;
    const { choices, columns } = await reader.ask('propose', { decided: { iva, torn: 'juntar' }, suppliers: [] });
    // A price that is called `LISTA` is asked about where there are others; here it is all there is.
    const precio = choices.precio ?? (columns.prices.length === 1 ? columns.prices[0]?.column : null) ?? null;
    if (choices.clave === null || precio === null) return err(NO_COLUMNS);
    // What the price lists would ask about an existing catalogue has one answer where there is none.
    const decided = {
      ...choices,
      precio,
      sheet: choices.sheet ?? opened.value.view.sheet,
      decimal: choices.decimal ?? '.',
      hiddenRows: choices.hiddenRows ?? 'omitir',
      hiddenColumns: choices.hiddenColumns ?? 'omitir',
      blocks: choices.blocks ?? 'todas',
      looseClaves: choices.looseClaves ?? false,
    } as const;
    await reader.ask('review', { choices: decided, thresholds: DEFAULT_THRESHOLDS });
    await reader.ask('mark', { what: 'choose', which: { query: ALL }, on: true });
    const articles = await reader.ask('articles', null);
    await reader.ask('settle', null);
    return articles.length > 0 ? ok(articles) : err(NO_ARTICLES);
  } catch (reason) {
    if (reason instanceof PriceReaderEnded) return err(reason.message);
    throw reason;
  } finally {
    reader.close();
    // The worker keeps every list that it opens; this one is no price list to go on with.
    await dropDraft().catch(() => {});
  }
}
