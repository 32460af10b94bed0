import * as v from 'valibot';
import type { StoredDocument } from '#domain/catalogue/stored-document.ts';
import { type Instant, parseInstant } from '#domain/kernel/instant.ts';

const restDocument = v.object({ name: v.string(), fields: v.optional(v.record(v.string(), v.looseObject({})), {}) });
export type RestDocument = v.InferOutput<typeof restDocument>;

const answer = v.array(v.object({ document: v.optional(restDocument), readTime: v.optional(v.string()) }));

/** The documents of a `:runQuery` answer. Throws on any other shape. */
export function parseQueryAnswer(json: unknown): RestDocument[] {
  return v.parse(answer, json).flatMap(({ document }) => (document ? [document] : []));
}

/** The server time as of which a `:runQuery` answer holds; `null` where it does not say. */
export function queryReadTime(json: unknown): Instant | null {
  return parseInstant(v.parse(answer, json)[0]?.readTime);
}

/** One document as `GET` gives it. Throws on any other shape. */
export function parseDocumentAnswer(json: unknown): RestDocument {
  return v.parse(restDocument, json);
}

export function restToStoredDocument({ name, fields }: RestDocument): StoredDocument {
  return { id: name.slice(name.lastIndexOf('/') + 1), fields: plainFields(fields) };
}

function plainFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

// https://firebase.google.com/docs/firestore/reference/rest/v1/Value. Kinds that no public document uses come out as they are; bytes stay
// the base64 text that they are sent as.
function plainValue(value: unknown): unknown {
  if (!isRecord(value)) return undefined;
  const [kind, inner] = Object.entries(value)[0] ?? [];
  switch (kind) {
    case 'nullValue':
      return null;
    case 'integerValue':
    case 'doubleValue':
      return Number(inner);
    case 'arrayValue':
      return isRecord(inner) && Array.isArray(inner['values']) ? inner['values'].map(plainValue) : [];
    case 'mapValue':
      return isRecord(inner) && isRecord(inner['fields']) ? plainFields(inner['fields']) : {};
    case undefined:
    default:
      return inner;
  }
}
