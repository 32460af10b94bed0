import { archive } from './archive.ts';
import { CSV, compound, noise, type OddFile, odd } from './odd-file.ts';

/** Files that are no spreadsheets, whatever their names say. */
export const otherKinds = (): OddFile[] => [
  odd('vacio.xlsx', '', /vacío/),
  odd('ruido.xlsx', noise(100_000), /No reconocemos/),
  odd('ceros.xls', Buffer.alloc(1_000_000), /No reconocemos/),
  odd('lista.pdf', '%PDF-1.7 …', /PDF/),
  odd('foto.xlsx', Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2]), /imagen/),
  odd('foto.csv', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]), /imagen/),
  odd('lista.csv.gz', Buffer.from([0x1f, 0x8b, 8, 0]), /comprimido/),
  odd('lista.rar', 'Rar!\u001a\u0007', /comprimido/),
  odd('carta.doc', '{\\rtf1 hola}', /Word/),
  odd('lista.json', '[{"clave":"A-1","precio":45.5}]', /JSON/),
  odd('lista.csv', '{ "productos": [] }', /JSON/),
  odd('datos.xlsx', Buffer.from('\uFEFF[\r\n  ["A-1", 45.5]\r\n]'), /JSON/),
  odd('lista.gsheet', '{"url":"https://docs.google.com/x"}', /Google/),
  odd('carta.docx', archive([{ name: 'word/document.xml', content: '<a/>' }]), /Word/),
  odd('diapositivas.pptx', archive([{ name: 'ppt/presentation.xml', content: '<a/>' }]), /presentación/),
  odd('lista.numbers', archive([{ name: 'Index/Document.iwa', content: 'x' }]), /Numbers/),
  odd('lista.zip', archive([{ name: 'lista.csv', content: CSV }]), /comprimido/),
  odd('compuesto.xls', compound('Workbook'), /dañado/),
  odd('compuesto-word.xls', compound('WordDocument'), /Word/),
];
