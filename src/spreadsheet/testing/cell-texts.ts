import fc from 'fast-check';

/** Usual and rare texts of cells in price lists. */
export const cellTexts = fc.oneof(
  { weight: 4, arbitrary: fc.stringMatching(/^[A-Za-z0-9 ñÑáéíóú"'&<.,$/-]{0,30}$/) },
  fc.constantFrom('0017', '12E4', '7501234567890.0', ' ', '', '2856,99', '¾" × 5 m', '–€“”', 'x'.repeat(255)),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);
