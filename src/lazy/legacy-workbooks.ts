/** SheetJS, six times as large as the rest of the reader: loaded for a file in a rarer format, or to write a file. */
export const loadLegacy = () => import('#spreadsheet/read-legacy.ts');
export const loadWriter = () => import('#spreadsheet/write-workbook.ts');
