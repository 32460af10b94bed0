import type { Centavos } from '#domain/kernel/money.ts';
import type { Offer } from '#domain/promotions/offer.ts';
import type { FieldKind, OptionalName, PublicName, productFields, Relation } from './product-fields.ts';
import type { Stock } from './stock.ts';

export interface ProductImage {
  /** An address within the site (`/demo/…`) or the path of a stored file. */
  readonly imagen: string;
  readonly alt: string;
  readonly ancho: number;
  readonly alto: number;
}

export interface ProductDocument {
  readonly nombre: string;
  readonly archivo: string;
  /** Size in bytes, shown before a person downloads it. */
  readonly bytes: number;
}

/** A row of the specification table: `{ nombre: 'Voltaje', valor: '20 V' }`. */
export interface Spec {
  readonly nombre: string;
  readonly valor: string;
}

export type Related = { readonly [Name in Relation]: readonly string[] };

/** How a field of each kind is stored. */
export interface StoredValues extends Record<FieldKind, unknown> {
  line: string;
  slug: string;
  prose: string;
  note: string;
  category: string;
  barcode: string;
  choice: Stock;
  day: string;
  money: Centavos;
  flag: boolean;
  labels: readonly string[];
  texts: readonly string[];
  specs: readonly Spec[];
  images: readonly ProductImage[];
  documents: readonly ProductDocument[];
  related: Related;
}

type Stored<Name extends PublicName> = StoredValues[(typeof productFields)[Name]['kind']];
type Present = { readonly [Name in Exclude<PublicName, OptionalName>]: Stored<Name> };
type Optional = { readonly [Name in OptionalName]?: Stored<Name> };

/** A public document of `productos`, field by field as `productFields` says. Field names are the stored ones; what is not public is never in it. */
export interface Product extends Present, Optional {
  readonly id: string;
  /** Never stored: what a promotion has changed of it today, see `domain/promotions`. */
  readonly offer?: Offer | undefined;
}
