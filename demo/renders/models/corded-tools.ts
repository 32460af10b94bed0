import { torch } from './corded-tools/blow-torches.ts';
import { blower } from './corded-tools/blowers.ts';
import { caulker } from './corded-tools/caulking-guns.ts';
import { multitool } from './corded-tools/multi-tools.ts';
import { polisher } from './corded-tools/polishers.ts';
import { solder } from './corded-tools/soldering-irons.ts';
import { straight } from './corded-tools/straight-grinders.ts';
import type { Models } from './model.ts';

export const cordedTools: Models = {
  pulidora: { build: polisher, view: { around: 26, above: 18 } },
  multiherramienta: { build: multitool, view: { around: 34, above: 24 } },
  'cuerpo-recto': { build: straight, view: { around: 28, above: 18 } },
  cautin: { build: solder, view: { around: 28, above: 26 } },
  sopladora: { build: blower, view: { around: 32, above: 18 } },
  calafateadora: { build: caulker, view: { around: 34, above: 16 } },
  soplete: torch,
};
