import readExcelFile from 'read-excel-file/web-worker';
import { read, utils } from 'xlsx';

/** The simplest use of the library: the file, the first sheet, its rows. */
addEventListener('message', ({ data: { how, file } }: MessageEvent<{ how: string; file: Blob }>) => {
  void answer(how, file);
});

async function answer(how: string, file: Blob): Promise<void> {
  const rows = how === 'sheetjs' ? await bySheetJs(file) : await byReadExcelFile(file);
  const sum = rows.slice(1).reduce((total, row) => total + Number(row[6]), 0);
  postMessage({ rows: rows.length - 1, sum: Math.round(sum * 100) });
}

async function bySheetJs(file: Blob): Promise<unknown[][]> {
  const book = read(new Uint8Array(await file.arrayBuffer()), { type: 'array' });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  return sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1 }) : [];
}

async function byReadExcelFile(file: Blob): Promise<readonly (readonly unknown[])[]> {
  const sheets = await readExcelFile(file);
  const [first] = sheets as unknown as ({ data?: unknown[][] } | unknown[])[];
  return first && !Array.isArray(first) && first.data ? first.data : (sheets as unknown as unknown[][]);
}
