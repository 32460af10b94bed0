import { type DistanceMeasure, type NearestSearch, vectorNumbers } from '../engine/nearest.ts';
import { invalid } from '../engine/status.ts';
import { isNumber, toNumber } from '../engine/value.ts';
import { checkFieldName, parseFieldReference } from './field-path.ts';
import { asMessage, asOptionalInt32, asString, enumName } from './json-shape.ts';
import { parseValue } from './value-json.ts';

const PARTS = [
  'vectorField',
  'queryVector',
  'distanceMeasure',
  'limit',
  'distanceResultField',
  'distanceThreshold',
] as const;
const MEASURES: Readonly<Record<DistanceMeasure, number>> = { EUCLIDEAN: 1, COSINE: 2, DOT_PRODUCT: 3 };
/** Firestore's limit. */
const MOST_RESULTS = 1000;

/** A query's `findNearest`: `{vectorField, queryVector, distanceMeasure, limit, distanceResultField?, distanceThreshold?}`. Throws INVALID_ARGUMENT. */
export function parseNearest(json: unknown): NearestSearch {
  const search = asMessage(json, 'findNearest', PARTS);
  const vector = vectorNumbers(parseValue(search['queryVector']));
  if (vector === undefined) throw invalid('queryVector must be a vector.');
  const measure = enumName(search['distanceMeasure'], MEASURES);
  if (measure === undefined) throw invalid('distanceMeasure must be EUCLIDEAN, COSINE or DOT_PRODUCT.');
  const limit = asOptionalInt32(search['limit'], 'findNearest.limit') ?? 0;
  if (limit < 1 || limit > MOST_RESULTS) throw invalid(`findNearest.limit must lie between 1 and ${MOST_RESULTS}.`);
  const resultField = asString(search['distanceResultField'] ?? '', 'distanceResultField') || undefined;
  if (resultField !== undefined) checkFieldName(resultField);
  return {
    path: parseFieldReference(search['vectorField']),
    vector,
    measure,
    limit,
    threshold: parseThreshold(search['distanceThreshold']),
    resultField,
  };
}

/** A `DoubleValue`. */
function parseThreshold(json: unknown): number | undefined {
  if (json === undefined) return undefined;
  const value = parseValue({ doubleValue: json });
  return isNumber(value) ? toNumber(value) : undefined;
}
