import { type BookType, utils, write } from 'xlsx';
import { damaged, type OddFile, odd, TABLE } from './odd-file.ts';

const written = (bookType: BookType): Buffer => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(TABLE), 'Precios');
  return Buffer.from(write(book, { type: 'buffer', bookType }) as Uint8Array);
};

const HTML = `<table>${TABLE.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
const SPREADSHEET_ML = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="P"><Table>${TABLE.map((row) => `<Row>${row.map((cell) => `<Cell><Data ss:Type="${typeof cell === 'number' ? 'Number' : 'String'}">${cell}</Data></Cell>`).join('')}</Row>`).join('')}</Table></Worksheet></Workbook>`;

/** Old workbooks, rarer formats, and web pages with the name of a workbook. */
export const oddOldWorkbooks = (): OddFile[] => {
  const xls = written('biff8');
  return [
    odd('pagina.xls', '<!DOCTYPE html><html><body>Hola</body></html>', /página web/),
    odd('tabla.xls', `<html><head><meta charset="utf-8"></head><body>${HTML}</body></html>`, 'rows'),
    odd('tabla-con-entidades.xls', `<!DOCTYPE html [<!ENTITY a "b">]><html>${HTML}</html>`, /instrucciones/),
    odd('xml-2003.xls', SPREADSHEET_ML, 'rows'),
    odd('xml-sin-nada.xml', '<?xml version="1.0"?><datos><a/></datos>', /página web/),
    odd('bueno.xls', xls, 'rows'),
    odd('bueno-viejo.xls', written('biff5'), 'rows'),
    odd('bueno.xlsb', written('xlsb'), 'rows'),
    odd('bueno.ods', written('ods'), 'rows'),
    odd('bueno.slk', written('sylk'), 'rows'),
    odd('bueno.dif', written('dif'), 'rows'),
    odd('lejos.slk', 'ID;PWXL;N;E\r\nC;Y2000000000;X1;K1\r\nE\r\n', /100,000/),
    odd('anchuras.slk', 'ID;PWXL;N;E\r\nF;W1 2000000000 9\r\nC;Y1;X1;K1\r\nE\r\n', /ancha/),
    odd('cortado.xls', xls.subarray(0, 2000), /dañado/),
    // The first damages the signature of the format, the second only bytes that no cell needs.
    odd('golpeado-1.xls', damaged(xls, 1), /No reconocemos/),
    odd('golpeado-2.xls', damaged(xls, 2), 'rows'),
    odd('golpeado-3.xls', damaged(xls, 3), /dañado/),
    odd('golpeado-4.xls', damaged(xls, 4), /dañado/),
  ];
};
