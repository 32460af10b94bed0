import * as v from 'valibot';
import { isRetired, parseProduct } from '#domain/catalogue/parse-product.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { SnapshotProblem } from './check.ts';
import { productColumns, type Shortening } from './columns.ts';
import { byText, SCHEMA, type Snapshot, type SnapshotRow } from './snapshot.ts';

const columnNames = Object.keys(productColumns) as (keyof typeof productColumns)[];

/**
 * The snapshot as columnar JSON with a table of the texts that occur more than once. Equal snapshots give the same text, byte by byte, so the
 * same catalogue always has the same name.
 */
export function snapshotToText({ rows, tombstones }: Snapshot): string {
  const places = new Map(rows.map(({ id }, place) => [id, place]));
  const place = (id: string): number | string => places.get(id) ?? id;
  const uses = new Map<string, number>();
  columnsOf(rows, { place, cell: (text) => uses.set(text, (uses.get(text) ?? 0) + 1).size });
  // The frequent ones first: their places are the shorter numbers.
  const textos = [...uses]
    .filter(([, count]) => count > 1)
    .sort(([a, n], [b, m]) => m - n || byText(a, b))
    .map(([text]) => text);
  const cells = new Map(textos.map((text, cell) => [text, cell]));
  return JSON.stringify({
    schema: SCHEMA,
    textos,
    id: rows.map(({ id }) => id),
    rev: rows.map(({ rev }) => rev),
    columnas: columnsOf(rows, { place, cell: (text) => cells.get(text) ?? text }),
    retirados: tombstones,
  });
}

const columnsOf = (rows: readonly SnapshotRow[], short: Shortening): Record<string, unknown[]> =>
  Object.fromEntries(
    columnNames.map((name) => [name, rows.map(({ product }) => productColumns[name].encode(product, short))]),
  );

const id = v.pipe(v.string(), v.nonEmpty());
const rev = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const shape = v.object({
  textos: v.array(v.string()),
  id: v.array(id),
  rev: v.array(rev),
  columnas: v.record(v.string(), v.array(v.unknown())),
  retirados: v.array(v.tuple([id, rev])),
});

/** A snapshot from a text that anybody may have written. Every product passes the same parser as a document of `productos`. */
export function textToSnapshot(text: string): Result<Snapshot, SnapshotProblem> {
  const json = parseJson(text);
  const schema = v.safeParse(v.object({ schema: v.number() }), json);
  if (schema.success && schema.output.schema !== SCHEMA)
    return err({ kind: 'unknown-schema', schema: schema.output.schema });
  const parsed = v.safeParse(shape, json);
  if (!schema.success || !parsed.success) return unreadable('not the shape of a snapshot');
  const { textos, id: ids, rev: revs, columnas, retirados } = parsed.output;
  if (!isAscending(ids) || !isAscending(retirados.map(([id]) => id))) return unreadable('ids repeated or out of order');
  const columns = columnNames.map((name) => [name, columnas[name] ?? []] as const);
  if ([revs, ...columns.map(([, values]) => values)].some(({ length }) => length !== ids.length)) {
    return unreadable('columns of different length');
  }

  const long = {
    text: (cell: unknown): unknown => (typeof cell === 'number' ? textos[cell] : cell),
    id: (cell: unknown): unknown => (typeof cell === 'number' ? ids[cell] : cell),
  };
  const rows: SnapshotRow[] = [];
  for (const [at, id] of ids.entries()) {
    const fields: Record<string, unknown> = {};
    for (const [name, values] of columns) fields[name] = productColumns[name].decode(values[at], long, fields);
    const { accesorios, refacciones, alternativas } = fields;
    const product = parseProduct(id, { ...fields, relacionados: { accesorios, refacciones, alternativas } });
    if (!product.ok) return unreadable(`${id}: ${product.error.problem}`);
    if (isRetired(product.value)) return unreadable(`${id}: retired among the sold`);
    rows.push({ id, rev: revs[at] ?? 0, product: product.value });
  }
  return ok({ rows, tombstones: retirados });
}

const unreadable = (detail: string): Result<never, SnapshotProblem> => err({ kind: 'unreadable', detail });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isAscending = (ids: readonly string[]): boolean =>
  ids.every((id, at) => at === 0 || byText(ids[at - 1] ?? '', id) < 0);
