import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createSearchEngine } from '#domain/search/search-engine.ts';
import { PAGE_ENTRIES } from '../search-pages.ts';

interface JudgedQuery {
  readonly q: string;
  readonly top1: readonly string[];
}

const judged = (name: string): string =>
  readFileSync(new URL(`../../domain/search/judged/${name}`, import.meta.url), 'utf8');

/** The addresses on our site of the pages that the relevance judgments name. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  'pag-servicio': ['/nosotros#taller', '/preguntas-frecuentes#garantia'],
  'pag-experiencia': ['/nosotros#centro-de-experiencia'],
  'pag-cotizar': ['/contacto.html'],
  'pag-ubicacion': ['/contacto.html#ubicacion', '/contacto.html#horario'],
  'pag-faq': [
    '/preguntas-frecuentes',
    '/preguntas-frecuentes#factura',
    '/preguntas-frecuentes#pago',
    '/preguntas-frecuentes#entrega',
    '/preguntas-frecuentes#cambios',
    '/como-comprar',
  ],
  'tut-discos': ['/tutoriales'],
};

const engine = createSearchEngine();
for (const entry of PAGE_ENTRIES) engine.put(entry);
for (const line of judged('catalogue.txt').trim().split('\n').slice(1)) {
  const [id = '', title = '', category = '', labels = '', clave = ''] = line.split('|');
  if (!(id in PLACES)) engine.put({ id, kind: 'product', title, clave, groups: [...labels.split(', '), category] });
}

test('a query about the shop itself finds the page, or the part of a page, that answers it', () => {
  const queries = ['queries', 'held-out', 'fresh', 'wide'].flatMap(
    (name) => JSON.parse(judged(`${name}.json`)) as JudgedQuery[],
  );
  const asked = queries.filter(({ top1 }) => top1.length > 0 && top1.every((id) => id in PLACES));
  expect(asked.length).toBeGreaterThan(40);
  const wrong = asked
    .map(({ q, top1 }) => ({ q, wanted: top1.flatMap((id) => PLACES[id] ?? []), found: engine.find(q)[0]?.id ?? '' }))
    .filter(({ wanted, found }) => !wanted.includes(found));
  expect(wrong).toEqual([]);
});
