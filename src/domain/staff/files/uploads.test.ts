import { expect, test } from 'vitest';
import { picturePath } from './picture-sizes.ts';
import { readSheetFile, sheetName, sheetPath, sheetProblemText } from './sheet-file.ts';
import { inRepairFolder, uploadPaths, uploadsNamedIn, uploadsTakenOut } from './upload-paths.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test('the uploaded files that a document needs are found in its fields', () => {
  const [a, b] = [picturePath('a'.repeat(64), 1600, 'webp'), picturePath('b'.repeat(64), 1600, 'jpg')];
  const sheet = sheetPath('c'.repeat(64));
  expect(
    uploadsNamedIn({
      imagenes: [{ imagen: a }, { imagen: '/demo/x-1600.webp' }],
      documentos: [{ archivo: sheet }, { archivo: '/demo/documentos/manual.pdf' }],
      hondo: { imagen: b, otra: a },
    }),
  ).toEqual([a, sheet, b]);
  expect(uploadsNamedIn(undefined)).toEqual([]);
  expect(uploadPaths(b)).toEqual([1600, 800, 400].map((size) => `productos/${'b'.repeat(64)}-${size}.jpg`));
  expect(uploadPaths(sheet)).toEqual([sheet]);
});

test('a repair’s photographs have a folder of their own, and those that an edit takes out are known with all their sizes', () => {
  const photo = (digit: string): string =>
    inRepairFolder(picturePath(digit.repeat(64), 1600, 'jpg'), 'rep-0000000000000000000');
  const of = (...names: string[]) => ({ fotos: names.map((archivo) => ({ archivo, visible: false })) });
  const change = { collection: 'reparaciones', id: 'r', baseRev: 1, base: of(photo('a'), photo('b')) };
  expect(photo('a')).toBe(`reparaciones/rep-0000000000000000000/${'a'.repeat(64)}-1600.jpg`);
  expect(uploadsNamedIn(change.base)).toEqual([photo('a'), photo('b')]);
  expect(uploadsTakenOut({ ...change, document: of(photo('b')) })).toEqual(uploadPaths(photo('a')));
  expect(uploadsTakenOut({ ...change, document: null })).toEqual([
    ...[photo('a'), photo('b')].flatMap(uploadPaths),
    'reparaciones/r/',
  ]);
  expect(uploadsTakenOut({ ...change, collection: 'productos', document: null })).toEqual([]);
});

test('a PDF is recognised by its bytes', () => {
  expect(readSheetFile(bytes('%PDF-1.7')).ok).toBe(true);
  expect(readSheetFile(bytes('\r\n\r\n%PDF-1.4')).ok).toBe(true);
});

test.each([
  ['nothing', bytes(''), 'empty'],
  ['a web page named .pdf', bytes('<!doctype html><script>'), 'not-a-pdf'],
  ['one that begins too late', bytes(`${' '.repeat(1024)}%PDF-1.7`), 'not-a-pdf'],
  ['11 MB', new Uint8Array(11 * 1024 * 1024), 'too-heavy'],
] as const)('%s is refused in Spanish', (_name, file, problem) => {
  expect(readSheetFile(file)).toEqual({ ok: false, error: problem });
  expect(sheetProblemText(problem)).toMatch(/\.$/);
});

test.each([
  ['Manual_TP-12.PDF', 'Manual TP-12'],
  ['hoja  <b>de</b> seguridad.pdf', 'hoja b de /b seguridad'],
  ['.pdf', 'Documento'],
])('%j is proposed as %j', (file, name) => expect(sheetName(file)).toBe(name));
