/** No price list of a store exceeds these; within them the worker stays far below a gigabyte. */
export const LIMITS = {
  fileBytes: 15 * 2 ** 20,
  /** A list may have one for each family. */
  sheets: 250,
  merges: 20_000,
  rows: 100_000,
  /** Of a text, blank ones too: as many as a sheet has. */
  lines: 1_048_576,
  columns: 256,
  cells: 3_000_000,
  /** Of one cell; no name or description is longer. */
  cellChars: 4000,
  /** One part of an archive, unpacked, and all of them. */
  partBytes: 150 * 2 ** 20,
  archiveBytes: 200 * 2 ** 20,
  /** All parts of an archive that SheetJS has to read: it holds some six times of them. */
  legacyBytes: 80 * 2 ** 20,
  /** All parts of an .xlsb, whose cells are small. */
  binaryBytes: 24 * 2 ** 20,
  /** Of an OpenDocument sheet, because SheetJS reads its rows by one regular expression: 22 MB, 28,000 rows of eight cells, held 800 MB in a tab. */
  openDocumentBytes: 20 * 2 ** 20,
  /** Of a web page or a file of XML as UTF-8, which may need three bytes where the file had one. */
  markupBytes: 24 * 2 ** 20,
  /** Cells that SheetJS has to hold, each an object of its own. */
  legacyCells: 1_000_000,
  /** Unpacked over packed. A real sheet of nothing but blank styled rows reaches sixty. */
  ratio: 120,
  ratioFrom: 8 * 2 ** 20,
  parts: 5000,
  /** From picking the file to rows or a message; and for each answer after that. A real list takes one. */
  milliseconds: 15_000,
} as const;
