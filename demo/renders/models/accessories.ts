import { adapter, bitCard, blades, caseOf, chisel, sockets } from './cases-and-cards.ts';
import { abrasive, brushes, jacobs } from './chucks-and-abrasives.ts';
import { bits, disc, saw } from './discs-and-bits.ts';
import type { Models } from './model.ts';

export const accessories: Models = {
  disco: { build: disc, view: { around: 0, above: 10 } },
  'disco-sierra': { build: saw, view: { around: 0, above: 10 } },
  brocas: { build: bits, view: { around: 0, above: 36 } },
  estuche: { build: caseOf, view: { around: 14, above: 30 } },
  hojas: { build: blades, view: { around: 16, above: 8 } },
  dados: { build: sockets, view: { around: 20, above: 20 } },
  'puntas-blister': { build: bitCard, view: { around: 16, above: 8 } },
  adaptador: { build: adapter, view: { around: 0, above: 34 } },
  cincel: { build: chisel, view: { around: 0, above: 36 } },
  broquero: { build: jacobs, view: { around: 24, above: 18 } },
  carbones: { build: brushes, view: { around: 18, above: 16 } },
  lija: { build: abrasive, view: { around: 18, above: 26 } },
};
