import type { Quote } from '#domain/quotes/parse-quote.ts';
import { quotesToCsv } from '#domain/quotes/quotes-csv.ts';
import { saveFile } from '../shared/files/save-file.ts';

export function downloadQuotes(quotes: readonly Quote[], name = 'cotizaciones.csv'): void {
  saveFile(new Blob([quotesToCsv(quotes)], { type: 'text/csv;charset=utf-8' }), name);
}
