/** A kind of paint, for products that do not say how far they go and for people who have not chosen one. */
export interface PaintKind {
  readonly value: string;
  readonly name: string;
  /** Begins the name of a product of this kind, folded. */
  readonly word: RegExp;
  /** m² by litre and coat. */
  readonly perCoat: number;
  readonly coats: number;
}

/**
 * Coverage by kind, in m² by litre and coat on a smooth, sealed wall. Manufacturers publish 5 m² for economy emulsion, 7 to 10 m² for vinyl and
 * acrylic paint (PRISA: 7 m² for its vinyl lines, 9 for the better one) and about 12 m² for alkyd enamel (Pintuco's averages); a quarter less
 * is counted on where the figure is one of a laboratory, because walls are seldom smooth. Sealers and varnishes as their data sheets say
 * diluted for use.
 */
export const PAINT_KINDS: readonly PaintKind[] = [
  { value: 'vinilica', name: 'Vinílica o acrílica', word: /^(?:pintura|vinil)/, perCoat: 7, coats: 2 },
  { value: 'esmalte', name: 'Esmalte', word: /^esmalte/, perCoat: 9, coats: 2 },
  {
    value: 'barniz',
    name: 'Barniz, laca o tinta',
    word: /^(?:barniz|laca|tinta|aceite de teca)/,
    perCoat: 10,
    coats: 2,
  },
  {
    value: 'sellador',
    name: 'Sellador o primario',
    word: /^(?:sellador|primario|fondo|convertidor)/,
    perCoat: 7,
    coats: 1,
  },
];

/** An acrylic roof coating covers 1 m² by litre in its two coats, as the data sheets of 3 to 10 years' systems say. */
export const ROOF_COATING = { unit: 'L', perCoat: 2, coats: 2 } as const;
