/** What a product's picture shows: a model of the renderer and what is particular about this one. Equal looks share a picture. */
export interface Look {
  readonly model: string;
  /** Which of the model's kinds: the shape of a jaw, of a nozzle. */
  readonly kind?: string;
  /** A length that the model understands: inches of a disc, centimetres of a blade, litres of a tank. */
  readonly size?: number;
  readonly volts?: number;
  /** Ampere hours of the battery. */
  readonly ah?: number;
  /** Sold without its battery. */
  readonly bare?: boolean;
  readonly hex?: string;
  /** What is printed on it; ` | ` where a new line begins. */
  readonly text?: string;
  /** How much the container holds, as its label says it: `4 L`. */
  readonly content?: string;
  readonly count?: number;
  /** A diameter in inches: of a screw, a nail, an anchor. */
  readonly thick?: number;
  /** How a fastener is sold: in a box, in a bag, by the kilogram out of a paper bag, or one by one. */
  readonly pack?: 'caja' | 'bolsa' | 'kilo' | 'suelto';
  /** What a further picture of the same article shows; absent in the first one. */
  readonly view?: FurtherView;
  /** What is printed on the box beside it; ` | ` where a new line begins. */
  readonly box?: string;
  /** What a detail shows of the first picture: its middle from the left and from the top, and its width, all as shares. No part of the file's name. */
  readonly close?: Close;
}

export type FurtherView = 'frente' | 'atras' | 'arriba' | 'detalle' | 'caja' | 'uso';

export type Close = readonly [x: number, y: number, width: number];
