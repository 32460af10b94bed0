import { storedStatus } from '#domain/quotes/answer-quote.ts';
import { parseQuote } from '#domain/quotes/parse-quote.ts';
import type { Fields as PlainFields } from '#domain/staff/journal/change.ts';
import { parseRepair } from '#domain/workshop/parse-repair.ts';
import { storedRepairStatus } from '#domain/workshop/repair-changes.ts';
import { plainFields, storedFields } from '../engine/plain-fields.ts';
import type { Fields } from '../engine/value.ts';
import type { ArchivedDocument } from './read-archive.ts';

/** As the rules ask for it: what is named by it is the document of a customer's link. */
const SECRET = /^[A-Za-z0-9_-]{22,64}$/;

/**
 * What the customers' links show. Nobody may list those documents, so an archive has none; yet staff write them with every edit of a quotation or a
 * repair, which the rules refuse where the other one is missing.
 */
export function statusDocuments(documents: readonly ArchivedDocument[]): ArchivedDocument[] {
  const byPath = new Map<string, ArchivedDocument>();
  for (const document of documents) {
    const status = statusOf(document);
    if (status) byPath.set(status.path, status);
  }
  return [...byPath.values()];
}

function statusOf({ path, fields }: ArchivedDocument): ArchivedDocument | undefined {
  const [collection, id = ''] = path.split('/');
  if (collection === 'cotizaciones') {
    const quote = parseQuote(id, plainFields(fields));
    if (!quote.ok) return undefined;
    const { rev, fields: shown } = storedStatus(quote.value);
    return named('estadosCotizacion', quote.value.secreto, shown, rev, fields);
  }
  if (collection === 'reparaciones') {
    const repair = parseRepair(id, plainFields(fields));
    if (!repair.ok) return undefined;
    return named('estadosReparacion', repair.value.secreto, storedRepairStatus(repair.value), repair.value.rev, fields);
  }
  return undefined;
}

/** Of the same moment as the document that it is made from. */
function named(
  collection: string,
  secret: string,
  shown: PlainFields,
  rev: number,
  { actualizado, creado }: Fields,
): ArchivedDocument | undefined {
  const written = actualizado ?? creado;
  if (!SECRET.test(secret) || written === undefined) return undefined;
  return {
    path: `${collection}/${secret}`,
    fields: { ...storedFields(shown), rev: { integerValue: String(rev) }, actualizado: written },
  };
}
