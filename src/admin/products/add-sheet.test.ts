import { expect, test } from 'vitest';
import { addSheet } from './add-sheet.ts';

test('a PDF that the device cannot read, as on a card that was pulled out, is refused with a sentence', async () => {
  const file = new File(['%PDF-1.7'], 'Manual.pdf');
  file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  const added = await addSheet({ queueUpload: () => Promise.resolve(true) }, file);
  expect(added).toEqual({ ok: false, error: 'No se pudo leer el archivo. Cópialo a este equipo y elígelo de nuevo.' });
});
