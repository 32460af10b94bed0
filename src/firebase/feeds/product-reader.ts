import type { QuerySnapshot } from 'firebase/firestore';
import { type ProductRow, parseProductRow } from '#domain/catalogue/product-rows.ts';
import type { ParsedDocuments } from '#domain/catalogue/stored-document.ts';
import type { ParseProblem } from '#domain/catalogue/stored-fields.ts';
import type { Result } from '#domain/kernel/result.ts';
import { plainFields } from './stored-documents.ts';

/**
 * Reads the products of a listener's answers. Each answer has all of them, three hundred at most; only those that changed since the answer before
 * are parsed, because a visitor's page gets ten answers a second while a price list is applied.
 * @returns the products that the server has confirmed, in the query's order
 */
export function productReader(): (snapshot: QuerySnapshot, isFirst: boolean) => ParsedDocuments<ProductRow> {
  const parsed = new Map<string, Result<ProductRow, ParseProblem>>();
  return (snapshot, isFirst) => {
    if (isFirst) parsed.clear();
    // With the changes of metadata alone: that is how the server confirms a write of this device.
    for (const { type, doc } of snapshot.docChanges({ includeMetadataChanges: true })) {
      // A pending one has no server time yet.
      if (type === 'removed' || doc.metadata.hasPendingWrites) parsed.delete(doc.id);
      else parsed.set(doc.id, parseProductRow(doc.id, plainFields(doc.data())));
    }
    const values: ProductRow[] = [];
    const problems: ParseProblem[] = [];
    for (const { id } of snapshot.docs) {
      const row = parsed.get(id);
      if (row?.ok) values.push(row.value);
      else if (row) problems.push(row.error);
    }
    return { values, problems };
  };
}
