import { constants, deflateRawSync } from 'node:zlib';
import { archive, workbook } from './archive.ts';
import { type HostileFile, hostile, MB, many, PLAIN } from './hostile-file.ts';

/** Deflated blanks, `megabytes` of them: a flushed block can be repeated, so two gigabytes take the time of thirty-two megabytes. */
function deflatedBlanks(megabytes: number): Buffer {
  const step = Math.min(32, megabytes);
  const block = deflateRawSync(Buffer.alloc(step * MB, 0x20), { finishFlush: constants.Z_FULL_FLUSH });
  const last = deflateRawSync(Buffer.alloc(0));
  return Buffer.concat([...Array.from({ length: megabytes / step }, () => block), last]);
}

/** A sheet that inflates to blanks; its directory may declare another size. */
const blanks = (megabytes: number, says = megabytes * MB): Buffer =>
  workbook({ rows: PLAIN, more: [{ name: 'xl/blancos.xml', content: '', packed: deflatedBlanks(megabytes), says }] });
const blankSheet = (megabytes: number, says: number): Buffer =>
  archive([{ name: 'xl/workbook.xml', content: '', packed: deflatedBlanks(megabytes), says }]);

const entity = `<!DOCTYPE sst [<!ENTITY a "${'a'.repeat(100_000)}">]>`;

/** Archives that unpack to far more than they weigh, and XML that declares entities. */
export const hostileArchives: readonly HostileFile[] = [
  hostile('dos-gigas.xlsx', /infla/, () => blanks(2048 - 32)),
  // A part that no sheet needs is never unpacked.
  hostile('dos-gigas-que-mienten.xlsx', 'rows', () => blanks(2048 - 32, 100 * MB)),
  hostile('dos-gigas-libro.xlsx', /infla/, () => blankSheet(2048 - 32, 31 * MB)),
  hostile('bomba.ods', /infla/, () =>
    archive([{ name: 'content.xml', content: '', packed: deflatedBlanks(1024), says: 7 * MB }]),
  ),
  hostile('ods-de-cien-megas.ods', /infla/, () =>
    archive([
      { name: 'content.xml', content: Buffer.concat([Buffer.from('<a>'), Buffer.alloc(20 * MB, 'abcdefgh<b/>')]) },
      { name: 'otro.xml', content: Buffer.alloc(100 * MB, 'qwertyuiop<c/>') },
    ]),
  ),
  hostile('zip-en-zip.xlsx', /comprimido/, () => archive([{ name: 'lista.xlsx', content: workbook({ rows: PLAIN }) }])),
  hostile('entidad-cuadratica.xlsx', /instrucciones/, () =>
    workbook({
      rows: '<row><c t="s"><v>0</v></c></row>',
      strings: `${entity}<sst><si><t>${'&a;'.repeat(20_000)}</t></si></sst>`,
    }),
  ),
  hostile('entidad-externa.xlsx', /instrucciones/, () =>
    workbook({
      rows: PLAIN,
      strings: '<!DOCTYPE sst SYSTEM "http://127.0.0.1:9/x.dtd"><sst><si><t>x</t></si></sst>',
    }),
  ),
  hostile('entidad.ods', /dañado/, () =>
    archive([
      {
        name: 'content.xml',
        content: `<!DOCTYPE x [<!ENTITY a "b">${many(20, (at) => `<!ENTITY a${at} "&a;&a;&a;">`)}]><office:document-content>&a19;</office:document-content>`,
      },
    ]),
  ),
];
