import type { Document } from './document.ts';
import { type FieldPath, fieldAt } from './fields.ts';
import { type Sliced, sortSliced } from './slices.ts';
import { StatusError } from './status.ts';
import { arrayElements, doubleToValue, isNumber, isVector, toNumber, type Value } from './value.ts';

export type DistanceMeasure = 'EUCLIDEAN' | 'COSINE' | 'DOT_PRODUCT';

/** A search for the vectors nearest to one, among the documents that a query has found. */
export interface NearestSearch {
  readonly path: FieldPath;
  readonly vector: readonly number[];
  readonly measure: DistanceMeasure;
  readonly limit: number;
  /** The farthest distance; of a product, which grows with nearness, the least. */
  readonly threshold: number | undefined;
  /** The field in which the answer says the distance. */
  readonly resultField: string | undefined;
}

/** Numbers that one search may look at: about a hundred milliseconds. */
const MOST_NUMBERS = 50_000_000;

/** The numbers of a vector, undefined for any other value. */
export function vectorNumbers(value: Value | undefined): readonly number[] | undefined {
  if (value === undefined || !isVector(value) || !('mapValue' in value)) return undefined;
  return arrayElements(value.mapValue.fields?.['value']).map((one) => (isNumber(one) ? toNumber(one) : Number.NaN));
}

/**
 * The nearest first, equally near ones in the order of the query. Documents whose field is no vector of as many dimensions, and for the cosine one
 * without a direction, have no distance and are left out. Throws RESOURCE_EXHAUSTED.
 */
export function* findNearest(documents: readonly Document[], search: NearestSearch): Sliced<Document[]> {
  const { path, vector, measure, threshold, limit, resultField } = search;
  if (documents.length * vector.length > MOST_NUMBERS)
    throw new StatusError('RESOURCE_EXHAUSTED', 'The search would take too long. Filter what it looks at.');
  const sign = measure === 'DOT_PRODUCT' ? -1 : 1;
  const found: { readonly document: Document; readonly distance: number }[] = [];
  for (const document of documents) {
    yield;
    const numbers = vectorNumbers(fieldAt(document.fields, path));
    if (numbers?.length !== vector.length) continue;
    const distance = distanceOf(numbers, vector, measure);
    if (Number.isNaN(distance) || (threshold !== undefined && sign * distance > sign * threshold)) continue;
    found.push({ document, distance });
  }
  const sorted = yield* sortSliced(found, (a, b) => sign * (a.distance - b.distance));
  return sorted
    .slice(0, limit)
    .map(({ document, distance }) => (resultField ? withDistance(document, resultField, distance) : document));
}

function distanceOf(a: readonly number[], b: readonly number[], measure: DistanceMeasure): number {
  const dot = (left: readonly number[], right: readonly number[]): number =>
    left.reduce((sum, number, i) => sum + number * (right[i] ?? 0), 0);
  switch (measure) {
    case 'DOT_PRODUCT':
      return dot(a, b);
    case 'COSINE':
      return 1 - dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
    case 'EUCLIDEAN':
      return Math.hypot(...a.map((number, i) => number - (b[i] ?? 0)));
  }
}

function withDistance(document: Document, name: string, distance: number): Document {
  return { ...document, fields: { ...document.fields, [name]: doubleToValue(distance) } };
}
