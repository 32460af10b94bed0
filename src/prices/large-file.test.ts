import { expect, test } from 'vitest';
import { largeFileProblem } from './large-file.ts';

test('a large catalogue as a PDF is called a PDF, and any other large file too large', async () => {
  expect(await largeFileProblem(new Blob(['%PDF-1.7\n', 'x'.repeat(100)]))).toBe('pdf');
  expect(await largeFileProblem(new Blob(['PK\u0003\u0004', 'x'.repeat(100)]))).toBe('too-big');
});
