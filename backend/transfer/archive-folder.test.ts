import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { archiveLine } from '#domain/staff/archive/shop-archive.ts';
import { readLines } from './archive-folder.ts';

test('a text with the line separators of Unicode, as pasted ones have, is one line, and the line that a kill cut off is left out', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lineas-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const nombre = 'Martillo\u2028de uña\u2029\r\nmango ñ\u0085';
  const lines = ['p1', 'p2'].map((id) =>
    archiveLine({ name: `/documents/productos/${id}`, fields: { nombre: { stringValue: nombre } } }),
  );
  const file = path.join(folder, 'productos.jsonl');
  writeFileSync(file, `${lines.join('')}{"ruta":"productos/p3","cam`);
  const read: unknown[] = [];
  for await (const line of readLines(file)) read.push(line);
  expect(read).toEqual(
    ['p1', 'p2'].map((id) => ({ ruta: `productos/${id}`, campos: { nombre: { stringValue: nombre } } })),
  );
});
