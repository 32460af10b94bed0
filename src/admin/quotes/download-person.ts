import { repairsToCsv } from '#domain/workshop/repairs-csv.ts';
import { saveFile } from '../shared/files/save-file.ts';
import { downloadQuotes } from './download-quotes.ts';
import type { PersonRecord } from './person-records.ts';

/** A copy of what is kept of a person: a file for the quotations and one for the repairs, where there are any. */
export function downloadPerson(records: readonly PersonRecord[]): void {
  const quotes = records.flatMap(({ quote }) => quote ?? []);
  const repairs = records.flatMap(({ repair }) => repair ?? []);
  if (quotes.length > 0) downloadQuotes(quotes, 'datos-personales.csv');
  if (repairs.length > 0)
    saveFile(new Blob([repairsToCsv(repairs)], { type: 'text/csv;charset=utf-8' }), 'datos-personales-taller.csv');
}
