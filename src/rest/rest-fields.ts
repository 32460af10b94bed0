type Plain = string | number | boolean | null | readonly Plain[] | { readonly [field: string]: Plain };
export type PlainFields = { readonly [field: string]: Plain };

/** Fields in the form that Firestore's REST address takes. Numbers are whole: the shop stores no others. */
export function restFields(fields: PlainFields): Record<string, object> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, restValue(value)]));
}

// https://firebase.google.com/docs/firestore/reference/rest/v1/Value
function restValue(value: Plain): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (isList(value)) return { arrayValue: { values: value.map(restValue) } };
  return { mapValue: { fields: restFields(value) } };
}

// `Array.isArray` does not narrow a readonly list.
const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value);
