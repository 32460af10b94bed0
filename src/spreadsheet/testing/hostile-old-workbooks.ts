import { again, biffRecord, plainText, shorts } from './biff-bytes.ts';
import { labelCell, numberCell, sharedCell } from './biff-cells.ts';
import { sharedTexts } from './biff-shared-texts.ts';
import { oldWorkbook } from './biff-stream.ts';
import type { HostileFile } from './hostile-file.ts';

// Old workbooks whose records declare wrong lengths, counts or places, within the size that is opened.

const MB = 2 ** 20;
const TABLE = [
  ...['Clave', 'Descripción', 'Precio'].map((title, column) => labelCell(0, column, title)),
  ...[45.5, 120, 99.99].flatMap((price, at) => [
    labelCell(at + 1, 0, `A-${at}`),
    labelCell(at + 1, 1, 'Brocha de cerda'),
    numberCell(at + 1, 2, price),
  ]),
];
const listed = (records: readonly Uint8Array[], globals: readonly Uint8Array[] = []): Buffer =>
  oldWorkbook([{ name: 'Precios', records: [...TABLE, ...records] }], globals);

const hostile = (name: string, outcome: HostileFile['outcome'], make: () => Buffer): HostileFile => ({
  name,
  outcome,
  make,
});

export const hostileOldWorkbooks: readonly HostileFile[] = [
  hostile('contrasena.xls', /contraseña/, () => listed([], [biffRecord(0x2f, shorts(1, 1, 1))])),
  hostile('registro-que-miente.xls', /dañado/, () => {
    const stream = listed([]);
    stream.writeUInt16LE(0xffff, stream.length - 2);
    return stream;
  }),
  hostile('hoja-sin-final.xls', /dañado/, () => listed([]).subarray(0, -4)),
  hostile('celda-corta.xls', /dañado/, () => listed([biffRecord(0x203, shorts(9, 0, 0, 1))])),
  hostile('textos-de-la-nada.xls', /dañado/, () => listed([sharedCell(9, 0, 0xffff)])),
  hostile('cuenta-de-textos.xls', 'rows', () => {
    const shared = sharedTexts([{ text: 'A-9' }]);
    shared.fill(0xff, 4, 12);
    return listed([sharedCell(9, 0, 0)], [shared]);
  }),
  hostile('texto-sin-final.xls', /dañado/, () => {
    const shared = sharedTexts([{ text: 'A-9' }]);
    shared.writeUInt16LE(60_000, 12);
    return listed([sharedCell(9, 0, 0)], [shared]);
  }),
  hostile('fonetica-de-cuatro-gigas.xls', /dañado/, () => {
    const shared = sharedTexts([{ text: 'A-9', phonetics: 1 }]);
    shared.fill(0xff, 15, 19);
    return listed([sharedCell(9, 0, 0)], [shared]);
  }),
  hostile('cuatro-millones-de-textos.xls', /ancha/, () =>
    listed([], [biffRecord(0xfc, Buffer.alloc(8)), again(biffRecord(0x3c, Buffer.alloc(6000)), 2000)]),
  ),
  hostile('millones-declarados.xls', 'rows', () =>
    listed([
      biffRecord(0x200, shorts(0, 0, 0xffff, 0xffff, 0, 0xffff, 0)),
      biffRecord(0x208, shorts(0xffff, 0, 0xffff, 0, 0, 0, 0x20, 0)),
    ]),
  ),
  hostile('ultima-columna.xls', /ancha/, () =>
    listed([again(numberCell(0, 255, 1), 65_000, (bytes, place, at) => bytes.writeUInt16LE(at, place + 4))]),
  ),
  hostile('de-abajo-arriba.xls', 'rows', () =>
    listed([
      again(numberCell(0, 255, 1), 300_000, (bytes, place, at) => bytes.writeUInt16LE(at % 2 ? 9 : 65_535, place + 4)),
    ]),
  ),
  hostile('columnas-ocultas.xls', 'rows', () =>
    listed([again(biffRecord(0x7d, shorts(0, 0xffff, 0, 0, 1, 0)), 400_000)]),
  ),
  hostile('combinadas.xls', 'rows', () =>
    listed([again(biffRecord(0xe5, Buffer.concat([shorts(1027), Buffer.alloc(8216, 0xff)])), 1700)]),
  ),
  hostile('graficas-en-graficas.xls', /dañado/, () =>
    listed([again(biffRecord(0x809, shorts(0x600, 0x20, 0, 0)), 1_200_000)]),
  ),
  hostile('formatos.xls', 'rows', () =>
    listed(
      [],
      [
        again(biffRecord(0x41e, Buffer.concat([shorts(0), plainText('['.repeat(200))])), 20_000, (bytes, place, at) =>
          bytes.writeUInt16LE(at, place + 4),
        ),
        again(biffRecord(0xe0, shorts(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)), 20_000, (bytes, place, at) =>
          bytes.writeUInt16LE(at, place + 6),
        ),
      ],
    ),
  ),
  hostile('sesenta-hojas-en-una.xls', /dañado/, () => {
    const blanks = again(labelCell(9, 0, ' '.repeat(200)), Math.floor((13 * MB) / 213));
    // After the list of the sheets, which takes thirteen bytes for each.
    const place = 24 + 60 * 13;
    return oldWorkbook(
      Array.from({ length: 60 }, (_, at) => ({ name: 'P', place, records: at === 0 ? [...TABLE, blanks] : [] })),
    );
  }),
];
