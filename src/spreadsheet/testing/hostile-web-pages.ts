import { type HostileFile, hostile } from './hostile-file.ts';

/** Web pages and XML of Excel 2003 with the name of an old workbook. */
export const hostileWebPages: readonly HostileFile[] = [
  hostile('tablas-en-tablas.xls', /dañado/, () => `<html><table>${'<tr><td><table>'.repeat(100_000)}x`),
  hostile('etiquetas-sin-fin.xls', /demasiado ancha/, () => `<html><table><tr>${'<td><b><i>1'.repeat(1_000_000)}`),
  hostile(
    'celda-combinada-enorme.xls',
    'rows',
    () => `<table><tr><td colspan="99999999" rowspan="99999999">A-1</td><td>1</td></tr></table>`,
  ),
  hostile('comentarios.xls', /dañado/, () => `<html><table><tr><td>A-1</td></tr>${'<!--'.repeat(400_000)}`),
  hostile(
    'xml-2003-sin-fin.xls',
    /filas/,
    () =>
      `<?xml version="1.0"?><Workbook xmlns:ss="x"><Worksheet><Table>${'<Row ss:Index="1048576"><Cell ss:Index="16384"><Data ss:Type="Number">1</Data></Cell></Row>'.repeat(20_000)}</Table></Worksheet></Workbook>`,
  ),
];
