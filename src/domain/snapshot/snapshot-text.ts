import * as v from 'valibot';
import { isRetired, parseProduct } from '#domain/catalogue/parse-product.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { SnapshotProblem } from './check.ts';
import { joinedRelated, productColumns, type Writing } from './columns.ts';
import { SCHEMA, type Snapshot, type SnapshotRow } from './snapshot.ts';
import { CELL, decoder, encoder, vocabularyOf } from './word-code.ts';

const BETWEEN = '|';

/**
 * The snapshot as JSON: one text per column, in the words of one vocabulary. Equal snapshots give the same text, byte by byte, so the same catalogue
 * always has the same name.
 */
export function snapshotToText({ rows, tombstones }: Snapshot): string {
  const places = new Map(rows.map(({ id }, place) => [id, place]));
  const row = (id: string): number | undefined => places.get(id);
  const texts: string[] = [];
  columnsOf(rows, { row, text: (text) => String(texts.push(text)) });
  const palabras = vocabularyOf(texts).toSorted((a, b) => Number(a.includes(BETWEEN)) - Number(b.includes(BETWEEN)));
  return JSON.stringify({
    schema: SCHEMA,
    // As one text they are a tenth smaller than as a list; the few that hold the mark between them follow in one.
    palabras: palabras.filter((word) => !word.includes(BETWEEN)).join(BETWEEN),
    raras: palabras.filter((word) => word.includes(BETWEEN)),
    ...idColumn(rows.map(({ id }) => id)),
    rev: rows.map(({ rev }) => rev).join(CELL),
    columnas: columnsOf(rows, { row, text: encoder(palabras) }),
    retirados: tombstones,
  });
}

const columnsOf = (rows: readonly SnapshotRow[], writing: Writing): Record<string, string> =>
  Object.fromEntries(
    productColumns.map(({ name, write }) => [name, rows.map(({ product }) => write(product, writing)).join(CELL)]),
  );

/** Ids are mostly of one length, and then nothing need stand between them: by chance made, they are what compresses least. */
function idColumn(ids: readonly string[]): { readonly id: string; readonly largo: number } {
  const length = ids[0]?.length ?? 0;
  return ids.every((id) => id.length === length)
    ? { id: ids.join(''), largo: length }
    : { id: ids.join(CELL), largo: 0 };
}

const idsIn = (column: string, length: number): string[] =>
  length === 0
    ? column.split(CELL)
    : Array.from({ length: Math.ceil(column.length / length) }, (_, at) =>
        column.slice(at * length, (at + 1) * length),
      );

const id = v.pipe(v.string(), v.nonEmpty());
const rev = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const shape = v.object({
  palabras: v.string(),
  raras: v.array(v.string()),
  id: v.string(),
  largo: rev,
  rev: v.string(),
  columnas: v.record(v.string(), v.string()),
  retirados: v.array(v.tuple([id, rev])),
});

type Opened = v.InferOutput<typeof shape>;

function openText(source: string): Result<Opened, SnapshotProblem> {
  const json = parseJson(source);
  const schema = v.safeParse(v.object({ schema: v.number() }), json);
  if (schema.success && schema.output.schema !== SCHEMA) {
    return err({ kind: 'unknown-schema', schema: schema.output.schema });
  }
  const parsed = v.safeParse(shape, json);
  return schema.success && parsed.success ? ok(parsed.output) : unreadable('not the shape of a snapshot');
}

const idsOf = ({ id, largo }: Opened): readonly string[] => (id === '' ? [] : idsIn(id, largo));

/** The ids of a snapshot's products in their order, at a hundredth of the cost of reading the products. */
export function textToIds(source: string): Result<readonly string[], SnapshotProblem> {
  const opened = openText(source);
  return opened.ok ? ok(idsOf(opened.value)) : opened;
}

/** A snapshot from a text that anybody may have written. Every product passes the same parser as a document of `productos`. */
export function textToSnapshot(source: string): Result<Snapshot, SnapshotProblem> {
  const opened = openText(source);
  if (!opened.ok) return opened;
  const { palabras, raras, columnas, retirados } = opened.value;
  const isEmpty = opened.value.id === '';
  const cells = (column = ''): string[] => (isEmpty ? [] : column.split(CELL));
  const ids = idsOf(opened.value);
  const revs = cells(opened.value.rev).map(Number);
  const known = new Set([...ids, ...retirados.map(([id]) => id)]);
  if (known.has('') || known.size < ids.length + retirados.length) return unreadable('ids repeated or empty');
  // A column that the writer did not know is absent, and its field with it; one that this code does not know is not looked at.
  const present = productColumns.filter(({ name }) => columnas[name] !== undefined);
  const columns = present.map((column) => ({ ...column, cells: cells(columnas[column.name]) }));
  if ([revs, ...columns.map(({ cells }) => cells)].some(({ length }) => length !== ids.length)) {
    return unreadable('columns of different length');
  }

  const text = decoder([...palabras.split(BETWEEN), ...raras]);
  const rows: SnapshotRow[] = [];
  for (const [at, id] of ids.entries()) {
    const reading = { text, row: at, product: (row: number): unknown => ids[row] };
    const fields: Record<string, unknown> = {};
    for (const { name, cells, read } of columns) fields[name] = read(cells[at] ?? '', reading, fields);
    const product = parseProduct(id, { ...fields, relacionados: joinedRelated(fields) });
    const revision = revs[at];
    if (!product.ok) return unreadable(`${id}: ${product.error.problem}`);
    if (isRetired(product.value) || !v.is(rev, revision)) return unreadable(`${id}: no revision of a product`);
    rows.push({ id, rev: revision, product: product.value });
  }
  const isOlder = present.length < productColumns.length;
  return ok({ rows, tombstones: retirados, ...(isOlder && { isOlder }) });
}

const unreadable = (detail: string): Result<never, SnapshotProblem> => err({ kind: 'unreadable', detail });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
