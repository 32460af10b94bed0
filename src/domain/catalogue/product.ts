import type { Centavos } from '#domain/kernel/money.ts';

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

/** A public document of `productos`. Field names are the stored ones; what is not public is never in it. */
export interface Product {
  readonly id: string;
  readonly nombre: string;
  readonly slug: string;
  /** The store's own code: text, unique, with its leading zeros. */
  readonly clave: string;
  readonly marca: string;
  readonly modelo: string;
  readonly descripcion: string;
  readonly unicID: string;
  /** Ids of labels; the first one gives the product its address. */
  readonly etiquetas: readonly string[];
  /** Absent when the price is not public: the page then says "Cotizar". */
  readonly precio?: Centavos;
  /** The day the price was set, `2026-11-20`. */
  readonly precioVigente?: string;
  /** What one is sold by: `pieza`, `juego`, `cubeta 19 L`. */
  readonly unidad: string;
  /** Groups the presentations of one article: the 4 L and the 19 L of the same paint. */
  readonly familia?: string;
  readonly ficha: readonly Spec[];
  readonly caracteristicas: readonly string[];
  readonly imagenes: readonly ProductImage[];
  readonly documentos: readonly ProductDocument[];
  readonly relacionados: {
    readonly accesorios: readonly string[];
    readonly refacciones: readonly string[];
    readonly alternativas: readonly string[];
  };
  readonly destacado: boolean;
  /** Can be tried in the experience centre. */
  readonly demostracion: boolean;
}
