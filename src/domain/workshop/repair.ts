import type { Instant } from '#domain/kernel/instant.ts';
import type { HistoryStep } from '#domain/quotes/history-step.ts';
import type { StoredLine } from '#domain/quotes/stored-line.ts';
import type { RepairPhoto } from './repair-photos.ts';
import type { RepairState } from './repair-state.ts';

/** What staff write of a repair besides its state and history. */
export interface RepairData {
  readonly nombre: string;
  /** Ten digits. */
  readonly telefono: string;
  readonly correo: string;
  /** Id of the product; empty for what the catalogue does not have. */
  readonly producto: string;
  /** What it is: «Rotomartillo 20 V». */
  readonly articulo: string;
  readonly marca: string;
  readonly modelo: string;
  readonly serie: string;
  /** What the customer says is wrong with it. */
  readonly falla: string;
  /** What was left with it. */
  readonly accesorios: string;
  readonly garantia: boolean;
  /** Day of the purchase, `2026-11-21`; empty where it is not known. */
  readonly compra: string;
  /** The document that proves the purchase: «Nota 1234». */
  readonly comprobante: string;
  /** What was found, in words for the customer. */
  readonly diagnostico: string;
  /** Labour and parts, with prices in centavos, IVA included. */
  readonly lineas: readonly StoredLine[];
  /** Day on which it is to be ready; empty where none was promised. */
  readonly promesa: string;
  /** Internal notes. */
  readonly notas: string;
  readonly fotos: readonly RepairPhoto[];
}

/** A document of `reparaciones`. */
export interface Repair extends RepairData {
  readonly id: string;
  readonly folio: string;
  /** Whoever has it may see the state of the repair. */
  readonly secreto: string;
  /** When it was received, by the clock of the tablet: it may wait for hours for a network. */
  readonly creado: Instant;
  /** E-mail of the colleague who received it. */
  readonly recibio: string;
  readonly estado: RepairState;
  readonly historial: readonly HistoryStep<RepairState>[];
  /** Last day that the article is kept for its owner; empty while it does not wait for them. */
  readonly hasta: string;
  readonly rev: number;
}

/** The article in one line for the customer, without its serial number: «Rotomartillo 20 V TENAZ DH20». */
export function articleText({ articulo, marca, modelo }: Pick<RepairData, 'articulo' | 'marca' | 'modelo'>): string {
  // The name of a product of the catalogue often has its brand and model already, as words of their own: «12» is none of «1200 W».
  const more = [marca, modelo].filter((word) => word !== '' && !inWords(articulo).includes(inWords(word)));
  return [articulo, ...more].join(' ');
}

const inWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[\s,;:()]+/g, ' ')
    .trim()} `;

/** What staff write of a repair, out of all that is known of it. */
export function dataOf(repair: Repair): RepairData {
  const { id: _id, folio: _folio, secreto: _secreto, creado: _creado, recibio: _recibio, ...rest } = repair;
  const { estado: _estado, historial: _historial, hasta: _hasta, rev: _rev, ...data } = rest;
  return data;
}
