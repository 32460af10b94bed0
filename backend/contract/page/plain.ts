/**
 * What crosses between the test and the page: JSON in which a one-key object with `$…` stands for a value of the SDK.
 * `{"$time":true}` server time, `{"$inc":1}`, `{"$union":[…]}`, `{"$remove":[…]}`, `{"$delete":true}`, `{"$ts":[s,ns]}`,
 * `{"$bytes":"base64"}`, `{"$geo":[lat,lng]}`, `{"$ref":"c/a"}`, `{"$vec":[…]}`, `{"$num":"NaN"}` for numbers JSON lacks;
 * `{"$dbl":1}` a double that is whole, which only a plain request can store.
 */
export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };

export type PlainFields = Record<string, Plain>;

export type FilterSpec =
  | { kind: 'where'; field: string; op: string; value: Plain }
  | { kind: 'and' | 'or'; filters: FilterSpec[] };

export interface QuerySpec {
  /** A collection path, or with `group` a collection id. */
  path: string;
  group?: boolean;
  /** At most one; `and` holds several. `field` may be `__name__`, its value then a path. */
  filter?: FilterSpec;
  orderBy?: [field: string, direction: 'asc' | 'desc'][];
  limit?: number;
  limitToLast?: number;
  startAt?: Plain[];
  startAfter?: Plain[];
  endAt?: Plain[];
  endBefore?: Plain[];
}

export interface QueryResult {
  /** Paths in the order of the result. */
  paths: string[];
  data: Plain[];
  fromCache: boolean;
  pending: boolean;
}
