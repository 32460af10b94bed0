import { err, ok, type Result } from '#domain/kernel/result.ts';

/** Why a file cannot become a data sheet of the shop. */
export type SheetProblem = 'empty' | 'too-heavy' | 'not-a-pdf' | 'unreadable' | 'no-room' | 'insecure';

/** As in `storage.rules`. */
export const LARGEST_SHEET_BYTES = 10 * 1024 * 1024;
/** PDF readers accept the header within this many bytes, because some programs write something before it. */
const HEAD_BYTES = 1024;

/** Checks by its bytes, never by its name, whether a file is a PDF that the shop accepts. */
export function readSheetFile(bytes: Uint8Array): Result<null, SheetProblem> {
  if (bytes.length === 0) return err('empty');
  if (bytes.length > LARGEST_SHEET_BYTES) return err('too-heavy');
  return String.fromCharCode(...bytes.subarray(0, HEAD_BYTES)).includes('%PDF-') ? ok(null) : err('not-a-pdf');
}

/** The stored path of a data sheet; `hash` is its SHA-256 in hexadecimal. */
export const sheetPath = (hash: string): string => `documentos/${hash}.pdf`;

/** What visitors read, proposed from the file's own name: `Manual_TP-12.pdf` is `Manual TP-12`. */
export function sheetName(fileName: string): string {
  const name = fileName
    .replace(/\.pdf$/i, '')
    .replace(/[_\s<>]+/g, ' ')
    .trim();
  return name || 'Documento';
}

const TEXTS: Readonly<Record<SheetProblem, string>> = {
  empty: 'El archivo está vacío.',
  'too-heavy': 'Pesa más de 10 MB. Guárdalo comprimido o divídelo.',
  'not-a-pdf': 'No es un PDF. Las fotos van en su propio campo.',
  unreadable: 'No se pudo leer el archivo. Cópialo a este equipo y elígelo de nuevo.',
  'no-room': 'No queda espacio en este equipo para guardarlo. Libera espacio o espera a que se envíen los cambios.',
  insecure: 'Los documentos solo se pueden preparar en una dirección segura (https).',
};

/** What staff read about a file that was not taken. */
export function sheetProblemText(problem: SheetProblem): string {
  return TEXTS[problem];
}
