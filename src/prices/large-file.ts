import type { ReadProblem } from '#spreadsheet/read-problem.ts';

/** Why a file beyond the limit is not read. A catalogue of many pages is a PDF first, and no smaller one of it would help. */
export const largeFileProblem = async (file: Blob): Promise<ReadProblem> =>
  (await file.slice(0, 5).text()) === '%PDF-' ? 'pdf' : 'too-big';
