import { archive, workbook } from './archive.ts';
import { compound, damaged, type OddFile, odd, PLAIN } from './odd-file.ts';

const spaces = (megabytes: number): Buffer => Buffer.alloc(megabytes * 2 ** 20, 0x20);

/** Archives that are damaged, locked, or larger unpacked than a price list can be. */
export const oddArchives = (): OddFile[] => {
  const xlsx = workbook({ rows: PLAIN });
  return [
    odd('cortado.xlsx', xlsx.subarray(0, xlsx.length / 2), /dañado/),
    odd('solo-fin.xlsx', archive([]), /filas/),
    odd('cifrado.xlsx', archive([{ name: 'xl/workbook.xml', content: 'x', flags: 1 }]), /contraseña/),
    odd('macros.xlsm', workbook({ rows: PLAIN, more: [{ name: 'xl/vbaProject.bin', content: 'x' }] }), 'rows'),
    odd('bomba.xlsx', workbook({ sheet: spaces(64) }), /infla/),
    odd('bomba-cadenas.xlsx', workbook({ rows: PLAIN, more: [{ name: 'xl/otro.xml', content: spaces(64) }] }), /infla/),
    odd('bomba-que-miente.xlsx', archive([{ name: 'xl/workbook.xml', content: spaces(64), says: 500 }]), /infla/),
    odd(
      'bomba-encimada.xlsx',
      archive([
        { name: 'xl/workbook.xml', content: 'x' },
        { name: 'xl/b.xml', content: 'x', at: 0 },
      ]),
      /infla/,
    ),
    odd('bomba-dos-gigas.xlsx', archive([{ name: 'xl/workbook.xml', content: 'x', says: 2 ** 31 }]), /infla/),
    odd('mil-partes.xlsx', archive([{ name: 'xl/workbook.xml', content: 'x' }], 0xffff), /infla/),
    odd(
      'dos-veces.xlsx',
      archive([
        { name: 'xl/workbook.xml', content: 'x' },
        { name: 'xl/workbook.xml', content: 'y' },
      ]),
      /dañado/,
    ),
    odd('con-clave.xlsx', compound('EncryptedPackage'), /contraseña/),
    ...[1, 2, 3, 4].map((seed) => odd(`golpeado-${seed}.xlsx`, damaged(xlsx, seed), /dañado/)),
  ];
};
