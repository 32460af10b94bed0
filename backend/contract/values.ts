/** Firestore values in their JSON form, by short names, so that a script reads as data. */

export interface Value {
  nullValue?: 'NULL_VALUE';
  booleanValue?: boolean;
  integerValue?: string;
  doubleValue?: number | string;
  timestampValue?: string;
  stringValue?: string;
  bytesValue?: string;
  referenceValue?: string;
  geoPointValue?: { latitude?: number; longitude?: number };
  arrayValue?: { values?: Value[] };
  mapValue?: { fields?: Fields };
}

export interface Fields {
  [name: string]: Value;
}

export const nil: Value = { nullValue: 'NULL_VALUE' };
export const bool = (value: boolean): Value => ({ booleanValue: value });
export const int = (value: number | string): Value => ({ integerValue: String(value) });
export const dbl = (value: number | 'NaN' | 'Infinity' | '-Infinity' | '-0'): Value => ({ doubleValue: value });
export const ts = (iso: string): Value => ({ timestampValue: iso });
export const str = (value: string): Value => ({ stringValue: value });
export const bytes = (base64: string): Value => ({ bytesValue: base64 });
export const ref = (name: string): Value => ({ referenceValue: name });
export const geo = (latitude: number, longitude: number): Value => ({ geoPointValue: { latitude, longitude } });
export const arr = (...values: Value[]): Value => ({ arrayValue: { values } });
export const map = (fields: Fields): Value => ({ mapValue: { fields } });
export const vec = (...numbers: number[]): Value =>
  map({ __type__: str('__vector__'), value: arr(...numbers.map((number) => dbl(number))) });
