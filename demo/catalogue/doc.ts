/** A value as it is stored: what JSON can say, integers as integers. */
export type StoredValue =
  | string
  | number
  | boolean
  | readonly StoredValue[]
  | { readonly [field: string]: StoredValue };

/** A document of the demo store before it is written: no server time yet. */
export interface Doc {
  readonly id: string;
  readonly fields: { readonly [field: string]: StoredValue };
}
