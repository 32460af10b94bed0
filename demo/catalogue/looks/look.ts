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
  /** Where the camera stands, where the side view says too little. */
  readonly view?: 'frente' | 'arriba' | 'detras';
}
