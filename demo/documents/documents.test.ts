import { expect, test } from 'vitest';
import { demoCatalogue } from '../catalogue/demo-catalogue.ts';
import type { Doc } from '../catalogue/doc.ts';
import { priceList } from '../catalogue/price-list.ts';
import { type DocumentLink, demoDocuments } from './demo-documents.ts';

const { files } = demoDocuments(priceList());

const linksOf = ({ fields }: Doc): readonly DocumentLink[] =>
  // What demoCatalogue() put there itself, in the shape it put it.
  (fields['documentos'] as unknown as readonly DocumentLink[] | undefined) ?? [];
const links = demoCatalogue().products.flatMap(linksOf);

test('every document of a product exists in the stated size, and every document is used', () => {
  const named = new Map(links.map(({ archivo, bytes }) => [archivo.replace('/demo/documentos/', ''), bytes]));
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries([...files].map(([name, { length }]) => [name, length])));
  expect(demoCatalogue().products.filter((doc) => linksOf(doc).length > 0).length).toBeGreaterThan(350);
  for (const [name, { length }] of files) {
    expect(length, name).toBeLessThan(20_000);
    expect(name).toMatch(/^[a-z0-9-]+\.pdf$/);
  }
});

test('a machine has its manual, its exploded view and its guarantee; a paint its two sheets', () => {
  const namesOf = (clave: string): string[] =>
    demoCatalogue()
      .products.filter(({ fields }) => fields['clave'] === clave)
      .flatMap((doc) => linksOf(doc).map(({ nombre }) => nombre));
  expect(namesOf('TP-7512')).toEqual(['Manual de uso', 'Despiece', 'Póliza de garantía']);
  expect(namesOf('PV-19')).toEqual(['Ficha técnica', 'Hoja de seguridad']);
  expect(namesOf('PH2-10')).toEqual([]);
});

test.each([...files])('%s opens: header, cross references and lengths are right', (_, bytes) => {
  const text = Buffer.from(bytes).toString('latin1');
  expect(text.startsWith('%PDF-1.4\n')).toBe(true);
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  expect(text.slice(table, table + 5)).toBe('xref\n');
  const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets).toHaveLength(Number(/\/Size (\d+)/.exec(text)?.[1]) - 1);
  for (const [at, offset] of offsets.entries()) expect(text.slice(offset)).toMatch(new RegExp(`^${at + 1} 0 obj\n`));
  for (const [, length, stream] of text.matchAll(/<< \/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)) {
    expect(stream).toHaveLength(Number(length));
  }
});
