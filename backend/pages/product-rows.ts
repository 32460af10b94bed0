import { type ProductRow, parseProductRow } from '#domain/catalogue/product-rows.ts';
import type { Document } from '../engine/document.ts';
import { plainFields } from '../engine/plain-fields.ts';
import { mapSliced } from '../engine/slices.ts';
import { inSlices } from './in-slices.ts';

export interface ProductRows {
  /** Those that can be read; one that cannot is on nobody's screen. */
  readonly known: readonly ProductRow[];
  /** The stored fields of retired products. */
  readonly tombstones: readonly Readonly<Record<string, unknown>>[];
}

interface ParsedDocument {
  readonly document: Document;
  readonly row: ProductRow | null;
  readonly tombstone: Readonly<Record<string, unknown>> | null;
}

/** Reads the products of a store. A document that did not change since the last time is not parsed again and gives the same object. */
export function createProductRows(): (documents: readonly Document[]) => Promise<ProductRows> {
  let parsed: ReadonlyMap<string, ParsedDocument> = new Map();
  return async (documents) => {
    const all = await inSlices(
      mapSliced(documents, (document): ParsedDocument => {
        const before = parsed.get(document.id);
        return before?.document === document ? before : parse(document);
      }),
    );
    parsed = new Map(all.map((one) => [one.document.id, one]));
    return {
      known: all.flatMap(({ row }) => row ?? []),
      tombstones: all.flatMap(({ tombstone }) => (tombstone ? [tombstone] : [])),
    };
  };
}

function parse(document: Document): ParsedDocument {
  const fields = plainFields(document.fields);
  const parsed = parseProductRow(document.id, fields);
  const row = parsed.ok ? parsed.value : null;
  return { document, row, tombstone: row && !row.product ? fields : null };
}
