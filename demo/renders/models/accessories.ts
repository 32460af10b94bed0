import { adapter } from './accessories/adapters.ts';
import { bitCard } from './accessories/bit-cards.ts';
import { chisel } from './accessories/chisels.ts';
import { saw } from './accessories/circular-blades.ts';
import { disc } from './accessories/discs.ts';
import { bits } from './accessories/drill-bits.ts';
import { jacobs } from './accessories/drill-chucks.ts';
import { brushes } from './accessories/motor-brushes.ts';
import { abrasive } from './accessories/sandpaper.ts';
import { blades } from './accessories/saw-blades.ts';
import { sockets } from './accessories/sockets.ts';
import { caseOf } from './accessories/tool-cases.ts';
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
