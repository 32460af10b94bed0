/** SheetJS, six times the weight of everything else that reads: when a file in a rarer format comes, or one is to be written. */
export const loadLegacy = () => import('#spreadsheet/read-legacy.ts');
export const loadWriter = () => import('#spreadsheet/write-workbook.ts');
