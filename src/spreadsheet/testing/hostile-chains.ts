import { utils, write } from 'xlsx';
import { type HostileFile, hostile, TABLE } from './hostile-file.ts';

/** An old workbook whose table of sectors, from one on, is written anew. */
function chained(from: number, next: (sector: number) => number): Buffer {
  const rows = Array.from({ length: 400 }, (_, at) => [`C-${at}`, `Artículo ${at}`, at * 1.5]);
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([...TABLE.slice(0, 1), ...rows]), 'Precios');
  const bytes = Buffer.from(write(book, { type: 'buffer', bookType: 'biff8' }) as Uint8Array);
  const table = 512 * (bytes.readUInt32LE(0x4c) + 1);
  for (let sector = from; sector < 120; sector += 1) bytes.writeUInt32LE(next(sector), table + sector * 4);
  return bytes;
}

/** Old workbooks whose chains of sectors never end. */
export const hostileChains: readonly HostileFile[] = [
  hostile('circulo-de-uno.xls', /dañado/, () => chained(0, (sector) => sector)),
  hostile('circulo-de-dos.xls', /dañado/, () => chained(1, (sector) => sector ^ 1)),
  hostile('circulo-largo.xls', /dañado/, () => chained(1, (sector) => (sector % 100) + 1)),
  hostile('sectores-que-no-estan.xls', /dañado/, () => chained(1, () => 0x00ffffff)),
];
